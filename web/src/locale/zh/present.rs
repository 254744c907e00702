//! Chinese for presenting.

use crate::locale::PresentStrings;

pub(super) const PRESENT: PresentStrings = PresentStrings {
    present: "放映",
    leave: "结束放映",
    full_screen: "全屏",
    no_full_screen: "浏览器不允许本页全屏显示。",
    blank: "已黑屏，按任意键恢复。",
    parts: "显示内容",
};
