//! How far a run is known, and what lies there.

use std::rc::Rc;

use queenscope_solver::Verdict;

/// How far the run is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Steps explored from the start.
    pub explored: u64,
    /// The final position, once known.
    pub total: Option<u64>,
    /// How many solutions lie there.
    pub found: u64,
    /// Their positions, the first of them if there are very many.
    pub solutions: Rc<[u64]>,
    /// What geometry says of the boards that the reader's own program presents there.
    pub verdict: Option<Rc<Verdict>>,
}
