//! The nest of loops of a program whose text has a loop for each row, as data: which
//! loops are entered, and with which values. It reads the listing and the frames.

use queenscope_solver::Moment;

use crate::{frames, model::Subject};

/// A loop of the nest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The row that it belongs to, from 1.
    pub row: u8,
    /// Its variable, as it is written.
    pub variable: String,
    /// The value of the variable, once the loop has one.
    pub value: Option<String>,
    /// How far it has come.
    pub progress: LoopProgress,
}

/// How far a loop has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopProgress {
    /// Not entered, or left again.
    Outside,
    /// A loop inside it is running.
    Around,
    /// It is the innermost that has been entered.
    Running,
}

/// The nest of loops at the top level, outermost first.
pub fn nest(subject: &Subject, moment: &Moment) -> Vec<Loop> {
    let loops: Vec<(u32, &str)> = heads(subject).collect();
    let at = moment.frames.first().and_then(|module| module.line);
    // A loop whose line comes next has been entered if the program has already been
    // in its row, or further in.
    let reached = moment.board.active.map_or(0, |active| active.row);
    let entered = (1..)
        .zip(&loops)
        .filter(|(row, (line, _))| match at {
            Some(at) => at > *line || (at == *line && reached >= *row),
            None => false,
        })
        .count();
    (1..)
        .zip(&loops)
        .map(|(row, (_, variable))| {
            let progress = match entered.cmp(&usize::from(row)) {
                std::cmp::Ordering::Less => LoopProgress::Outside,
                std::cmp::Ordering::Equal => LoopProgress::Running,
                std::cmp::Ordering::Greater => LoopProgress::Around,
            };
            let module = moment.frames.get(..1).unwrap_or_default();
            let value = frames::place(module, variable).map(|(_, value)| value);
            Loop {
                row,
                variable: (*variable).to_owned(),
                value: value.filter(|_| progress != LoopProgress::Outside),
                progress,
            }
        })
        .collect()
}

/// The lines that begin a loop of the nest, with its variable.
fn heads(subject: &Subject) -> impl Iterator<Item = (u32, &str)> {
    let mut depth = 0;
    (1..)
        .zip(subject.listing.iter())
        .filter_map(move |(line, text)| {
            let inner = text.trim_start();
            let (variable, _) = inner.strip_prefix("for ")?.split_once(" in ")?;
            // Inside a function a loop stands deeper than the nest has come.
            if text.len() - inner.len() != 4 * depth {
                return None;
            }
            depth += 1;
            Some((line, variable))
        })
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

    use super::*;
    use crate::which::Runnable;

    /// Loops as text: variable and value, `*` the running one, in brackets those
    /// that are not entered.
    fn picture(program: ProgramId, n: u8, position: u64) -> String {
        let n = BoardSize::new(n).unwrap();
        let subject = Subject::of(&Runnable::course(program, n));
        let mut timeline = Timeline::new(Script::of(program, n));
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let shown = |l: &Loop| {
            let value = l.value.as_deref().unwrap_or("–");
            match l.progress {
                LoopProgress::Outside => format!("({} {value})", l.variable),
                LoopProgress::Around => format!("{} {value}", l.variable),
                LoopProgress::Running => format!("*{} {value}", l.variable),
            }
        };
        let nest = nest(&subject, timeline.moment());
        nest.iter().map(shown).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn loops_are_entered_from_the_outside_in() {
        use ProgramId::{Blind, Enumeration};
        for (program, position, expected) in [
            (Enumeration, 0, "(a[1] –) (a[2] –) (a[3] –)"),
            (Enumeration, 3, "(a[1] –) (a[2] –) (a[3] –)"),
            (Enumeration, 4, "*a[1] 1 (a[2] –) (a[3] –)"),
            (Enumeration, 5, "a[1] 1 *a[2] 1 (a[3] –)"),
            (Blind, 4, "*a[1] 1 (a[2] –) (a[3] –)"),
            (Blind, 6, "a[1] 1 a[2] 1 *a[3] 1"),
            (Blind, 1_000_000, "(a[1] –) (a[2] –) (a[3] –)"),
            (RecursiveCheck, 20, ""),
        ] {
            assert_eq!(
                picture(program, 3, position),
                expected,
                "{program} {position}"
            );
        }
    }

    use ProgramId::RecursiveCheck;
}
