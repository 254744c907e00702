//! What the reader has written travels in links and is never lost.

use super::*;
use crate::link::{Code, CodeError};

const MINE: &str = "n = 4\nprint(1, n)\n";
const OTHER: &str = "n = 8\nprint(n, n)\n";

/// What the reader does to run a text of their own.
fn write(page: &mut Page, text: &str) {
    page.send(Message::Own(OwnMessage::Edit));
    page.send(Message::Own(OwnMessage::Typed(text.into())));
    page.send(Message::Own(OwnMessage::Run));
}

fn code(text: &str) -> String {
    Code::of(text.into()).unwrap().written().to_owned()
}

fn kept(page: &Page) -> (Option<&str>, Option<&str>, Option<&str>) {
    let own = &page.model.settings.own;
    let draft = own.draft.as_ref().map(|draft| &*draft.text);
    (own.text.as_deref(), draft, own.former.as_deref())
}

#[test]
fn a_link_carries_the_program_and_leads_back_to_it() {
    let mut page = Page::open("n=5");
    run(&mut page, COUNT);
    page.send(Message::StepBy(Forward, StepSize::Line));
    let link = page.model.link();
    assert!(
        link.contains("program=own&n=5&step=1&") && link.contains("&code="),
        "{link}"
    );
    let again = Page::open(&link);
    assert_eq!(again.model.subject, page.model.subject);
    assert_eq!(again.model.moment, page.model.moment);
    assert_eq!((again.model.notice, again.model.own.desk), (None, None));
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert!(!page.model.link().contains("code="));
    // A stop of the tour in the own program takes it along.
    page.send(Message::Link(format!(
        "tour=0:a,own/5/2:b&code={}",
        code(OTHER)
    )));
    let link = page.model.link();
    assert!(link.contains(&format!("&code={}&", code(OTHER))), "{link}");
    page.send(Message::Tour(TourMessage::Walk(Forward)));
    assert_eq!(page.model.moment.output, ["5 5"]);
}

#[test]
fn a_link_with_another_program_opens_it_whatever_runs() {
    let mut page = Page::open("");
    write(&mut page, MINE);
    page.send(Message::Link(format!(
        "program=own&n=4&step=2&code={}",
        code(OTHER)
    )));
    assert_eq!(page.model.moment.output, ["4 4"]);
    assert_eq!(page.model.notice, Some(Notice::Kept));
    assert_eq!(kept(&page), (Some(OTHER), None, Some(MINE)));
    // The same link again leaves everything as it is.
    page.send(Message::Link(page.model.link()));
    assert_eq!(page.model.notice, None);
    assert_eq!(kept(&page), (Some(OTHER), None, Some(MINE)));
    page.send(Message::Own(OwnMessage::BringBack));
    assert_eq!(kept(&page), (Some(OTHER), Some(MINE), None));
    let desk = page.model.own.desk.clone().unwrap();
    assert_eq!((&*desk.text, desk.fault), (MINE, None));
}

#[test]
fn a_program_in_a_link_that_cannot_run_is_laid_out_to_be_mended() {
    let mut page = Page::open("program=iterative&n=5&step=40");
    page.send(Message::Link(format!(
        "program=own&n=4&code={}",
        code("n = 4\nprint(y)\n")
    )));
    assert!(matches!(page.model.notice, Some(Notice::Refused(_))));
    assert_eq!(page.model.subject.program, ProgramId::Iterative.into());
    assert_eq!((page.n(), page.position()), (5, 40));
    let desk = page.model.own.desk.clone().unwrap();
    assert_eq!(desk.fault.unwrap().span.line, 2);
}

#[test]
fn a_broken_program_in_a_link_is_told_and_the_board_in_force_stays() {
    let mut page = Page::open("program=iterative&n=5&step=40");
    page.send(Message::Link(
        "program=own&n=4&step=3&lang=zh&code=abc!".into(),
    ));
    assert_eq!(page.model.notice, Some(Notice::Code(CodeError::Digit('!'))));
    assert_eq!((page.n(), page.position()), (5, 40));
    assert_eq!(page.model.language, Language::Chinese);
    // Where no own program is wanted, nothing is said about it.
    page.send(Message::Link("program=blind&code=abc!".into()));
    assert_eq!(page.model.notice, None);
}

#[test]
fn editing_starts_from_the_program_shown_and_runs_what_was_written() {
    let mut page = Page::open("program=recursive-check&n=6&step=40");
    page.send(Message::Own(OwnMessage::Edit));
    let text = page.model.own.desk.clone().unwrap().text;
    assert_eq!(
        *text,
        ProgramId::RecursiveCheck.source(page.model.subject.n)
    );
    assert!(text.starts_with("n = 6\n") && text.contains("#: compare"));
    assert_eq!(kept(&page), (None, None, None));
    // A text that does not check is kept and not run.
    page.send(Message::Own(OwnMessage::Typed("n = 6\nprint(y)\n".into())));
    assert!(page.model.own.desk.as_ref().unwrap().fault.is_some());
    page.send(Message::Own(OwnMessage::Run));
    assert_eq!((page.position(), page.model.own.text()), (40, None));
    assert_eq!(kept(&page).1, Some("n = 6\nprint(y)\n"));
    // Another size in the text is the board that its reader wants.
    page.send(Message::Own(OwnMessage::Typed("n = 7\nprint(n)\n".into())));
    page.send(Message::Own(OwnMessage::Run));
    assert_eq!(
        (page.n(), page.position(), page.model.own.desk.is_none()),
        (7, 0, true)
    );
    page.send(Message::End);
    assert_eq!(page.model.moment.output, ["7"]);
    assert_eq!(kept(&page), (Some("n = 7\nprint(n)\n"), None, None));
}

#[test]
fn the_board_in_force_counts_as_long_as_the_text_names_none_of_its_own() {
    let mut page = Page::open("n=6");
    page.send(Message::Own(OwnMessage::Edit));
    page.send(Message::Own(OwnMessage::Typed("n = 6\nprint(n)\n".into())));
    page.send(Message::Resized(Nudge::Down));
    page.send(Message::Own(OwnMessage::Run));
    page.send(Message::End);
    assert_eq!(
        (page.n(), page.model.moment.output.join("")),
        (5, "5".into())
    );
}

#[test]
fn nothing_written_is_lost() {
    let mut page = Page::open("program=iterative");
    page.send(Message::Own(OwnMessage::Edit));
    page.send(Message::Own(OwnMessage::Typed("n = 4\nx\n".into())));
    // The draft waits where it was begun, and in the picker.
    page.send(Message::Own(OwnMessage::Leave));
    page.send(Message::Own(OwnMessage::Edit));
    assert_eq!(&*page.model.own.desk.clone().unwrap().text, "n = 4\nx\n");
    page.send(Message::Choose(ProgramId::Blind.into()));
    assert_eq!(page.model.own.desk, None);
    page.send(Message::Choose(Which::Own));
    assert_eq!(&*page.model.own.desk.clone().unwrap().text, "n = 4\nx\n");
    // It survives a reload.
    let settings = Settings::parse(&page.model.settings.write());
    let mut page = Page::with(still, settings, "");
    assert!(page.model.offered().contains(&Which::Own));
    page.send(Message::Choose(ProgramId::Blind.into()));
    page.send(Message::Own(OwnMessage::Edit));
    assert!(
        page.model
            .own
            .desk
            .clone()
            .unwrap()
            .text
            .contains("for a[1]")
    );
    assert_eq!(kept(&page), (None, Some("n = 4\nx\n"), None));
    // Something else begun elsewhere lets it be brought back.
    page.send(Message::Own(OwnMessage::Typed(COUNT.into())));
    assert_eq!(kept(&page), (None, Some(COUNT), Some("n = 4\nx\n")));
    page.send(Message::Own(OwnMessage::Typed(OTHER.into())));
    assert_eq!(kept(&page), (None, Some(OTHER), Some("n = 4\nx\n")));
    page.send(Message::Own(OwnMessage::StartOver));
    assert_eq!(kept(&page), (None, None, Some(OTHER)));
    page.send(Message::Own(OwnMessage::BringBack));
    assert_eq!(kept(&page), (None, Some(OTHER), None));
}

#[test]
fn a_frame_does_not_touch_what_the_reader_has_written() {
    let mut page = Page::open("");
    run(&mut page, COUNT);
    let settings = page.model.settings.clone();
    let fragment = format!("view=embed&program=own&code={}", code(OTHER));
    let frame = Page::with(still, settings.clone(), &fragment);
    assert_eq!(&*frame.model.subject.listing[1], "print(n, n)");
    assert_eq!(frame.model.settings, settings);
}

#[test]
fn a_program_too_long_for_a_link_is_said_to_be_left_out() {
    let mut page = Page::open("");
    let mut seed = 7_u64;
    let noise: String = (0..40_000)
        .map(|_| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            char::from(b'0' + (seed >> 60) as u8 % 64 + (seed >> 50) as u8 % 60)
        })
        .collect();
    let text = format!("n = 4\n# {noise}\nprint(n)\n");
    run(&mut page, &text);
    assert_eq!(page.model.subject.program, Which::Own);
    assert!(!page.model.link().contains("code="));
    let left_out = crate::share::left_out(&page.model);
    assert_eq!(left_out, Some((text.into(), CodeError::Long)));
    page.send(Message::Choose(ProgramId::Blind.into()));
    assert_eq!(crate::share::left_out(&page.model), None);
}

#[test]
fn the_readers_text_waits_while_others_come_and_go() {
    let mut page = Page::open("");
    write(&mut page, MINE);
    run(&mut page, COUNT);
    assert_eq!(page.model.notice, Some(Notice::Kept));
    run(&mut page, OTHER);
    page.send(Message::Link(format!("program=own&code={}", code(COUNT))));
    assert_eq!(page.model.notice, None);
    assert_eq!(kept(&page), (Some(COUNT), None, Some(MINE)));
    page.send(Message::Own(OwnMessage::BringBack));
    page.send(Message::Own(OwnMessage::Run));
    assert_eq!(kept(&page), (Some(MINE), None, None));
}
