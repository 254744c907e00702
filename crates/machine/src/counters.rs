//! What a run counts. A counter without meaning for a program is absent, not 0.

/// The counters, in the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counter {
    /// The position.
    Steps,
    /// Squares put to the test, columns 1 to n.
    Tries,
    /// Pairs of queens compared by a check.
    Comparisons,
    /// Marker cells looked at, short-circuit respected.
    Reads,
    /// Complete boards tested.
    Candidates,
    /// Tried squares found free of conflict: partial solutions reached.
    Placements,
    /// Placed queens taken off again.
    Removals,
    /// Returns to an earlier row because a row has no column left.
    Backtracks,
    /// Boards presented on which no two queens attack each other, repeats included.
    Solutions,
    /// Other boards presented.
    Wrong,
}

impl Counter {
    /// All counters, in order.
    pub const ALL: [Counter; 10] = [
        Counter::Steps,
        Counter::Tries,
        Counter::Comparisons,
        Counter::Reads,
        Counter::Candidates,
        Counter::Placements,
        Counter::Removals,
        Counter::Backtracks,
        Counter::Solutions,
        Counter::Wrong,
    ];

    /// The name that the JavaScript package uses.
    pub const fn name(self) -> &'static str {
        match self {
            Counter::Steps => "steps",
            Counter::Tries => "tries",
            Counter::Comparisons => "comparisons",
            Counter::Reads => "reads",
            Counter::Candidates => "candidates",
            Counter::Placements => "placements",
            Counter::Removals => "removals",
            Counter::Backtracks => "backtracks",
            Counter::Solutions => "solutions",
            Counter::Wrong => "wrong",
        }
    }
}

/// The counters that mean something for a program, with their figures, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counters(pub Vec<(Counter, u64)>);

impl Counters {
    /// The figure of a counter, if it means something for the program.
    pub fn get(&self, counter: Counter) -> Option<u64> {
        self.0
            .iter()
            .find(|(c, _)| *c == counter)
            .map(|(_, figure)| *figure)
    }
}
