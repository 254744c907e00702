//! What changes about keys before an audience: a clicker sends F5 and Esc by turns and
//! repeats what is held, and a blank screen takes any key.

use super::{Deed, Focus, Held, Press, deed};
use crate::{
    keys::Again,
    message::Message,
    model::{Curtain, Stage},
    settings::Characters,
    show::View,
};

/// What a key does on a stage, where the focus is.
pub fn deed_on(stage: Stage, press: &Press, focus: Focus, characters: Characters) -> Deed {
    let deed = match (stage, press.key.as_str()) {
        _ if press.held == Held::Command => Deed::None,
        (Stage::Blank, _) => Deed::Send(Message::Curtain(Curtain::Open)),
        (Stage::Presenting, "F5") => Deed::Swallow,
        (Stage::Presenting, "Escape") if focus != Focus::Dialogue => {
            Deed::Send(Message::Show(View::Work))
        }
        (Stage::Work | Stage::Presenting | Stage::Embedded, _) => deed(press, focus, characters),
    };
    match deed {
        Deed::Send(message) if press.again == Again::Yes && !repeats(stage, press, &message) => {
            Deed::Swallow
        }
        // Another page's slides have a screen of their own.
        Deed::Send(Message::Show(_) | Message::Curtain(_)) if stage == Stage::Embedded => {
            Deed::None
        }
        Deed::None | Deed::Send(_) | Deed::Swallow => deed,
    }
}

/// Whether a key that is held goes on acting: before an audience none does, elsewhere
/// those that step and that are no keys of a clicker.
fn repeats(stage: Stage, press: &Press, message: &Message) -> bool {
    let clicker = matches!(press.key.as_str(), "PageDown" | "PageUp");
    let steps = matches!(
        message,
        Message::Step(_)
            | Message::StepBy(..)
            | Message::Backtrack(_)
            | Message::Debug(_)
            | Message::Undo
            | Message::TakeOver
            | Message::Faster
            | Message::Slower
    );
    match stage {
        Stage::Work | Stage::Embedded => steps && !clicker,
        Stage::Presenting | Stage::Blank => false,
    }
}

/// Whether a key only moves through the run: one that a lecturer presses without
/// looking for anything on the screen.
pub fn is_step(key: &str) -> bool {
    let named = [
        "ArrowRight",
        "ArrowLeft",
        "ArrowDown",
        "ArrowUp",
        "PageDown",
        "PageUp",
        "Home",
        "End",
        " ",
        "[",
        "]",
        "b",
        "B",
        ".",
        "F5",
        "Shift",
    ];
    named.contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        keys::{Composing, Reached},
        message::TourMessage,
        model::Direction::{Back, Forward},
    };

    const STAGES: [Stage; 4] = [
        Stage::Work,
        Stage::Presenting,
        Stage::Embedded,
        Stage::Blank,
    ];

    fn press(key: &str, held: Held, again: Again) -> Press {
        Press {
            key: key.into(),
            held,
            composing: Composing::No,
            again,
        }
    }

    fn once(stage: Stage, key: &str, focus: Focus) -> Deed {
        let press = press(key, Held::Nothing, Again::No);
        deed_on(stage, &press, focus, Characters::Act)
    }

    fn held(stage: Stage, key: &str) -> Deed {
        let press = press(key, Held::Nothing, Again::Yes);
        deed_on(stage, &press, Focus::Page, Characters::Act)
    }

    #[test]
    fn keys_mean_what_the_stage_makes_of_them() {
        let present = Deed::Send(Message::Show(View::Present));
        let work = Deed::Send(Message::Show(View::Work));
        let blank = Deed::Send(Message::Curtain(Curtain::Drawn));
        let back = Deed::Send(Message::Curtain(Curtain::Open));
        let full = Deed::Send(Message::FullScreen);
        let walk = Deed::Send(Message::Tour(TourMessage::Walk(Forward)));
        let cancel = Deed::Send(Message::Cancel);
        for (key, deeds) in [
            ("p", [&present, &present, &Deed::None, &back]),
            ("b", [&blank, &blank, &Deed::None, &back]),
            (".", [&blank, &blank, &Deed::None, &back]),
            ("f", [&full, &full, &full, &back]),
            ("PageDown", [&walk, &walk, &walk, &back]),
            ("F5", [&Deed::None, &Deed::Swallow, &Deed::None, &back]),
            ("Escape", [&cancel, &work, &cancel, &back]),
            ("a", [&Deed::None, &Deed::None, &Deed::None, &back]),
            ("Tab", [&Deed::None, &Deed::None, &Deed::None, &back]),
        ] {
            for (stage, expected) in STAGES.into_iter().zip(deeds) {
                assert_eq!(once(stage, key, Focus::Page), *expected, "{key} {stage:?}");
            }
        }
    }

    #[test]
    fn a_blank_screen_takes_keys_from_whatever_has_the_focus() {
        let back = Deed::Send(Message::Curtain(Curtain::Open));
        for focus in [Focus::Field, Focus::Control(Reached::Keyboard)] {
            for key in [" ", "Enter", "3", "ArrowRight"] {
                assert_eq!(once(Stage::Blank, key, focus), back);
            }
        }
        let letter = press("x", Held::Nothing, Again::No);
        let deed = deed_on(Stage::Blank, &letter, Focus::Page, Characters::Rest);
        assert_eq!(deed, back, "whether or not characters act");
        let reload = press("r", Held::Command, Again::No);
        let deed = deed_on(Stage::Blank, &reload, Focus::Page, Characters::Act);
        assert_eq!(deed, Deed::None);
    }

    #[test]
    fn escape_and_f5_act_wherever_the_focus_is_but_not_for_the_browser() {
        for focus in [Focus::Field, Focus::Control(Reached::Keyboard)] {
            let work = Deed::Send(Message::Show(View::Work));
            assert_eq!(once(Stage::Presenting, "Escape", focus), work);
            assert_eq!(once(Stage::Presenting, "F5", focus), Deed::Swallow);
        }
        // Esc closes a dialogue before anything else.
        assert_eq!(
            once(Stage::Presenting, "Escape", Focus::Dialogue),
            Deed::None
        );
        for (held, deed) in [(Held::Shift, Deed::Swallow), (Held::Command, Deed::None)] {
            let reload = press("F5", held, Again::No);
            assert_eq!(
                deed_on(Stage::Presenting, &reload, Focus::Page, Characters::Act),
                deed
            );
        }
    }

    #[test]
    fn a_held_key_does_not_run_away() {
        for key in [
            "PageDown",
            "PageUp",
            "ArrowRight",
            "ArrowDown",
            " ",
            "b",
            "f",
            "Escape",
        ] {
            assert_eq!(held(Stage::Presenting, key), Deed::Swallow, "{key}");
        }
        // The key that has blanked the screen must not bring it back.
        for key in ["b", ".", "PageDown"] {
            assert_eq!(held(Stage::Blank, key), Deed::Swallow, "{key}");
        }
        for key in ["PageDown", "PageUp", " ", "b", "p", "f", "Home", "?"] {
            assert_eq!(held(Stage::Work, key), Deed::Swallow, "{key}");
        }
        for (key, message) in [
            ("ArrowRight", Message::Step(Forward)),
            ("ArrowLeft", Message::Step(Back)),
            ("+", Message::Faster),
            ("u", Message::Undo),
        ] {
            assert_eq!(held(Stage::Work, key), Deed::Send(message), "{key}");
        }
    }

    #[test]
    fn letters_are_switched_off_on_every_stage() {
        for key in ["p", "b", ".", "f"] {
            let press = press(key, Held::Nothing, Again::No);
            for stage in [Stage::Work, Stage::Presenting, Stage::Embedded] {
                let deed = deed_on(stage, &press, Focus::Page, Characters::Rest);
                assert_eq!(deed, Deed::None, "{key}");
            }
        }
    }
}
