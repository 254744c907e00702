//! What the document says of itself: its title, its language, its colours.

use web_sys::Document;

use crate::{locale::Language, model::Model, settings::Scheme, show::Part};

/// What the document last said.
#[derive(Default)]
pub struct Head {
    title: String,
    language: Option<Language>,
    scheme: Option<Option<Scheme>>,
}

impl Head {
    /// Makes the document say what the model does.
    pub fn follow(&mut self, model: &Model) {
        let Some(document) = document() else {
            return;
        };
        let Some(root) = document.document_element() else {
            return;
        };
        let subject = &model.subject;
        let program = model.language.pick(subject.program.name());
        let strings = model.language.strings();
        let title = if model.lecture.hidden.shows(Part::Name) {
            (strings.title)(program, subject.n.get())
        } else {
            (strings.present.title)(subject.n.get())
        };
        if title != self.title {
            document.set_title(&title);
            self.title = title;
        }
        if self.language != Some(model.language) {
            self.language = Some(model.language);
            // Only an element that refuses attributes could fail here.
            let _ = root.set_attribute("lang", model.language.tag());
        }
        if self.scheme != Some(model.scheme) {
            self.scheme = Some(model.scheme);
            let _ = match model.scheme {
                Some(scheme) => root.set_attribute("data-theme", scheme.as_str()),
                None => root.remove_attribute("data-theme"),
            };
        }
    }
}

/// The document, in a browser.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}
