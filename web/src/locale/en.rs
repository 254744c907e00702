//! English.

mod about;
mod bits;
mod conflict;
mod cover;
mod dance;
mod debugger;
mod display;
mod domains;
mod ideas;
mod judging;
mod listing;
mod losses;
mod own;
mod places;
mod present;
mod release;
mod repair;
mod sentence;
mod share;
mod state;
mod tie;
mod told;
mod tours;

use queenscope_solver::{Counter, StepSize};

use super::{
    Strings, Total,
    numbers::{grouped, tenths},
};
use crate::{
    link::BadPart,
    notation::{Notation, Places},
    overlay::{Counts, Rank},
    scene::{Attacked, Cell, Square},
    speed::{Speed, decimal},
};
use places::words;

/// The English texts.
pub const STRINGS: Strings = Strings {
    title: |program, n| format!("{program}, n = {n} · Queenscope"),
    algorithm: "Algorithm",
    about: about::ABOUT,
    board_size: "Board size n",
    smaller: "Smaller board",
    larger: "Larger board",
    range: "1 to 32",
    refused: |text, n| match text.trim() {
        "" => format!("n is a number from 1 to 32. The board still shows n = {n}."),
        text => format!("“{text}” is not a number from 1 to 32. The board still shows n = {n}."),
    },
    language: "Language",
    scheme: "Light or dark",

    board: "Board",
    key: "Key",
    key_conflict: "conflict",
    key_explored: "explored",
    chessboard: "Chessboard",
    cell,
    row_tag: |name, row, places| words(places).row_tag(name, row),
    column_tag: |name, column, places| words(places).column_tag(name, column),
    reason: conflict::reason,

    sentence: sentence::sentence,
    aside: sentence::aside,
    tie: tie::tie,
    stride: |steps| format!("Showing every {} step", ordinal(steps)),
    chips: "Good places to start",
    chip: [
        "First backtrack",
        "First solution",
        "Why 3 fails",
        "8 queens",
    ],

    program: "Program",
    has_run: "has just run",
    about_to_run: "about to run",
    output: "Output",
    nothing_yet: "nothing yet",
    lines_printed: |lines| match lines {
        1 => "1 line".to_owned(),
        lines => format!("{} lines, the last one", grouped(lines)),
    },
    listing: listing::LISTING,

    state: "Inside the run",
    stack: "Call stack",
    stack_variables: "variables",
    top: "top",
    bottom: "bottom",
    variables: "Variables",
    line: "line",
    line_next: |line| format!("line {line} next"),
    waiting_at: |line| format!("waiting at line {line}"),
    none_yet: "none yet",
    array: "Array a",
    array_meaning: |places| match places.notation {
        Notation::One => "a[i]: column of the queen in row i",
        Notation::Zero => "a[i]: column of the queen in row i, both counted from 1 here",
        Notation::Chess => "a[i]: file of the queen in the i-th rank from above",
        Notation::Transposed => "a[i]: row of the queen in column i",
    },
    array_text: |cells| format!("a, from cell 1: {cells}"),
    stale: "stale",
    array_is_stack: "a[1..k] is itself a stack, k is its top",
    check_rests: "is not running",
    check_row: |row, places| {
        let words = words(places);
        let noun = words.terms.row_noun;
        format!("{} against each {noun} before", words.row(row))
    },
    check_nothing: |places| match places.notation {
        Notation::One | Notation::Zero => "There is no row before: nothing to compare.",
        Notation::Chess => "There is no rank before: nothing to compare.",
        Notation::Transposed => "There is no column before: nothing to compare.",
    },
    check_heads: |places| match places.notation {
        Notation::One | Notation::Zero => ["same column", "columns", "rows", "result"],
        Notation::Chess => ["same file", "files", "ranks", "result"],
        Notation::Transposed => ["same row", "rows", "columns", "result"],
    },
    check_free: "free",
    check_conflict: "conflict",
    check_next: "compared next",
    check_open: "not compared",
    yes: "yes",
    no: "no",
    cover: cover::COVER,
    inside: state::STATE,
    losses: losses::LOSSES,
    repair: repair::REPAIR,
    ideas: ideas::IDEAS,
    counters: "Counters",
    counter: |counter| match counter {
        Counter::Steps => "Steps",
        Counter::Tries => "Tries",
        Counter::Comparisons => "Comparisons",
        Counter::Reads => "Cells read",
        Counter::Candidates => "Candidates",
        Counter::Placements => "Placements",
        Counter::Removals => "Removals",
        Counter::Backtracks => "Backtracks",
        Counter::Solutions => "Solutions",
        Counter::Wrong => "Wrong boards",
    },
    more: "More",

    transport: "Playback",
    step_forward: "Step forward",
    step_back: "Step back",
    to_start: "Go to start",
    to_end: "Go to end",
    play: "Play",
    pause: "Pause",
    undo: "Undo the last jump",
    position: "Position",
    position_text: |position, total| match total {
        Total::Known(total) => format!("Step ⟨{}⟩ of {}", grouped(position), grouped(total)),
        Total::Sought => format!("Step ⟨{}⟩ of …", grouped(position)),
        Total::Unknown => format!("Step ⟨{}⟩ of …, total unknown", grouped(position)),
        Total::Hidden => format!("Step ⟨{}⟩", grouped(position)),
    },
    solution_text: |number, total| match total {
        Total::Known(total) => format!("Solution ⟨{}⟩ of {}", grouped(number), grouped(total)),
        Total::Sought | Total::Unknown => format!("Solution ⟨{}⟩ of …", grouped(number)),
        Total::Hidden => format!("Solution ⟨{}⟩", grouped(number)),
    },
    of_total: |number, total| match total {
        Total::Known(total) => format!("⟨{}⟩ of {}", grouped(number), grouped(total)),
        Total::Sought | Total::Unknown => format!("⟨{}⟩ of …", grouped(number)),
        Total::Hidden => format!("⟨{}⟩", grouped(number)),
    },
    comma: ", ",
    step_size: "Step size",
    size: |size| match size {
        StepSize::Line => "Line",
        StepSize::Move => "Move",
        StepSize::Row => "Row",
        StepSize::Solution => "Solution",
    },
    speed: "Speed",
    pace,

    exploring: |reached, target| match target {
        Some(target) if target >= MILLION => format!(
            "Exploring: {} of {} million steps.",
            tenths(reached, MILLION),
            tenths(target, MILLION)
        ),
        Some(target) => format!(
            "Exploring: {} of {} steps.",
            grouped(reached),
            grouped(target)
        ),
        None if reached >= MILLION => {
            format!(
                "Exploring: {} million steps so far.",
                tenths(reached, MILLION)
            )
        }
        None => format!("Exploring: {} steps so far.", grouped(reached)),
    },
    cancel: "Cancel",
    question: |reached, target| match target {
        Some(target) => format!(
            "Step {} lies far ahead: {} steps are explored so far. Explore as far as that?",
            grouped(target),
            grouped(reached)
        ),
        None => format!(
            "{} million steps are explored and the end is not in sight. Go on exploring?",
            tenths(reached, MILLION)
        ),
    },
    go_on: "Explore",
    stay: "Stay here",
    bad_link: |parts| {
        let named: Vec<_> = parts
            .iter()
            .map(|BadPart(part)| format!("“{part}”"))
            .collect();
        match named.as_slice() {
            [part] => format!("{part} in the link means nothing here; the default holds instead."),
            parts => format!(
                "{} in the link mean nothing here; the defaults hold instead.",
                parts.join(", ")
            ),
        }
    },
    beyond: |asked, end| {
        format!(
            "There is no step {}: the run ends at step {}.",
            grouped(asked),
            grouped(end)
        )
    },
    release: release::RELEASE,
    own: own::OWN,
    judging: judging::JUDGING,
    dismiss: "Dismiss",

    present: present::PRESENT,
    keys: "Keys",
    key_list: &[
        (
            &["→", "←"],
            "one step at the chosen size, forwards or backwards",
        ),
        (&["↓", "↑"], "one line, whatever the chosen size"),
        (
            &["PageDown", "PageUp"],
            "next or previous stop of the tour; without one the same as → and ←",
        ),
        (&["Shift →", "Shift ←"], "next or previous solution"),
        (&["]", "["], "next or previous backtrack"),
        (&["Space"], "play or pause"),
        (&["Home", "End"], "start or end"),
        (&["u"], "undo the last jump"),
        (&["m"], "make this position a stop of the tour"),
        (&["t"], "open the tour, to change it or to choose one"),
        (
            &["1", "2", "3", "4"],
            "step size: line, move, row, solution",
        ),
        (&["+", "-"], "faster or slower"),
        (&["p"], "present"),
        (&["b", "."], "blank the screen; any key brings it back"),
        (&["f"], "full screen"),
        (
            &["F5", "Esc"],
            "while presenting: F5 does not reload, Esc ends presenting",
        ),
        (&["Esc"], "cancel exploring"),
        (&["?"], "this list"),
    ],
    debug: debugger::DEBUG,
    tours: tours::TOURS,
    bits: bits::BITS,
    domains: domains::DOMAINS,
    share: share::SHARE,
    display: display::DISPLAY,
    characters: "Single-character keys are on",
    close: "Close",
};

const MILLION: u64 = 1_000_000;

fn cell(cell: &Cell, places: Places) -> String {
    let number = cell.number.map_or(String::new(), |number| {
        let value = number.value;
        match number.counts {
            Counts::Losses => {
                let squares = if value == 1 { "square" } else { "squares" };
                let below = losses::below(words(places));
                format!(", takes {value} free {squares} {below}")
            }
            Counts::Conflicts if value == 1 => ", 1 conflict".to_owned(),
            Counts::Conflicts => format!(", {value} conflicts"),
            Counts::Attackers => format!(", attacked by {value}"),
        }
    });
    let attacked = match cell.attacked {
        Attacked::Yes => ", attacked",
        Attacked::Would => ", would be taken",
        Attacked::Untold => "",
    };
    let best = match cell.number.map(|number| number.rank) {
        Some(Rank::Best) => ", the best so far",
        Some(Rank::Plain) | None => "",
    };
    format!("{}{attacked}{number}{best}", square(cell, places))
}

fn square(cell: &Cell, places: Places) -> String {
    let words = words(places);
    let place = words.square(cell.row, cell.column);
    match &cell.square {
        Square::Empty => format!("{place}, empty"),
        Square::Queen => format!("{place}, queen"),
        Square::Returned => format!("{place}, queen, the search is back here"),
        Square::Tested => format!("{place}, tested"),
        Square::Hit(rows) => {
            let rows: Vec<_> = rows.iter().map(|row| words.row(*row).to_string()).collect();
            format!("{place}, tested, conflicts with {}", rows.join(" and "))
        }
        Square::Rejected => format!("{place}, tried, conflict"),
        Square::Explored => format!("{place}, tried, explored"),
    }
}

fn pace(speed: Speed, size: StepSize) -> String {
    let (one, many) = match size {
        StepSize::Line => ("line", "lines"),
        StepSize::Move => ("move", "moves"),
        StepSize::Row => ("row", "rows"),
        StepSize::Solution => ("solution", "solutions"),
    };
    match speed {
        Speed::Most => "as fast as it goes".to_owned(),
        Speed::Rate(100) => format!("1 {one} a second"),
        Speed::Rate(rate) if rate < 100 => {
            format!("1 {one} in {} seconds", decimal(10_000 / i64::from(rate)))
        }
        Speed::Rate(_) => format!("{speed} {many} a second"),
    }
}

/// The place of a step in a row of steps: 2nd, 3rd, 11th, 1,000th.
fn ordinal(number: u64) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    grouped(number) + ending
}
