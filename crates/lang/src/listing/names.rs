//! The names of a program as another language can have them. What a language
//! reserves is told by its printer; nothing here knows a language.

use std::collections::{HashMap, HashSet};

use crate::program::Program;

/// A name that is another one in a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renamed {
    /// As the Python text has it.
    pub python: String,
    /// As the listing has it.
    pub listing: String,
}

/// Whether names that differ only in the case of their letters are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Matters,
    Ignored,
}

impl Case {
    /// What is the same for names that are one.
    pub fn fold(self, name: &str) -> String {
        match self {
            Case::Matters => name.to_owned(),
            Case::Ignored => name.to_ascii_lowercase(),
        }
    }
}

/// The names of a program in a listing. The same name is the same everywhere.
pub(super) struct Names {
    case: Case,
    reserved: fn(&str) -> Reserved,
    listing: HashMap<String, String>,
    taken: HashSet<String>,
    /// Those of the top level, which every function sees.
    top: HashSet<String>,
    changed: Vec<Renamed>,
}

/// Whether a language has a use of its own for a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reserved {
    Yes,
    No,
}

impl Names {
    /// The names of a program: those of the top level first, so that they change least.
    pub fn new(program: &Program, reserved: fn(&str) -> Reserved, case: Case) -> Names {
        let mut names = Names {
            case,
            reserved,
            listing: HashMap::new(),
            taken: HashSet::new(),
            top: HashSet::new(),
            changed: Vec::new(),
        };
        for list in &program.lists {
            names.enter(&list.name);
        }
        for function in &program.functions {
            names.enter(&function.name);
        }
        for variable in &program.globals {
            names.enter(&variable.name);
        }
        names.top = names.taken.clone();
        for function in &program.functions {
            for variable in &function.variables {
                names.enter(&variable.name);
            }
        }
        names
    }

    fn enter(&mut self, name: &str) {
        if self.listing.contains_key(name) {
            return;
        }
        let mut listing = name.to_owned();
        if !self.is_free(&listing) {
            let bare = name.trim_start_matches('_');
            let bare = if bare.is_empty() { "blank" } else { bare };
            listing = bare.to_owned();
            while !self.is_free(&listing) {
                listing.push('_');
            }
            self.changed.push(Renamed {
                python: name.to_owned(),
                listing: listing.clone(),
            });
        }
        self.taken.insert(self.case.fold(&listing));
        self.listing.insert(name.to_owned(), listing);
    }

    fn is_free(&self, name: &str) -> bool {
        let folded = self.case.fold(name);
        (self.reserved)(&folded) == Reserved::No && !self.taken.contains(&folded)
    }

    /// The name of a constant, in the style of the language.
    pub fn constant(&mut self, name: &str, style: fn(&str) -> String) -> String {
        let known = self.of(name);
        let mut listing = style(&known);
        if known == listing {
            return known;
        }
        while !self.is_free(&listing) {
            listing.push('_');
        }
        let folded = self.case.fold(&listing);
        self.taken.insert(folded.clone());
        self.top.insert(folded);
        self.changed.retain(|renamed| renamed.python != name);
        self.changed.push(Renamed {
            python: name.to_owned(),
            listing: listing.clone(),
        });
        listing
    }

    /// A name of the program.
    pub fn of(&self, name: &str) -> String {
        match self.listing.get(name) {
            Some(listing) => listing.clone(),
            None => name.to_owned(),
        }
    }

    /// A name that nothing at top level has, nor `used`; it begins as asked.
    pub fn fresh(&self, base: &str, used: &HashSet<String>) -> String {
        let mut name = base.to_owned();
        let mut number = 1;
        let is_free = |name: &str| {
            let folded = self.case.fold(name);
            (self.reserved)(&folded) == Reserved::No
                && !self.top.contains(&folded)
                && !used.contains(&folded)
        };
        while !is_free(&name) {
            number += 1;
            name = base.to_owned();
            if base.ends_with(|c: char| c.is_ascii_digit()) {
                name.push('_');
            }
            name.push_str(&number.to_string());
        }
        name
    }

    /// The names that have changed, in the order of the source.
    pub fn changed(&self) -> Vec<Renamed> {
        self.changed.clone()
    }
}
