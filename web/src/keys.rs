//! Which key does what, and when a key is none of the page's business: in fields,
//! under a modifier, in a composition, in a widget that uses it itself. It knows
//! keys and kinds of focus, never an element.

mod stage;

use queenscope_solver::StepSize;

use crate::{
    message::{DebugMessage, Message, TourMessage},
    model::{Curtain, Dialogue, Direction, Goal},
    settings::Characters,
    show::View,
};

pub use stage::{deed_on, is_step};

/// A key that went down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// Its name or the character it types, as the browser's `key` says it.
    pub key: String,
    /// What is held down with it.
    pub held: Held,
    /// Whether it is part of a composition.
    pub composing: Composing,
    /// Whether it went down just now.
    pub again: Again,
}

/// Whether a key went down just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// It did.
    No,
    /// It is still held, and repeats.
    Yes,
}

/// What is held down with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Nothing, or what only helps to type a character.
    Nothing,
    /// Shift alone.
    Shift,
    /// Ctrl, Alt or Meta: the key belongs to the browser.
    Command,
}

/// Whether a character is being composed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Composing {
    /// The key stands for itself.
    No,
    /// The key belongs to an input method.
    Yes,
}

/// What has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// Nothing that uses keys.
    Page,
    /// A text or number field, a text area, a select, a slider: all keys are its own.
    Field,
    /// A radio group: arrows are its own.
    Radio(Reached),
    /// Tabs, a menu, a list, a tree or a grid: arrows, Home, End, the page keys and
    /// characters are its own.
    Composite(Reached),
    /// A button, a link, a check box.
    Control(Reached),
    /// Anything in an open dialogue: only the keys that close it act.
    Dialogue,
}

/// How a control came by the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// By the keyboard: the focus shows, and Space and Enter are the control's own.
    Keyboard,
    /// By a click: the page's keys go on.
    Pointer,
}

/// What a key does.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// It is left to the browser.
    None,
    /// The page does this, the browser nothing.
    Send(Message),
    /// Neither does anything: the key must not press what was clicked with a mouse.
    Swallow,
}

/// What a key does where the focus is.
pub fn deed(press: &Press, focus: Focus, characters: Characters) -> Deed {
    let key = press.key.as_str();
    if press.held == Held::Command || press.composing == Composing::Yes || own(key, focus) {
        return Deed::None;
    }
    if characters == Characters::Rest && is_character(key) {
        return Deed::None;
    }
    match (message(key, press.held), key, focus) {
        (Some(message), ..) => Deed::Send(message),
        (None, "Enter", Focus::Control(Reached::Pointer) | Focus::Composite(Reached::Pointer)) => {
            Deed::Swallow
        }
        (None, ..) => Deed::None,
    }
}

/// Whether what has the focus uses a key itself.
fn own(key: &str, focus: Focus) -> bool {
    let arrow = matches!(key, "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown");
    let press = |reached| reached == Reached::Keyboard && matches!(key, " " | "Enter");
    match focus {
        Focus::Page => false,
        Focus::Field => true,
        Focus::Radio(reached) => arrow || press(reached),
        Focus::Composite(reached) => {
            let moves = matches!(key, "Home" | "End" | "PageUp" | "PageDown");
            arrow || moves || is_character(key) || press(reached)
        }
        Focus::Control(reached) => press(reached),
        Focus::Dialogue => key != "?",
    }
}

/// Whether a key types a character. The space bar is a button of its own.
fn is_character(key: &str) -> bool {
    key != " " && key.chars().count() == 1
}

fn message(key: &str, held: Held) -> Option<Message> {
    use Direction::{Back, Forward};
    let shift = held == Held::Shift;
    if let Some(message) = debugging(key, if shift { Back } else { Forward }) {
        return Some(Message::Debug(message));
    }
    Some(match key {
        "ArrowRight" if shift => Message::StepBy(Forward, StepSize::Solution),
        "ArrowLeft" if shift => Message::StepBy(Back, StepSize::Solution),
        "ArrowUp" | "ArrowDown" | "PageDown" | "PageUp" | "Home" | "End" | " " if shift => {
            return None;
        }
        "ArrowRight" => Message::Step(Forward),
        "ArrowLeft" => Message::Step(Back),
        "PageDown" => Message::Tour(TourMessage::Walk(Forward)),
        "PageUp" => Message::Tour(TourMessage::Walk(Back)),
        "ArrowDown" => Message::StepBy(Forward, StepSize::Line),
        "ArrowUp" => Message::StepBy(Back, StepSize::Line),
        "]" => Message::Backtrack(Forward),
        "[" => Message::Backtrack(Back),
        " " => Message::PlayOrPause,
        "Home" => Message::Start,
        "End" => Message::End,
        "Escape" => Message::Cancel,
        "u" | "U" => Message::Undo,
        "1" => Message::Size(StepSize::Line),
        "2" => Message::Size(StepSize::Move),
        "3" => Message::Size(StepSize::Row),
        "4" => Message::Size(StepSize::Solution),
        "+" => Message::Faster,
        "-" => Message::Slower,
        "m" | "M" => Message::Tour(TourMessage::Mark),
        "t" | "T" => Message::Dialogue(Dialogue::Tour),
        "r" | "R" => Message::Dialogue(Dialogue::Until),
        "?" => Message::Dialogue(Dialogue::Keys),
        "p" | "P" => Message::Show(View::Present),
        "b" | "B" | "." => Message::Curtain(Curtain::Drawn),
        "f" | "F" => Message::FullScreen,
        _ => return None,
    })
}

/// The keys of a debugger; Shift leads back.
fn debugging(key: &str, direction: Direction) -> Option<DebugMessage> {
    Some(match key {
        "o" | "O" => DebugMessage::Run(direction, Goal::Over),
        "x" | "X" => DebugMessage::Run(direction, Goal::Out),
        "c" | "C" => DebugMessage::Run(direction, Goal::Breakpoint),
        "n" | "N" => DebugMessage::Again(direction),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Direction::{Back, Forward};

    fn press(key: &str, held: Held) -> Press {
        Press {
            key: key.into(),
            held,
            composing: Composing::No,
            again: Again::No,
        }
    }

    fn plain(key: &str, focus: Focus) -> Deed {
        deed(&press(key, Held::Nothing), focus, Characters::Act)
    }

    const fn run(direction: Direction, goal: Goal) -> Message {
        Message::Debug(DebugMessage::Run(direction, goal))
    }

    const KEYS: [(&str, Held, Message); 37] = [
        ("ArrowRight", Held::Nothing, Message::Step(Forward)),
        ("ArrowLeft", Held::Nothing, Message::Step(Back)),
        (
            "PageDown",
            Held::Nothing,
            Message::Tour(TourMessage::Walk(Forward)),
        ),
        (
            "PageUp",
            Held::Nothing,
            Message::Tour(TourMessage::Walk(Back)),
        ),
        (
            "ArrowDown",
            Held::Nothing,
            Message::StepBy(Forward, StepSize::Line),
        ),
        (
            "ArrowUp",
            Held::Nothing,
            Message::StepBy(Back, StepSize::Line),
        ),
        (
            "ArrowRight",
            Held::Shift,
            Message::StepBy(Forward, StepSize::Solution),
        ),
        (
            "ArrowLeft",
            Held::Shift,
            Message::StepBy(Back, StepSize::Solution),
        ),
        ("[", Held::Nothing, Message::Backtrack(Back)),
        ("]", Held::Nothing, Message::Backtrack(Forward)),
        (" ", Held::Nothing, Message::PlayOrPause),
        ("Home", Held::Nothing, Message::Start),
        ("End", Held::Nothing, Message::End),
        ("u", Held::Nothing, Message::Undo),
        ("1", Held::Nothing, Message::Size(StepSize::Line)),
        ("2", Held::Nothing, Message::Size(StepSize::Move)),
        ("3", Held::Nothing, Message::Size(StepSize::Row)),
        ("4", Held::Nothing, Message::Size(StepSize::Solution)),
        ("+", Held::Shift, Message::Faster),
        ("+", Held::Nothing, Message::Faster),
        ("-", Held::Nothing, Message::Slower),
        ("m", Held::Nothing, Message::Tour(TourMessage::Mark)),
        ("t", Held::Nothing, Message::Dialogue(Dialogue::Tour)),
        ("?", Held::Shift, Message::Dialogue(Dialogue::Keys)),
        ("p", Held::Nothing, Message::Show(View::Present)),
        ("b", Held::Nothing, Message::Curtain(Curtain::Drawn)),
        (".", Held::Nothing, Message::Curtain(Curtain::Drawn)),
        ("f", Held::Nothing, Message::FullScreen),
        ("r", Held::Nothing, Message::Dialogue(Dialogue::Until)),
        ("o", Held::Nothing, run(Forward, Goal::Over)),
        ("O", Held::Shift, run(Back, Goal::Over)),
        ("x", Held::Nothing, run(Forward, Goal::Out)),
        ("X", Held::Shift, run(Back, Goal::Out)),
        ("c", Held::Nothing, run(Forward, Goal::Breakpoint)),
        ("C", Held::Shift, run(Back, Goal::Breakpoint)),
        (
            "n",
            Held::Nothing,
            Message::Debug(DebugMessage::Again(Forward)),
        ),
        ("N", Held::Shift, Message::Debug(DebugMessage::Again(Back))),
    ];

    #[test]
    fn every_key_does_what_is_promised() {
        for (key, held, message) in KEYS {
            let deed = deed(&press(key, held), Focus::Page, Characters::Act);
            assert_eq!(deed, Deed::Send(message), "{key}");
        }
        for key in ["a", "5", "Tab", "Enter", "F5", "Shift", "Unidentified", ""] {
            assert_eq!(plain(key, Focus::Page), Deed::None, "{key}");
        }
    }

    #[test]
    fn modifiers_compositions_and_fields_keep_their_keys() {
        for (key, held, _) in KEYS {
            let command = press(key, Held::Command);
            assert_eq!(
                deed(&command, Focus::Page, Characters::Act),
                Deed::None,
                "{key}"
            );
            let composing = Press {
                composing: Composing::Yes,
                ..press(key, held)
            };
            assert_eq!(
                deed(&composing, Focus::Page, Characters::Act),
                Deed::None,
                "{key}"
            );
            assert_eq!(
                deed(&press(key, held), Focus::Field, Characters::Act),
                Deed::None,
                "{key}"
            );
        }
    }

    #[test]
    fn widgets_keep_the_keys_they_use() {
        for reached in [Reached::Keyboard, Reached::Pointer] {
            for key in ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"] {
                assert_eq!(plain(key, Focus::Radio(reached)), Deed::None, "{key}");
                assert_eq!(plain(key, Focus::Composite(reached)), Deed::None, "{key}");
                assert_ne!(plain(key, Focus::Control(reached)), Deed::None, "{key}");
            }
            for key in ["Home", "End", "PageUp", "PageDown", "u", "1", "?"] {
                assert_eq!(plain(key, Focus::Composite(reached)), Deed::None, "{key}");
                assert_ne!(plain(key, Focus::Radio(reached)), Deed::None, "{key}");
            }
        }
    }

    #[test]
    fn space_and_enter_belong_to_what_shows_keyboard_focus() {
        for focus in [Focus::Control, Focus::Radio, Focus::Composite] {
            assert_eq!(plain(" ", focus(Reached::Keyboard)), Deed::None);
            assert_eq!(plain("Enter", focus(Reached::Keyboard)), Deed::None);
            assert_eq!(
                plain(" ", focus(Reached::Pointer)),
                Deed::Send(Message::PlayOrPause)
            );
        }
        assert_eq!(
            plain("Enter", Focus::Control(Reached::Pointer)),
            Deed::Swallow
        );
        assert_eq!(plain("Enter", Focus::Page), Deed::None);
    }

    #[test]
    fn characters_can_be_switched_off() {
        for (key, held, message) in KEYS {
            let deed = deed(&press(key, held), Focus::Page, Characters::Rest);
            if is_character(key) {
                assert_eq!(deed, Deed::None, "{key}");
            } else {
                assert_eq!(deed, Deed::Send(message), "{key}");
            }
        }
    }

    #[test]
    fn an_open_dialogue_takes_only_the_key_that_closes_it() {
        for (key, held, _) in KEYS {
            let deed = deed(&press(key, held), Focus::Dialogue, Characters::Act);
            assert_eq!(deed != Deed::None, key == "?", "{key}");
        }
    }
}
