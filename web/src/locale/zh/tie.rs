//! The Chinese second lines.

use super::places::words;
use crate::{
    narration::{Found, Ground, Operand, Pair, Tie},
    notation::{Notation, Places},
};

/// What a step has to do with the program's own names, whose values stay as they are.
pub fn tie(tie: &Tie, places: Places) -> String {
    let words = words(places);
    match tie {
        Tie::Next { line, text } => {
            format!("尚未执行任何代码，接下来是代码第 {line} 行：{text}。")
        }
        Tie::Changed {
            place,
            before,
            after,
        } => format!("{place}={before} → {after}"),
        Tie::Operands(operands) => {
            let all: Vec<_> = operands.iter().map(operand).collect();
            all.join("，")
        }
        Tie::Cells { list, last } => {
            format!(
                "{list} 共 {} 个元素，{list}[0] 到 {list}[{last}]。",
                last + 1
            )
        }
        Tie::Entered {
            name,
            row,
            column: 0,
        } => format!("{name}={} → {row}，a[{row}]=0", row - 1),
        Tie::Entered { name, row, column } => {
            format!("{name}={} → {row}，a[{row}]={column} 是残留值。", row - 1)
        }
        Tie::Beyond { place, column, n } => format!("{place}={column} > n={n}"),
        Tie::Over { name, condition } => format!("{name}=0，{condition} 不再成立。"),
        Tie::Compared { pair, found } => compared(pair, *found),
        Tie::MarkedBy { pair, ground } => marked_by(pair, ground),
        Tie::Free(cells) => format!("{} 均未占领。", cells.join("、")),
        Tie::Marked(cells) => format!("{} 均已标记为占领。", cells.join("、")),
        Tie::Becomes { place, value } => format!("{place} 变为 {value}。"),
        Tie::Past { place, column, n } => match places.notation {
            Notation::One | Notation::Transposed => {
                format!(
                    "{place}={column}，已超过第 {n} {}。",
                    words.terms.column_noun
                )
            }
            Notation::Zero | Notation::Chess => {
                format!("{place}={column}，已超过最后一{}。", words.terms.tried_noun)
            }
        },
        Tie::Kept { place, column, row } => {
            format!("{place}={column} 仍保留，{}从这里继续。", words.row(*row))
        }
        Tie::OnTop { call, name, value } => format!("栈顶恢复为 {call}，其中 {name}={value}。"),
        Tie::LoopOver { variable } => format!("{variable} 的循环已取完所有的值。"),
        Tie::Called { call } => format!("调用 {call}。"),
        Tie::Returns { name, value } => format!("{name} 返回 {value}。"),
        Tie::Parameters(values) => {
            format!(
                "新栈帧中 {}。",
                values.replace(" = ", "=").replace(", ", "，")
            )
        }
        Tie::Printed(text) => format!("输出 {}", places.printed(text)),
        Tie::Facts(facts) => facts.replace(" = ", "=").replace(", ", "，"),
    }
}

fn operand(operand: &Operand) -> String {
    let Operand {
        expression,
        numbers,
        value,
    } = operand;
    let text = match numbers {
        Some(numbers) => format!("{expression} = {numbers} = {value}"),
        None => format!("{expression} = {value}"),
    };
    text.replace(" - ", "−")
        .replace(" + ", "+")
        .replace(" = ", "=")
}

fn compared(pair: &Pair, found: Found) -> String {
    let Pair {
        row,
        column,
        with,
        with_column,
    } = pair;
    let cells = format!("a[{with}]={with_column}，a[{row}]={column}");
    match found {
        Found::SameColumn => format!("{cells}：{with_column} == {column}"),
        Found::SameDistance => format!("{cells}：|{with_column}−{column}| == {row}−{with}"),
        Found::OtherDistance => format!("{cells}：|{with_column}−{column}| != {row}−{with}"),
        Found::Nothing => {
            format!("{cells}：{with_column} != {column}，|{with_column}−{column}| != {row}−{with}")
        }
    }
}

fn marked_by(pair: &Pair, ground: &Ground) -> String {
    let other = Pair {
        row: pair.with,
        column: pair.with_column,
        ..*pair
    };
    let place = format!("a[{}]={}", other.row, other.column);
    match super::conflict::formula(&other, ground) {
        Some(formula) => format!("由 {place} 占领：{formula}。"),
        None => format!("由 {place} 占领。"),
    }
}
