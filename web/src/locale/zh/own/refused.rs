//! The Chinese sentence for each refused form of Python: what to write instead.

use queenscope_lang::error::Refused;

/// The sentence of a refused form.
pub fn refused(form: &Refused) -> String {
    let text = match form {
        Refused::Tab => "制表符：改用空格，每级缩进四个",
        Refused::Semicolon => "不需要分号：删去它，每条语句各占一行",
        Refused::Continuation => "\\ 用来续行：把整条语句写在一行",
        Refused::SuiteOnHeader => "语句块写在了首行上：换到下一行并缩进",
        Refused::Docstring => "字符串单独作语句没有作用：用 # 写注释",
        Refused::BareExpression => "这个表达式的值没有用到：赋给变量、输出，或调用函数",
        Refused::NestedDefinition => "函数里又定义函数：移到最外层定义",
        Refused::RepeatedDefinition(name) => {
            return format!("函数 {name} 已经定义过：另取名字");
        }
        Refused::DefinitionBelow => "函数只能在最外层定义：移到语句块之外",
        Refused::LoopElse => "这里 else 只与 if 配对，不与循环配对：用变量记下循环怎样结束",
        Refused::ChainedComparison => "连续比较：用 and 连接两个比较，如 1 <= j and j <= n",
        Refused::ChainedAssignment => "连续赋值：一行只写一个赋值",
        Refused::NonAsciiName(name) => {
            return format!("名字 {name} 中有 a 到 z 以外的字母：只用英文字母、数字和 _");
        }
        Refused::StringPrefix(prefix) => {
            return format!(
                "字符串前有 {prefix}：写普通字符串，各部分用逗号隔开输出，如 print(\"t\", t)"
            );
        }
        Refused::Escape => "字符串里有 \\：直接写字符本身",
        Refused::BuiltinName(name) => {
            return format!("{name} 是 Python 的内置名字：另取名字");
        }
        Refused::Dunder(name) => {
            return match name.as_str() {
                "__name__" => "这里没有 __name__：删去这个判断，在最外层直接调用函数".into(),
                name => format!("以 __ 开头的名字属于 Python：不要用 {name}，另取名字"),
            };
        }
        Refused::Keyword(word) => {
            return format!("{word} 不属于本语言：{}", instead_of(word));
        }
        Refused::RangeElsewhere => "range 只用在 for 循环中：写 for i in range(…):",
        Refused::IterateOther => "for 循环只能遍历 range：写 for i in range(1, n + 1):，再用 a[i]",
        Refused::StringElsewhere => {
            "字符串只能单独作为输出项：各部分用逗号隔开，如 print(\"t\", t)，别处用数"
        }
        Refused::Number(literal) => {
            return format!("{literal} 不是普通整数：只用数字 0 到 9，开头不写 0");
        }
        Refused::Power => "** 可能超出整数：用乘法，或用移位，如 1 << k",
        Refused::TrueDivision => "/ 的结果不是整数：整除用 //",
        Refused::MatrixProduct => "@ 不是整数的运算符：用 *",
        Refused::Membership => "这里不能用 in 判断成员：写循环，或用标记数组",
        Refused::Identity => "is 比较的是对象：用 == 或 !=",
        Refused::Lambda => "lambda 定义没有名字的函数：在最外层用 def",
        Refused::Conditional => "表达式里有 if：写成 if 语句",
        Refused::Walrus => ":= 在表达式里赋值：单独一行赋值",
        Refused::Attribute => {
            "点号用于对象和模块：数组一次建足大小再给元素赋值，需要的函数自己定义"
        }
        Refused::KeywordArgument => "参数按位置传递：删去名字和 =",
        Refused::DefaultArgument => "参数没有默认值：每个参数都要给出",
        Refused::Annotation => "这里写了类型：连同 : 或 -> 一起删去，类型会自动推断",
        Refused::Decorator => "装饰器：只写函数定义本身",
        Refused::StarElsewhere => "* 只在 print 中展开切片，如 *a[1:]：别处逐个写出各值",
        Refused::Tuple => "元组：只给一个值，或成对赋值，如 x, y = y, x",
        Refused::Dictionary => "花括号：语句块在冒号之后缩进；字典和集合改用以数为下标的数组",
        Refused::Comprehension => "推导式：用 [0] * size 建立数组，再用循环填写",
        Refused::NestedList => "数组的数组：用一个数组并计算下标，如 h[i * n + j]",
        Refused::ListElsewhere => "数组在最外层用赋值建立：写 name = [0] * size",
        Refused::ListCopy => "数组不能复制、传递或返回：直接使用原数组",
        Refused::SliceElsewhere => "切片只用于输出，如 print(*a[1:])：别处用循环",
        Refused::NegativeStride => "切片只有起止两个下标：删去第二个冒号",
        Refused::SubscriptOfOther => "只有数组名后面可以有下标：写 name[index]",
        Refused::NoneValue => "这里没有 None：用一个数，如 0 或 -1",
        Refused::GlobalLate => "global 写在函数体的最前面：上移",
        Refused::GlobalAtTop => "最外层的名字本来就是全局的：删去这一行",
        Refused::GlobalParameter(name) => {
            return format!("{name} 是参数，不能再声明为全局：另取名字");
        }
        Refused::AssignList(name) => {
            return format!("{name} 是数组，不能整个替换：给元素赋值，如 {name}[1] = 0");
        }
        Refused::Builtin(name) => {
            return format!("{name} 不属于本语言：{}", without(name));
        }
        Refused::PrintValue => "print 没有值：让它单独占一行",
        Refused::Target => "= 左边只能是变量或数组元素，如 a[k]：给其中之一赋值",
        Refused::Encoding(name) => {
            return format!("这条注释告诉 Python 文本的编码是 {name}：删去它");
        }
        Refused::Foreign { written, write } => {
            return format!("Python 中没有 {written}：写{}", like(write));
        }
    };
    text.into()
}

/// What Python has for a word of another language.
fn like(write: &str) -> String {
    match write {
        "the assignment alone" => "赋值本身即可".into(),
        "a colon and an indented block" => "冒号和缩进的语句块".into(),
        "nothing, a block ends with its indentation" => "缩进即可，语句块随缩进结束".into(),
        "# before a comment" => "注释用 # 开头".into(),
        other => format!(" {}", other.replace(" and ", " 和 ").replace(", ", "、")),
    }
}

/// What to write instead of a statement that a keyword begins.
fn instead_of(word: &str) -> &'static str {
    match word {
        "import" | "from" => "没有模块，需要的函数自己定义",
        "class" => "用数组和函数",
        "try" | "except" | "finally" | "raise" | "assert" => {
            "用 if 检查可能出错之处，再返回或输出结果"
        }
        "nonlocal" => "写 global",
        "del" => "给元素赋 0",
        "yield" => "输出这个值，或返回它",
        "match" | "case" => "写 if、elif 和 else",
        _ => "用赋值、if、while、for … in range(…)、def 和 print",
    }
}

/// What to write instead of a call of a function of Python.
fn without(builtin: &str) -> &'static str {
    match builtin {
        "int" | "float" | "round" => "所有的数都是整数，整除用 //",
        "str" | "repr" | "format" | "chr" => "print 可以直接输出数",
        "input" | "open" => "把数直接赋给变量",
        "list" | "tuple" | "set" | "dict" | "bytearray" => "在最外层建立数组，如 a = [0] * (n + 1)",
        "sum" | "any" | "all" | "sorted" | "map" | "filter" | "enumerate" | "zip" | "reversed" => {
            "写循环 for … in range(…)"
        }
        "pow" => "用乘法，或用移位，如 1 << k",
        "divmod" => "用 // 和 %",
        "bool" => "写比较，如 x != 0",
        _ => "可用的有 abs、min、max、len、range 和 print",
    }
}
