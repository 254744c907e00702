//! The Chinese sentences of steps.

use queenscope_solver::{Flaw, Line, MAXIMUM_FRAMES, RunErrorKind};

use crate::{
    locale::numbers::{grouped, signed, spaced, superscript},
    narration::{Effort, Ending, Ground, Pair, Sentence, Statement, Vast, Verdict},
};

/// The sentence of a step.
pub fn sentence(sentence: &Sentence) -> String {
    match sentence {
        Sentence::Start { n: 1, .. } => {
            "在 1×1 的棋盘上放 1 个皇后。按 ⟦→⟧ 前进一步，按 ⟦←⟧ 后退一步。".to_owned()
        }
        Sentence::Start { n, .. } => format!(
            "在 {n}×{n} 的棋盘上放 {n} 个皇后，任意两个不同行、不同列、不同斜线。\
             按 ⟦→⟧ 前进一步，按 ⟦←⟧ 后退一步。"
        ),
        Sentence::Try { row, column } => format!("第 {row} 行试第 {column} 列。"),
        Sentence::PastLast { row, column, place } => {
            format!("{place}={column}，第 {row} 行已无列可试。")
        }
        Sentence::Put { row, column } => {
            format!("第 {row} 行的皇后放到第 {column} 列，此时不作检验。")
        }
        Sentence::Free(pair) => format!(
            "与第 {} 行比较：不同列，⟨列差 |{}−{}|={}⟩，⟨行差 {}−{}={}⟩，不冲突。",
            pair.with,
            pair.with_column,
            pair.column,
            (pair.with_column - pair.column).abs(),
            pair.row,
            pair.with,
            pair.row - pair.with,
        ),
        Sentence::Conflict { pair, ground } => conflict(pair, ground),
        Sentence::Rejected { row, column } => format!("第 {row} 行第 {column} 列被排除。"),
        Sentence::Place { row, column } => {
            format!("不冲突，第 {row} 行的皇后放在第 {column} 列。")
        }
        Sentence::Advance { name, row } => {
            format!("{name}={name}+1，转到第 {row} 行，从第 1 列试起。")
        }
        Sentence::Retreat { name, row: 0 } => {
            format!("{name}={name}−1=0，第 1 行之前已没有行。")
        }
        Sentence::Retreat { name, row } => format!("{name}={name}−1，回到第 {row} 行。"),
        Sentence::Call { call } => format!("调用 {call}，新的栈帧入栈。"),
        Sentence::Backtrack { row, back, .. } => match back {
            Some((before, column)) => format!(
                "第 {row} 行各列均已试过，回溯到第 {before} 行，该行皇后从第 {column} 列继续右移。"
            ),
            None => format!("第 {row} 行各列均已试过，已没有可以回溯的行。"),
        },
        Sentence::CleanUp { column } => format!("清理现场：释放第 {column} 列和两条对角线。"),
        Sentence::Remove { row } => format!("移走第 {row} 行的皇后。"),
        Sentence::Candidate { queens, verdict } => {
            let board = spaced(queens);
            match verdict {
                Verdict::Holds => format!("检验候选解 {board}：任意两个皇后都不冲突。"),
                Verdict::Fails => format!("检验候选解 {board}：有冲突。"),
            }
        }
        Sentence::Solution { number, row: 1 } => format!("第 {} 个解。", grouped(*number)),
        Sentence::Solution { number, row } => {
            format!(
                "第 {} 个解。搜索并未结束，第 {row} 行继续试下一列。",
                grouped(*number)
            )
        }
        Sentence::Stuck { row } => {
            format!("第 {row} 行无处可放。贪心法不回溯，到此失败。")
        }
        Sentence::Told(told) => super::told::told(told),
        Sentence::GaveUp { pairs } => format!("放弃：仍有 {pairs} 对皇后冲突。"),
        Sentence::End(end) => ending(end),
        Sentence::Accepted {
            row,
            pair: (upper, lower),
        } => format!("程序接受了第 {row} 行，但第 {upper} 行与第 {lower} 行的皇后冲突。"),
        Sentence::Wrong { n, flaw } => format!("程序输出的棋盘不是解：{}。", wrong(*n, *flaw)),
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
        Sentence::Ran { line, statement } => format!("代码第 {line} 行已执行{}。", ran(statement)),
        Sentence::Passing { solutions: None } => "播放中。".to_owned(),
        Sentence::Passing {
            solutions: Some(solutions),
        } => {
            format!("播放中，已得到 {solutions} 个解。")
        }
    }
}

/// The second line under a sentence.
pub fn aside(sentence: &Sentence) -> Option<String> {
    if let Sentence::Told(told) = sentence {
        return super::told::aside(told);
    }
    let Sentence::Start {
        n,
        vast: Some(vast),
    } = sentence
    else {
        return None;
    };
    Some(match vast {
        Vast::Boards(exponent) => format!(
            "共有 {n}{} 个候选解，超过 10{} 个：可以逐步观察，但走不到结尾。",
            superscript((*n).into()),
            superscript((*exponent).into())
        ),
        Vast::Steps => "全部执行完需要 10 亿步以上：可以逐步观察，但离结尾很远。".to_owned(),
    })
}

/// The label at a conflict.
pub fn reason(pair: &Pair, ground: &Ground) -> String {
    match ground {
        Ground::Compared(Line::Column) => format!("同在第 {} 列", pair.column),
        Ground::Compared(Line::Diagonal | Line::Antidiagonal) => format!(
            "列差 |{}−{}| = {} = 行差 {}−{}",
            pair.with_column,
            pair.column,
            (pair.with_column - pair.column).abs(),
            pair.row,
            pair.with
        ),
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => format!("{formula}，{array}[{index}] 已占领"),
            None => format!("{array}[{index}] 已占领"),
        },
    }
}

fn conflict(pair: &Pair, ground: &Ground) -> String {
    let Pair {
        row,
        column,
        with,
        with_column,
    } = pair;
    match ground {
        Ground::Compared(Line::Column) => {
            format!("第 {row} 行第 {column} 列与第 {with} 行的皇后冲突：⟨同在第 {column} 列⟩。")
        }
        Ground::Compared(line @ (Line::Diagonal | Line::Antidiagonal)) => format!(
            "第 {row} 行第 {column} 列与第 {with} 行的皇后冲突：\
             ⟨列差 |{with_column}−{column}|={}⟩，⟨行差 {row}−{with}={}⟩，同在一条{}上。",
            (with_column - column).abs(),
            row - with,
            name(*line)
        ),
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => {
                format!("⟨{formula}⟩，⟨{array}[{index}]⟩ 已被第 {with} 行的皇后占领。")
            }
            None => format!("⟨{array}[{index}]⟩ 已被第 {with} 行的皇后占领。"),
        },
    }
}

/// How the index of a marked cell is worked out; a column is its own index.
pub fn formula(pair: &Pair, ground: &Ground) -> Option<String> {
    let Ground::Marked {
        line, index, added, ..
    } = ground
    else {
        return None;
    };
    let (row, column) = (pair.row, pair.column);
    let sum = match line {
        Line::Column if *added == 0 => return None,
        Line::Column => column.to_string(),
        Line::Diagonal => format!("{row}−{column}"),
        Line::Antidiagonal => format!("{row}+{column}"),
    };
    Some(match added {
        0 => format!("{sum}={}", signed(*index)),
        added if *added < 0 => format!("{sum}−{}={}", -added, signed(*index)),
        added => format!("{sum}+{added}={}", signed(*index)),
    })
}

fn name(line: Line) -> &'static str {
    match line {
        Line::Column => "列",
        Line::Diagonal => "主对角线",
        Line::Antidiagonal => "副对角线",
    }
}

/// What is wrong with a board.
pub fn wrong(n: u8, flaw: Flaw) -> String {
    match flaw {
        Flaw::Attack(conflict) => format!(
            "第 {} 行与第 {} 行的皇后冲突，同在一条{}上",
            conflict.with,
            conflict.row,
            name(conflict.kind)
        ),
        Flaw::Column { row, column } => {
            format!("第 {row} 行的 {} 不是 1 到 {n} 之间的列号", signed(column))
        }
        Flaw::Rows(rows) => format!("它有 {rows} 行，应为 {n} 行"),
    }
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

fn ran(statement: &Statement) -> String {
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
        Statement::Printed { text } => format!("：输出 {text}"),
        Statement::Other => String::new(),
    }
}
