//! What sentences and second lines quote from the program: names, places and values, as
//! Python writes them. What programs print is no part of it.

use queenscope_solver::RunErrorKind;

use super::{Ending, Ground, Sentence, Statement, Tie};

impl Sentence {
    /// What it quotes.
    pub fn quotes(&mut self) -> Vec<&mut String> {
        match self {
            Sentence::PastLast { place, .. } => vec![place],
            Sentence::Advance { name, .. } | Sentence::Retreat { name, .. } => vec![name.to_mut()],
            Sentence::Conflict { ground, .. } => ground.quotes(),
            Sentence::Call { call } => vec![call],
            Sentence::End(Ending {
                pointer: Some(name),
                ..
            }) => vec![name.to_mut()],
            Sentence::Error {
                kind: RunErrorKind::Index { list: name, .. } | RunErrorKind::Unset { name },
                ..
            } => vec![name],
            Sentence::Ran { statement, .. } => statement.quotes(),
            _ => Vec::new(),
        }
    }
}

impl Ground {
    fn quotes(&mut self) -> Vec<&mut String> {
        match self {
            Ground::Compared(_) => Vec::new(),
            Ground::Marked { array, .. } => vec![array],
        }
    }
}

impl Statement {
    fn quotes(&mut self) -> Vec<&mut String> {
        match self {
            Statement::Assigned { place, value } => vec![place, value],
            Statement::Defined { name }
            | Statement::Tested {
                condition: name, ..
            }
            | Statement::LoopOver { variable: name } => vec![name],
            Statement::Returned { name, value } => [name].into_iter().chain(value).collect(),
            Statement::Continued
            | Statement::Broken
            | Statement::Printed { .. }
            | Statement::Other => Vec::new(),
        }
    }
}

impl Tie {
    /// What it quotes, but for whole lines.
    pub fn quotes(&mut self) -> Vec<&mut String> {
        match self {
            Tie::Next { .. } | Tie::Compared { .. } | Tie::Printed(_) => Vec::new(),
            Tie::Changed { place, .. }
            | Tie::Cells { list: place, .. }
            | Tie::Beyond { place, .. }
            | Tie::Past { place, .. }
            | Tie::Kept { place, .. }
            | Tie::LoopOver { variable: place }
            | Tie::Called { call: place }
            | Tie::Parameters(place)
            | Tie::Facts(place) => vec![place],
            Tie::Operands(operands) => operands
                .iter_mut()
                .flat_map(|operand| [&mut operand.expression, &mut operand.value])
                .collect(),
            Tie::Entered { name, .. } => vec![name.to_mut()],
            Tie::Over { name, condition } => vec![name.to_mut(), condition],
            Tie::MarkedBy { ground, .. } => ground.quotes(),
            Tie::Free(cells) | Tie::Marked(cells) => cells.iter_mut().collect(),
            Tie::Becomes { place, value } | Tie::Returns { name: place, value } => {
                vec![place, value]
            }
            Tie::OnTop { call, name, .. } => vec![call, name.to_mut()],
        }
    }
}
