//! Presenting: the layout, the full screen and the blank screen, and that the place is
//! kept through all of them.

use super::*;
use crate::{
    model::{Curtain, Dialogue, Reason, Screen, Stage},
    show::{Part, View},
};

const PLACE: &str = "n=8&step=65086";

#[test]
fn presenting_takes_the_screen_and_gives_it_back() {
    for (fragment, before, presented, after) in [
        // A link cannot ask for the screen: no key and no click stands behind it.
        ("view=present", None, Screen::Window, Screen::Window),
        (
            "",
            Some(Message::Show(View::Present)),
            Screen::Full(Reason::Presenting),
            Screen::Window,
        ),
        (
            "view=present",
            Some(Message::Show(View::Present)),
            Screen::Full(Reason::Presenting),
            Screen::Window,
        ),
    ] {
        let mut page = Page::open(&format!("{PLACE}&{fragment}"));
        before.into_iter().for_each(|message| page.send(message));
        let lecture = &page.model.lecture;
        assert_eq!((lecture.view, lecture.screen), (View::Present, presented));
        assert_eq!(lecture.stage(), Stage::Presenting);
        assert!(page.model.link().contains("view=present"));
        page.send(Message::Show(View::Work));
        let lecture = &page.model.lecture;
        assert_eq!((lecture.view, lecture.screen), (View::Work, after));
        assert_eq!(page.model.position(), 65086);
    }
}

#[test]
fn a_full_screen_that_was_asked_for_outlives_presenting() {
    let mut page = Page::open(PLACE);
    page.send(Message::FullScreen);
    assert_eq!(page.model.lecture.screen, Screen::Full(Reason::Wish));
    page.send(Message::Show(View::Present));
    page.send(Message::Show(View::Work));
    assert_eq!(page.model.lecture.screen, Screen::Full(Reason::Wish));
    page.send(Message::Link("n=4".into()));
    assert_eq!(page.model.lecture.screen, Screen::Full(Reason::Wish));
    page.send(Message::FullScreen);
    assert_eq!(page.model.lecture.screen, Screen::Window);
}

#[test]
fn leaving_the_full_screen_takes_away_what_lies_on_top() {
    let mut page = Page::open(PLACE);
    page.send(Message::Show(View::Present));
    page.send(Message::LeftFullScreen);
    assert_eq!(page.model.lecture.stage(), Stage::Work);

    page.send(Message::Show(View::Present));
    page.send(Message::Curtain(Curtain::Drawn));
    page.send(Message::LeftFullScreen);
    assert_eq!(page.model.lecture.stage(), Stage::Presenting);

    page.send(Message::Show(View::Present));
    page.send(Message::Dialogue(Dialogue::Parts));
    page.send(Message::LeftFullScreen);
    assert_eq!(page.model.dialogue, None);
    assert_eq!(page.model.lecture.stage(), Stage::Presenting);

    // The page's own leaving ends nothing: `f` goes on presenting in the window.
    page.send(Message::Show(View::Present));
    page.send(Message::FullScreen);
    page.send(Message::LeftFullScreen);
    assert_eq!(page.model.lecture.stage(), Stage::Presenting);

    page.send(Message::Show(View::Work));
    page.send(Message::FullScreen);
    page.send(Message::LeftFullScreen);
    assert_eq!(page.model.lecture.screen, Screen::Window);
    assert_eq!(page.model.lecture.stage(), Stage::Work);
}

#[test]
fn a_refusal_is_told_to_those_who_asked_for_the_full_screen() {
    let mut page = Page::open(PLACE);
    page.send(Message::Show(View::Present));
    page.send(Message::RefusedFullScreen);
    assert_eq!(page.model.notice, None);
    assert_eq!(page.model.lecture.stage(), Stage::Presenting);
    page.send(Message::FullScreen);
    page.send(Message::RefusedFullScreen);
    assert_eq!(page.model.notice, Some(Notice::NoFullScreen));
    assert_eq!(page.model.lecture.screen, Screen::Window);
}

#[test]
fn a_blank_screen_stops_what_moves_and_keeps_the_place() {
    let mut page = Page::open(PLACE);
    page.send(Message::PlayOrPause);
    page.send(Message::Dialogue(Dialogue::Keys));
    page.send(Message::Curtain(Curtain::Drawn));
    assert_eq!(page.model.lecture.stage(), Stage::Blank);
    assert_eq!(page.model.playback, Playback::Paused);
    assert_eq!(page.model.dialogue, None);
    page.send(Message::Curtain(Curtain::Open));
    assert_eq!(page.model.lecture.stage(), Stage::Work);
    assert_eq!(page.model.position(), 65086);
    page.send(Message::Curtain(Curtain::Drawn));
    page.send(Message::Link(PLACE.into()));
    assert_eq!(page.model.lecture.stage(), Stage::Work);
}

#[test]
fn parts_are_hidden_and_shown_again() {
    let mut page = Page::open(PLACE);
    page.send(Message::Hide(Part::Sentence));
    page.send(Message::Hide(Part::Code));
    assert!(page.model.link().contains("&hide=code,sentence&"));
    page.send(Message::Hide(Part::Sentence));
    page.send(Message::Hide(Part::Code));
    assert!(!page.model.link().contains("hide"));
}
