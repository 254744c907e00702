//! What presenting does to the browser: the layout that the document says it has, the
//! full screen, a screen that stays on, controls that go out of sight, and a focus that
//! is never lost between two layouts.

use web_sys::{Element, HtmlElement, wasm_bindgen::JsCast};
use yew::Callback;

use super::{
    awake::{Awake, Wanted},
    document::document,
    screen::FullScreen,
    stillness::{Audience, Stillness},
};
use crate::{
    message::Message,
    model::{Dialogue, Model},
    show::{ENTRANCE, View},
};

/// What presenting does to the browser.
pub struct Projector {
    screen: FullScreen,
    awake: Awake,
    stillness: Stillness,
    view: Option<View>,
    /// Where the focus was before the layout changed, if that matters.
    entrance: Entrance,
    /// Whether the layout has just changed.
    change: Change,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entrance {
    Elsewhere,
    ByKeyboard,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    None,
    Layout,
}

impl Projector {
    /// Listens to what matters while presenting.
    pub fn new(send: Callback<Message>) -> Projector {
        Projector {
            screen: FullScreen::watch(send),
            awake: Awake::new(),
            stillness: Stillness::watch(),
            view: None,
            entrance: Entrance::Elsewhere,
            change: Change::None,
        }
    }

    /// Lets the browser follow the model, before the new layout is there.
    pub fn follow(&mut self, model: &Model) {
        let lecture = &model.lecture;
        self.screen.follow(lecture.screen);
        let (wanted, audience) = match lecture.view {
            View::Present => (Wanted::Yes, Audience::Present),
            View::Work | View::Embed => (Wanted::No, Audience::Absent),
        };
        self.awake.follow(wanted);
        self.stillness.follow(match model.dialogue {
            Some(
                Dialogue::About
                | Dialogue::Keys
                | Dialogue::Parts
                | Dialogue::Share
                | Dialogue::Tour
                | Dialogue::Until
                | Dialogue::Line
                | Dialogue::Display,
            ) => Audience::Absent,
            None => audience,
        });
        if self.view == Some(lecture.view) {
            return;
        }
        if let Some(root) = document().and_then(|document| document.document_element()) {
            // Only an element that refuses attributes could fail here.
            let _ = root.set_attribute("data-view", lecture.view.as_str());
        }
        if self.view.is_some() {
            self.change = Change::Layout;
        }
        if self.view == Some(View::Work) {
            self.entrance = entrance();
        }
        self.view = Some(lecture.view);
    }

    /// Brings the focus to where the reader would look for it, once the new layout is
    /// there: to the button that started it if it was used by the keyboard, else to
    /// the page, so that its keys go on.
    pub fn rendered(&mut self) {
        if std::mem::replace(&mut self.change, Change::None) == Change::None {
            return;
        }
        let Some(document) = document() else {
            return;
        };
        let came_back = self.view == Some(View::Work) && self.entrance == Entrance::ByKeyboard;
        // Where the window has no room for the button, what opens it stands for it.
        let button = format!("#{ENTRANCE}");
        let places: &[&str] = if came_back {
            &[&button, ".bar-more", "main"]
        } else {
            &["main"]
        };
        for place in places {
            let target = document.query_selector(place).ok().flatten();
            if let Some(target) = target.and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
                // An element out of sight refuses the focus.
                let _ = target.focus();
                if document.active_element().as_ref() == Some(target.as_ref()) {
                    break;
                }
            }
        }
    }
}

/// Whether presenting was started by a button that shows the focus of the keyboard.
fn entrance() -> Entrance {
    let active = document().and_then(|document| document.active_element());
    let shows = |element: &Element| {
        element.id() == ENTRANCE && element.matches(":focus-visible").unwrap_or(false)
    };
    if active.is_some_and(|element| shows(&element)) {
        Entrance::ByKeyboard
    } else {
        Entrance::Elsewhere
    }
}
