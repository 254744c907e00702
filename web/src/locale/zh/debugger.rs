//! The Chinese words for a debugger's habits.

use crate::{
    locale::{DebugStrings, numbers::grouped},
    model::{Direction, Goal},
    notation::Places,
};

use super::places::words;

pub(super) const DEBUG: DebugStrings = DebugStrings {
    run_until: "运行到…",
    goal,
    way: |direction| match direction {
        Direction::Forward => "前进",
        Direction::Back => "后退",
    },
    run: |direction, goal, row, places| {
        let what = told(goal, row, places);
        match direction {
            Direction::Forward => format!("前进到：{what}"),
            Direction::Back => format!("后退到：{what}"),
        }
    },
    row: |places| words(places).terms.row_noun,
    breakpoint: |line| format!("代码第 {line} 行的断点"),
    hint: "单击设置断点，右键运行到此处。",
    line: |line| format!("代码第 {line} 行"),
    run_here: |direction| match direction {
        Direction::Forward => "运行到此处",
        Direction::Back => "后退到此处",
    },
    set: "设置断点",
    remove: "删除断点",
    clear: "删除全部断点",
    looking_back: |position| format!("正在往回查找：已查到第 {} 步。", grouped(position)),
    never,
    no_breakpoint: "尚未设置断点。单击代码行号旁即可设置。",
    keys: "调试",
    key_list: &[
        (&["o", "O"], "逐过程：前进或后退一句，不进入函数"),
        (&["x", "X"], "跳出函数，前进或后退；逐语句用 ↓ 和 ↑"),
        (&["c", "C"], "运行到下一个或上一个断点"),
        (&["r"], "选择运行到何时为止"),
        (&["n", "N"], "按上次的条件再次运行，前进或后退"),
        (&["Tab", "↑", "↓"], "移到代码行号，在行号之间移动"),
        (&["Enter"], "在行号上：设置或删除断点"),
        (&["g", "G"], "在行号上：运行或后退到该行"),
    ],
};

fn goal(goal: Goal, places: Places) -> (String, String) {
    let noun = words(places).terms.row_noun;
    let (before, behind) = match goal {
        Goal::Into => ("下一句（逐语句）", String::new()),
        Goal::Over => ("下一句，不进入函数（逐过程）", String::new()),
        Goal::Out => ("跳出当前函数", String::new()),
        Goal::Breakpoint => ("断点", String::new()),
        Goal::Line(_) => ("该代码行", String::new()),
        Goal::Row => ("当前", format!("{noun}改变")),
        Goal::Queen => ("第", format!("{noun}的皇后变动")),
        Goal::Depth => ("搜索深入到第", noun.to_owned()),
        Goal::Conflict => ("与第", format!("{noun}的皇后冲突")),
        Goal::Backtrack => ("回溯", String::new()),
        Goal::Solution => ("解", String::new()),
        Goal::Queens(_) => ("出现这些皇后", String::new()),
    };
    (before.to_owned(), behind)
}

fn told(of: Goal, row: u8, places: Places) -> String {
    let (before, behind) = goal(of, places);
    if of.has_row() {
        format!("{before} {} {behind}", places.row(row.into()))
    } else {
        before + &behind
    }
}

fn never(direction: Direction, goal: Goal, row: u8, places: Places) -> String {
    let (row, noun) = (words(places).row(row), words(places).terms.row_noun);
    let what = match goal {
        Goal::Into => "没有别的语句".to_owned(),
        Goal::Over | Goal::Out => match direction {
            Direction::Forward => "没有可返回之处".to_owned(),
            Direction::Back => "此处不在函数调用之中".to_owned(),
        },
        Goal::Breakpoint => "未遇到断点".to_owned(),
        Goal::Line(line) => format!("未执行到代码第 {line} 行"),
        Goal::Row => format!("当前{noun}没有改变"),
        Goal::Queen => format!("{row}的皇后没有变动"),
        Goal::Depth => format!("搜索没有深入到{row}"),
        Goal::Conflict => format!("没有与{row}的皇后冲突"),
        Goal::Backtrack => "没有发生回溯".to_owned(),
        Goal::Solution => "没有解".to_owned(),
        Goal::Queens(_) => "没有出现过这些皇后".to_owned(),
    };
    match direction {
        Direction::Forward => format!("{what}，程序已运行到结尾。"),
        Direction::Back => format!("{what}，已回到程序开头。"),
    }
}
