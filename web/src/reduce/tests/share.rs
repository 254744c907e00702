//! What readers take away, and what pages around this one ask.

use super::*;
use crate::{
    host::Wish,
    model::Dialogue,
    share::{self, Choice, Start},
    show::{Part, View},
};

const PAGE: &str = "https://example.org/queens/";

fn sharing(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(Message::Dialogue(Dialogue::Share));
    page
}

#[test]
fn a_link_says_all_that_it_must_and_no_more_than_was_chosen() {
    for (opened, link) in [
        (
            "",
            "program=recursive-check&n=4&step=0&size=move&lang=en&listing=python",
        ),
        (
            "program=iterative&n=8&step=20&size=line&lang=zh&theme=dark&speed=1&stops=solution",
            "program=iterative&n=8&step=20&size=line&lang=zh&theme=dark&listing=c",
        ),
        (
            "n=5&speed=0.5&stops=none&view=present&hide=ahead,name&tour=0:Start,7:a%20%26%20b:A%20note",
            "program=recursive-check&n=5&step=0&size=move&lang=en&speed=0.5&stops=none\
             &view=present&hide=name,ahead&tour=0:Start,7:a%20%26%20b:A%20note&listing=python",
        ),
        (
            "n=5&view=embed",
            "program=recursive-check&n=5&step=0&size=move&lang=en&listing=python",
        ),
    ] {
        let page = sharing(opened);
        assert_eq!(share::link(&page.model, PAGE), format!("{PAGE}#{link}"));
        let again = Page::open(link);
        assert_eq!(again.model.notice, None, "{link}");
        assert_eq!(again.model.moment, page.model.moment);
    }
}

#[test]
fn choices_change_the_links_and_not_the_page() {
    let mut page = sharing("step=63&lang=en");
    page.send(Message::Share(Choice::Start(Start::Beginning)));
    page.send(Message::Share(Choice::View(View::Present)));
    page.send(Message::Share(Choice::Hide(Part::Ahead)));
    page.send(Message::Share(Choice::Hide(Part::Code)));
    page.send(Message::Share(Choice::Hide(Part::Code)));
    let rest = "&size=move&lang=en&view=present&hide=ahead&listing=python";
    assert_eq!(
        share::link(&page.model, PAGE),
        format!("{PAGE}#program=recursive-check&n=4&step=0{rest}")
    );
    assert_eq!(page.position(), 63);
    assert_eq!(page.model.lecture.view, View::Work);
    assert!(page.model.lecture.hidden.is_empty());
    // Opened anew it starts from the page again.
    page.send(Message::Closed);
    page.send(Message::Dialogue(Dialogue::Share));
    assert!(!share::link(&page.model, PAGE).contains("present"));
}

#[test]
fn the_text_for_another_page_is_an_attribute_as_it_must_be() {
    let mut page = sharing("step=63&lang=en&tour=0:%3Ca%22%3E%26");
    page.send(Message::Share(Choice::Hide(Part::State)));
    assert_eq!(
        share::frame(&page.model, PAGE),
        "<iframe src=\"https://example.org/queens/#program=recursive-check&amp;n=4&amp;step=63\
         &amp;size=move&amp;lang=en&amp;view=embed&amp;hide=state\
         &amp;tour=0:%3Ca%22%3E%26&amp;listing=python\" \
         title=\"Recursive, check, n = 4 · Queenscope\" width=\"720\" height=\"480\" \
         style=\"max-width: 100%; border: 0\" \
         allow=\"fullscreen; screen-wake-lock; clipboard-write\"></iframe>"
    );
    page.send(Message::Share(Choice::Hide(Part::Name)));
    assert!(share::frame(&page.model, PAGE).contains("title=\"n = 4 · Queenscope\""));
}

#[test]
fn a_frame_leads_to_the_whole_page_at_its_position() {
    let page = Page::open("step=63&lang=en&view=embed&hide=ahead");
    assert_eq!(
        share::whole(&page.model, PAGE),
        format!(
            "{PAGE}#program=recursive-check&n=4&step=63&size=move&lang=en&hide=ahead&listing=python"
        )
    );
}

#[test]
fn sharing_makes_a_playing_page_hold_still() {
    let mut page = Page::open("n=8");
    page.send(Message::PlayOrPause);
    page.send(Message::Dialogue(Dialogue::Share));
    assert_eq!(page.model.playback, Playback::Paused);
    assert_eq!(page.model.dialogue, Some(Dialogue::Share));
}

#[test]
fn a_frame_does_what_the_page_around_it_asks() {
    let mut page = Page::open("view=embed&lang=en");
    let step = |direction, size| Message::Asked(Wish::Step(direction, size));
    for (message, position) in [
        (step(Forward, None), 11),
        (step(Forward, Some(StepSize::Line)), 12),
        (step(Back, None), 11),
        (step(Back, Some(StepSize::Solution)), 0),
        (step(Back, None), 0),
        (Message::Asked(Wish::Seek(211)), 211),
        (Message::Asked(Wish::Seek(99_999)), 479),
        (step(Forward, None), 479),
        (Message::Asked(Wish::Seek(0)), 0),
    ] {
        page.send(message.clone());
        assert_eq!(page.position(), position, "{message:?}");
    }
    for (wish, activity) in [
        (Wish::Pause, Activity::Paused),
        (Wish::Play, Activity::Playing),
        (Wish::Play, Activity::Playing),
        (Wish::Pause, Activity::Paused),
        (Wish::Pause, Activity::Paused),
    ] {
        page.send(Message::Asked(wish.clone()));
        assert_eq!(page.model.activity(), activity, "{wish:?}");
    }
    page.send(Message::Asked(Wish::Load(
        "program=iterative&n=5&step=9&view=present".into(),
    )));
    assert_eq!(page.model.subject.program, ProgramId::Iterative.into());
    assert_eq!((page.n(), page.position()), (5, 9));
    assert_eq!(page.model.lecture.view, View::Embed);
}

#[test]
fn a_page_that_is_not_in_a_frame_obeys_nobody() {
    for view in ["work", "present"] {
        let mut page = Page::open(&format!("view={view}"));
        for wish in [
            Wish::Step(Forward, None),
            Wish::Seek(63),
            Wish::Play,
            Wish::Load("n=5".into()),
        ] {
            page.send(Message::Asked(wish));
            assert_eq!((page.n(), page.position()), (4, 0), "{view}");
            assert_eq!(page.model.activity(), Activity::Paused, "{view}");
        }
    }
}

#[test]
fn what_was_shown_is_remembered_for_the_run_in_force() {
    let mut page = Page::open("hide=ahead&step=63");
    page.send(Message::Step(Back));
    assert!(page.position() < 63);
    assert_eq!(page.model.lecture.seen, 63);
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert_eq!(page.model.lecture.seen, 0);
}
