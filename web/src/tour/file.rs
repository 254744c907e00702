//! A tour as a text file to keep, to hand on and to edit: a first line that says what
//! it is, then for each stop a line with its place and name, and under it the note.
//!
//! ```text
//! # Queenscope tour, version 1
//!
//! ## recursive-check/4/63: First backtrack
//! Row 3 has no column left.
//! Where does the queen of row 2 go?
//! ```
//!
//! A line of a note that begins with `##` or with a backslash has a backslash before
//! it. It knows nothing of where the text comes from.

use queenscope_solver::MAXIMUM_STEPS;

use super::{
    LONGEST_NAME, LONGEST_NOTE, MOST_STOPS, Run, Stop, Tour, news::FileError, number, one_line,
    readable,
};

/// The name that a file gets.
pub const NAME: &str = "queenscope-tour.txt";

/// The most bytes of a file that are read.
pub const LARGEST: usize = 1_000_000;

const HEAD: &str = "# Queenscope tour, version ";
const VERSION: &str = "1";
const STOP: &str = "##";

/// Writes a tour.
pub fn write(tour: &Tour) -> String {
    let mut text = format!("{HEAD}{VERSION}\n");
    for stop in &tour.stops {
        text += &format!("\n{STOP} {}/{}: {}", stop.run, stop.position, stop.name);
        text.truncate(text.trim_end().len());
        text.push('\n');
        for line in stop.note.trim().lines() {
            if line.starts_with(STOP) || line.starts_with('\\') {
                text.push('\\');
            }
            text += line.trim_end();
            text.push('\n');
        }
    }
    text
}

/// Reads a tour, whichever system wrote its line ends.
pub fn read(text: &str) -> Result<Tour, FileError> {
    if text.len() > LARGEST {
        return Err(FileError::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().map(str::trim_end).zip(1..);
    let version = lines
        .find(|(line, _)| !line.is_empty())
        .and_then(|(line, _)| line.strip_prefix(HEAD))
        .ok_or(FileError::NoTour)?;
    if version != VERSION {
        return Err(FileError::Version(
            one_line(version).chars().take(20).collect(),
        ));
    }
    let mut read: Vec<(Stop, usize)> = Vec::new();
    for (line, number) in lines {
        if let Some(head) = line.strip_prefix(STOP) {
            read.push((stop(head, number)?, number));
        } else if let Some((stop, _)) = read.last_mut() {
            stop.note += readable(line.strip_prefix('\\').unwrap_or(line)).as_str();
            stop.note.push('\n');
        } else if !line.is_empty() {
            return Err(FileError::Stray(number));
        }
    }
    if read.is_empty() {
        return Err(FileError::Empty);
    }
    if read.len() > MOST_STOPS {
        return Err(FileError::TooMany);
    }
    let stops: Result<Vec<Stop>, FileError> = read
        .into_iter()
        .map(|(mut stop, number)| {
            stop.note = stop.note.trim().to_owned();
            if stop.note.chars().count() > LONGEST_NOTE {
                return Err(FileError::LongNote(number));
            }
            Ok(stop)
        })
        .collect();
    Ok(Tour { stops: stops? })
}

/// Reads the line with which a stop begins, without its mark.
fn stop(head: &str, line: usize) -> Result<Stop, FileError> {
    let shown = |text: &str| one_line(text).chars().take(40).collect::<String>();
    // Chinese input methods type a colon of their own.
    let (place, name) = head.split_once([':', '：']).unwrap_or((head, ""));
    let parts: Vec<&str> = place.trim().split('/').map(str::trim).collect();
    let [program, n, position] = parts[..] else {
        return Err(FileError::Place(line, shown(place.trim())));
    };
    let stop = Stop {
        run: Run {
            program: program
                .parse()
                .map_err(|_| FileError::Program(line, shown(program)))?,
            n: n.parse().map_err(|_| FileError::Size(line, shown(n)))?,
        },
        position: number(position)
            .filter(|position| *position <= MAXIMUM_STEPS)
            .ok_or_else(|| FileError::Position(line, shown(position)))?,
        name: one_line(name.trim()),
        note: String::new(),
    };
    if stop.name.chars().count() > LONGEST_NAME {
        return Err(FileError::LongName(line));
    }
    Ok(stop)
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId};

    use super::*;

    fn stop(position: u64, name: &str, note: &str) -> Stop {
        Stop {
            run: Run {
                program: ProgramId::Iterative.into(),
                n: BoardSize::new(8).unwrap(),
            },
            position,
            name: name.into(),
            note: note.into(),
        }
    }

    #[test]
    fn a_tour_survives_the_file() {
        let tour = Tour {
            stops: vec![
                stop(0, "", ""),
                stop(62, "a: b/c", "one\n\n## two\n\\three\n# four"),
                stop(MAXIMUM_STEPS, "第一次回溯", "看 k。\n然后？"),
            ],
        };
        let text = write(&tour);
        assert_eq!(read(&text), Ok(tour.clone()), "{text}");
        let elsewhere = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(read(&elsewhere), Ok(tour));
    }

    #[test]
    fn a_file_reads_as_documented() {
        let text = "# Queenscope tour, version 1\n\n## iterative/8/62: Here\nA note\n  of two lines.\n\n##iterative/8/63：There";
        let expected = vec![
            stop(62, "Here", "A note\n  of two lines."),
            stop(63, "There", ""),
        ];
        assert_eq!(read(text), Ok(Tour { stops: expected }));
    }

    #[test]
    fn what_is_no_tour_is_refused_with_its_reason() {
        let body = |text: &str| format!("# Queenscope tour, version 1\n{text}");
        let name = "x".repeat(LONGEST_NAME + 1);
        let note = "y".repeat(LONGEST_NOTE + 1);
        for (text, error) in [
            (String::new(), FileError::NoTour),
            ("{\"tour\": []}".into(), FileError::NoTour),
            ("\0\0".into(), FileError::NoTour),
            (
                "# Queenscope tour, version 2\n## new".into(),
                FileError::Version("2".into()),
            ),
            (body(""), FileError::Empty),
            (body("\nStart\n## iterative/8/0: x"), FileError::Stray(3)),
            (body("## 62: x"), FileError::Place(2, "62".into())),
            (body("##"), FileError::Place(2, String::new())),
            (
                body("## iterative/8/1: a\n## quick/8/0: x"),
                FileError::Program(3, "quick".into()),
            ),
            (
                body("## iterative/33/0: x"),
                FileError::Size(2, "33".into()),
            ),
            (
                body("## iterative/8/-1: x"),
                FileError::Position(2, "-1".into()),
            ),
            (
                body("## iterative/8/9007199254740992: x"),
                FileError::Position(2, "9007199254740992".into()),
            ),
            (
                body(&format!("## iterative/8/0: {name}")),
                FileError::LongName(2),
            ),
            (
                body(&format!("## iterative/8/0: x\n{note}")),
                FileError::LongNote(2),
            ),
            (
                body(&"## iterative/8/0: x\n".repeat(MOST_STOPS + 1)),
                FileError::TooMany,
            ),
            ("x".repeat(LARGEST + 1), FileError::TooLarge),
        ] {
            assert_eq!(read(&text), Err(error), "{text:.60}");
        }
    }
}
