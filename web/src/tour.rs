//! A tour: named positions with a note each, walked one after the other. How it
//! reads in a link: stops separated by commas, each `position:name` in the run of
//! the link or `program/n/position:name` in another, with a note after another
//! colon if there is one. `file` is the same as a text to keep, `ready` are tours
//! that come with the page. It knows nothing of the page.

pub mod file;
pub mod news;
pub mod ready;
pub mod travel;

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use queenscope_solver::BoardSize;

use crate::which::Which;

/// The most stops of a tour.
pub const MOST_STOPS: usize = 200;

/// The longest name of a stop, in characters.
pub const LONGEST_NAME: usize = 80;

/// The longest note of a stop, in characters.
pub const LONGEST_NOTE: usize = 1_000;

/// The most characters of a link that mail and chat programs pass on whole.
pub const MOST_LINK: usize = 8_000;

/// What stands for itself in a link.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// A list of stops.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    /// The stops, in order; at most [`MOST_STOPS`].
    pub stops: Vec<Stop>,
}

/// A position worth stopping at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The program and the board.
    pub run: Run,
    /// The position.
    pub position: u64,
    /// What the stop is called; may be empty.
    pub name: String,
    /// What there is to say about it; may be empty.
    pub note: String,
}

/// A program on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The program.
    pub program: Which,
    /// The size of the board.
    pub n: BoardSize,
}

impl Tour {
    /// Reads the value of a link to a run as it stands there, escapes and all.
    pub fn parse(raw: &str, home: Run) -> Option<Tour> {
        // Some messengers escape the separators of a link that they pass on.
        let unescaped = (!raw.contains(':')).then(|| decoded(raw));
        let stops: Option<Vec<Stop>> = unescaped
            .as_deref()
            .unwrap_or(raw)
            .split(',')
            .map(|stop| Stop::parse(stop, home))
            .collect();
        stops
            .filter(|stops| stops.len() <= MOST_STOPS)
            .map(|stops| Tour { stops })
    }

    /// Writes the value for a link to a run, escapes and all; without one, every stop
    /// names its own.
    pub fn write(&self, home: Option<Run>) -> String {
        let stops: Vec<_> = self.stops.iter().map(|stop| stop.write(home)).collect();
        stops.join(",")
    }

    /// The stop at a position of a run, counted from 0.
    pub fn at(&self, run: Run, position: u64) -> Option<usize> {
        let here = |stop: &Stop| stop.run == run && stop.position == position;
        self.stops.iter().position(here)
    }

    /// The stop at a position of a run, or the last one that lies before it.
    pub fn near(&self, run: Run, position: u64) -> Option<usize> {
        let before = |stop: &Stop| stop.run == run && stop.position < position;
        self.at(run, position)
            .or_else(|| self.stops.iter().rposition(before))
    }
}

impl Stop {
    fn parse(raw: &str, home: Run) -> Option<Stop> {
        let mut parts = raw.split(':');
        let (place, name, note) = (parts.next()?, parts.next()?, parts.next());
        let mut place = place.split('/');
        let (run, position) = match (place.next()?, place.next(), place.next(), place.next()) {
            (position, None, None, None) => (home, position),
            (program, Some(n), Some(position), None) => {
                let run = Run {
                    program: program.parse().ok()?,
                    n: n.parse().ok()?,
                };
                (run, position)
            }
            _ => return None,
        };
        let stop = Stop {
            run,
            position: number(position)?,
            name: one_line(&decoded(name)),
            note: decoded(note.unwrap_or_default()),
        };
        let fits = stop.name.chars().count() <= LONGEST_NAME
            && stop.note.chars().count() <= LONGEST_NOTE
            && parts.next().is_none();
        fits.then_some(stop)
    }

    fn write(&self, home: Option<Run>) -> String {
        let name = utf8_percent_encode(&self.name, PLAIN);
        let text = if home == Some(self.run) {
            format!("{}:{name}", self.position)
        } else {
            format!("{}/{}:{name}", self.run, self.position)
        };
        if self.note.is_empty() {
            text
        } else {
            format!("{text}:{}", utf8_percent_encode(&self.note, PLAIN))
        }
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.program.as_str(), self.n)
    }
}

/// A text without what cannot be read, line ends aside.
pub fn readable(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control() || *c == '\n')
        .collect()
}

/// A text in one line.
pub fn one_line(text: &str) -> String {
    readable(&text.replace(['\n', '\t'], " "))
}

/// Plain decimal digits.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn decoded(raw: &str) -> String {
    let spaced = raw.replace('+', " ");
    readable(&percent_decode_str(&spaced).decode_utf8_lossy())
}

#[cfg(test)]
mod tests {
    use queenscope_solver::ProgramId;

    use super::*;

    fn home() -> Run {
        Run {
            program: ProgramId::RecursiveCheck.into(),
            n: BoardSize::new(4).unwrap(),
        }
    }

    fn parse(raw: &str) -> Option<Tour> {
        Tour::parse(raw, home())
    }

    fn stop(position: u64, name: &str, note: &str) -> Stop {
        Stop {
            run: home(),
            position,
            name: name.into(),
            note: note.into(),
        }
    }

    #[test]
    fn the_tour_of_the_contract_is_read_and_written_alike() {
        let text = "0:Start,117:First%20solution,iterative/4/62:The%20same%20by%20a%20loop";
        let tour = parse(text).unwrap();
        let elsewhere = Stop {
            run: Run {
                program: ProgramId::Iterative.into(),
                ..home()
            },
            ..stop(62, "The same by a loop", "")
        };
        assert_eq!(
            tour.stops,
            [
                stop(0, "Start", ""),
                stop(117, "First solution", ""),
                elsewhere
            ]
        );
        assert_eq!(tour.write(Some(home())), text);
    }

    #[test]
    fn a_tour_means_the_same_in_a_link_to_another_of_its_runs() {
        let tour = parse("0:Start,iterative/4/62:Loop").unwrap();
        let loops = tour.stops[1].run;
        let there = "recursive-check/4/0:Start,62:Loop";
        assert_eq!(tour.write(Some(loops)), there);
        assert_eq!(Tour::parse(there, loops), Some(tour.clone()));
        let alone = "recursive-check/4/0:Start,iterative/4/62:Loop";
        assert_eq!(tour.write(None), alone);
        assert_eq!(parse(alone), Some(tour));
    }

    #[test]
    fn the_stop_nearest_to_a_position_is_the_last_one_passed() {
        let tour = parse("10:a,30:b,iterative/4/20:c,20:d").unwrap();
        let loops = tour.stops[2].run;
        for (run, position, near) in [
            (home(), 9, None),
            (home(), 10, Some(0)),
            (home(), 11, Some(0)),
            (home(), 20, Some(3)),
            (home(), 30, Some(1)),
            (home(), 31, Some(3)),
            (loops, 19, None),
            (loops, 20, Some(2)),
            (loops, 99, Some(2)),
        ] {
            assert_eq!(tour.near(run, position), near, "{run} {position}");
        }
    }

    #[test]
    fn separators_in_names_and_notes_survive() {
        let tour = Tour {
            stops: vec![
                stop(1, "a,b: c/d & e=f + 100%", "第一次回溯：看 k\nand j"),
                stop(2, "", "only a note"),
                stop(3, "", ""),
            ],
        };
        let text = tour.write(Some(home()));
        assert!(!text.contains(['&', '=', '#', ' ', '+', '\n']), "{text}");
        assert_eq!(parse(&text), Some(tour));
    }

    #[test]
    fn a_link_whose_separators_were_escaped_is_still_read() {
        assert_eq!(
            parse("0%3AStart%2C117%3AFirst%20solution"),
            parse("0:Start,117:First+solution")
        );
    }

    #[test]
    fn what_is_no_tour_is_refused() {
        let long = format!("0:{}", "x".repeat(LONGEST_NAME + 1));
        let many = vec!["0:x"; MOST_STOPS + 1].join(",");
        for text in [
            "",
            "0",
            ":",
            ":Start",
            "-1:x",
            "1e3:x",
            "+1:x",
            "0:a,",
            "0:a:b:c",
            "iterative/4:x",
            "quick/4/0:x",
            "iterative/33/0:x",
            "iterative/4/0/1:x",
            &long,
            &many,
        ] {
            assert_eq!(parse(text), None, "{text:.40}");
        }
    }
}
