//! How much of the run may be known: all that was explored, or, where what lies ahead
//! is hidden, what was shown.

use std::rc::Rc;

use crate::{model::Model, show::Part};

/// How far the slider reaches: as far as the run is known, or, where what lies ahead
/// is hidden, as far as it was shown.
pub fn reach(model: &Model) -> u64 {
    let (known, lecture) = (&model.known, &model.lecture);
    if lecture.hidden.contains(Part::Ahead) {
        lecture.seen
    } else {
        known.total.unwrap_or(known.explored)
    }
}

/// The solutions within that reach.
pub fn ticks(model: &Model) -> Rc<[u64]> {
    let solutions = &model.known.solutions;
    if model.lecture.hidden.shows(Part::Ahead) {
        return solutions.clone();
    }
    let seen = solutions.partition_point(|position| *position <= model.lecture.seen);
    solutions[..seen].into()
}
