//! What is in the dialogue of the tour: its stops to be changed, how to go from one to
//! the next, tours that are ready, the link and the file.

mod stops;

use std::rc::Rc;

use yew::prelude::*;

use super::{
    always,
    copy_field::CopyField,
    icon::{icon, small_icon},
    narration::set,
};
use crate::{
    effects::files,
    locale::{Language, pieces},
    message::{Message, TourMessage},
    model::Lecture,
    settings::Settings,
    tour::{MOST_LINK, Tour, file, news::News, ready::Ready, travel::Travel},
};
use stops::Stops;

/// What the dialogue needs.
pub struct TourPanel<'a> {
    /// The language.
    pub language: Language,
    /// The tour and where it stands.
    pub lecture: &'a Lecture,
    /// How it goes on, and the tour that the reader last made.
    pub settings: &'a Settings,
    /// The link to the tour.
    pub link: String,
    /// What there is to tell.
    pub news: Option<&'a News>,
    /// Where messages go.
    pub send: &'a Callback<Message>,
}

/// What is in the dialogue.
pub fn tour(props: &TourPanel<'_>) -> Html {
    let strings = &props.language.strings().tours;
    let lecture = props.lecture;
    let told = props.news.map(strings.news).unwrap_or_default();
    let refused = matches!(props.news, Some(News::Refused(_)));
    let tell = |message: TourMessage| always(props.send, Message::Tour(message));
    html! {
        <>
            <p class={classes!("tour-told", refused.then_some("is-refused"))} role="status">
                {told}
            </p>
            <div class="tour-list">
                if lecture.tour.stops.is_empty() {
                    <p>
                        for piece in pieces(strings.empty) {
                            {set(piece)}
                        }
                    </p>
                } else {
                    <Stops language={props.language} tour={lecture.tour.clone()}
                        stop={lecture.stop} send={props.send.clone()} />
                }
            </div>
            <div class="tour-acts">
                <button class="btn btn-line tour-mark" type="button" onclick={tell(TourMessage::Mark)}>
                    {icon("i-plus")}<span>{strings.mark}</span>
                </button>
                <button class="btn btn-line" type="button" disabled={lecture.former.is_empty()}
                    onclick={tell(TourMessage::Revert)}>
                    {icon("i-undo")}<span>{strings.revert}</span>
                </button>
                <button class="btn btn-line" type="button"
                    disabled={lecture.tour.stops.is_empty()} onclick={tell(TourMessage::Clear)}>
                    {small_icon("m-x")}<span>{strings.clear}</span>
                </button>
            </div>
            {travel(props)}
            {ready(props)}
            {keep(props)}
        </>
    }
}

/// How the page goes from stop to stop.
fn travel(props: &TourPanel<'_>) -> Html {
    let strings = &props.language.strings().tours;
    html! {
        <fieldset class="tour-travel">
            <legend class="h-small">{strings.travel}</legend>
            for way in Travel::ALL {
                <label class="choice" key={way.as_str()}>
                    <input type="radio" name="travel" checked={way == props.settings.travel}
                        onchange={always(props.send, Message::Tour(TourMessage::Travel(way)))} />
                    <span>{(strings.way)(way)}</span>
                </label>
            }
        </fieldset>
    }
}

/// Tours to be opened: those that come with the page, and the reader's own.
fn ready(props: &TourPanel<'_>) -> Html {
    let strings = &props.language.strings().tours;
    let own: &Rc<Tour> = &props.settings.tour;
    let recalled = own.stops.is_empty() || *own == props.lecture.tour;
    let name = |ready| match ready {
        Ready::Road => strings.road_name,
        Ready::Links => strings.links_name,
    };
    html! {
        <section class="tour-ready" aria-labelledby="h-tour-ready">
            <h3 class="h-small" id="h-tour-ready">{strings.ready}</h3>
            <div class="tour-acts">
                for offered in Ready::ALL {
                    <button class="btn btn-line" type="button" key={name(offered)}
                        onclick={always(props.send, Message::Tour(TourMessage::Ready(offered)))}>
                        {name(offered)}
                    </button>
                }
                <button class="btn btn-line" type="button" key="own" hidden={recalled}
                    onclick={always(props.send, Message::Tour(TourMessage::Recall))}>
                    {(strings.recall)(own.stops.len())}
                </button>
            </div>
        </section>
    }
}

/// The link to the tour and the file of it.
fn keep(props: &TourPanel<'_>) -> Html {
    let strings = &props.language.strings().tours;
    let tour = &props.lecture.tour;
    let characters = props.link.chars().count();
    let text = file::write(tour);
    let href = files::address(&text);
    let copy = props.language.strings().share.copy_link;
    let onchange = {
        let send = props.send.reform(Message::Tour);
        move |event: Event| files::read(&event.target_unchecked_into(), &send)
    };
    html! {
        <section class="tour-keep" aria-labelledby="h-tour-keep">
            <h3 class="h-small" id="h-tour-keep">{strings.keep}</h3>
            if !tour.stops.is_empty() {
                <CopyField language={props.language} name={strings.link} button={copy}
                    text={props.link.clone()} />
            }
            <p class="tour-long" hidden={characters <= MOST_LINK}>
                {(strings.long_link)(characters)}
            </p>
            <div class="tour-acts">
                <a class="btn btn-line" download={file::NAME} {href}
                    hidden={tour.stops.is_empty()}>
                    {strings.export}
                </a>
                <label class="btn btn-line tour-import">
                    <input class="vh" type="file" accept=".txt,text/plain" {onchange} />
                    <span>{strings.import}</span>
                </label>
            </div>
        </section>
    }
}
