//! Presenting: how the page is laid out, whether it fills the screen, whether the
//! screen is blank.

use crate::{
    message::Command,
    model::{Curtain, Model, Notice, Playback, Reason, Screen},
    show::View,
};

/// Lays the page out. Presenting takes the whole screen if it may, and gives it back.
pub fn show(model: &mut Model, view: View) -> Vec<Command> {
    let lecture = &mut model.lecture;
    lecture.screen = match (view, lecture.screen) {
        (View::Present, Screen::Window) => Screen::Full(Reason::Presenting),
        (View::Work | View::Embed, Screen::Full(Reason::Presenting)) => Screen::Window,
        (View::Present | View::Work | View::Embed, screen) => screen,
    };
    lecture.view = view;
    lecture.curtain = Curtain::Open;
    Vec::new()
}

/// Makes the screen blank, or shows the page again. Nothing moves unseen.
pub fn curtain(model: &mut Model, curtain: Curtain) -> Vec<Command> {
    model.lecture.curtain = curtain;
    match curtain {
        Curtain::Drawn => {
            model.playback = Playback::Paused;
            // A dialogue would lie above the blank screen.
            model.dialogue = None;
        }
        Curtain::Open => {}
    }
    Vec::new()
}

/// Fills the screen, or goes back into the window, as the reader asks.
pub fn full_screen(model: &mut Model) -> Vec<Command> {
    model.lecture.screen = match model.lecture.screen {
        Screen::Window => Screen::Full(Reason::Wish),
        Screen::Full(_) => Screen::Window,
    };
    Vec::new()
}

/// The reader has left the full screen by the browser's own key, which the page never
/// sees. It is Esc, so it does what Esc does: it takes away what lies on top, be it a
/// blank screen or a dialogue, and else ends presenting.
pub fn left_full_screen(model: &mut Model) -> Vec<Command> {
    let lecture = &mut model.lecture;
    if lecture.screen == Screen::Window {
        return Vec::new();
    }
    lecture.screen = Screen::Window;
    match (lecture.curtain, lecture.view) {
        (Curtain::Drawn, _) => lecture.curtain = Curtain::Open,
        (Curtain::Open, _) if model.dialogue.is_some() => model.dialogue = None,
        (Curtain::Open, View::Present) => lecture.view = View::Work,
        (Curtain::Open, View::Work | View::Embed) => {}
    }
    Vec::new()
}

/// The page stays in its window; the reader is told who has asked for nothing else.
pub fn refused_full_screen(model: &mut Model) -> Vec<Command> {
    let screen = std::mem::take(&mut model.lecture.screen);
    match screen {
        Screen::Full(Reason::Wish) => model.notice = Some(Notice::NoFullScreen),
        Screen::Full(Reason::Presenting) | Screen::Window => {}
    }
    Vec::new()
}
