//! The page that embeds this one: hears what it asks, and posts it each moment. It
//! may be anybody's; nothing that it sends can do harm, and a moment is no secret.

use std::rc::Rc;

use gloo_events::EventListener;
use queenscope_solver::Moment;
use web_sys::{
    MessageEvent, Window,
    js_sys::{Object, Reflect},
    wasm_bindgen::{JsCast, JsValue},
};
use yew::Callback;

use crate::{
    host::{self, Letter, Property, Wish},
    model::Model,
    show::View,
};

/// The page that embeds this one, if one does.
pub struct Host {
    parent: Option<Window>,
    posted: Option<Rc<Moment>>,
    _listener: Option<EventListener>,
}

impl Host {
    /// Listens to the page that embeds this one; what it asks goes to the callback.
    pub fn listen(asked: Callback<Wish>) -> Host {
        let parent = parent();
        let listener = parent.clone().and_then(|parent| {
            let window = web_sys::window()?;
            let hear = move |event: &MessageEvent| {
                let source = event.source()?;
                // Other frames, and tools that readers add to their browser, post too.
                let from_parent = JsValue::from(source) == JsValue::from(parent.clone());
                from_parent.then(|| host::read(&letter(&event.data())))?
            };
            Some(EventListener::new(&window, "message", move |event| {
                if let Some(wish) = event.dyn_ref().and_then(&hear) {
                    asked.emit(wish);
                }
            }))
        });
        Host {
            parent,
            posted: None,
            _listener: listener,
        }
    }

    /// Posts the moment if it is another one.
    pub fn follow(&mut self, model: &Model) {
        let (Some(parent), View::Embed) = (&self.parent, model.lecture.view) else {
            return;
        };
        let posted = self.posted.as_ref();
        if posted.is_some_and(|posted| Rc::ptr_eq(posted, &model.moment)) {
            return;
        }
        self.posted = Some(model.moment.clone());
        if let Some(letter) = told(model) {
            // A parent that is gone hears nothing.
            let _ = parent.post_message(&letter, "*");
        }
    }
}

/// The window around this one.
fn parent() -> Option<Window> {
    let window = web_sys::window()?;
    let parent = window.parent().ok().flatten()?;
    (JsValue::from(&window) != JsValue::from(&parent)).then_some(parent)
}

fn told(model: &Model) -> Option<JsValue> {
    let moment = queenscope_moment_js::value(model.subject.program.course(), &model.moment)?;
    let letter = Object::new();
    Reflect::set(&letter, &"queenscope".into(), &"moment".into()).ok()?;
    Reflect::set(&letter, &"moment".into(), &moment).ok()?;
    Some(letter.into())
}

/// The properties of a message. What was posted is a copy without any code in it.
fn letter(data: &JsValue) -> Letter {
    let property = |name: &str| match Reflect::get(data, &name.into()) {
        Ok(value) if value.is_undefined() => Property::Absent,
        Ok(value) => value.as_string().map_or_else(
            || value.as_f64().map_or(Property::Other, Property::Number),
            Property::Text,
        ),
        // It is no object.
        Err(_) => Property::Absent,
    };
    Letter {
        queenscope: property("queenscope"),
        size: property("size"),
        position: property("position"),
        link: property("link"),
    }
}
