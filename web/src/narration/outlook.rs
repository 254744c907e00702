//! What must be said of a run before it begins. It speaks of boards and of what is known
//! of programs, never of a moment.

use queenscope_solver::ProgramId;

use super::Outlook;
use crate::{model::Subject, which::Which};

/// What must be said of a program on a board, if anything.
pub fn outlook(subject: &Subject) -> Option<Outlook> {
    let Which::Course(program) = subject.program else {
        return None;
    };
    let n = subject.n.get();
    let unsolvable = n == 2 || n == 3;
    let vast = n > program.maximum().get();
    match program {
        ProgramId::Blind => vast.then(|| {
            let side = f64::from(n);
            Outlook::Boards((side * side.log10()).floor() as u32)
        }),
        ProgramId::Permutation => vast.then(|| {
            let orders = (1..=n).map(|row| f64::from(row).log10()).sum::<f64>();
            Outlook::Orders(orders.floor() as u32)
        }),
        ProgramId::Enumeration
        | ProgramId::Iterative
        | ProgramId::IterativeClear
        | ProgramId::IterativeMarks
        | ProgramId::RecursiveCheck
        | ProgramId::RecursiveMarks
        | ProgramId::RecursiveFree
        | ProgramId::Bitmask
        | ProgramId::ForwardChecking
        | ProgramId::FailFirst
        | ProgramId::DancingLinks => vast.then_some(Outlook::Steps),
        ProgramId::RecursiveFirst => vast.then_some(Outlook::First),
        ProgramId::Greedy => unsolvable.then_some(Outlook::Stuck),
        ProgramId::MinConflicts => unsolvable.then_some(Outlook::Endless),
        ProgramId::Formula => unsolvable.then_some(Outlook::Refused),
    }
}
