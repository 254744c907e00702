//! Which names a program has, and what each of them is.

use std::collections::{HashMap, HashSet};

use crate::{
    ast::{Function, Name, Statement, StatementKind},
    error::{Error, ErrorKind, Refused},
    names::similar,
    walk,
};

/// The largest number of parameters of a function.
const MAXIMUM_PARAMETERS: usize = 32;

/// The names of a function.
pub(super) struct FunctionScope {
    /// Its name.
    pub name: String,
    /// How many of its variables are parameters.
    pub parameters: usize,
    /// Its variables: the parameters, then the others by first assignment.
    pub locals: Vec<String>,
}

/// All names of a program.
#[derive(Default)]
pub(super) struct Scopes {
    /// The variables of the top level, by first assignment in the text.
    pub globals: Vec<String>,
    /// The lists.
    pub lists: HashSet<String>,
    /// The functions, by definition in the text.
    pub functions: Vec<FunctionScope>,
    shared: Vec<String>,
}

impl Scopes {
    /// The number of a function.
    pub fn function(&self, name: &Name) -> Result<usize, Error> {
        let Some(index) = self.functions.iter().position(|f| f.name == name.text) else {
            let variable = self.lists.contains(&name.text) || self.globals.contains(&name.text);
            let kind = if variable {
                ErrorKind::NotAFunction(name.text.clone())
            } else {
                let similar = similar(&name.text, self.functions.iter().map(|f| f.name.as_str()));
                ErrorKind::UnknownFunction { name: name.text.clone(), similar }
            };
            return Err(Error::new(name.span, kind));
        };
        Ok(index)
    }

    /// The names that functions may write.
    pub fn shared(&self) -> Vec<String> {
        self.shared.clone()
    }
}

/// Finds all names of a program.
pub(super) fn collect(statements: &[Statement]) -> Result<Scopes, Error> {
    let mut scopes = Scopes::default();
    let functions: Vec<&Function> = statements
        .iter()
        .filter_map(|statement| match &statement.kind {
            StatementKind::Define(function) => Some(function),
            _ => None,
        })
        .collect();
    let mut defined = HashSet::new();
    for function in &functions {
        if !defined.insert(function.name.text.as_str()) {
            let refused = Refused::RepeatedDefinition(function.name.text.clone());
            return Err(Error::new(function.name.span, ErrorKind::Refused(refused)));
        }
    }
    let not_a_function = |name: &Name| {
        if defined.contains(name.text.as_str()) {
            Err(Error::new(name.span, ErrorKind::FunctionName(name.text.clone())))
        } else {
            Ok(())
        }
    };
    scopes.top_level(statements, &not_a_function)?;
    for function in &functions {
        scopes.enter(function, &not_a_function)?;
    }
    for function in functions {
        let written: HashMap<&str, &Name> =
            walk::assigned(&function.body).into_iter().map(|name| (name.text.as_str(), name)).collect();
        for name in &function.globals {
            let Some(written) = written.get(name.text.as_str()) else { continue };
            if scopes.lists.contains(&name.text) {
                let refused = Refused::AssignList(name.text.clone());
                return Err(Error::new(written.span, ErrorKind::Refused(refused)));
            }
            if !scopes.globals.contains(&name.text) {
                scopes.globals.push(name.text.clone());
            }
            scopes.shared.push(name.text.clone());
        }
    }
    Ok(scopes)
}

impl Scopes {
    fn top_level(
        &mut self,
        statements: &[Statement],
        not_a_function: &impl Fn(&Name) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut made: HashSet<*const Name> = HashSet::new();
        for statement in statements {
            if let StatementKind::List(name, _, _) = &statement.kind {
                made.insert(name);
                if !self.lists.insert(name.text.clone()) {
                    return Err(Error::new(name.span, ErrorKind::ListTwice(name.text.clone())));
                }
            }
        }
        lists_below(statements)?;
        for name in walk::assigned(statements) {
            not_a_function(name)?;
            if self.lists.contains(&name.text) {
                if !made.contains(&std::ptr::from_ref(name)) {
                    let refused = Refused::AssignList(name.text.clone());
                    return Err(Error::new(name.span, ErrorKind::Refused(refused)));
                }
            } else if !self.globals.contains(&name.text) {
                self.globals.push(name.text.clone());
            }
        }
        Ok(())
    }

    fn enter(
        &mut self,
        function: &Function,
        not_a_function: &impl Fn(&Name) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut locals: Vec<String> = Vec::new();
        if let Some(name) = function.parameters.get(MAXIMUM_PARAMETERS) {
            return Err(Error::new(name.span, ErrorKind::ManyParameters));
        }
        for name in &function.parameters {
            not_a_function(name)?;
            if locals.contains(&name.text) {
                return Err(Error::new(name.span, ErrorKind::ParameterTwice(name.text.clone())));
            }
            locals.push(name.text.clone());
        }
        for name in &function.globals {
            not_a_function(name)?;
            if locals.contains(&name.text) {
                let refused = Refused::GlobalParameter(name.text.clone());
                return Err(Error::new(name.span, ErrorKind::Refused(refused)));
            }
        }
        lists_in(&function.body)?;
        for name in walk::assigned(&function.body) {
            not_a_function(name)?;
            let global = function.globals.iter().any(|g| g.text == name.text);
            if !global && !locals.contains(&name.text) {
                locals.push(name.text.clone());
            }
        }
        let parameters = function.parameters.len();
        self.functions.push(FunctionScope { name: function.name.text.clone(), parameters, locals });
        Ok(())
    }
}

/// No list is made inside a block of the top level.
fn lists_below(statements: &[Statement]) -> Result<(), Error> {
    for statement in statements {
        match &statement.kind {
            StatementKind::If(branches, otherwise) => {
                for branch in branches {
                    lists_in(&branch.body)?;
                }
                lists_in(otherwise.as_deref().unwrap_or_default())?;
            }
            StatementKind::While(_, body) | StatementKind::For(_, _, body) => lists_in(body)?,
            _ => {}
        }
    }
    Ok(())
}

fn lists_in(statements: &[Statement]) -> Result<(), Error> {
    for statement in statements {
        if let StatementKind::List(name, _, _) = &statement.kind {
            return Err(Error::new(name.span, ErrorKind::ListBelow(name.text.clone())));
        }
    }
    lists_below(statements)
}
