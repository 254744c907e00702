//! The Chinese sentences of steps.

use queenscope_solver::{MAXIMUM_FRAMES, RunErrorKind};

use crate::{
    locale::{
        numbers::{grouped, superscript},
        places::Words,
    },
    narration::{Effort, Ending, Outlook, Sentence, Statement, Verdict},
    notation::{Notation, Places},
};

use super::{
    conflict::{conflict, wrong},
    places::{columns_apart, rows_apart, set, words},
};

/// The sentence of a step, with places as they are to be called.
pub fn sentence(sentence: &Sentence, places: Places) -> String {
    let words = words(places);
    set(words, told(sentence, words))
}

fn told(sentence: &Sentence, words: Words) -> String {
    let places = words.places;
    match sentence {
        Sentence::Start { n: 1, .. } => {
            "在 1×1 的棋盘上放 1 个皇后。按 ⟦→⟧ 前进一步，按 ⟦←⟧ 后退一步。".to_owned()
        }
        Sentence::Start { n, .. } => format!(
            "在 {n}×{n} 的棋盘上放 {n} 个皇后，任意两个{}、不同斜线。\
             按 ⟦→⟧ 前进一步，按 ⟦←⟧ 后退一步。",
            match places.notation {
                Notation::Chess => "不同横行、不同直行",
                Notation::One | Notation::Zero | Notation::Transposed => "不同行、不同列",
            }
        ),
        Sentence::Try { row, column } => {
            format!("{}试{}。", words.row(*row), words.within(*row, *column))
        }
        Sentence::PastLast { row, column, place } => format!(
            "{place}={column}，{}已无{}可试。",
            words.row(*row),
            words.terms.tried_noun
        ),
        Sentence::Put { row, column } => format!(
            "{}的皇后放到{}，此时不作检验。",
            words.row(*row),
            words.within(*row, *column)
        ),
        Sentence::Free(pair) => format!(
            "与{}比较：不同{}，⟨{}⟩，⟨{}⟩，不冲突。",
            words.other(pair.with, pair.with_column),
            words.terms.column_noun,
            columns_apart(words, pair.with_column, pair.column),
            rows_apart(words, pair.row, pair.with),
        ),
        Sentence::Apart(pair) => format!(
            "{}与{}比较：⟨{}⟩，⟨{}⟩，不在同一斜线上。",
            words.other(pair.row, pair.column),
            words.other(pair.with, pair.with_column),
            columns_apart(words, pair.with_column, pair.column),
            rows_apart(words, pair.row, pair.with),
        ),
        Sentence::Conflict { pair, ground } => conflict(pair, ground, words),
        Sentence::Rejected { row, column } => format!("{}被排除。", words.square(*row, *column)),
        Sentence::Place { row, column } => format!(
            "不冲突，{}的皇后放在{}。",
            words.row(*row),
            words.within(*row, *column)
        ),
        Sentence::Advance { name, row } => format!(
            "{name}={name}+1，转到{}，从{}试起。",
            words.row(*row),
            words.within(*row, 1)
        ),
        Sentence::Retreat { name, row: 0 } => format!(
            "{name}={name}−1=0，{}之前已没有{}。",
            words.row(1),
            words.terms.row_noun
        ),
        Sentence::Retreat { name, row } => {
            format!("{name}={name}−1，回到{}。", words.row(*row))
        }
        Sentence::Call { call } => format!("调用 {call}，新的栈帧入栈。"),
        Sentence::Backtrack { row, back, .. } => {
            let tried = format!("{}各{}均已试过", words.row(*row), words.terms.tried_noun);
            let onward = match places.notation {
                Notation::One | Notation::Zero | Notation::Chess => "右",
                Notation::Transposed => "下",
            };
            let noun = words.terms.row_noun;
            match back {
                Some((before, column)) => format!(
                    "{tried}，回溯到{}，该{noun}皇后从{}继续{onward}移。",
                    words.row(*before),
                    words.within(*before, *column)
                ),
                None => format!("{tried}，已没有可以回溯的{noun}。"),
            }
        }
        Sentence::CleanUp { column } => {
            format!("清理现场：释放{}和两条对角线。", words.column(*column))
        }
        Sentence::Remove { row } => format!("移走{}的皇后。", words.row(*row)),
        Sentence::Candidate { queens, verdict } => {
            let board = places.queens(queens);
            match verdict {
                Verdict::Holds => format!("检验候选解 {board}：任意两个皇后都不冲突。"),
                Verdict::Fails => format!("检验候选解 {board}：有冲突。"),
            }
        }
        Sentence::Solution { number, row: 1 } => format!("第 {} 个解。", grouped(*number)),
        Sentence::Solution { number, row } => {
            format!(
                "第 {} 个解。搜索并未结束，{}继续试下一{}。",
                grouped(*number),
                words.row(*row),
                words.terms.tried_noun
            )
        }
        Sentence::Stuck { row } => {
            format!("{}无处可放。贪心法不回溯，到此失败。", words.row(*row))
        }
        Sentence::Told(told) => super::told::told(told, places),
        Sentence::GaveUp { pairs } => format!("放弃：仍有 {pairs} 对皇后冲突。"),
        Sentence::End(end) => ending(end),
        Sentence::Accepted {
            row,
            pair: (upper, lower),
        } => format!(
            "程序接受了{}，但{}与{}的皇后冲突。",
            words.row(*row),
            words.row(*upper),
            words.row(*lower)
        ),
        Sentence::Wrong { n, flaw } => {
            format!("程序输出的棋盘不是解：{}。", wrong(*n, *flaw, places))
        }
        Sentence::Over {
            steps,
            solutions,
            wrong,
        } => {
            let wrong = match wrong {
                0 => String::new(),
                wrong => format!("，另有 {wrong} 个有冲突的棋盘"),
            };
            format!("程序运行结束，共 {steps} 步，给出 {solutions} 个解{wrong}。")
        }
        Sentence::Error { line, kind } => {
            format!(
                "代码第 {line} 行：{}。程序在此停止，此前各步均可查看。",
                error(kind)
            )
        }
        Sentence::Ran { line, statement } => {
            format!("代码第 {line} 行已执行{}。", ran(statement, places))
        }
        Sentence::Passing { solutions: None } => "播放中。".to_owned(),
        Sentence::Passing {
            solutions: Some(solutions),
        } => {
            format!("播放中，已得到 {solutions} 个解。")
        }
    }
}

/// The second line under a sentence.
pub fn aside(sentence: &Sentence, places: Places) -> Option<String> {
    if let Sentence::Told(told) = sentence {
        let aside = super::told::aside(told, places);
        return aside.map(|text| set(words(places), text));
    }
    let Sentence::Start {
        n,
        outlook: Some(outlook),
    } = sentence
    else {
        return None;
    };
    let raised = |exponent: &u32| superscript((*exponent).into());
    Some(match outlook {
        Outlook::Boards(exponent) => format!(
            "共有 {n}{} 个候选解，超过 10{} 个：可以逐步观察，但走不到结尾。",
            superscript((*n).into()),
            raised(exponent)
        ),
        Outlook::Orders(exponent) => format!(
            "共有 {n}! 个排列，超过 10{} 个，走不到结尾。",
            raised(exponent)
        ),
        Outlook::Steps => "全部执行完需要 10 亿步以上：可以逐步观察，但离结尾很远。".to_owned(),
        Outlook::First => "第一个解在 9 亿步以外。".to_owned(),
        Outlook::Refused => format!("{n} 皇后无解：程序直接说明。"),
        Outlook::Endless => {
            format!("{n} 皇后无解：程序移动 1000 次后放弃。")
        }
        Outlook::Stuck => format!("{n} 皇后无解：程序会无处可放。"),
    })
}

fn ending(end: &Ending) -> String {
    let Ending {
        n,
        solutions,
        fundamental,
        effort,
        pointer,
    } = end;
    if *n == 1 && *solutions == 1 {
        return "1×1 的棋盘只有一个格子：1 个解。".to_owned();
    }
    if *solutions == 0 {
        let effort = match effort {
            Effort::Tries(tries) => format!("试探 {} 次后", grouped(*tries)),
            Effort::Boards(boards) => format!("检验 {} 个候选解后", grouped(*boards)),
            Effort::Steps(steps) => format!("执行 {} 步后", grouped(*steps)),
        };
        return format!("{effort}搜索完毕：{n} 皇后无解。");
    }
    let why = match pointer {
        Some(pointer) => format!("{pointer}=0，所有可能均已试过"),
        None => "所有可能均已试过".to_owned(),
    };
    match fundamental {
        Some(classes) => format!(
            "{why}，共 {} 个解，其中本质不同的 {classes} 个。",
            grouped(*solutions)
        ),
        None => format!("{why}，共 {} 个解。", grouped(*solutions)),
    }
}

fn error(kind: &RunErrorKind) -> String {
    match kind {
        RunErrorKind::Index { list, index, .. } => format!("{list}[{index}] 越界"),
        RunErrorKind::Overflow => "结果超出 64 位".to_owned(),
        RunErrorKind::Division => "除数为 0".to_owned(),
        RunErrorKind::Shift => "移位的位数为负".to_owned(),
        RunErrorKind::Range => "range 的步长为 0".to_owned(),
        RunErrorKind::Unset { name } => format!("{name} 尚未赋值"),
        RunErrorKind::Frames => {
            format!("同时打开的调用超过 {MAXIMUM_FRAMES} 层，请检查递归有没有出口")
        }
        RunErrorKind::Steps { budget } => format!("执行 {budget} 步后仍未结束，请检查有没有死循环"),
    }
}

fn ran(statement: &Statement, places: Places) -> String {
    match statement {
        Statement::Assigned { place, value } => format!("：{place} = {value}"),
        Statement::Defined { name } => format!("：定义函数 {name}"),
        Statement::Tested {
            condition,
            verdict: Verdict::Holds,
        } => format!("：{condition} 成立"),
        Statement::Tested {
            condition,
            verdict: Verdict::Fails,
        } => format!("：{condition} 不成立"),
        Statement::LoopOver { variable } => format!("：{variable} 已取完所有的值"),
        Statement::Returned {
            name,
            value: Some(value),
        } => format!("：{name} 返回 {value}"),
        Statement::Returned { name, value: None } => format!("：{name} 返回"),
        Statement::Continued => "：转入下一轮循环".to_owned(),
        Statement::Broken => "：跳出循环".to_owned(),
        Statement::Printed { text } => format!("：输出 {}", places.printed(text)),
        Statement::Other => String::new(),
    }
}
