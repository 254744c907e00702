//! The language of the listing: who decides about it, and what it never changes.

use super::*;
use crate::printed::Listed;

#[test]
fn a_link_beats_what_was_chosen_and_that_the_page_s_own() {
    let chosen = |listing| Settings {
        listing,
        ..Settings::default()
    };
    for (settings, fragment, expected) in [
        (None, "", Listed::Python),
        (None, "lang=zh", Listed::C),
        (None, "lang=zh&listing=python", Listed::Python),
        (Some(Listed::Rust), "", Listed::Rust),
        (Some(Listed::Rust), "lang=zh", Listed::Rust),
        (Some(Listed::Rust), "listing=pascal", Listed::Pascal),
        (Some(Listed::Rust), "listing=java", Listed::Rust),
    ] {
        let page = Page::with(still, chosen(settings), fragment);
        let model = &page.model;
        assert_eq!(model.listed(), expected, "{settings:?} {fragment}");
        assert_eq!(model.printed.language, expected);
        assert_eq!(
            model.settings.listing, settings,
            "a link decides for itself"
        );
        let written = format!("&listing={expected}");
        assert!(model.link().ends_with(&written), "{}", model.link());
    }
}

#[test]
fn switching_never_moves_the_position() {
    let mut page = Page::open("n=5&step=63");
    page.send(Message::Debug(DebugMessage::Toggle(18)));
    let before = page.model.clone();
    for listed in Listed::ALL {
        page.send(Message::Listing(listed));
        assert_eq!(page.model.listed(), listed);
        assert_eq!(page.model.printed.language, listed);
        assert_eq!(page.model.settings.listing, Some(listed));
        assert_eq!(page.model.moment, before.moment);
        assert_eq!(page.model.known, before.known);
        assert_eq!(page.model.debugger, before.debugger);
        assert_eq!(page.model.jumps, before.jumps);
    }
}

#[test]
fn the_program_is_printed_when_it_changes_and_never_else() {
    let mut page = Page::open("listing=c&lang=en");
    let printed = page.model.printed.clone();
    for _ in 0..5 {
        page.send(Message::Step(Forward));
        assert!(std::rc::Rc::ptr_eq(&page.model.printed, &printed));
    }
    page.send(Message::Resized(Nudge::Up));
    assert_eq!(&*page.model.printed.lines[4].text, "enum { n = 5 };");
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert!(page.model.printed.text().contains("while ("));
    page.send(Message::Listing(Listed::Pseudocode));
    page.send(Message::Language(Language::Chinese));
    assert!(page.model.printed.text().contains("当"));
}

#[test]
fn the_page_s_language_decides_as_long_as_nobody_has() {
    let mut page = Page::open("");
    page.send(Message::Language(Language::Chinese));
    assert_eq!(page.model.listed(), Listed::C);
    page.send(Message::Listing(Listed::Python));
    page.send(Message::Language(Language::English));
    page.send(Message::Language(Language::Chinese));
    assert_eq!(page.model.listed(), Listed::Python);
}
