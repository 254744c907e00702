//! The Chinese words about the page as software.

use crate::locale::ReleaseStrings;

/// The Chinese words about the page as software.
pub const RELEASE: ReleaseStrings = ReleaseStrings {
    newer: "新版本已就绪，重新载入后生效。",
    reload: "重新载入",
    works_offline: "本页现在无需联网即可使用。",
    forgetful: "此浏览器不允许本页保存设置。",
};
