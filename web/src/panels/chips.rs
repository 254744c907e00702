//! Links to moments that are worth seeing first.

use queenscope_solver::{BoardSize, ProgramId};
use yew::prelude::*;

use super::{always, sometimes};
use crate::{
    about::{Spot, fragment, spot},
    locale::Language,
    message::{Message, TourMessage},
    model::{Dialogue, Subject},
    tour::ready::Ready,
    which::Which,
};

/// The moments of the first visit, in the order of their names: size of the board and
/// position, all of the program that it shows.
pub const MOMENTS: [(u8, u64); 4] = [(4, 63), (4, 211), (3, 133), (8, 0)];

/// Links to moments that are worth seeing first: those of the first visit, or the one that
/// shows best what the program is about.
pub fn chips(language: Language, subject: &Subject, send: &Callback<Message>) -> Html {
    let strings = language.strings();
    let links = match subject.program {
        Which::Course(ProgramId::RecursiveCheck) | Which::Own => first(language, send),
        Which::Course(program) => html! {
            <>
                if program == ProgramId::DancingLinks {
                    <button class="chip" type="button"
                        onclick={always(send, Message::Tour(TourMessage::Ready(Ready::Links)))}>
                        {strings.tours.links_name}
                    </button>
                }
                {spot_chip(language, program, send)}
                <button class="chip" type="button" aria-haspopup="dialog"
                    onclick={always(send, Message::Dialogue(Dialogue::About))}>
                    {strings.about.about}
                </button>
            </>
        },
    };
    html! { <nav class="chips" aria-label={strings.chips}>{links}</nav> }
}

fn first(language: Language, send: &Callback<Message>) -> Html {
    let program = ProgramId::RecursiveCheck;
    html! {
        for ((n, step), name) in MOMENTS.into_iter().zip(language.strings().chip) {
            {chip(fragment(program, moment(n, step), language), name, send)}
        }
    }
}

fn moment(n: u8, step: u64) -> Spot {
    Spot {
        n: BoardSize::new(n).expect("the moments are on boards of 3, 4 and 8"),
        step,
    }
}

/// The link to the most instructive moment of a program.
pub fn spot_chip(language: Language, program: ProgramId, send: &Callback<Message>) -> Html {
    let name = (language.strings().about.of)(program).moment;
    chip(fragment(program, spot(program), language), name, send)
}

fn chip(fragment: String, name: &'static str, send: &Callback<Message>) -> Html {
    let href = format!("#{fragment}");
    // Followed by the browser, the link would fill the history.
    let onclick = sometimes(send, move |event: MouseEvent| {
        let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
        (!elsewhere).then(|| {
            event.prevent_default();
            Message::Link(fragment.clone())
        })
    });
    html! { <a class="chip" {href} {onclick}>{name}</a> }
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{EventKind, Progress, Script, Target, Timeline};

    use super::*;

    #[test]
    fn every_link_leads_to_what_it_promises() {
        let timeline = |(n, step): (u8, u64)| {
            let n = BoardSize::new(n).unwrap();
            let mut timeline = Timeline::new(Script::of(ProgramId::RecursiveCheck, n));
            while timeline.seek(Target::Position(step), u64::MAX) != Progress::Arrived {}
            timeline
        };
        let happens = |moment: (u8, u64), kind| {
            timeline(moment)
                .moment()
                .events
                .iter()
                .any(|event| event.kind == kind)
        };
        let first = |(n, step): (u8, u64), kind| {
            (0..=step).find(|step| happens((n, *step), kind)) == Some(step)
        };
        let [backtrack, solution, end, eight] = MOMENTS;
        assert!(first(backtrack, EventKind::Backtrack));
        assert!(first(solution, EventKind::Solution));
        assert!(timeline(end).moment().finished && end.0 == 3);
        assert_eq!(eight, (8, 0));
    }
}
