//! Chinese for giving the page away.

use crate::{
    locale::{ShareStrings, grouped},
    show::{Part, View},
};

/// The texts.
pub const SHARE: ShareStrings = ShareStrings {
    share: "分享",
    link: "链接",
    copy_link: "复制链接",
    copied: "已复制。",
    refused: "浏览器不允许网页复制。文字已选中，请按 Ctrl+C（Mac 按 ⌘C）复制。",
    qr: "链接的二维码",
    enlarge: "放大",
    shrink: "缩小",
    too_long: "链接太长，无法生成可供扫描的二维码。",
    start: "打开时停在",
    here: |step| format!("第 {} 步", grouped(step)),
    beginning: "开头",
    view: "打开方式",
    view_name: |view| match view {
        View::Work => "操作",
        View::Present => "放映",
        View::Embed => "嵌入",
    },
    hide: "隐藏",
    part: |part| match part {
        Part::Code => "程序清单和输出",
        Part::Name => "算法名称",
        Part::State => "运行状态",
        Part::Counters => "计数",
        Part::Ahead => "后续信息：总数、刻度",
        Part::Sentence => "解说",
    },
    embed: "嵌入网页或幻灯片",
    code: "嵌入代码",
    copy_code: "复制嵌入代码",
    whole: "在 Queenscope 中打开",
    new_tab: "（新标签页）",
    subject: |program, n| format!("{program}，n = {n}"),
    title: |n| format!("n = {n} · Queenscope"),
};
