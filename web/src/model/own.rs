//! The reader's own program, as far as the page keeps it. There is one at a time.

use std::rc::Rc;

/// The reader's own program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// The text that a link calls `own`, marks and all, once there is one. While the
    /// own program is in force, it is the text that runs.
    pub text: Option<Rc<str>>,
}
