//! What can happen to the reader's own program.

use std::rc::Rc;

use queenscope_solver::Experiment;

/// Something that happened to the reader's own program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnMessage {
    /// A text is to run as the own program, from its start; it is not the reader's work.
    Put(Rc<str>),
    /// An experiment is to run, on the board where it is seen best.
    Experiment(Experiment),
    /// The program in force is to run with another seed of its pseudo-random numbers.
    Seed(u32),
    /// The program in force is to be edited.
    Edit,
    /// The text in the editor has changed.
    Typed(Rc<str>),
    /// The text in the editor is to run.
    Run,
    /// The listing is to be seen again; the text is kept.
    Leave,
    /// The text in the editor is to be that of the program in force again.
    StartOver,
    /// The text that had to make room is to come back into the editor.
    BringBack,
}
