//! What happens if a program of the course is changed in one place: ready-made
//! mistakes, each of which teaches why the line was there. Written as changes to
//! the text of the course, so that everything else stays as the reader knows it.

use std::{error, fmt, str::FromStr};

use queenscope_lang::listing;

use crate::{board::BoardSize, catalogue::ProgramId};

/// A program of the course with one thing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Experiment {
    /// The check looks at columns only.
    NoDiagonals,
    /// The check looks at the row above only.
    RowAbove,
    /// One marker is never taken back.
    KeptMarker,
    /// The next row does not begin at column 1.
    KeptColumn,
    /// The test waits for the complete board: blind enumeration again.
    LateTest,
}

const FOUR: BoardSize = BoardSize::new(4).expect("4 is a size of a board");
const FIVE: BoardSize = BoardSize::new(5).expect("5 is a size of a board");

/// What stands in the text, once, and what stands there instead.
type Change = (&'static str, &'static str);

impl Experiment {
    /// All experiments, in the order in which they are offered.
    pub const ALL: [Experiment; 5] = [
        Experiment::NoDiagonals,
        Experiment::RowAbove,
        Experiment::KeptMarker,
        Experiment::KeptColumn,
        Experiment::LateTest,
    ];

    /// The name by which tests and the page know it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Experiment::NoDiagonals => "no-diagonals",
            Experiment::RowAbove => "row-above",
            Experiment::KeptMarker => "kept-marker",
            Experiment::KeptColumn => "kept-column",
            Experiment::LateTest => "late-test",
        }
    }

    /// The program that is changed.
    pub const fn base(self) -> ProgramId {
        match self {
            Experiment::NoDiagonals | Experiment::RowAbove | Experiment::LateTest => {
                ProgramId::RecursiveCheck
            }
            Experiment::KeptMarker => ProgramId::RecursiveMarks,
            Experiment::KeptColumn => ProgramId::Iterative,
        }
    }

    /// The board on which it is seen best.
    pub const fn board(self) -> BoardSize {
        match self {
            Experiment::NoDiagonals | Experiment::KeptColumn | Experiment::LateTest => FOUR,
            Experiment::RowAbove | Experiment::KeptMarker => FIVE,
        }
    }

    const fn changes(self) -> &'static [Change] {
        match self {
            Experiment::NoDiagonals => &[(
                "if a[i] == a[k] or abs(a[i] - a[k]) == k - i:",
                "if a[i] == a[k]:",
            )],
            Experiment::RowAbove => {
                &[("for i in range(1, k):", "for i in range(max(1, k - 1), k):")]
            }
            Experiment::KeptMarker => &[("            c[k + j] = 0\n", "")],
            Experiment::KeptColumn => &[(
                "            k = k + 1\n            a[k] = 0\n",
                "            k = k + 1\n",
            )],
            Experiment::LateTest => &[
                (
                    "def place(k):\n",
                    "def complete():\n    for k in range(2, n + 1):\n        if not check(k):\n            return False\n    return True\n\ndef place(k):\n",
                ),
                (
                    "  #: then try(k, j); else backtrack(k)\n        a[k] = j\n",
                    "  #: else backtrack(k)\n        a[k] = j  #: put(k, j)\n",
                ),
                (
                    "        if check(k):  #: then place(k, j)\n            if k == n:\n                t = t + 1\n                print(t, *a[1:])\n            else:\n                place(k + 1)\n",
                    "        if k < n:\n            place(k + 1)\n        elif complete():  #: candidate()\n            t = t + 1\n            print(t, *a[1:])\n",
                ),
            ],
        }
    }

    /// The changed program, marks included, for a board.
    pub fn source(self, n: BoardSize) -> String {
        let source = self.base().source(n);
        self.changes()
            .iter()
            .fold(source, |text, (from, to)| text.replacen(from, to, 1))
    }

    /// The lines of its Python listing that are new or changed, from 1; where lines are
    /// left out, the line before.
    pub fn changed(self, n: BoardSize) -> Vec<u32> {
        let old = listing::python(&self.base().source(n));
        let new = listing::python(&self.source(n));
        let known: Vec<&str> = old.iter().map(|line| line.trim()).collect();
        let mut fresh: Vec<u32> = (1..)
            .zip(&new)
            .filter(|(_, line)| !known.contains(&line.trim()))
            .map(|(number, _)| number)
            .collect();
        if fresh.is_empty() {
            let same = old.iter().zip(&new).take_while(|(old, new)| old == new);
            fresh.push(same.count() as u32);
        }
        fresh
    }

    /// The experiment that a text is, as it is offered on the board where it is seen best.
    pub fn of(source: &str) -> Option<Experiment> {
        Experiment::ALL
            .into_iter()
            .find(|experiment| experiment.source(experiment.board()) == source)
    }
}

/// A text that names no experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoExperiment(pub String);

impl fmt::Display for NoExperiment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Experiment::ALL.map(Experiment::as_str).join(", ");
        write!(f, "no experiment {}: choose one of {names}", self.0)
    }
}

impl error::Error for NoExperiment {}

impl FromStr for Experiment {
    type Err = NoExperiment;

    fn from_str(text: &str) -> Result<Experiment, NoExperiment> {
        Experiment::ALL
            .into_iter()
            .find(|experiment| experiment.as_str() == text)
            .ok_or_else(|| NoExperiment(text.to_owned()))
    }
}
