//! Which of the things that a step made true its sentence speaks of.

use std::collections::BTreeSet;

use queenscope_solver::{Counter, Event, EventKind, Flaw, Moment, fundamental, verdict::flaw};

use super::{
    Effort, Ending, Ground, Pair, Sentence, Verdict, outlook::outlook, statement, told::told,
};
use crate::{frames, model::Subject, which::Which};

/// The sentence of a moment.
pub fn sentence(subject: &Subject, moment: &Moment) -> Sentence {
    if let Some(error) = &moment.error {
        return Sentence::Error {
            line: error.line,
            kind: error.kind.clone(),
        };
    }
    if moment.position == 0 {
        return Sentence::Start {
            n: subject.n.get(),
            outlook: outlook(subject),
        };
    }
    if let Some(told) = told(subject, moment) {
        return Sentence::Told(told);
    }
    let decisive = moment.events.iter().max_by_key(|event| weight(event.kind));
    let stopped =
        decisive.is_some_and(|event| matches!(event.kind, EventKind::Stuck | EventKind::GaveUp));
    if moment.finished && !stopped {
        return match subject.program {
            Which::Course(_) => Sentence::End(ending(subject, moment)),
            Which::Own => over(moment),
        };
    }
    if let Some(flaw) = presented_flaw(subject, moment) {
        return Sentence::Wrong {
            n: subject.n.get(),
            flaw,
        };
    }
    decisive
        .and_then(|event| of_event(subject, moment, event))
        .unwrap_or_else(|| of_line(subject, moment))
}

fn over(moment: &Moment) -> Sentence {
    let figure = |counter| moment.counters.get(counter).unwrap_or(0);
    Sentence::Over {
        steps: moment.position,
        solutions: figure(Counter::Solutions),
        wrong: figure(Counter::Wrong),
    }
}

/// What is wrong with the board that the reader's own program has just presented, by
/// geometry. The programs of the course are known to be right.
fn presented_flaw(subject: &Subject, moment: &Moment) -> Option<Flaw> {
    match subject.program {
        Which::Course(_) => None,
        Which::Own => flaw(subject.n, moment.presented.as_ref()?),
    }
}

/// The rows of two queens that conflict, one of them in a row that the reader's own
/// program has just accepted. The programs of the course are known to be right.
fn accepted(subject: &Subject, moment: &Moment, row: i64) -> Option<(u8, u8)> {
    match subject.program {
        Which::Course(_) => None,
        Which::Own => {
            let touches = |at: u8| i64::from(at) == row;
            let mut attacks = moment.attacks.iter();
            let attack = attacks.find(|attack| touches(attack.row) || touches(attack.with))?;
            Some((attack.row.min(attack.with), attack.row.max(attack.with)))
        }
    }
}

/// How much an event decides: what comes of a test outweighs the test.
fn weight(kind: EventKind) -> u8 {
    match kind {
        EventKind::Put => 0,
        EventKind::Remove => 1,
        EventKind::Try => 2,
        EventKind::Compare => 3,
        EventKind::Conflict => 4,
        EventKind::Place => 5,
        EventKind::Candidate => 6,
        EventKind::Backtrack => 7,
        EventKind::Solution => 8,
        EventKind::Stuck => 9,
        EventKind::GaveUp => 10,
        EventKind::Exhausted => 11,
    }
}

fn of_event(subject: &Subject, moment: &Moment, event: &Event) -> Option<Sentence> {
    let n = subject.n.get();
    Some(match event.kind {
        EventKind::Try => {
            let (row, column) = (event.row?, event.column?);
            if column > i64::from(n) {
                let place = subject.facts.column_name(row as u8);
                let place = frames::place(&moment.frames, &place).map_or(place, |(place, _)| place);
                Sentence::PastLast { row, column, place }
            } else {
                Sentence::Try { row, column }
            }
        }
        EventKind::Put => Sentence::Put {
            row: event.row?,
            column: event.column?,
        },
        // Of two comparisons the first is that of the columns.
        EventKind::Compare if moment.tests.len() == 1 => Sentence::Apart(pair(moment, event)?),
        EventKind::Compare => Sentence::Free(pair(moment, event)?),
        EventKind::Conflict => conflict(subject, moment, event)?,
        EventKind::Place => {
            let (row, column) = (event.row?, event.column?);
            match accepted(subject, moment, row) {
                Some(pair) => Sentence::Accepted { row, pair },
                None => Sentence::Place { row, column },
            }
        }
        EventKind::Remove => {
            let row = event.row?;
            let column = event.column.or_else(|| active_column(moment, row));
            match column {
                Some(column) if !subject.markers.is_empty() => Sentence::CleanUp { column },
                _ => Sentence::Remove { row },
            }
        }
        EventKind::Backtrack => {
            let row = event.row?;
            let back = queen(moment, row - 1).map(|column| (row - 1, column));
            Sentence::Backtrack { row, n, back }
        }
        EventKind::Candidate => Sentence::Candidate {
            queens: event.queens.clone()?,
            verdict: if moment.attacks.is_empty() {
                Verdict::Holds
            } else {
                Verdict::Fails
            },
        },
        EventKind::Solution => Sentence::Solution {
            number: moment.counters.get(Counter::Solutions)?,
            row: n,
        },
        EventKind::Stuck => Sentence::Stuck { row: event.row? },
        EventKind::GaveUp => Sentence::GaveUp {
            pairs: moment.attacks.len(),
        },
        // What a program of one's own has tried is not known.
        EventKind::Exhausted => match subject.program {
            Which::Course(_) => Sentence::End(ending(subject, moment)),
            Which::Own => return None,
        },
    })
}

/// The sentence of a step that made nothing true.
fn of_line(subject: &Subject, moment: &Moment) -> Sentence {
    if let Some(call) = statement::call(moment) {
        return Sentence::Call { call };
    }
    let line = moment.ran.unwrap_or(1);
    let text = subject
        .listing
        .get(line as usize - 1)
        .map_or("", |text| text);
    if let (Some(name), Some((target, value))) = (&subject.facts.row, statement::assignment(text))
        && target == name
        && let Some(row) = frames::integer(&moment.frames, name)
    {
        if value == format!("{name} + 1") {
            return Sentence::Advance {
                name: name.clone(),
                row,
            };
        }
        if value == format!("{name} - 1") {
            return Sentence::Retreat {
                name: name.clone(),
                row,
            };
        }
    }
    Sentence::Ran {
        line,
        statement: statement::statement(&subject.listing, moment),
    }
}

fn conflict(subject: &Subject, moment: &Moment, event: &Event) -> Option<Sentence> {
    let (row, column) = (event.row?, event.column?);
    let (Some(pair), Some(line)) = (pair(moment, event), event.conflict) else {
        return Some(Sentence::Rejected { row, column });
    };
    let ground = match subject.markers.iter().find(|marker| marker.kind == line) {
        Some(marker) => Ground::Marked {
            line,
            array: marker.name.clone(),
            index: line.number(row, column) - marker.offset,
            added: -marker.offset,
        },
        None => Ground::Compared(line),
    };
    Some(Sentence::Conflict { pair, ground })
}

fn pair(moment: &Moment, event: &Event) -> Option<Pair> {
    let (row, with) = (event.row?, event.with?);
    let column = event.column.or_else(|| queen(moment, row));
    Some(Pair {
        row,
        column: column.or_else(|| active_column(moment, row))?,
        with,
        with_column: queen(moment, with)?,
    })
}

/// The column of the queen shown in a row.
fn queen(moment: &Moment, row: i64) -> Option<i64> {
    let index = usize::try_from(row - 1).ok()?;
    moment.board.rows.get(index)?.queen.map(i64::from)
}

fn active_column(moment: &Moment, row: i64) -> Option<i64> {
    let active = moment
        .board
        .active
        .filter(|active| i64::from(active.row) == row)?;
    active.column.map(i64::from)
}

fn ending(subject: &Subject, moment: &Moment) -> Ending {
    let figure = |counter| moment.counters.get(counter);
    let effort = figure(Counter::Tries)
        .map(Effort::Tries)
        .or_else(|| figure(Counter::Candidates).map(Effort::Boards))
        .unwrap_or(Effort::Steps(moment.position));
    let solutions = figure(Counter::Solutions).unwrap_or(0);
    let pointer = subject
        .facts
        .row
        .clone()
        .filter(|name| frames::integer(&moment.frames, name) == Some(0));
    Ending {
        n: subject.n.get(),
        solutions,
        fundamental: classes(moment, subject.n.get(), solutions),
        effort,
        pointer,
    }
}

/// How many of the solutions printed are different under turning and mirroring, if
/// the output still shows them all.
fn classes(moment: &Moment, n: u8, solutions: u64) -> Option<usize> {
    let boards: Vec<Vec<u8>> = moment
        .output
        .iter()
        .filter_map(|line| board(line, usize::from(n)))
        .map(|(_, columns)| columns)
        .collect();
    if boards.len() as u64 != solutions {
        return None;
    }
    let mut classes = BTreeSet::new();
    for queens in &boards {
        classes.insert(fundamental(queens).ok()?.representative);
    }
    Some(classes.len())
}

/// The board in a printed line: what stands before its n columns, which is its number
/// if there is one, and the columns.
pub fn board(line: &str, n: usize) -> Option<(&str, Vec<u8>)> {
    let numbers: Vec<u64> = line
        .split(' ')
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    let start = numbers.len().checked_sub(n).filter(|start| *start <= 1)?;
    let columns: Option<Vec<u8>> = numbers[start..]
        .iter()
        .map(|column| u8::try_from(*column).ok())
        .collect();
    let before = match start {
        0 => 0,
        _ => line.find(' ')? + 1,
    };
    Some((&line[..before], columns?))
}
