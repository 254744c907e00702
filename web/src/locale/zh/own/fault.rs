//! The Chinese sentence for each fault of a source text: what is wrong, and what to
//! write instead. A sentence has no full stop of its own.

use queenscope_lang::{ErrorKind, like};

use super::{mark, refused};

/// The sentence of a fault.
pub fn fault(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::Refused(form) => refused::refused(form),
        ErrorKind::Mark(error) => mark::mark(error),
        ErrorKind::Character(c) => character(*c),
        ErrorKind::OpenString => "字符串没有结束引号：在本行末尾补上同样的引号".into(),
        ErrorKind::LargeInteger(literal) => {
            format!("{literal} 超出 64 位：最大的整数是 {}", i64::MAX)
        }
        ErrorKind::Expected {
            expected,
            found: Some(found),
        } => format!("此处应为{}，而不是 {found}", phrase(expected)),
        ErrorKind::Expected {
            expected,
            found: None,
        } => format!("行尾之前应有{}", phrase(expected)),
        ErrorKind::OpenBracket(bracket) => {
            format!("{bracket} 没有配对：补上右括号，并把整条语句写在一行")
        }
        ErrorKind::CloseBracket(bracket) => {
            format!("{bracket} 没有对应的左括号：删去它，或在前面补上左括号")
        }
        ErrorKind::Indented => "此行多了缩进，但这里没有开始新的语句块：与上一行对齐".into(),
        ErrorKind::Dedented => "此行的缩进与外层各语句块都不对齐：与其中一个对齐".into(),
        ErrorKind::NoBlock => "下面应有缩进的语句块：至少写一个缩进的 pass".into(),
        ErrorKind::NoIf => "此行没有可以配对的 if：与它的 if 对齐".into(),
        ErrorKind::DeepBlock => "语句块最多嵌套 64 层：改用函数".into(),
        ErrorKind::ManyBranches => "elif 分支最多 500 个：改用数组或函数".into(),
        ErrorKind::DeepExpression => "表达式最多嵌套 64 层：把一部分存入变量".into(),
        ErrorKind::LongSource => "程序最多 65536 字节：请缩短".into(),
        ErrorKind::LargeProgram => {
            "程序中的变量名、循环和数合计约 200 个为限：其中一部分改用数组".into()
        }
        ErrorKind::NoSize => "第一条语句必须给出棋盘大小：写 n = 8".into(),
        ErrorKind::OutsideLoop(word) => format!("{word} 在循环之外：把它缩进到所属的循环中"),
        ErrorKind::ReturnOutside => "return 在函数之外：把它缩进到所属的函数中".into(),
        ErrorKind::UnknownName { name, similar } => {
            format!("{name} 没有被赋过值：先给它赋值{}", meant(similar))
        }
        ErrorKind::UnknownFunction { name, similar } => {
            format!("没有函数 {name}：用 def 定义它{}", meant(similar))
        }
        ErrorKind::FunctionName(name) => {
            format!("{name} 是函数：写 {name}(…) 来调用，变量请另取名字")
        }
        ErrorKind::NotAFunction(name) => {
            format!("{name} 不是函数：数组元素写 {name}[…]，函数用 def 定义")
        }
        ErrorKind::NotAList(name) => {
            format!("{name} 不是数组：在最外层建立，如 {name} = [0] * (n + 1)")
        }
        ErrorKind::ListAsValue(name) => format!(
            "{name} 是数组：用它的一个元素，如 {name}[1]，或输出若干元素，如 print(*{name}[1:])"
        ),
        ErrorKind::ListBelow(name) => {
            format!("数组只能在最外层建立：把建立 {name} 的语句移到函数、循环和分支之外")
        }
        ErrorKind::ListTwice(name) => {
            format!("数组 {name} 只建立一次，也不能另作他用：另取名字，或用循环给各元素赋值")
        }
        ErrorKind::ListSize => "数组的大小必须能由 n 和上面的简单语句算出，如 [0] * (n + 1)".into(),
        ErrorKind::ManyCells(cells) => {
            format!("所有数组合计最多 100000 个元素，这里会有 {cells} 个：请减小")
        }
        ErrorKind::Arguments {
            function,
            takes,
            given,
        } => {
            let takes = match function.as_str() {
                "range" => "1 到 3".to_owned(),
                "min" | "max" => "至少 2".to_owned(),
                _ => takes.to_string(),
            };
            format!("{function} 需要 {takes} 个参数，这里给了 {given} 个")
        }
        ErrorKind::ManyParameters => "函数最多 32 个参数：改用数组".into(),
        ErrorKind::ParameterTwice(name) => format!("两个参数都叫 {name}：给其中一个另取名字"),
        ErrorKind::NoValue(name) => format!("{name} 没有返回值：单独一行调用它，或让它返回一个值"),
        ErrorKind::SomePaths(name) => {
            format!("{name} 只在部分路径上有返回值：要么每条路径都返回值，要么都不返回")
        }
        ErrorKind::Mixed { wanted, found } => format!(
            "此处应为{}，而不是{}：一个变量或数组只存一种类型，算术运算只用整数",
            phrase(wanted),
            phrase(found)
        ),
        ErrorKind::IntegerLogic(word) => {
            format!("{word} 的值被使用时，两边应为逻辑值：写 x != 0，不写 x")
        }
    }
}

fn meant(similar: &Option<String>) -> String {
    match similar {
        Some(name) => format!("；是不是想写 {name}？"),
        None => String::new(),
    }
}

/// A character of no use: often one of another keyboard, which has its like in Python.
fn character(c: char) -> String {
    let code = u32::from(c);
    match like(c) {
        Some(like) => format!("字符 {c} 在此无意义：改成 {like}"),
        None if c.is_whitespace() && !c.is_control() => {
            format!("空白字符 U+{code:04X} 看似空格，其实不是：改成普通空格")
        }
        None if c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}') =>
        {
            format!("不可见字符 U+{code:04X} 不能出现在此：删去它")
        }
        None => format!("字符 {c} 在此无意义：删去它"),
    }
}

/// What the language names by a phrase; symbols and words of the language stand for
/// themselves.
fn phrase(english: &str) -> String {
    let chinese = match english {
        "an integer" => "整数",
        "a truth value" => "逻辑值",
        "a value" => "一个值",
        "a value, or not and its value in brackets," => "一个值（not 和它的值要加括号）",
        "a statement" => "一条语句",
        "a name" => "一个名字",
        "a function" => "一个函数",
        "a list's name" | "the name of a list" => "数组名",
        "the name of the function" => "函数名",
        "the name of an event" => "事件名",
        "the variable of the loop" => "循环变量",
        "the second of a pair of names" => "第二个变量名",
        "a parameter or )" => "参数或 )",
        "an operator" => "运算符",
        "an operator or the end of the line" => "运算符或行尾",
        "the end of the line" => "行尾",
        ", or )" => "逗号或 )",
        ", or ]" => "逗号或 ]",
        ", or the end of the line" => "逗号或行尾",
        "; or the end of the line" => "分号或行尾",
        ", and a second value" => "逗号和第二个值",
        "= behind the name" => "名字后的 =",
        "== to compare" => "表示相等的 ==",
        ") behind the name of a list" => "数组名后的 )",
        "in range(…)" => " in range(…)",
        "brackets around what is printed, as in print(t)," => "输出内容外的括号，如 print(t)",
        "brackets around the size, as in [0] * (n + 1)," => "数组大小外的括号，如 [0] * (n + 1)",
        "column(x), diagonal(x) or antidiagonal(x)" => " column(x)、diagonal(x) 或 antidiagonal(x)",
        other => return format!(" {other}"),
    };
    chinese.to_owned()
}

#[cfg(test)]
mod tests {
    use queenscope_lang::check;

    use super::*;

    /// Words that only an English sentence has.
    const ENGLISH: [&str; 8] = [
        "the ", "an ", "of ", "write", "behind", "instead", "expected", "value",
    ];

    /// Every text that the language is known to refuse, one after the other.
    fn refused() -> impl Iterator<Item = String> {
        let files = [
            include_str!("../../../../../crates/lang/tests/refused/assignments.txt"),
            include_str!("../../../../../crates/lang/tests/refused/blocks.txt"),
            include_str!("../../../../../crates/lang/tests/refused/calls.txt"),
            include_str!("../../../../../crates/lang/tests/refused/cells.txt"),
            include_str!("../../../../../crates/lang/tests/refused/definitions.txt"),
            include_str!("../../../../../crates/lang/tests/refused/expressions.txt"),
            include_str!("../../../../../crates/lang/tests/refused/lines.txt"),
            include_str!("../../../../../crates/lang/tests/refused/lists.txt"),
            include_str!("../../../../../crates/lang/tests/refused/loops.txt"),
            include_str!("../../../../../crates/lang/tests/refused/making.txt"),
            include_str!("../../../../../crates/lang/tests/refused/marks.txt"),
            include_str!("../../../../../crates/lang/tests/refused/slips.txt"),
            include_str!("../../../../../crates/lang/tests/refused/types.txt"),
        ];
        files.into_iter().flat_map(|file| {
            let (head, cases) = file.split_once("----\n").unwrap_or(("", file));
            let cases: Vec<String> = cases
                .split("\n\n")
                .map(|case| {
                    let lines = case.lines().filter(|line| !line.starts_with("line "));
                    format!("{head}{}\n", lines.collect::<Vec<_>>().join("\n"))
                })
                .collect();
            cases
        })
    }

    #[test]
    fn every_known_fault_has_a_chinese_sentence() {
        let mut faults = 0;
        for text in refused() {
            let Err(error) = check(&text) else { continue };
            let sentence = fault(&error.kind);
            let chinese = sentence
                .chars()
                .any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
            assert!(chinese && !sentence.ends_with('。'), "{sentence}");
            let english = ENGLISH.iter().find(|word| sentence.contains(**word));
            assert_eq!(english, None, "{sentence}\n{error}\n{text}");
            faults += 1;
        }
        assert!(faults > 200, "{faults}");
    }
}
