//! A tour: named positions with a note each, walked one after the other. How it
//! reads in a link: stops separated by commas, each `position:name` in the run of
//! the link or `program/n/position:name` in another, with a note after another
//! colon if there is one. It knows nothing of the page.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use queenscope_solver::{BoardSize, ProgramId};

/// The most stops of a tour.
pub const MOST_STOPS: usize = 200;

/// The longest name of a stop, in characters.
pub const LONGEST_NAME: usize = 80;

/// The longest note of a stop, in characters.
pub const LONGEST_NOTE: usize = 1_000;

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
    /// The program and the board, if not those of the link.
    pub run: Option<Run>,
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
    pub program: ProgramId,
    /// The size of the board.
    pub n: BoardSize,
}

impl Tour {
    /// Reads the value of a link as it stands there, escapes and all.
    pub fn parse(raw: &str) -> Option<Tour> {
        // Some messengers escape the separators of a link that they pass on.
        let unescaped = (!raw.contains(':')).then(|| decoded(raw));
        let stops: Option<Vec<Stop>> = unescaped
            .as_deref()
            .unwrap_or(raw)
            .split(',')
            .map(Stop::parse)
            .collect();
        stops
            .filter(|stops| stops.len() <= MOST_STOPS)
            .map(|stops| Tour { stops })
    }

    /// Writes the value for a link, escapes and all.
    pub fn write(&self) -> String {
        let stops: Vec<_> = self.stops.iter().map(Stop::write).collect();
        stops.join(",")
    }
}

impl Stop {
    fn parse(raw: &str) -> Option<Stop> {
        let mut parts = raw.split(':');
        let (place, name, note) = (parts.next()?, parts.next()?, parts.next());
        let mut place = place.split('/');
        let (run, position) = match (place.next()?, place.next(), place.next(), place.next()) {
            (position, None, None, None) => (None, position),
            (program, Some(n), Some(position), None) => {
                let run = Run {
                    program: program.parse().ok()?,
                    n: n.parse().ok()?,
                };
                (Some(run), position)
            }
            _ => return None,
        };
        let digits = !position.is_empty() && position.bytes().all(|b| b.is_ascii_digit());
        let stop = Stop {
            run,
            position: position.parse().ok().filter(|_| digits)?,
            name: decoded(name),
            note: decoded(note.unwrap_or_default()),
        };
        let fits = stop.name.chars().count() <= LONGEST_NAME
            && stop.note.chars().count() <= LONGEST_NOTE
            && parts.next().is_none();
        fits.then_some(stop)
    }

    fn write(&self) -> String {
        let run = self.run.map_or_else(String::new, |run| {
            format!("{}/{}/", run.program.as_str(), run.n)
        });
        let name = utf8_percent_encode(&self.name, PLAIN);
        let text = format!("{run}{}:{name}", self.position);
        if self.note.is_empty() {
            text
        } else {
            format!("{text}:{}", utf8_percent_encode(&self.note, PLAIN))
        }
    }
}

fn decoded(raw: &str) -> String {
    let spaced = raw.replace('+', " ");
    percent_decode_str(&spaced)
        .decode_utf8_lossy()
        .chars()
        .filter(|c| !c.is_control() || *c == '\n')
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stop(position: u64, name: &str, note: &str) -> Stop {
        Stop {
            run: None,
            position,
            name: name.into(),
            note: note.into(),
        }
    }

    #[test]
    fn the_tour_of_the_contract_is_read_and_written_alike() {
        let text = "0:Start,117:First%20solution,iterative/4/62:The%20same%20by%20a%20loop";
        let tour = Tour::parse(text).unwrap();
        let elsewhere = Stop {
            run: Some(Run {
                program: ProgramId::Iterative,
                n: BoardSize::new(4).unwrap(),
            }),
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
        assert_eq!(tour.write(), text);
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
        let text = tour.write();
        assert!(!text.contains(['&', '=', '#', ' ', '+', '\n']), "{text}");
        assert_eq!(Tour::parse(&text), Some(tour));
    }

    #[test]
    fn a_link_whose_separators_were_escaped_is_still_read() {
        assert_eq!(
            Tour::parse("0%3AStart%2C117%3AFirst%20solution"),
            Tour::parse("0:Start,117:First+solution")
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
            assert_eq!(Tour::parse(text), None, "{text:.40}");
        }
    }
}
