//! Newer versions of the page, and what the browser keeps of it.

use super::*;
use crate::release::{Kept, Memory, Newer, Release};

fn news(newer: Newer) -> Message {
    Message::Release(Release {
        kept: Kept::Whole,
        newer,
        memory: Memory::Remembers,
    })
}

#[test]
fn news_of_a_newer_version_changes_nothing_else() {
    let mut page = Page::open("program=iterative&n=6&step=40");
    page.send(Message::PlayOrPause);
    let before = page.model.clone();
    page.send(news(Newer::Waiting));
    assert_eq!(page.model.release.newer, Newer::Waiting);
    page.model.release = before.release;
    assert_eq!(page.model, before);
}

#[test]
fn a_newer_version_that_was_put_off_stays_so_until_it_is_asked_for() {
    let mut page = Page::open("");
    page.send(news(Newer::Waiting));
    page.send(Message::Newer(Newer::PutOff));
    page.send(news(Newer::Waiting));
    assert_eq!(page.model.release.newer, Newer::PutOff);
    page.send(Message::Newer(Newer::Asked));
    assert_eq!(page.model.release.newer, Newer::Asked);
}

#[test]
fn a_browser_that_forgets_is_not_changed_by_other_news() {
    let mut page = Page::open("");
    page.send(Message::Memory(Memory::Refuses));
    page.send(news(Newer::None));
    let release = page.model.release;
    assert_eq!(
        (release.memory, release.kept),
        (Memory::Refuses, Kept::Whole)
    );
}
