//! What a reader gives away: the link to what the page shows, as it is to open
//! elsewhere, and the text that puts the page into another one. It knows nothing of
//! clipboards and drawings.

use std::rc::Rc;

use crate::{
    link::{self, CodeError, Link},
    model::{Lecture, Model},
    show::{Hidden, Part, View},
};

/// What a frame is allowed, so that copying, presenting and a lit screen work in it.
const ALLOWED: &str = "fullscreen; screen-wake-lock; clipboard-write";

/// The size of a frame that shows everything on most pages, in pixels.
const FRAME: (u32, u32) = (720, 480);

/// How a link is to open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// At which position.
    pub start: Start,
    /// In which layout.
    pub view: View,
    /// What is hidden.
    pub hidden: Hidden,
}

/// The position at which a link opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// The one in force.
    #[default]
    Here,
    /// The first one.
    Beginning,
}

/// A choice of how a link is to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// At which position.
    Start(Start),
    /// In which layout.
    View(View),
    /// A part is to be hidden, or shown again.
    Hide(Part),
}

impl Share {
    /// The layouts that are offered; a frame has a text of its own.
    pub const VIEWS: [View; 2] = [View::Work, View::Present];

    /// A link that opens as the page looks now.
    pub fn of(lecture: &Lecture) -> Share {
        Share {
            start: Start::Here,
            view: match lecture.view {
                View::Work | View::Embed => View::Work,
                View::Present => View::Present,
            },
            hidden: lecture.hidden.clone(),
        }
    }

    /// Takes a choice.
    pub fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::Start(start) => self.start = start,
            Choice::View(view) => self.view = view,
            Choice::Hide(part) => self.hidden = self.hidden.toggled(part),
        }
    }
}

/// The link that the reader's choices make, on a page with this address.
pub fn link(model: &Model, page: &str) -> String {
    let share = &model.lecture.share;
    address(page, &chosen(model, share, share.view))
}

/// What a link leaves out, if it is about the reader's own program and cannot carry
/// it: the text, and why.
pub fn left_out(model: &Model) -> Option<(Rc<str>, CodeError)> {
    let text = model.own.text()?;
    match model.own.code {
        Some(Err(error)) if model.shown().names_own() => Some((text.clone(), error)),
        Some(Ok(_) | Err(_)) | None => None,
    }
}

/// The text that puts the page into another one, as the reader's choices make it.
pub fn frame(model: &Model, page: &str) -> String {
    let share = &model.lecture.share;
    let source = address(page, &chosen(model, share, View::Embed));
    let title = model.title(&share.hidden);
    let (width, height) = FRAME;
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{width}\" height=\"{height}\" \
         style=\"max-width: 100%; border: 0\" allow=\"{ALLOWED}\"></iframe>",
        escaped(&source),
        escaped(&title)
    )
}

/// The link from a frame to the whole page at the same position.
pub fn whole(model: &Model, page: &str) -> String {
    let share = Share::of(&model.lecture);
    address(page, &chosen(model, &share, View::Work))
}

fn chosen(model: &Model, share: &Share, view: View) -> Link {
    let shown = model.shown();
    Link {
        step: match share.start {
            Start::Here => shown.step,
            Start::Beginning => 0,
        },
        view,
        hidden: share.hidden.clone(),
        ..shown
    }
}

fn address(page: &str, link: &Link) -> String {
    format!("{page}#{}", link::write(link))
}

/// A text as it stands in an attribute.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            c => escaped.push(c),
        }
    }
    escaped
}
