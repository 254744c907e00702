//! The page. Read in this order: `model` is all that the page is about, `message` what
//! can happen to it, `reduce` how it changes. `narration`, `scene`, `inline`,
//! `comparisons`, `strips`, `loops` and `frames` turn a moment into sentences, pictures, the
//! ends of lines, a table and values; `notation` is how places are
//! called, `locale` has the words. `link`, `settings`, `keys`,
//! `speed`, `field`, `editing`, `show`, `tour`, `share` and `host` are what readers, and pages around
//! this one, write and press; `qr` draws a link; `beside` is what stands beside each row
//! before an audience; `pictures` is what explains a program beside the board, `overlay` and `aids`
//! what is laid over it; `release` is the page as software; `about` and `picker` are what
//! there is to know of each program and the list to choose from. All of that is pure and runs in
//! native tests. `effects` is the browser, `panels` are the parts of the page, and `app`
//! holds everything together, with a file for each layout: `view`, `present`, `embed`.

use gloo_timers::callback::Timeout;

pub mod about;
pub mod aids;
mod app;
pub mod beside;
pub mod comparisons;
pub mod crumbs;
pub mod editing;
pub mod effects;
pub mod facts;
pub mod field;
pub mod frames;
pub mod highlight;
pub mod host;
pub mod inline;
pub mod keys;
pub mod legend;
pub mod link;
pub mod locale;
pub mod loops;
pub mod message;
pub mod model;
pub mod narration;
pub mod notation;
pub mod overlay;
pub mod panels;
pub mod picker;
pub mod pictures;
pub mod printed;
pub mod qr;
pub mod reduce;
pub mod release;
pub mod scene;
pub mod settings;
pub mod share;
pub mod show;
pub mod speed;
pub mod strips;
pub mod tour;
pub mod which;

/// Starts the page in the document's body: the first program is made ready, then the page
/// is put there, each in a turn of its own, so that the browser can answer in between.
pub fn start() {
    Timeout::new(0, || {
        let first = app::First::ready();
        let put = move || {
            yew::Renderer::<app::App>::with_props(first).render();
        };
        Timeout::new(0, put).forget();
    })
    .forget();
}
