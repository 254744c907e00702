//! How places are called: what the reader chose stays, and a link beats it.

use super::*;
use crate::{
    model::{Dialogue, Notice},
    notation::Notation,
    share,
};

#[test]
fn a_notation_is_chosen_once_and_a_link_beats_it() {
    let mut page = Page::open("");
    assert_eq!(page.model.notation, Notation::One);
    page.send(Message::Notation(Notation::Chess));
    assert_eq!(page.model.settings.notation, Some(Notation::Chess));
    for (link, notation) in [
        ("notation=1", Notation::One),
        ("notation=transposed", Notation::Transposed),
        ("", Notation::Chess),
        ("n=5", Notation::Chess),
    ] {
        page.send(Message::Link(link.to_owned()));
        assert_eq!(page.model.notation, notation, "{link}");
        assert_eq!(page.model.settings.notation, Some(Notation::Chess));
    }
}

#[test]
fn a_notation_that_means_nothing_falls_back_and_is_said() {
    let page = Page::open("notation=2&n=5");
    assert_eq!(page.model.notation, Notation::One);
    assert_eq!(page.model.subject.n.get(), 5);
    assert!(matches!(&page.model.notice, Some(Notice::Link(parts)) if parts[0].0 == "notation=2"));
}

#[test]
fn links_and_frames_carry_what_is_not_the_default() {
    for (notation, written) in [
        (Notation::One, ""),
        (Notation::Zero, "&notation=0"),
        (Notation::Chess, "&notation=chess"),
        (Notation::Transposed, "&notation=transposed"),
    ] {
        let mut page = Page::open("");
        page.send(Message::Notation(notation));
        page.send(Message::Dialogue(Dialogue::Share));
        let link = share::link(&page.model, "");
        assert!(
            link.ends_with(&format!("&listing=python{written}")),
            "{link}"
        );
        let frame = share::frame(&page.model, "");
        let written = written.replace('&', "&amp;");
        let whole = format!("&amp;listing=python{written}\" title=");
        assert!(frame.contains(&whole), "{frame}");
        assert_eq!(Page::open(&link).model.notation, notation);
    }
}
