//! The page. Read in this order: `model` is all that the page is about, `message` what
//! can happen to it, `reduce` how it changes. `narration`, `scene`, `inline`,
//! `comparisons`, `strips`, `loops` and `frames` turn a moment into sentences, pictures, the
//! ends of lines, a table and values; `locale` has the words. `link`, `settings`, `keys`,
//! `speed`, `field`, `show` and `tour` are what readers write and press. All of that is pure and runs in
//! native tests. `effects` is the browser, `panels` are the parts of the page, and `app`
//! holds everything together.

mod app;
pub mod beside;
pub mod comparisons;
pub mod crumbs;
pub mod effects;
pub mod facts;
pub mod field;
pub mod frames;
pub mod highlight;
pub mod inline;
pub mod keys;
pub mod link;
pub mod locale;
pub mod loops;
pub mod message;
pub mod model;
pub mod narration;
pub mod panels;
pub mod reduce;
pub mod scene;
pub mod settings;
pub mod show;
pub mod speed;
pub mod strips;
pub mod tour;

/// Starts the page in the document's body.
pub fn start() {
    yew::Renderer::<app::App>::new().render();
}
