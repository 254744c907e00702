//! Chinese for presenting.

use crate::{locale::PresentStrings, show::Part};

pub(super) const PRESENT: PresentStrings = PresentStrings {
    present: "放映",
    leave: "结束放映",
    full_screen: "全屏",
    no_full_screen: "浏览器不允许本页全屏显示。",
    blank: "已黑屏，按任意键恢复。",
    parts: "显示内容",
    part: |part| match part {
        Part::Code => "程序清单与输出",
        Part::Name => "算法名称",
        Part::State => "运行状态：栈、数组、循环",
        Part::Counters => "计数",
        Part::Ahead => "后续信息：总数与刻度",
        Part::Sentence => "本步的解说",
    },
    title: |n| format!("n = {n} · Queenscope"),
};
