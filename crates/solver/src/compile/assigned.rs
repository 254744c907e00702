//! Which registers are sure to have a value at a place of the program, so that
//! only the others are checked while it runs.

use std::collections::HashSet;

use queenscope_lang::{
    ast::{Statement, StatementKind, Target},
    walk,
};

use crate::code::Slot;

/// The registers that are sure to have a value.
#[derive(Clone, Debug, Default)]
pub(super) struct Assigned(HashSet<Slot>);

impl Assigned {
    pub fn insert(&mut self, slot: Slot) {
        self.0.insert(slot);
    }

    pub fn contains(&self, slot: Slot) -> bool {
        self.0.contains(&slot)
    }

    /// What both ways assign.
    pub fn meet(mut self, other: Assigned) -> Assigned {
        self.0.retain(|slot| other.0.contains(slot));
        self
    }

    /// What is assigned before any function can run: by the plain statements of
    /// the top level before the first call.
    pub fn settled(statements: &[Statement], slot: impl Fn(&str) -> Option<Slot>) -> Assigned {
        let mut settled = Assigned::default();
        let mut add = |name: &str| settled.0.extend(slot(name));
        for statement in statements
            .iter()
            .take_while(|statement| !walk::calls(statement))
        {
            match &statement.kind {
                StatementKind::Assign(Target::Name(name), _) | StatementKind::List(name, _, _) => {
                    add(&name.text)
                }
                StatementKind::AssignPair(targets, _) => {
                    for target in targets {
                        if let Target::Name(name) = target {
                            add(&name.text);
                        }
                    }
                }
                StatementKind::Define(function) => add(&function.name.text),
                StatementKind::Assign(Target::Subscript(..), _)
                | StatementKind::Augment(..)
                | StatementKind::Call(_)
                | StatementKind::Print(_)
                | StatementKind::Pass
                | StatementKind::Break
                | StatementKind::Continue
                | StatementKind::Return(_)
                | StatementKind::If(..)
                | StatementKind::While(..)
                | StatementKind::For(..) => {}
            }
        }
        settled
    }
}
