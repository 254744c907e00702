//! What sentences and second lines quote from the program: names, places and values, as
//! Python writes them. What programs print is no part of it.

use queenscope_solver::RunErrorKind;

use super::{Ending, Ground, Sentence, Statement, Tie};

/// What is done to each quote.
pub type Change<'a> = &'a dyn Fn(&mut String);

impl Sentence {
    /// Changes what it quotes.
    pub fn each_quote(&mut self, change: Change<'_>) {
        match self {
            Sentence::PastLast { place: name, .. }
            | Sentence::Call { call: name }
            | Sentence::Error {
                kind: RunErrorKind::Index { list: name, .. } | RunErrorKind::Unset { name },
                ..
            } => change(name),
            Sentence::Advance { name, .. }
            | Sentence::Retreat { name, .. }
            | Sentence::End(Ending {
                pointer: Some(name),
                ..
            }) => change(name.to_mut()),
            Sentence::Conflict { ground, .. } => ground.each_quote(change),
            Sentence::Ran { statement, .. } => statement.each_quote(change),
            _ => {}
        }
    }
}

impl Ground {
    fn each_quote(&mut self, change: Change<'_>) {
        match self {
            Ground::Compared(_) => {}
            Ground::Marked { array, .. } => change(array),
        }
    }
}

impl Statement {
    fn each_quote(&mut self, change: Change<'_>) {
        match self {
            Statement::Assigned { place: name, value }
            | Statement::Returned {
                name,
                value: Some(value),
            } => {
                change(name);
                change(value);
            }
            Statement::Defined { name }
            | Statement::Tested {
                condition: name, ..
            }
            | Statement::LoopOver { variable: name }
            | Statement::Returned { name, value: None } => change(name),
            Statement::Continued
            | Statement::Broken
            | Statement::Printed { .. }
            | Statement::Other => {}
        }
    }
}

impl Tie {
    /// Changes what it quotes, but for whole lines.
    pub fn each_quote(&mut self, change: Change<'_>) {
        match self {
            Tie::Next { .. } | Tie::Compared { .. } | Tie::Printed(_) => {}
            Tie::Changed { place, .. }
            | Tie::Cells { list: place, .. }
            | Tie::Beyond { place, .. }
            | Tie::Past { place, .. }
            | Tie::Kept { place, .. }
            | Tie::LoopOver { variable: place }
            | Tie::Called { call: place }
            | Tie::Parameters(place)
            | Tie::Facts(place) => change(place),
            Tie::Operands(operands) => {
                for operand in operands {
                    change(&mut operand.expression);
                    change(&mut operand.value);
                }
            }
            Tie::Entered { name, .. } => change(name.to_mut()),
            Tie::Over {
                name,
                condition: text,
            }
            | Tie::OnTop {
                name, call: text, ..
            } => {
                change(name.to_mut());
                change(text);
            }
            Tie::MarkedBy { ground, .. } => ground.each_quote(change),
            Tie::Free(cells) | Tie::Marked(cells) => cells.iter_mut().for_each(change),
            Tie::Becomes { place, value } | Tie::Returns { name: place, value } => {
                change(place);
                change(value);
            }
        }
    }
}
