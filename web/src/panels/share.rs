//! What a reader gives away: the link, its QR code, the text for another page, and
//! how both are to open.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    always,
    copy_field::{CopyField, First},
    qr::Code,
};
use crate::{
    link::CodeError,
    locale::Language,
    message::Message,
    share::{Choice, Share, Start},
    show::Part,
};

/// What there is to give away.
pub struct Offer<'a> {
    /// The language.
    pub language: Language,
    /// The position in force.
    pub position: u64,
    /// What was chosen.
    pub share: &'a Share,
    /// The link.
    pub link: String,
    /// The text for another page.
    pub frame: String,
    /// The reader's own program, if it does not fit into the link, and why.
    pub left_out: Option<(Rc<str>, CodeError)>,
}

/// What a reader gives away.
pub fn share(offer: Offer<'_>, send: &Callback<Message>) -> Html {
    let Offer {
        language,
        position,
        share,
        link,
        frame,
        left_out,
    } = offer;
    let strings = &language.strings().share;
    let own = &language.strings().own;
    let link = AttrValue::from(link);
    html! {
        <div class="share-body">
            <div class="share-link">
                <CopyField {language} name={strings.link} button={strings.copy_link}
                    text={link.clone()} first={First::Yes} />
                <Code {language} link={link.clone()} />
            </div>
            if let Some((text, error)) = left_out {
                <p class="share-left-out">{(own.no_link)(error)}</p>
                <CopyField {language} name={own.text} button={own.copy_text} {text} />
            }
            <div class="share-choices">
                {starts(language, position, share.start, send)}
                {views(language, share, send)}
                {parts(language, share, send)}
            </div>
            <h3 class="h-small">{strings.embed}</h3>
            <CopyField {language} name={strings.code} button={strings.copy_code} text={frame} />
        </div>
    }
}

fn choose(choice: Choice, send: &Callback<Message>) -> Callback<Event> {
    always(send, Message::Share(choice))
}

fn starts(language: Language, position: u64, chosen: Start, send: &Callback<Message>) -> Html {
    let strings = &language.strings().share;
    let here = (strings.here)(position);
    html! {
        <fieldset>
            <legend>{strings.start}</legend>
            <div class="seg">
                for (start, name) in [(Start::Here, here), (Start::Beginning, strings.beginning.to_owned())] {
                    <label key={name.clone()}>
                        <input type="radio" name="share-start" checked={start == chosen}
                            onchange={choose(Choice::Start(start), send)} />
                        <span>{name}</span>
                    </label>
                }
            </div>
        </fieldset>
    }
}

fn views(language: Language, share: &Share, send: &Callback<Message>) -> Html {
    let strings = &language.strings().share;
    html! {
        <fieldset>
            <legend>{strings.view}</legend>
            <div class="seg">
                for view in Share::VIEWS {
                    <label key={view.as_str()}>
                        <input type="radio" name="share-view" checked={view == share.view}
                            onchange={choose(Choice::View(view), send)} />
                        <span>{(strings.view_name)(view)}</span>
                    </label>
                }
            </div>
        </fieldset>
    }
}

fn parts(language: Language, share: &Share, send: &Callback<Message>) -> Html {
    let strings = &language.strings().share;
    html! {
        <fieldset class="share-parts">
            <legend>{strings.hide}</legend>
            <ul>
                for part in Part::ALL {
                    <li key={part.as_str()}>
                        <label class="tick">
                            <input type="checkbox" checked={share.hidden.contains(part)}
                                onchange={choose(Choice::Hide(part), send)} />
                            <span>{(strings.part)(part)}</span>
                        </label>
                    </li>
                }
            </ul>
        </fieldset>
    }
}
