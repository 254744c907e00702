//! The Chinese of an exact cover: its picture, and the sentences of its steps.

use super::places::{nouns, set, words};
use crate::{
    locale::{CoverStrings, cover::filled, numbers::grouped, places::Words},
    narration::{Cover, Rivals},
    notation::Places,
    pictures::cover::{Constraint, HeadState, Kind, Node, Reach, Table, Way},
};

/// The Chinese words for the picture of an exact cover.
pub const COVER: CoverStrings = CoverStrings {
    cover: "精确覆盖",
    source: "Knuth：Dancing links（arXiv cs/0011047）；TAOCP 7.2.2.1",
    constraint: |constraint, places| name(constraint, words(places)),
    kind: |kind, places| {
        let terms = words(places).terms;
        match kind {
            Kind::Rows => terms.row_noun,
            Kind::Columns => terms.column_noun,
            Kind::Antis => "副对角线 ↗",
            Kind::Mains => "主对角线 ↘",
        }
        .to_owned()
    },
    exactly: "恰好一次",
    at_most: "至多一次",
    size: "选项数",
    root: "总表头",
    linked: "在链中",
    signs: [
        "在链中",
        "已摘下",
        "已覆盖",
        "已选",
        "在已覆盖的链中",
        "选项最少",
        "正在比较",
        "正在处理",
        "已无选项",
    ],
    gone: "选项已摘下",
    summary,
    list: |name, options| spaced(&format!("{name}的链：{}", left(options as i64))),
    ring: "总表头指回自己",
    kept: "摘下的结点自己保留的指针",
    dance: "左边是上指针，右边是下指针。摘下的结点仍指着原来的邻居，恢复时就靠它们找回原位。",
    place: |node, reach| match reach {
        Reach::Listed => node.to_owned(),
        Reach::Out => format!("{node}（已摘下）"),
    },
    arrays: "链表数组",
    node: "结点",
    node_name: |at, places| {
        let words = words(places);
        set(words, spaced(&node(at, words)))
    },
    all: "全部结点",
};

fn name(constraint: Constraint, words: Words) -> String {
    let number = constraint.label(words.places);
    match constraint {
        Constraint::Row(row) => words.row(row).to_string(),
        Constraint::Column(column) => words.column(column).to_string(),
        Constraint::Anti(_) => format!("副对角线 {number}"),
        Constraint::Main(_) => format!("主对角线 {number}"),
    }
}

fn square((row, column): (u8, u8), words: Words) -> String {
    words.square(row, column).to_string()
}

fn node(node: Node, words: Words) -> String {
    match node {
        Node::Root => "总表头".to_owned(),
        Node::Header(_, constraint) => format!("{}的表头", name(constraint, words)),
        Node::Entry(number, at) => format!("结点 {number}（{}）", square(at, words)),
    }
}

fn left(number: i64) -> String {
    match number {
        0 => "已无选项".to_owned(),
        number => format!("剩 {number} 个选项"),
    }
}

fn summary(table: &Table, places: Places) -> String {
    let words = words(places);
    let state = |wanted| {
        let names: Vec<_> = table
            .heads_in(wanted)
            .map(|head| match head.state {
                HeadState::Open => format!("{}（{}）", name(head.constraint, words), head.size),
                HeadState::Unmade | HeadState::Covered => name(head.constraint, words),
            })
            .collect();
        names.join("、")
    };
    let squares: Vec<_> = table.open_squares().map(|at| square(at, words)).collect();
    let parts = [
        ("未覆盖（剩余选项数）：", state(HeadState::Open)),
        ("已覆盖：", state(HeadState::Covered)),
        ("剩余选项：", squares.join("、")),
    ];
    filled(parts, "。")
}

fn towards(way: Way) -> &'static str {
    match way {
        Way::Left => "左",
        Way::Right => "右",
        Way::Up => "上",
        Way::Down => "下",
    }
}

/// The sentence of a step.
pub fn cover(cover: &Cover, words: Words) -> String {
    spaced(&told(cover, words))
}

/// A text with room between figures and the characters behind them.
fn spaced(text: &str) -> String {
    let mut room = String::new();
    for c in text.chars() {
        let is_han = ('\u{4e00}'..='\u{9fff}').contains(&c);
        if is_han && room.ends_with(|before: char| before.is_ascii_digit()) {
            room.push(' ');
        }
        room.push(c);
    }
    room
}

fn told(cover: &Cover, words: Words) -> String {
    let name = |of: Constraint| name(of, words);
    let square = |at: (u8, u8)| square(at, words);
    let node = |at: Node| node(at, words);
    let [row, column] = nouns(words);
    match cover {
        Cover::Made(list, cells) => {
            format!("建立数组 {list}，共 {} 个元素。", grouped(*cells as u64))
        }
        Cover::Linked(way, from, to) => match (way, from) {
            (_, Node::Root | Node::Header(..)) if from == to => {
                format!("{}的{}指针指向自己。", node(*from), towards(*way))
            }
            _ => format!("{}的{}指针指向{}。", node(*from), towards(*way), node(*to)),
        },
        Cover::Entry(entry, of) => format!("{}属于{}。", node(*entry), name(*of)),
        Cover::More(of, size) => format!("{}多了一个选项，现有 {size} 个。", name(*of)),
        Cover::Fewer(of, size) => format!("{}少了一个选项，还剩 {size} 个。", name(*of)),
        Cover::Built(n) => {
            let n = i64::from(*n);
            format!(
                "表已建好：每个格子一个选项，共 {} 个；{} 个{row}、{column}必须恰好覆盖一次，{} 条斜线至多覆盖一次。",
                n * n,
                2 * n,
                4 * n - 2
            )
        }
        Cover::Left(0) => format!("各{row}各{column}均已覆盖。"),
        Cover::Left(open) => format!("还有 {open} 个{row}、{column}没有覆盖。"),
        Cover::Asks(open) => {
            format!(
                "在 {open} 个未覆盖的{row}、{column}中，找剩余选项最少的一个。选项最少，分支就最少；若为 0，立即回溯。"
            )
        }
        Cover::Best(of, size) => format!("目前最少的是{}，有 {size} 个选项。", name(*of)),
        Cover::Compared { looked, best } => format!(
            "{}有 {} 个选项，{}有 {} 个，{}。",
            name(looked.0),
            looked.1,
            name(best.0),
            best.1,
            if looked.1 < best.1 {
                "更少"
            } else {
                "不更少"
            }
        ),
        Cover::Fewest(of, 0, _) => format!("{}已无选项，此路不通。", name(*of)),
        Cover::Fewest(of, size, Rivals { alike: 1, .. }) => {
            format!("{}剩余的选项最少，有 {size} 个。", name(*of))
        }
        Cover::Fewest(of, size, Rivals { open, alike }) => {
            let who = match open - alike {
                0 => format!("{open} 个未覆盖的{row}、{column}都有"),
                _ => format!("{open} 个未覆盖的{row}、{column}中，有 {alike} 个只有"),
            };
            format!("{who} {size} 个选项，取最前面的{}。", name(*of))
        }
        Cover::Covers(of, 0) => format!("覆盖{}：其中没有选项。", name(*of)),
        Cover::Covers(of, size) => {
            format!("覆盖{}：它的 {size} 个选项从其他各链中摘下。", name(*of))
        }
        Cover::Alone(of) => format!(
            "{}不是必须覆盖的，它的表头不在未覆盖的链中，这里没有变化。",
            name(*of)
        ),
        Cover::Closed(Way::Right) => "总表头的右指针指回自己：必须覆盖的已全部覆盖。".to_owned(),
        Cover::Closed(way) => format!("总表头的{}指针也指回自己：它的链空了。", towards(*way)),
        Cover::Leaves { of, way, from, to } => format!(
            "{}的{}指针跳过{}的表头，指向{}。",
            node(*from),
            towards(*way),
            name(*of),
            node(*to)
        ),
        Cover::Unlinked {
            entry,
            of,
            way,
            from,
            to,
        } => format!(
            "在{}的链中，{}的{}指针跳过结点 {entry}，指向{}；结点 {entry} 自己的指针不变。",
            name(*of),
            neighbour(*from),
            towards(*way),
            if from == to {
                "自己".to_owned()
            } else {
                neighbour(*to)
            }
        ),
        Cover::Gone(at) => format!("选项“{}”已从其他各链中摘下。", square(*at)),
        Cover::Covered(of) => format!("{}已覆盖：其他各链已不再通向它的选项。", name(*of)),
        Cover::Uncovers(of) => format!("恢复{}：最后摘下的最先接回。", name(*of)),
        Cover::Relinked {
            entry,
            of,
            way,
            from,
        } => format!(
            "结点 {entry} 仍记得它在{}的链中的邻居：{}的{}指针重新指向它。",
            name(*of),
            neighbour(*from),
            towards(*way)
        ),
        Cover::Back(at) => format!("选项“{}”已接回各链。", square(*at)),
        Cover::Returns(of, way, from) => format!(
            "{}的{}指针重新指向{}的表头。",
            node(*from),
            towards(*way),
            name(*of)
        ),
        Cover::Uncovered(of) => format!("{}已恢复为未覆盖，与先前完全一样。", name(*of)),
        Cover::Goes(variable, way, to) => {
            format!("{variable} 向{}移到{}。", towards(*way), node(*to))
        }
        Cover::Along(variable, way, entry, of) => format!(
            "{variable} 向{}移到结点 {entry}，它在{}的链中。",
            towards(*way),
            name(*of)
        ),
        Cover::AllCovered(0) => "四项都已覆盖，已无选项。".to_owned(),
        Cover::AllCovered(left) => format!("四项都已覆盖，还剩 {left} 个选项。"),
        Cover::AllBack(of) => format!("其余三项已恢复，{}仍保持覆盖。", name(*of)),
        Cover::Tries(at, of) => format!("{}的一个选项：{}。", name(*of), square(*at)),
        Cover::Chosen {
            square: at,
            of,
            number,
            rivals,
        } => {
            let why = match number {
                (1, 1) => format!("{}只剩 1 个选项：", name(*of)),
                (1, all) => format!(
                    "{}有 {all} 个选项，{}，先选",
                    name(*of),
                    if rivals.alike == 1 {
                        "其余都更多"
                    } else {
                        "没有更少的"
                    }
                ),
                (number, all) => format!("{}共 {all} 个选项，再选第 {number} 个：", name(*of)),
            };
            format!(
                "{why}{}，接下来还要覆盖{}。",
                square(*at),
                others(*at, *of, words)
            )
        }
        Cover::NoOption(of) => format!("{}已无选项，回溯。", name(*of)),
        Cover::AllTried(of, 1) => format!("{}唯一的选项已试过，回溯。", name(*of)),
        Cover::AllTried(of, size) => format!("{}的 {size} 个选项均已试过，回溯。", name(*of)),
        Cover::Undone(at) => format!("撤销选择“{}”：各链恢复原状。", square(*at)),
        Cover::Solution(1) => format!(
            "第 1 个解：各{row}各{column}都恰好覆盖一次。斜线可以空着，因为并不要求每条斜线上都有皇后。"
        ),
        Cover::Solution(number) => {
            format!(
                "第 {} 个解：各{row}各{column}都恰好覆盖一次。",
                grouped(*number)
            )
        }
    }
}

/// A neighbour in a list: its header is the only one there.
fn neighbour(at: Node) -> String {
    match at {
        Node::Root | Node::Header(..) => "表头".to_owned(),
        Node::Entry(number, _) => format!("结点 {number}"),
    }
}

/// What a queen covers besides the constraint that it is chosen for.
fn others(at: (u8, u8), of: Constraint, words: Words) -> String {
    let names: Vec<_> = Constraint::through(at)
        .into_iter()
        .filter(|other| *other != of)
        .map(|other| name(other, words))
        .collect();
    names.join("、")
}
