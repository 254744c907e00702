//! The words for tours, and what the tours that come with the page say.

use queenscope_solver::Moment;

use crate::{
    notation::Places,
    tour::{
        news::News,
        ready::{LINKS, ROAD},
        travel::Travel,
    },
};

/// The words for tours.
pub struct TourStrings {
    /// Heading of the dialogue, and the button that opens it.
    pub tour: &'static str,
    /// Label of the line that says which stop this is.
    pub line: &'static str,
    /// Which of how many stops this is, and its name, if it has one.
    pub stop: fn(usize, usize, &str) -> String,
    /// There are so many stops, and none has been reached.
    pub ahead: fn(usize) -> String,
    /// Button.
    pub previous: &'static str,
    /// Button.
    pub next: &'static str,
    /// Button: the position in force becomes a stop.
    pub mark: &'static str,
    /// The name of a position that becomes a stop.
    pub name_of: fn(&Moment, Places) -> String,

    /// There is no stop yet, and what to do about it.
    pub empty: &'static str,
    /// Label of the list of stops.
    pub stops: &'static str,
    /// Where a stop is: the program's name, n, the position.
    pub place: fn(&str, u8, u64) -> String,
    /// Label of the name of a stop.
    pub name: fn(usize) -> String,
    /// Label of the note of a stop.
    pub note: fn(usize) -> String,
    /// What stands in the field of a name while it is empty.
    pub name_hint: &'static str,
    /// What stands in the field of a note while it is empty.
    pub note_hint: &'static str,
    /// Button on a stop.
    pub go: &'static str,
    /// The same with the stop that it goes to.
    pub go_to: fn(usize) -> String,
    /// Button: one place towards the start of the tour.
    pub up: fn(usize) -> String,
    /// Button: one place towards the end of the tour.
    pub down: fn(usize) -> String,
    /// Button: the stop is no longer one.
    pub remove: fn(usize) -> String,
    /// Button: the last change is taken back.
    pub revert: &'static str,
    /// Button: the whole tour goes.
    pub clear: &'static str,
    /// Button: the tour that the reader last made, of so many stops.
    pub recall: fn(usize) -> String,

    /// Label of the choice of ways from stop to stop.
    pub travel: &'static str,
    /// A way from stop to stop.
    pub way: fn(Travel) -> &'static str,

    /// Heading of the tours that come with the page.
    pub ready: &'static str,
    /// Heading of links and files.
    pub keep: &'static str,
    /// Label of the link to the tour.
    pub link: &'static str,
    /// The link has so many characters, which is too many for some.
    pub long_link: fn(usize) -> String,
    /// A link to the tour as a file.
    pub export: &'static str,
    /// Button: a tour from a file.
    pub import: &'static str,
    /// What there is to tell.
    pub news: fn(&News) -> String,

    /// The name of the tour through the papers.
    pub road_name: &'static str,
    /// Names and notes of its stops.
    pub road: [(&'static str, &'static str); ROAD],
    /// The name of the tour of dancing links.
    pub links_name: &'static str,
    /// Names and notes of its stops.
    pub links: [(&'static str, &'static str); LINKS],
}
