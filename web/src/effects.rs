//! What the page does to the browser, and the browser to the page. Effects follow
//! from the model; the model never waits for them. `guide` is the only one that
//! knows the timeline, and it knows nothing of the browser.

pub mod address;
pub mod awake;
pub mod clipboard;
pub mod clock;
pub mod document;
pub mod files;
pub mod guide;
pub mod host;
pub mod keyboard;
pub mod paint;
pub mod projector;
pub mod promise;
pub mod release;
pub mod screen;
pub mod slices;
pub mod stillness;
pub mod store;
pub mod system;
pub mod ticker;
pub mod typing;
