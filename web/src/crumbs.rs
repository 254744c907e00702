//! The stack, or the nest of loops, cut down to one line.

use queenscope_solver::Frame;

use crate::{
    facts::{ColumnName, Facts},
    frames,
    loops::{Loop, LoopProgress},
    pictures::bits::brief,
};

/// A part of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Crumb {
    /// A call or a loop, and the value at which it is.
    Level {
        /// The call or the variable.
        name: String,
        /// The column at which it is, if it has one by now.
        value: Option<String>,
    },
    /// Levels that are left out.
    Gap,
}

/// The calls on the stack, oldest first.
pub fn calls(facts: &Facts, all: &[Frame]) -> Vec<Crumb> {
    let column = |frame: &Frame| match &facts.column {
        ColumnName::Variable(name) => {
            let mut own = frame.variables.iter().skip(frame.parameters);
            own.find(|(own, _)| own == name)
                .map(|(_, value)| frames::shown(value))
        }
        ColumnName::PointedCell | ColumnName::RowCell => None,
    };
    let level = |(depth, frame): (usize, &Frame)| Crumb::Level {
        name: match depth {
            0 => frame.name.clone(),
            _ => brief(facts, frame),
        },
        value: column(frame),
    };
    let skipped = usize::from(all.len() > 1);
    fitting(all.iter().enumerate().skip(skipped).map(level).collect())
}

/// The loops that are entered, outermost first.
pub fn entered(loops: &[Loop]) -> Vec<Crumb> {
    let entered = loops
        .iter()
        .filter(|one| one.progress != LoopProgress::Outside);
    let level = |one: &Loop| Crumb::Level {
        name: one.variable.clone(),
        value: one.value.clone(),
    };
    fitting(entered.map(level).collect())
}

/// The levels that fit: the outermost, and the innermost two.
fn fitting(mut levels: Vec<Crumb>) -> Vec<Crumb> {
    if levels.len() > 3 {
        let inner = levels.len() - 2;
        levels.splice(1..inner, [Crumb::Gap]);
    }
    levels
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

    use super::*;
    use crate::{loops::nest, model::Subject, which::Runnable};

    fn line(program: ProgramId, n: u8, position: u64) -> String {
        let n = BoardSize::new(n).unwrap();
        let subject = Subject::of(&Runnable::course(program, n));
        let mut timeline = Timeline::new(Script::of(program, n));
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        let loops = nest(&subject, moment);
        let crumbs = if loops.is_empty() {
            calls(&subject.facts, &moment.frames)
        } else {
            entered(&loops)
        };
        let shown = |crumb: &Crumb| match crumb {
            Crumb::Level {
                name,
                value: Some(value),
            } => format!("{name} {value}"),
            Crumb::Level { name, value: None } => name.clone(),
            Crumb::Gap => "…".to_owned(),
        };
        crumbs.iter().map(shown).collect::<Vec<_>>().join(" › ")
    }

    #[test]
    fn the_line_keeps_its_two_ends() {
        use ProgramId::{Bitmask, Enumeration, Iterative, RecursiveCheck, RecursiveMarks};
        for (program, n, position, expected) in [
            (RecursiveCheck, 4, 0, "<module>"),
            (RecursiveCheck, 4, 6, "place(1)"),
            (RecursiveCheck, 4, 63, "place(1) 1 › place(2) 3"),
            (
                RecursiveMarks,
                8,
                20_674,
                "place(1) 4 › … › place(5) 7 › place(6) 3",
            ),
            (Bitmask, 4, 11, "place(1…) › place(2…)"),
            (Iterative, 4, 5, "<module>"),
            (Enumeration, 4, 3, ""),
            (Enumeration, 4, 4, "a[1] 1"),
        ] {
            assert_eq!(line(program, n, position), expected, "{program} {position}");
        }
    }
}
