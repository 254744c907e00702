//! The built page in a real browser, as a reader meets it: what can be seen, pressed
//! and heard. It knows the page by its words and roles alone, and waits for what must
//! come, never for a fixed time.

mod axe;
mod browser;
mod page;

pub use axe::clean;
pub use browser::{Browser, Options, Storage, of_the_layer};
pub use page::{BACK, FORWARD, Page, assert_identical};
