//! English for tours.

use queenscope_solver::{Counter, EventKind, Moment};

use super::{grouped, places::words};
use crate::{
    locale::TourStrings,
    notation::Places,
    tour::{
        LONGEST_NAME, LONGEST_NOTE, MOST_STOPS,
        file::LARGEST,
        news::{FileError, News},
        travel::{Pace, Travel},
    },
};

/// The English texts.
pub const TOURS: TourStrings = TourStrings {
    tour: "Tour",
    line: "Stop of the tour",
    stop: |number, count, name| match name {
        "" => format!("Stop {number} of {count}"),
        name => format!("{number} of {count}: {name}"),
    },
    ahead: |count| match count {
        1 => "A tour of 1 stop".to_owned(),
        count => format!("A tour of {count} stops"),
    },
    previous: "Previous stop",
    next: "Next stop",
    mark: "Add this position as a stop",
    name_of,

    empty: "A tour is a list of positions worth stopping at. Go to one and press ⟦m⟧, or open a tour that is ready.",
    stops: "Stops",
    place: |program, n, position| format!("{program}, n = {n}, step {}", grouped(position)),
    name: |number| format!("Name of stop {number}"),
    note: |number| format!("Note on stop {number}"),
    name_hint: "Name",
    note_hint: "Note: what there is to say here",
    go: "Go there",
    go_to: |number| format!("Go there: stop {number}"),
    up: |number| format!("Move stop {number} up"),
    down: |number| format!("Move stop {number} down"),
    remove: |number| format!("Remove stop {number}"),
    revert: "Take back the last change",
    clear: "Remove all stops",
    recall: |count| match count {
        1 => "Open the tour you last made: 1 stop".to_owned(),
        count => format!("Open the tour you last made: {count} stops"),
    },

    travel: "On to the next stop",
    way: |travel| match travel {
        Travel::Jump => "Jump",
        Travel::Play(Pace::Two) => "Play there in 2 s",
        Travel::Play(Pace::Five) => "Play there in 5 s",
        Travel::Play(Pace::Ten) => "Play there in 10 s",
        Travel::Play(Pace::Chosen) => "Play at the chosen speed",
    },

    ready: "Ready-made",
    keep: "Share and keep",
    link: "Link to this tour",
    long_link: |characters| {
        format!(
            "The link has {} characters, and some mail and chat programs cut links after 8,000. Hand on the file instead, or shorten notes.",
            grouped(characters as u64)
        )
    },
    export: "Export to a file",
    import: "Import a file",
    news,

    road_name: "45 minutes: from nested loops to marker arrays",
    road: [
        (
            "Four queens",
            "0–3 min. How many ways are there to put one queen into each row? 4 × 4 × 4 × 4 = 256.",
        ),
        (
            "The first complete board",
            "3–6 min. Blind enumeration: four nested loops fill the board, 1 1 1 1, before the one test.",
        ),
        (
            "First solution, blindly",
            "6–9 min. 2 4 1 3 is the 115th board. How many before it were lost after two queens?",
        ),
        (
            "Check at once",
            "9–12 min. Constrained enumeration: a check in each loop. Rejecting 1 1 prunes 16 boards.",
        ),
        (
            "First backtrack",
            "12–15 min. Queens in columns 1 and 3 leave row 3 no column: back to row 2.",
        ),
        (
            "First solution, pruned",
            "15–18 min. 26 tries instead of 115 boards. But another n needs another text: n loops.",
        ),
        (
            "One loop and the row k",
            "18–21 min. Iterative backtracking: k takes the place of the nested loops, for every n.",
        ),
        (
            "k = k − 1",
            "21–24 min. This line is the backtrack. a[3] keeps its value: stale. Why does that do no harm?",
        ),
        (
            "The same solution by one loop",
            "24–26 min. The same 26 tries in the same order.",
        ),
        (
            "A frame for each row",
            "26–29 min. Recursive backtracking: place(2) is called, and the call stack does what k did.",
        ),
        (
            "To return is to backtrack",
            "29–32 min. place(3) has tried all columns and returns. Nobody writes k = k − 1.",
        ),
        (
            "One look instead of a check",
            "32–35 min. Marker arrays: b, c and d say which columns and diagonals are taken.",
        ),
        (
            "Clean up",
            "35–38 min. What was marked on the way down is freed on the way back. What if one line were missing?",
        ),
        (
            "Eight queens",
            "38–40 min. First solution 1 5 8 6 3 7 2 4: 876 tries, 2,438 comparisons.",
        ),
        (
            "All 92, with a check",
            "40–42 min. 15,720 tries of 8⁸ = 16,777,216 boards; 46,752 comparisons.",
        ),
        (
            "All 92, with marker arrays",
            "42–45 min. The same 15,720 tries, but 24,648 cells read. Which would you take for n = 12?",
        ),
    ],
    links_name: "Two minutes: dancing links",
    links: super::dance::STOPS,
};

fn name_of(moment: &Moment, places: Places) -> String {
    let words = words(places);
    let event = moment.events.iter().rev().find_map(|event| {
        let row = event
            .row
            .map(|row| words.row(row).first().to_string())
            .unwrap_or_default();
        match event.kind {
            EventKind::Solution => Some(format!(
                "Solution {}",
                grouped(moment.counters.get(Counter::Solutions).unwrap_or(0))
            )),
            EventKind::Backtrack => Some(format!("{row}: backtrack")),
            EventKind::Conflict => Some(format!("{row}: conflict")),
            EventKind::Place => Some(format!("{row}: placed")),
            EventKind::Stuck => Some(format!("{row}: stuck")),
            EventKind::Try
            | EventKind::Put
            | EventKind::Compare
            | EventKind::Remove
            | EventKind::Candidate
            | EventKind::GaveUp
            | EventKind::Exhausted => None,
        }
    });
    match event {
        _ if moment.position == 0 => "Start".to_owned(),
        _ if moment.finished => "End".to_owned(),
        Some(name) => name,
        None => format!("Step {}", grouped(moment.position)),
    }
}

fn news(news: &News) -> String {
    match news {
        News::First => "This is the first stop.".to_owned(),
        News::Last => "This is the last stop.".to_owned(),
        News::Marked(stop) => format!("Added as stop {}.", stop + 1),
        News::Already(stop) => format!("This position is stop {} already.", stop + 1),
        News::Full => format!("A tour has at most {MOST_STOPS} stops. Remove one first."),
        News::Moved(stop) => format!("It is stop {} now.", stop + 1),
        News::Removed(stop) => format!("Stop {} is removed.", stop + 1),
        News::Cleared => "All stops are removed.".to_owned(),
        News::Reverted => "The last change is taken back.".to_owned(),
        News::Opened(1) => "A tour of 1 stop is open.".to_owned(),
        News::Opened(count) => format!("A tour of {count} stops is open."),
        News::Refused(error) => format!(
            "The file was not imported, and the tour is as it was. {}",
            refused(error)
        ),
    }
}

fn refused(error: &FileError) -> String {
    match error {
        FileError::Unreadable => "The browser could not read it: choose a text file.".to_owned(),
        FileError::TooLarge => format!(
            "It is larger than a tour can be: at most {} bytes.",
            grouped(LARGEST as u64)
        ),
        FileError::NoTour => "Its first line must read “# Queenscope tour, version 1”.".to_owned(),
        FileError::Version(version) => {
            format!("It is of version “{version}”; this page reads version 1.")
        }
        FileError::Stray(line) => format!(
            "Line {line} comes before the first stop: a stop begins with a line such as “{EXAMPLE}”."
        ),
        FileError::Empty => {
            format!("There is no stop in it: a stop begins with a line such as “{EXAMPLE}”.")
        }
        FileError::Place(line, text) => format!(
            "Line {line}: “{text}” is no place. Write program, n and step, as in “{EXAMPLE}”."
        ),
        FileError::Program(line, text) => format!(
            "Line {line}: there is no program “{text}”. Write it as links do, as in “{EXAMPLE}”."
        ),
        FileError::Size(line, text) => {
            format!("Line {line}: there is no board of size “{text}”. Choose 1 to 32.")
        }
        FileError::Position(line, text) => {
            format!("Line {line}: “{text}” is no step. Write a whole number from 0 on.")
        }
        FileError::LongName(line) => {
            format!("Line {line}: the name is longer than {LONGEST_NAME} characters.")
        }
        FileError::LongNote(line) => format!(
            "Line {line}: the note on this stop is longer than {} characters.",
            grouped(LONGEST_NOTE as u64)
        ),
        FileError::TooMany => format!("It has more than {MOST_STOPS} stops."),
    }
}

const EXAMPLE: &str = "## recursive-check/4/63: First backtrack";
