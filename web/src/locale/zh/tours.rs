//! Chinese for tours.

use queenscope_solver::{Counter, EventKind, Moment};

use super::{grouped, places::words};
use crate::{
    locale::TourStrings,
    notation::Places,
    tour::{
        LONGEST_NAME, LONGEST_NOTE, MOST_STOPS,
        file::LARGEST,
        news::{FileError, News},
        travel::{Pace, Travel},
    },
};

/// The Chinese texts.
pub const TOURS: TourStrings = TourStrings {
    tour: "讲解路线",
    line: "当前站点",
    stop: |number, count, name| match name {
        "" => format!("第 {number} 站，共 {count} 站"),
        name => format!("第 {number} 站，共 {count} 站：{name}"),
    },
    ahead: |count| format!("讲解路线，共 {count} 站"),
    previous: "上一站",
    next: "下一站",
    mark: "将当前位置设为站点",
    name_of,

    empty: "讲解路线由若干值得停下讲解的位置组成。走到某处按 ⟦m⟧，即可设为站点；也可打开现成的路线。",
    stops: "站点",
    place: |program, n, position| format!("{program}，n = {n}，第 {} 步", grouped(position)),
    name: |number| format!("第 {number} 站的名称"),
    note: |number| format!("第 {number} 站的备注"),
    name_hint: "名称",
    note_hint: "备注：此处要讲什么",
    go: "转到此站",
    go_to: |number| format!("转到此站：第 {number} 站"),
    up: |number| format!("上移第 {number} 站"),
    down: |number| format!("下移第 {number} 站"),
    remove: |number| format!("删除第 {number} 站"),
    revert: "撤销上次修改",
    clear: "删除全部站点",
    recall: |count| format!("打开你上次编写的路线（{count} 站）"),

    travel: "前往下一站",
    way: |travel| match travel {
        Travel::Jump => "直接跳转",
        Travel::Play(Pace::Two) => "用 2 秒播放到站",
        Travel::Play(Pace::Five) => "用 5 秒播放到站",
        Travel::Play(Pace::Ten) => "用 10 秒播放到站",
        Travel::Play(Pace::Chosen) => "按所选速度播放",
    },

    ready: "现成的路线",
    keep: "分享与保存",
    link: "此路线的链接",
    long_link: |characters| {
        format!(
            "链接长达 {} 个字符，有些邮件和聊天软件会截断 8,000 个字符以上的链接。请改用文件，或缩短备注。",
            grouped(characters as u64)
        )
    },
    export: "导出为文件",
    import: "导入文件",
    news,

    road_name: "45 分钟：从多重循环到标记数组",
    road: [
        (
            "四皇后",
            "0–3 分钟。每行放一个皇后，共有 4×4×4×4=256 种放法。",
        ),
        (
            "第一个完整的棋盘",
            "3–6 分钟。盲目枚举：四重循环摆满 1 1 1 1，才检查一次。",
        ),
        (
            "盲目枚举的第一个解",
            "6–9 分钟。2 4 1 3 是第 115 个候选解。其中有多少个在前两行就已冲突？",
        ),
        (
            "边放边检查",
            "9–12 分钟。加约束条件的枚举：1 1 冲突，一次剪枝去掉 16 个候选解。",
        ),
        (
            "第一次回溯",
            "12–15 分钟。前两行放在第 1、3 列，第 3 行无列可放：回溯到第 2 行。",
        ),
        (
            "剪枝后的第一个解",
            "15–18 分钟。试探 26 次即得。但 n 重循环只适用于一个 n。",
        ),
        (
            "一重循环与当前行 k",
            "18–21 分钟。非递归回溯：用 k 代替 n 重循环，适用于任意 n。",
        ),
        (
            "k = k − 1",
            "21–24 分钟。这一句就是回溯。a[3] 留有残留值，为何无妨？",
        ),
        ("同一个解", "24–26 分钟。试探次数与顺序都和多重循环相同。"),
        (
            "每行一个栈帧",
            "26–29 分钟。递归回溯：调用 place(2)，由递归工作栈代替 k。",
        ),
        (
            "返回就是回溯",
            "29–32 分钟。place(3) 各列均已试过，返回即回溯，不必写 k = k − 1。",
        ),
        (
            "查表代替比较",
            "32–35 分钟。标记数组：b、c、d 记录列和两种对角线是否被占领。",
        ),
        (
            "清理现场",
            "35–38 分钟。前进时占领的，返回时要释放。漏掉一句会怎样？",
        ),
        (
            "八皇后",
            "38–40 分钟。第一个解 1 5 8 6 3 7 2 4：试探 876 次，比较 2438 次。",
        ),
        (
            "92 个解：用 check 检查",
            "40–42 分钟。试探 15720 次，比较 46752 次；而 8⁸=16777216。",
        ),
        (
            "92 个解：用标记数组",
            "42–45 分钟。试探次数相同，只查标记 24648 次。n = 12 时选哪个程序？",
        ),
    ],
    links_name: "两分钟：舞蹈链",
    links: super::dance::STOPS,
};

fn name_of(moment: &Moment, places: Places) -> String {
    let words = words(places);
    let event = moment.events.iter().rev().find_map(|event| {
        let row = event
            .row
            .map(|row| words.row(row).to_string())
            .unwrap_or_default();
        match event.kind {
            EventKind::Solution => Some(format!(
                "第 {} 个解",
                grouped(moment.counters.get(Counter::Solutions).unwrap_or(0))
            )),
            EventKind::Backtrack => Some(format!("{row}：回溯")),
            EventKind::Conflict => Some(format!("{row}：冲突")),
            EventKind::Place => Some(format!("{row}：放置")),
            EventKind::Stuck => Some(format!("{row}：无处可放")),
            EventKind::Try
            | EventKind::Put
            | EventKind::Compare
            | EventKind::Remove
            | EventKind::Candidate
            | EventKind::GaveUp
            | EventKind::Exhausted => None,
        }
    });
    match event {
        _ if moment.position == 0 => "开头".to_owned(),
        _ if moment.finished => "结尾".to_owned(),
        Some(name) => name,
        None => format!("第 {} 步", grouped(moment.position)),
    }
}

fn news(news: &News) -> String {
    match news {
        News::First => "这已是第一站。".to_owned(),
        News::Last => "这已是最后一站。".to_owned(),
        News::Marked(stop) => format!("已设为第 {} 站。", stop + 1),
        News::Already(stop) => format!("此位置已是第 {} 站。", stop + 1),
        News::Full => format!("一条路线最多 {MOST_STOPS} 站，请先删除一站。"),
        News::Moved(stop) => format!("现在是第 {} 站。", stop + 1),
        News::Removed(stop) => format!("已删除第 {} 站。", stop + 1),
        News::Cleared => "已删除全部站点。".to_owned(),
        News::Reverted => "已撤销上次修改。".to_owned(),
        News::Opened(count) => format!("已打开讲解路线，共 {count} 站。"),
        News::Refused(error) => format!("文件未导入，原路线不变。{}", refused(error)),
    }
}

fn refused(error: &FileError) -> String {
    match error {
        FileError::Unreadable => "浏览器无法读取此文件，请选择文本文件。".to_owned(),
        FileError::TooLarge => {
            format!("文件过大，路线文件最多 {} 字节。", grouped(LARGEST as u64))
        }
        FileError::NoTour => "首行应为“# Queenscope tour, version 1”。".to_owned(),
        FileError::Version(version) => {
            format!("文件版本为“{version}”，本页只能读取版本 1。")
        }
        FileError::Stray(line) => {
            format!("第 {line} 行在第一个站点之前；站点应以“{EXAMPLE}”这样的一行开头。")
        }
        FileError::Empty => format!("文件中没有站点；站点应以“{EXAMPLE}”这样的一行开头。"),
        FileError::Place(line, text) => {
            format!("第 {line} 行：“{text}”不是位置，应写明程序、n 和步数，如“{EXAMPLE}”。")
        }
        FileError::Program(line, text) => {
            format!("第 {line} 行：没有名为“{text}”的程序，应按链接中的写法，如“{EXAMPLE}”。")
        }
        FileError::Size(line, text) => {
            format!("第 {line} 行：“{text}”不是棋盘大小，应为 1 至 32。")
        }
        FileError::Position(line, text) => {
            format!("第 {line} 行：“{text}”不是步数，应为 0 或正整数。")
        }
        FileError::LongName(line) => {
            format!("第 {line} 行：名称超过 {LONGEST_NAME} 个字符。")
        }
        FileError::LongNote(line) => format!(
            "第 {line} 行：此站的备注超过 {} 个字符。",
            grouped(LONGEST_NOTE as u64)
        ),
        FileError::TooMany => format!("文件中的站点超过 {MOST_STOPS} 个。"),
    }
}

const EXAMPLE: &str = "## recursive-check/4/63: 第一次回溯";
