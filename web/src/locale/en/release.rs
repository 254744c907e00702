//! The English words about the page as software.

use crate::locale::ReleaseStrings;

/// The English words about the page as software.
pub const RELEASE: ReleaseStrings = ReleaseStrings {
    newer: "A new version is ready. Reload to use it.",
    reload: "Reload",
    works_offline: "This page works without a network now.",
    forgetful: "This browser does not let the page remember your settings.",
};
