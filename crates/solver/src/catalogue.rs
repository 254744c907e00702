//! The programs of the course: one source file, and one row here, for each.

use std::{error, fmt, str::FromStr};

use crate::{board::BoardSize, nest};

/// A program of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProgramId {
    /// n nested loops and one test of the complete board.
    Blind,
    /// n nested loops with a check after each.
    Enumeration,
    /// One loop and the current row k.
    Iterative,
    /// The same, with `a[k] = 0` on the way back.
    IterativeClear,
    /// The loop with marker arrays.
    IterativeMarks,
    /// Recursion with a check against every earlier row.
    RecursiveCheck,
    /// Recursion with marker arrays.
    RecursiveMarks,
    /// Recursion with marker arrays of truth values, a function and a total.
    RecursiveFree,
    /// Recursion that stops at the first solution.
    RecursiveFirst,
    /// Each row's square that takes the fewest free ones; nothing is taken back.
    Greedy,
    /// Swaps instead of a column test.
    Permutation,
    /// Columns and diagonals in three integers.
    Bitmask,
    /// Attacks on later rows are counted ahead.
    ForwardChecking,
    /// The same, in the row with the fewest columns left.
    FailFirst,
    /// Exact cover with Knuth's links.
    DancingLinks,
    /// A full board is repaired, row by row.
    MinConflicts,
    /// A board by a formula, without any search.
    Formula,
}

/// The idea that a program stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// Complete boards one after the other, or all but those that a test cuts off.
    Enumeration,
    /// Row by row, and back where a row has no column left.
    Backtracking,
    /// What each queen leaves for the others is kept up to date.
    Propagation,
    /// A full board is improved.
    LocalSearch,
    /// A board is built and nothing taken back.
    Construction,
}

impl Idea {
    /// All ideas, in the order of the course.
    pub const ALL: [Idea; 5] = [
        Idea::Enumeration,
        Idea::Backtracking,
        Idea::Propagation,
        Idea::LocalSearch,
        Idea::Construction,
    ];
}

/// A name in the languages of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// English.
    pub en: &'static str,
    /// Chinese.
    pub zh: &'static str,
}

/// Where the source text of a program comes from.
enum Source {
    /// A file; its first statement takes the board size.
    File(&'static str),
    /// As many nested loops as the board has rows.
    Nest(fn(BoardSize) -> String),
}

/// What is known of a program before it is read.
struct Row {
    id: &'static str,
    name: Name,
    source: Source,
    /// The largest board whose whole run takes at most 10⁹ steps.
    maximum: u8,
}

impl ProgramId {
    /// All programs, in the order of the course.
    pub const ALL: [ProgramId; 17] = [
        ProgramId::Blind,
        ProgramId::Enumeration,
        ProgramId::Iterative,
        ProgramId::IterativeClear,
        ProgramId::IterativeMarks,
        ProgramId::RecursiveCheck,
        ProgramId::RecursiveMarks,
        ProgramId::RecursiveFree,
        ProgramId::RecursiveFirst,
        ProgramId::Greedy,
        ProgramId::Permutation,
        ProgramId::Bitmask,
        ProgramId::ForwardChecking,
        ProgramId::FailFirst,
        ProgramId::DancingLinks,
        ProgramId::MinConflicts,
        ProgramId::Formula,
    ];

    const fn row(self) -> Row {
        macro_rules! file {
            ($name:literal) => {
                Source::File(include_str!(concat!("../programs/", $name, ".py")))
            };
        }
        match self {
            ProgramId::Blind => Row {
                id: "blind",
                name: Name {
                    en: "Blind enumeration",
                    zh: "盲目枚举（蛮力法）",
                },
                source: Source::Nest(nest::blind),
                maximum: 8,
            },
            ProgramId::Enumeration => Row {
                id: "enumeration",
                name: Name {
                    en: "Constrained enumeration",
                    zh: "加约束条件的枚举",
                },
                source: Source::Nest(nest::enumeration),
                maximum: 13,
            },
            ProgramId::Iterative => Row {
                id: "iterative",
                name: Name {
                    en: "Iterative, current row k",
                    zh: "非递归回溯（当前行 k）",
                },
                source: file!("iterative"),
                maximum: 13,
            },
            ProgramId::IterativeClear => Row {
                id: "iterative-clear",
                name: Name {
                    en: "Iterative, cleared on return",
                    zh: "非递归回溯（回溯时清零）",
                },
                source: file!("iterative-clear"),
                maximum: 13,
            },
            ProgramId::IterativeMarks => Row {
                id: "iterative-marks",
                name: Name {
                    en: "Iterative, marker arrays",
                    zh: "非递归回溯（标记数组）",
                },
                source: file!("iterative-marks"),
                maximum: 13,
            },
            ProgramId::RecursiveCheck => Row {
                id: "recursive-check",
                name: Name {
                    en: "Recursive, check",
                    zh: "递归回溯（check 函数）",
                },
                source: file!("recursive-check"),
                maximum: 13,
            },
            ProgramId::RecursiveMarks => Row {
                id: "recursive-marks",
                name: Name {
                    en: "Recursive, marker arrays",
                    zh: "递归回溯（标记数组）",
                },
                source: file!("recursive-marks"),
                maximum: 13,
            },
            ProgramId::RecursiveFree => Row {
                id: "recursive-free",
                name: Name {
                    en: "Recursive, free arrays",
                    zh: "递归回溯（布尔标记）",
                },
                source: file!("recursive-free"),
                maximum: 13,
            },
            ProgramId::RecursiveFirst => Row {
                id: "recursive-first",
                name: Name {
                    en: "Recursive, first solution only",
                    zh: "递归回溯（只求一个解）",
                },
                source: file!("recursive-first"),
                maximum: 27,
            },
            ProgramId::Greedy => Row {
                id: "greedy",
                name: Name {
                    en: "Greedy, no undo",
                    zh: "贪心法（不回溯）",
                },
                source: file!("greedy"),
                maximum: 32,
            },
            ProgramId::Permutation => Row {
                id: "permutation",
                name: Name {
                    en: "Permutations by swaps",
                    zh: "全排列（交换）",
                },
                source: file!("permutation"),
                maximum: 10,
            },
            ProgramId::Bitmask => Row {
                id: "bitmask",
                name: Name {
                    en: "Bitmask",
                    zh: "位运算",
                },
                source: file!("bitmask"),
                maximum: 14,
            },
            ProgramId::ForwardChecking => Row {
                id: "forward-checking",
                name: Name {
                    en: "Forward checking",
                    zh: "前向检验",
                },
                source: file!("forward-checking"),
                maximum: 13,
            },
            ProgramId::FailFirst => Row {
                id: "fail-first",
                name: Name {
                    en: "Fail first: fewest columns left",
                    zh: "最少剩余值优先（MRV）",
                },
                source: file!("fail-first"),
                maximum: 13,
            },
            ProgramId::DancingLinks => Row {
                id: "dancing-links",
                name: Name {
                    en: "Dancing links (exact cover)",
                    zh: "舞蹈链（精确覆盖 DLX）",
                },
                source: file!("dancing-links"),
                maximum: 13,
            },
            ProgramId::MinConflicts => Row {
                id: "min-conflicts",
                name: Name {
                    en: "Min-conflicts: repair a full board",
                    zh: "最小冲突法（修正满盘）",
                },
                source: file!("min-conflicts"),
                maximum: 32,
            },
            ProgramId::Formula => Row {
                id: "formula",
                name: Name {
                    en: "Construction by formula",
                    zh: "构造法",
                },
                source: file!("formula"),
                maximum: 32,
            },
        }
    }

    /// The id, as in links.
    pub const fn as_str(self) -> &'static str {
        self.row().id
    }

    /// The name a reader sees.
    pub const fn name(self) -> Name {
        self.row().name
    }

    /// The source text for a board, marks included.
    pub fn source(self, n: BoardSize) -> String {
        match self.row().source {
            Source::File(text) => sized(text, n),
            Source::Nest(text) => text(n),
        }
    }

    /// The idea that it stands for.
    pub const fn idea(self) -> Idea {
        match self {
            ProgramId::Blind | ProgramId::Enumeration | ProgramId::Permutation => Idea::Enumeration,
            ProgramId::Iterative
            | ProgramId::IterativeClear
            | ProgramId::IterativeMarks
            | ProgramId::RecursiveCheck
            | ProgramId::RecursiveMarks
            | ProgramId::RecursiveFree
            | ProgramId::RecursiveFirst
            | ProgramId::Bitmask => Idea::Backtracking,
            ProgramId::ForwardChecking | ProgramId::FailFirst | ProgramId::DancingLinks => {
                Idea::Propagation
            }
            ProgramId::MinConflicts => Idea::LocalSearch,
            ProgramId::Greedy | ProgramId::Formula => Idea::Construction,
        }
    }

    /// The smallest board.
    pub const fn minimum(self) -> BoardSize {
        BoardSize::MINIMUM
    }

    /// The largest board whose whole run takes at most 10⁹ steps; larger ones can be stepped as well.
    pub const fn maximum(self) -> BoardSize {
        match BoardSize::new(self.row().maximum) {
            Some(maximum) => maximum,
            None => BoardSize::MAXIMUM,
        }
    }
}

/// A program's file begins with `n = <integer>`.
fn sized(text: &str, n: BoardSize) -> String {
    let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
    format!("n = {n}\n{rest}")
}

impl fmt::Display for ProgramId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that names no program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoProgram(pub String);

impl fmt::Display for NoProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no program {}: choose ", self.0)?;
        for (index, program) in ProgramId::ALL.iter().enumerate() {
            let before = match index {
                0 => "",
                _ if index + 1 == ProgramId::ALL.len() => " or ",
                _ => ", ",
            };
            write!(f, "{before}{program}")?;
        }
        Ok(())
    }
}

impl error::Error for NoProgram {}

impl FromStr for ProgramId {
    type Err = NoProgram;

    fn from_str(text: &str) -> Result<Self, NoProgram> {
        let found = ProgramId::ALL
            .into_iter()
            .find(|program| program.as_str() == text);
        found.ok_or_else(|| NoProgram(text.to_owned()))
    }
}

#[cfg(test)]
mod tests;
