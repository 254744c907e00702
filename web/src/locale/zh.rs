//! Chinese, in the words of Chinese textbooks and examinations.

mod about;
mod bits;
mod conflict;
mod cover;
mod dance;
mod debugger;
mod display;
mod domains;
mod ideas;
mod judging;
mod listing;
mod losses;
mod own;
mod places;
mod present;
mod release;
mod repair;
mod sentence;
mod share;
mod state;
mod tie;
mod told;
mod tours;

use queenscope_solver::{Counter, StepSize};

use super::{
    Strings, Total,
    numbers::{grouped, tenths},
};
use crate::{
    link::BadPart,
    notation::{Notation, Places},
    overlay::{Counts, Rank},
    scene::{Attacked, Cell, Square},
    speed::{Speed, decimal},
};
use places::words;

/// The Chinese texts.
pub const STRINGS: Strings = Strings {
    title: |program, n| format!("{program}，n = {n} · Queenscope"),
    algorithm: "算法",
    about: about::ABOUT,
    board_size: "棋盘大小 n",
    smaller: "减小棋盘",
    larger: "增大棋盘",
    range: "1 至 32",
    refused: |text, n| match text.trim() {
        "" => format!("n 须为 1 至 32 的整数，棋盘仍为 n = {n}。"),
        text => format!("“{text}”不是 1 至 32 的整数，棋盘仍为 n = {n}。"),
    },
    language: "语言",
    scheme: "深浅色",

    board: "棋盘",
    key: "图例",
    key_conflict: "冲突",
    key_explored: "已搜索",
    chessboard: "棋盘",
    cell,
    row_tag: |name, row, places| words(places).row_tag(name, row),
    column_tag: |name, column, places| words(places).column_tag(name, column),
    reason: conflict::reason,

    sentence: sentence::sentence,
    aside: sentence::aside,
    tie: tie::tie,
    stride: |steps| format!("每 {steps} 步显示一次"),
    chips: "从这里看起",
    chip: ["第一次回溯", "第一个解", "3 皇后为何无解", "八皇后"],

    program: "程序清单",
    has_run: "刚执行",
    about_to_run: "将执行",
    output: "输出",
    nothing_yet: "尚无输出",
    lines_printed: |lines| match lines {
        1 => "共 1 行：".to_owned(),
        lines => format!("共 {} 行，最后一行：", grouped(lines)),
    },
    listing: listing::LISTING,

    state: "运行状态",
    stack: "调用栈",
    stack_variables: "变量",
    top: "栈顶",
    bottom: "栈底",
    variables: "变量",
    line: "代码行",
    line_next: |line| format!("将执行第 {line} 行"),
    waiting_at: |line| format!("停在第 {line} 行"),
    none_yet: "尚未建立",
    array: "数组 a",
    array_meaning: |places| match places.notation {
        Notation::One => "a[i] 是第 i 行皇后的列号",
        Notation::Zero => "a[i] 是第 i 行皇后的列号，此处均从 1 数起",
        Notation::Chess => "a[i] 是从上数第 i 横行皇后的直行号",
        Notation::Transposed => "a[i] 是第 i 列皇后的行号",
    },
    array_text: |cells| format!("数组 a，从第 1 个元素起：{cells}"),
    stale: "残留值",
    array_is_stack: "a[1..k] 就是一个栈，k 指向栈顶",
    check_rests: "未在执行",
    check_row: |row, places| {
        let words = words(places);
        format!("{}与前面各{}逐一比较", words.row(row), words.terms.row_noun)
    },
    check_nothing: |places| match places.notation {
        Notation::One | Notation::Zero => "前面没有其他行，无需比较。",
        Notation::Chess => "前面没有其他横行，无需比较。",
        Notation::Transposed => "前面没有其他列，无需比较。",
    },
    check_heads: |places| match places.notation {
        Notation::One | Notation::Zero => ["同列？", "列差", "行差", "结果"],
        Notation::Chess => ["同直行？", "直行差", "横行差", "结果"],
        Notation::Transposed => ["同行？", "行差", "列差", "结果"],
    },
    check_free: "不冲突",
    check_conflict: "冲突",
    check_next: "将比较",
    check_open: "未比较",
    yes: "是",
    no: "否",
    cover: cover::COVER,
    inside: state::STATE,
    losses: losses::LOSSES,
    repair: repair::REPAIR,
    ideas: ideas::IDEAS,
    counters: "计数",
    counter: |counter| match counter {
        Counter::Steps => "步数",
        Counter::Tries => "试探次数",
        Counter::Comparisons => "比较次数",
        Counter::Reads => "查标记次数",
        Counter::Candidates => "候选解数",
        Counter::Placements => "放置次数",
        Counter::Removals => "移走次数",
        Counter::Backtracks => "回溯次数",
        Counter::Solutions => "解数",
        Counter::Wrong => "错误的解",
    },
    more: "更多",

    transport: "播放控制",
    step_forward: "前进一步",
    step_back: "后退一步",
    to_start: "回到开头",
    to_end: "跳到结尾",
    play: "播放",
    pause: "暂停",
    undo: "撤销上次跳转",
    position: "位置",
    position_text: |position, total| match total {
        Total::Known(total) => {
            format!("第 ⟨{}⟩ 步，共 {} 步", grouped(position), grouped(total))
        }
        Total::Sought => format!("第 ⟨{}⟩ 步，共 … 步", grouped(position)),
        Total::Unknown => format!("第 ⟨{}⟩ 步，总步数未知", grouped(position)),
        Total::Hidden => format!("第 ⟨{}⟩ 步", grouped(position)),
    },
    solution_text: |number, total| match total {
        Total::Known(total) => format!("第 ⟨{}⟩ 个解，共 {} 个", grouped(number), grouped(total)),
        Total::Sought => format!("第 ⟨{}⟩ 个解，共 … 个", grouped(number)),
        Total::Unknown => format!("第 ⟨{}⟩ 个解，总数未知", grouped(number)),
        Total::Hidden => format!("第 ⟨{}⟩ 个解", grouped(number)),
    },
    of_total: |number, total| match total {
        Total::Known(total) => format!("⟨{}⟩ / {}", grouped(number), grouped(total)),
        Total::Sought | Total::Unknown => format!("⟨{}⟩ / …", grouped(number)),
        Total::Hidden => format!("⟨{}⟩", grouped(number)),
    },
    comma: "，",
    step_size: "步长",
    size: |size| match size {
        StepSize::Line => "语句",
        StepSize::Move => "逐格",
        StepSize::Row => "逐行",
        StepSize::Solution => "解",
    },
    speed: "速度",
    pace,

    exploring: |reached, target| match target {
        Some(target) if target >= TEN_THOUSAND => format!(
            "正在搜索：{} 万 / {} 万步。",
            ten_thousands(reached),
            ten_thousands(target)
        ),
        Some(target) => format!("正在搜索：{reached} / {target} 步。"),
        None if reached >= TEN_THOUSAND => {
            format!("正在搜索：已搜索 {} 万步。", ten_thousands(reached))
        }
        None => format!("正在搜索：已搜索 {reached} 步。"),
    },
    cancel: "取消",
    question: |reached, target| match target {
        Some(target) => format!(
            "第 {} 步很远，目前已搜索 {} 步。要一直搜索到那里吗？",
            grouped(target),
            grouped(reached)
        ),
        None => format!(
            "已搜索 {} 万步，仍未到结尾。要继续搜索吗？",
            ten_thousands(reached)
        ),
    },
    go_on: "搜索",
    stay: "留在此处",
    bad_link: |parts| {
        let named: Vec<_> = parts
            .iter()
            .map(|BadPart(part)| format!("“{part}”"))
            .collect();
        format!("链接中的{}无法识别，已改用默认值。", named.join("、"))
    },
    beyond: |asked, end| {
        format!(
            "没有第 {} 步：程序到第 {} 步结束。",
            grouped(asked),
            grouped(end)
        )
    },
    release: release::RELEASE,
    own: own::OWN,
    judging: judging::JUDGING,
    dismiss: "关闭提示",

    present: present::PRESENT,
    keys: "按键",
    key_list: &[
        (&["→", "←"], "按所选步长前进或后退一步"),
        (&["↓", "↑"], "前进或后退一句，不论步长"),
        (
            &["PageDown", "PageUp"],
            "讲解路线的下一站或上一站；没有路线时同 → 和 ←",
        ),
        (&["Shift →", "Shift ←"], "下一个或上一个解"),
        (&["]", "["], "下一次或上一次回溯"),
        (&["空格"], "播放或暂停"),
        (&["Home", "End"], "开头或结尾"),
        (&["u"], "撤销上次跳转"),
        (&["m"], "将当前位置设为站点"),
        (&["t"], "打开讲解路线，可编辑或另选"),
        (&["1", "2", "3", "4"], "步长：语句、逐格、逐行、解"),
        (&["+", "-"], "加快或放慢"),
        (&["p"], "放映"),
        (&["b", "."], "黑屏，按任意键恢复"),
        (&["f"], "全屏"),
        (&["F5", "Esc"], "放映时：F5 不刷新页面，Esc 结束放映"),
        (&["Esc"], "取消搜索"),
        (&["?"], "显示本表"),
    ],
    debug: debugger::DEBUG,
    tours: tours::TOURS,
    bits: bits::BITS,
    domains: domains::DOMAINS,
    share: share::SHARE,
    display: display::DISPLAY,
    characters: "启用单字符快捷键",
    close: "关闭",
};

const TEN_THOUSAND: u64 = 10_000;

fn ten_thousands(steps: u64) -> String {
    tenths(steps, TEN_THOUSAND).replace(',', "")
}

fn cell(cell: &Cell, places: Places) -> String {
    let number = cell.number.map_or(String::new(), |number| {
        let value = number.value;
        match number.counts {
            Counts::Losses => {
                format!("，占去{} {value} 个空位", losses::below(words(places)))
            }
            Counts::Conflicts => format!("，{value} 个冲突"),
            Counts::Attackers => format!("，受 {value} 个皇后攻击"),
        }
    });
    let attacked = match cell.attacked {
        Attacked::Yes => "，已被控制",
        Attacked::Would => "，会被占去",
        Attacked::Untold => "",
    };
    let best = match cell.number.map(|number| number.rank) {
        Some(Rank::Best) => "，目前最好",
        Some(Rank::Plain) | None => "",
    };
    format!("{}{attacked}{number}{best}", square(cell, places))
}

fn square(cell: &Cell, places: Places) -> String {
    let words = words(places);
    let place = words.square(cell.row, cell.column);
    match &cell.square {
        Square::Empty => format!("{place}，空"),
        Square::Queen => format!("{place}，皇后"),
        Square::Returned => format!("{place}，皇后，回溯到此"),
        Square::Tested => format!("{place}，候选位置"),
        Square::Hit(rows) => {
            let rows: Vec<_> = rows.iter().map(|row| words.row(*row).to_string()).collect();
            format!("{place}，候选位置，与{}冲突", rows.join("、"))
        }
        Square::Rejected => format!("{place}，已试，冲突"),
        Square::Explored => format!("{place}，已试，已搜索"),
    }
}

fn pace(speed: Speed, size: StepSize) -> String {
    let unit = match size {
        StepSize::Line => "句",
        StepSize::Move => "步",
        StepSize::Row => "行",
        StepSize::Solution => "个解",
    };
    match speed {
        Speed::Most => "最快".to_owned(),
        Speed::Rate(rate) if rate < 100 => {
            format!("每 {} 秒 1 {unit}", decimal(10_000 / i64::from(rate)))
        }
        Speed::Rate(_) => format!("每秒 {speed} {unit}"),
    }
}
