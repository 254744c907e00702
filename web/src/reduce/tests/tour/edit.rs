//! Making tours and changing them.

use super::*;
use crate::{
    model::Dialogue,
    tour::{LONGEST_NAME, LONGEST_NOTE, MOST_STOPS, Tour, file, news::FileError},
};

fn places(page: &Page) -> Vec<(u64, &str)> {
    let stops = page.model.lecture.tour.stops.iter();
    stops.map(|stop| (stop.position, &*stop.name)).collect()
}

fn abc() -> Page {
    let mut page = Page::open("tour=10:a,20:b,30:c&step=20");
    page.send(Message::Dialogue(Dialogue::Tour));
    page
}

#[test]
fn positions_become_stops_with_names() {
    let mut page = Page::open("size=line");
    for position in [0, 18, 63, 211, 480] {
        page.send(Message::Slid(position));
        tell(&mut page, TourMessage::Mark);
    }
    page.send(Message::Slid(19));
    tell(&mut page, TourMessage::Mark);
    let expected = [
        (0, "Start"),
        (18, "Row 2: conflict"),
        (63, "Row 3: backtrack"),
        (211, "Solution 1"),
        (479, "End"),
        (19, "Step 19"),
    ];
    assert_eq!(places(&page), expected);
    assert_eq!(page.model.lecture.stop, Some(5));
    assert_eq!(
        Page::open(&page.model.link()).model.lecture.tour,
        page.model.lecture.tour
    );
}

#[test]
fn a_new_stop_follows_the_one_where_the_reader_last_was() {
    let mut page = Page::open("tour=10:a,20:b,30:c&step=20");
    page.send(Message::Slid(25));
    tell(&mut page, TourMessage::Mark);
    page.send(Message::Slid(5));
    tell(&mut page, TourMessage::Mark);
    let order: Vec<u64> = places(&page)
        .iter()
        .map(|(position, _)| *position)
        .collect();
    assert_eq!(order, [10, 20, 25, 5, 30]);
}

#[test]
fn the_same_position_is_no_second_stop() {
    let mut page = abc();
    tell(&mut page, TourMessage::Mark);
    assert_eq!(news(&page), Some(News::Already(1)));
    assert_eq!(places(&page), [(10, "a"), (20, "b"), (30, "c")]);
    page.send(Message::Choose(ProgramId::Iterative.into()));
    page.send(Message::Slid(20));
    tell(&mut page, TourMessage::Mark);
    assert_eq!(
        page.model.lecture.tour.stops.len(),
        4,
        "another run, another stop"
    );
}

#[test]
fn a_tour_that_is_full_stays_as_it_is() {
    let stops: Vec<String> = (0..MOST_STOPS).map(|at| format!("{at}:x")).collect();
    let mut page = Page::open(&format!("step=400&tour={}", stops.join(",")));
    tell(&mut page, TourMessage::Mark);
    assert_eq!(news(&page), Some(News::Full));
    assert_eq!(page.model.lecture.tour.stops.len(), MOST_STOPS);
}

#[test]
fn stops_move_and_the_reader_stays_at_the_same_one() {
    for (stop, direction, order, at, told) in [
        (1, Forward, "acb", 2, Some(News::Moved(2))),
        (1, Back, "bac", 0, Some(News::Moved(0))),
        (0, Forward, "bac", 0, Some(News::Moved(1))),
        (2, Back, "acb", 2, Some(News::Moved(1))),
        (0, Back, "abc", 1, None),
        (2, Forward, "abc", 1, None),
        (7, Back, "abc", 1, None),
        (usize::MAX, Forward, "abc", 1, None),
    ] {
        let mut page = abc();
        tell(&mut page, TourMessage::Move(stop, direction));
        let names: String = places(&page).iter().map(|(_, name)| *name).collect();
        let outcome = (&*names, page.model.lecture.stop, news(&page));
        assert_eq!(outcome, (order, Some(at), told), "{stop} {direction:?}");
    }
}

#[test]
fn stops_go_and_the_walk_goes_on() {
    for (removed, at, next) in [(0, Some(0), 30), (1, Some(0), 30), (2, Some(1), 20)] {
        let mut page = abc();
        tell(&mut page, TourMessage::Remove(removed));
        assert_eq!(page.model.lecture.stop, at, "{removed}");
        assert_eq!(news(&page), Some(News::Removed(removed)));
        walk(&mut page, Forward);
        assert_eq!(page.position(), next, "{removed}");
    }
    let mut page = abc();
    for _ in 0..3 {
        tell(&mut page, TourMessage::Remove(0));
    }
    assert_eq!((places(&page), page.model.lecture.stop), (vec![], None));
    assert!(!page.model.link().contains("tour="));
    tell(&mut page, TourMessage::Remove(0));
    tell(&mut page, TourMessage::Rename(0, "x".into()));
    tell(&mut page, TourMessage::Annotate(0, "x".into()));
    tell(&mut page, TourMessage::Visit(0));
    assert_eq!(places(&page), []);
}

#[test]
fn names_and_notes_are_kept_within_bounds() {
    let mut page = abc();
    let long = "长".repeat(2_000);
    for (name, kept) in [
        ("First: backtrack, row 3", "First: backtrack, row 3"),
        ("two\nlines\u{7}", "two lines"),
        ("", ""),
        (&long, &"长".repeat(LONGEST_NAME)),
    ] {
        tell(&mut page, TourMessage::Rename(1, name.into()));
        assert_eq!(page.model.lecture.tour.stops[1].name, kept);
        assert_eq!(
            Page::open(&page.model.link()).model.lecture.tour,
            page.model.lecture.tour
        );
    }
    for (note, kept) in [
        ("two\nlines", "two\nlines"),
        (&long, &*"长".repeat(LONGEST_NOTE)),
    ] {
        tell(&mut page, TourMessage::Annotate(1, note.into()));
        assert_eq!(page.model.lecture.tour.stops[1].note, kept);
        assert_eq!(
            Page::open(&page.model.link()).model.lecture.tour,
            page.model.lecture.tour
        );
    }
}

#[test]
fn changes_are_taken_back_one_by_one() {
    let mut page = abc();
    for name in ["f", "fi", "fir", "first"] {
        tell(&mut page, TourMessage::Rename(0, name.into()));
    }
    tell(&mut page, TourMessage::Remove(1));
    tell(&mut page, TourMessage::Rename(0, "1".into()));
    tell(&mut page, TourMessage::Clear);
    for expected in [
        vec![(10, "1"), (30, "c")],
        vec![(10, "first"), (30, "c")],
        vec![(10, "first"), (20, "b"), (30, "c")],
        vec![(10, "a"), (20, "b"), (30, "c")],
        vec![(10, "a"), (20, "b"), (30, "c")],
    ] {
        tell(&mut page, TourMessage::Revert);
        assert_eq!(places(&page), expected);
    }
    assert_eq!(page.model.lecture.stop, Some(1));
}

#[test]
fn a_file_is_a_tour_or_changes_nothing() {
    let mut page = abc();
    let before = page.model.lecture.tour.clone();
    for (text, error) in [
        (Ok("nonsense".to_owned()), FileError::NoTour),
        (
            Ok("# Queenscope tour, version 1\n".to_owned()),
            FileError::Empty,
        ),
        (Err(FileError::Unreadable), FileError::Unreadable),
    ] {
        tell(&mut page, TourMessage::File(text));
        assert_eq!(news(&page), Some(News::Refused(error)));
        assert_eq!((&page.model.lecture.tour, page.position()), (&before, 20));
    }
    let text = "# Queenscope tour, version 1\n## iterative/8/62: x\n## recursive-check/4/20: y\nz";
    tell(&mut page, TourMessage::File(Ok(text.into())));
    assert_eq!(places(&page), [(62, "x"), (20, "y")]);
    assert_eq!(file::read(text), Ok(Tour::clone(&page.model.lecture.tour)));
    assert_eq!(
        (page.model.lecture.stop, news(&page)),
        (Some(1), Some(News::Opened(2)))
    );
    tell(&mut page, TourMessage::Revert);
    assert_eq!(
        (&page.model.lecture.tour, page.model.lecture.stop),
        (&before, Some(1))
    );
}

#[test]
fn what_was_made_is_remembered_whatever_is_opened_next() {
    let mut page = abc();
    tell(&mut page, TourMessage::Rename(0, "mine".into()));
    let mine = page.model.lecture.tour.clone();
    tell(&mut page, TourMessage::Clear);
    tell(&mut page, TourMessage::Ready(Ready::Road));
    page.send(Message::Link("n=8".into()));
    assert!(page.model.lecture.tour.stops.is_empty());
    let settings = Settings::parse(&page.model.settings.write());
    let mut later = Page::with(still, settings, "");
    tell(&mut later, TourMessage::Recall);
    assert_eq!(later.model.lecture.tour, mine);
    let mut first = Page::open("");
    tell(&mut first, TourMessage::Recall);
    assert!(first.model.lecture.tour.stops.is_empty());
}

#[test]
fn what_is_told_in_the_dialogue_is_gone_with_it() {
    let mut page = abc();
    tell(&mut page, TourMessage::Remove(0));
    assert!(news(&page).is_some());
    page.send(Message::Closed);
    assert_eq!(news(&page), None);
    tell(&mut page, TourMessage::Remove(0));
    assert_eq!(news(&page), None, "outside it is seen");
}
