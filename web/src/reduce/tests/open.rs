//! Links, programs, boards.

use super::*;

#[test]
fn the_first_visit_is_as_agreed() {
    let page = Page::open("");
    assert_eq!(page.model.subject.program, ProgramId::RecursiveCheck.into());
    assert_eq!(
        (page.n(), page.position(), page.model.size),
        (4, 0, StepSize::Move)
    );
    assert_eq!(page.model.activity(), Activity::Paused);
    assert_eq!(page.model.notice, None);
    assert_eq!(
        page.model.link(),
        "program=recursive-check&n=4&step=0&size=move&lang=en&listing=python"
    );
}

#[test]
fn a_link_opens_at_its_step_and_falls_back_part_by_part() {
    let page = Page::open("#program=iterative&n=8&step=75960&size=line&speed=4&stops=none");
    assert_eq!(*page.model.moment, moment(ProgramId::Iterative, 8, 75960));
    assert_eq!(
        (page.model.speed, page.model.size),
        (Speed::Rate(400), StepSize::Line)
    );
    assert_eq!(page.model.notice, None);
    let page = Page::open("program=iterative&n=abc&step=20");
    assert_eq!((page.n(), page.position()), (4, 20));
    assert_eq!(
        page.model.notice,
        Some(Notice::Link(vec![BadPart("n=abc".into())]))
    );
}

#[test]
fn a_step_beyond_the_end_leads_to_the_end_and_says_so() {
    let page = Page::open("step=99999");
    assert_eq!(page.position(), 479);
    assert_eq!(page.model.activity(), Activity::Finished);
    assert_eq!(
        page.model.notice,
        Some(Notice::Beyond {
            asked: 99999,
            end: 479
        })
    );
}

#[test]
fn changing_the_fragment_opens_that_link() {
    let mut page = Page::open("program=blind&n=5&step=40&size=line");
    page.send(Message::Link("#n=6".into()));
    assert_eq!(page.model.subject.program, ProgramId::RecursiveCheck.into());
    assert_eq!(
        (page.n(), page.position(), page.model.size),
        (6, 0, StepSize::Move)
    );
    page.send(Message::Link("#n=6&step=30".into()));
    assert_eq!(page.position(), 30);
    page.send(Message::PlayOrPause);
    page.send(Message::Link("#n=6".into()));
    assert_eq!(
        (page.position(), page.model.playback),
        (0, Playback::Paused)
    );
}

#[test]
fn a_link_beats_remembered_settings_without_replacing_them() {
    let settings = Settings {
        language: Some(Language::Chinese),
        scheme: Some(Scheme::Dark),
        speed: Some(Speed::Rate(400)),
        stops: Stops::parse("none"),
        ..Settings::default()
    };
    let page = Page::with(still, settings.clone(), "");
    assert_eq!(
        (page.model.language, page.model.colours()),
        (Language::Chinese, Scheme::Dark)
    );
    assert_eq!(page.model.speed, Speed::Rate(400));
    let mut page = Page::with(
        still,
        settings.clone(),
        "lang=en&theme=light&speed=max&stops=solution",
    );
    assert_eq!(
        (page.model.language, page.model.colours()),
        (Language::English, Scheme::Light)
    );
    assert_eq!(
        (page.model.speed, &page.model.stops),
        (Speed::Most, &Stops::default())
    );
    assert_eq!(page.model.settings, settings);
    page.send(Message::Language(Language::English));
    page.send(Message::OtherScheme);
    assert_eq!(page.model.settings.language, Some(Language::English));
    assert_eq!(
        (page.model.settings.scheme, page.model.colours()),
        (Some(Scheme::Dark), Scheme::Dark)
    );
}

#[test]
fn another_program_or_board_starts_at_0_at_once() {
    for program in ProgramId::ALL {
        for n in [1, 4, 32] {
            let mut page = Page::open("n=8&step=500");
            page.send(Message::End);
            page.send(Message::PlayOrPause);
            page.send(Message::Link(format!("program={program}&n={n}")));
            assert_eq!(*page.model.moment, moment(program, n, 0), "{program} {n}");
            assert_eq!(page.model.activity(), Activity::Paused);
            assert!(!page.model.undoable());
            assert_eq!(page.model.known.total, None);
        }
    }
    let mut page = Page::open("n=8&step=500");
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert_eq!((page.n(), page.position()), (8, 0));
}

#[test]
fn the_field_for_n_is_taken_when_the_reader_is_done() {
    let mut page = Page::open("n=8&step=100");
    page.send(Message::Typed("1".into()));
    assert_eq!((page.n(), page.position()), (8, 100));
    page.send(Message::Typed("12".into()));
    page.send(Message::Taken);
    assert_eq!(
        (page.n(), page.position(), page.model.field.text.as_str()),
        (12, 0, "12")
    );
    for nonsense in [
        "",
        "0",
        "33",
        "51",
        "-1",
        "-3",
        "abc",
        "1e9",
        "4.5",
        "99999999999999999999",
    ] {
        let ends = [
            Message::Taken,
            Message::Nudged(Nudge::Up),
            Message::Nudged(Nudge::Down),
        ];
        for end in ends {
            page.send(Message::Typed(nonsense.into()));
            page.send(end);
            assert_eq!((page.n(), page.position()), (12, 0), "{nonsense}");
            assert_eq!(page.model.field.state, FieldState::Refused, "{nonsense}");
            assert_eq!(page.model.field.text, nonsense);
        }
    }
    page.send(Message::Nudged(Nudge::Up));
    assert_eq!((page.n(), page.model.field.text.as_str()), (13, "13"));
    page.send(Message::Nudged(Nudge::Down));
    page.send(Message::Typed("abc".into()));
    page.send(Message::Taken);
    page.send(Message::Abandoned);
    assert_eq!(
        (page.model.field.text.as_str(), page.model.field.state),
        ("12", FieldState::InForce)
    );
    page.send(Message::Typed("7".into()));
    page.send(Message::Nudged(Nudge::Up));
    assert_eq!(page.n(), 8);
    page.send(Message::Resized(Nudge::Down));
    assert_eq!((page.n(), page.model.field.text.as_str()), (7, "7"));
}

#[test]
fn an_n_that_is_in_force_already_changes_nothing() {
    let mut page = Page::open("n=8&step=100");
    page.send(Message::Typed(" 8 ".into()));
    page.send(Message::Taken);
    assert_eq!(
        (page.n(), page.position(), page.model.field.text.as_str()),
        (8, 100, "8")
    );
}

#[test]
fn a_notice_goes_when_it_was_read_or_the_reader_moves_on() {
    let mut page = Page::open("n=abc");
    page.send(Message::Dismiss);
    assert_eq!(page.model.notice, None);
    let mut page = Page::open("n=abc");
    page.send(Message::Step(Forward));
    assert_eq!(page.model.notice, None);
}

#[test]
fn the_background_run_finds_the_total_and_moves_nothing() {
    let mut page = Page::open("n=5&step=7");
    let known = page.guide.explore(BACKGROUND);
    page.send(Message::Explored(known));
    let total = moment(ProgramId::RecursiveCheck, 5, u64::MAX).position;
    assert_eq!(page.model.known.total, Some(total));
    assert_eq!(page.position(), 7);
    let mut page = Page::open("program=blind&n=32");
    let known = page.guide.explore(50_000);
    page.send(Message::Explored(known));
    assert_eq!(page.model.known.total, None);
    assert!(page.model.known.explored >= 50_000);
}
