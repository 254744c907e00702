//! Pointing at things.

use queenscope_solver::Line;

use super::*;
use crate::highlight::Highlight;

const LINE: Highlight = Highlight::Line {
    kind: Line::Column,
    number: 2,
};

#[test]
fn what_is_pointed_at_stays_lit_while_the_reader_steps() {
    let mut page = Page::open("program=recursive-marks&n=4&step=30");
    page.send(Message::Point(LINE));
    page.send(Message::Step(Forward));
    page.send(Message::Step(Back));
    assert_eq!(page.model.highlight, LINE);
    page.send(Message::Point(Highlight::None));
    assert_eq!(page.model.highlight, Highlight::None);
}

#[test]
fn a_tap_lights_and_a_second_one_lets_go() {
    let mut page = Page::open("program=recursive-marks&n=4&step=30");
    page.send(Message::Tap(LINE));
    assert_eq!(page.model.highlight, LINE);
    page.send(Message::Tap(Highlight::Row(1)));
    assert_eq!(page.model.highlight, Highlight::Row(1));
    page.send(Message::Tap(Highlight::Row(1)));
    assert_eq!(page.model.highlight, Highlight::None);
}

#[test]
fn a_row_goes_dark_with_its_last_frame_and_everything_with_the_program() {
    let mut page = Page::open("program=recursive-check&n=4&step=62&size=line");
    for (row, after) in [(2, Highlight::Row(2)), (3, Highlight::None)] {
        page.send(Message::Slid(62));
        page.send(Message::Point(Highlight::Row(row)));
        assert_eq!(page.model.highlight, Highlight::Row(row));
        page.send(Message::Step(Forward));
        assert_eq!(page.model.highlight, after, "row {row}");
    }
    let mut page = Page::open("program=enumeration&n=4&step=4&size=line");
    page.send(Message::Point(Highlight::Row(4)));
    page.send(Message::Step(Forward));
    assert_eq!(
        page.model.highlight,
        Highlight::Row(4),
        "a loop is always there"
    );
    page.send(Message::Resized(Nudge::Up));
    assert_eq!(page.model.highlight, Highlight::None);
}
