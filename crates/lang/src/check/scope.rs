//! Which names a program has, and what each of them is. Knows nothing of types.

use std::collections::{HashMap, HashSet};

use crate::{
    ast::{Function, Name, Statement, StatementKind},
    error::{Error, ErrorKind, Refused},
    names::{OWN_BUILTINS, similar},
    walk,
};

/// The largest number of parameters of a function.
const MAXIMUM_PARAMETERS: usize = 32;

/// Names in the order in which they were first met.
#[derive(Default)]
pub(super) struct Names {
    order: Vec<String>,
    known: HashSet<String>,
}

impl Names {
    /// Whether the name is new.
    fn insert(&mut self, name: &str) -> bool {
        let new = !self.known.contains(name);
        if new {
            self.known.insert(name.to_owned());
            self.order.push(name.to_owned());
        }
        new
    }

    pub fn contains(&self, name: &str) -> bool {
        self.known.contains(name)
    }

    pub fn iter(&self) -> impl Iterator<Item = &String> {
        self.order.iter()
    }
}

/// The names of a function.
pub(super) struct FunctionScope {
    /// Its name.
    pub name: String,
    /// How many of its variables are parameters.
    pub parameters: usize,
    /// Its variables: the parameters, then the others by first assignment.
    pub locals: Names,
}

/// All names of a program.
#[derive(Default)]
pub(super) struct Scopes {
    /// The variables of the top level, by first assignment in the text.
    pub globals: Names,
    /// The lists, by their making in the text.
    pub lists: Names,
    /// The functions, by definition in the text.
    pub functions: Vec<FunctionScope>,
    /// The variables of the top level that functions may write.
    pub shared: HashSet<String>,
    numbers: HashMap<String, usize>,
}

impl Scopes {
    /// The number of a function.
    pub fn number(&self, function: &str) -> Option<usize> {
        self.numbers.get(function).copied()
    }

    /// The number of the function that is called.
    pub fn called(&self, name: &Name) -> Result<usize, Error> {
        self.number(&name.text).ok_or_else(|| {
            let kind = if self.lists.contains(&name.text) || self.globals.contains(&name.text) {
                ErrorKind::NotAFunction(name.text.clone())
            } else {
                let functions = self.functions.iter().map(|f| f.name.as_str());
                let similar = similar(&name.text, functions.chain(OWN_BUILTINS));
                ErrorKind::UnknownFunction {
                    name: name.text.clone(),
                    similar,
                }
            };
            Error::new(name.span, kind)
        })
    }

    /// The name of a variable or a list, which no function has.
    fn free(&self, name: &Name) -> Result<(), Error> {
        match self.number(&name.text) {
            Some(_) => Err(Error::new(
                name.span,
                ErrorKind::FunctionName(name.text.clone()),
            )),
            None => Ok(()),
        }
    }
}

/// Finds all names of a program.
pub(super) fn collect(statements: &[Statement]) -> Result<Scopes, Error> {
    let mut scopes = Scopes::default();
    for (number, function) in functions(statements).enumerate() {
        let name = &function.name;
        if scopes.numbers.insert(name.text.clone(), number).is_some() {
            return Err(Error::refused(
                name.span,
                Refused::RepeatedDefinition(name.text.clone()),
            ));
        }
    }
    scopes.top_level(statements)?;
    for function in functions(statements) {
        let locals = scopes.locals(function)?;
        let parameters = function.parameters.len();
        scopes.functions.push(FunctionScope {
            name: function.name.text.clone(),
            parameters,
            locals,
        });
    }
    Ok(scopes)
}

/// The functions of a program.
pub(super) fn functions(statements: &[Statement]) -> impl Iterator<Item = &Function> {
    statements
        .iter()
        .filter_map(|statement| match &statement.kind {
            StatementKind::Define(function) => Some(function),
            _ => None,
        })
}

impl Scopes {
    fn top_level(&mut self, statements: &[Statement]) -> Result<(), Error> {
        lists_below(statements)?;
        for statement in statements {
            if let StatementKind::List(name, _, _) = &statement.kind {
                self.free(name)?;
                if self.globals.contains(&name.text) || !self.lists.insert(&name.text) {
                    return Err(Error::new(
                        name.span,
                        ErrorKind::ListTwice(name.text.clone()),
                    ));
                }
                continue;
            }
            for name in walk::assigned(std::slice::from_ref(statement)) {
                self.free(name)?;
                self.write(name)?;
            }
        }
        Ok(())
    }

    /// A variable of the top level that is written, and so is no list.
    fn write(&mut self, name: &Name) -> Result<(), Error> {
        if self.lists.contains(&name.text) {
            return Err(Error::refused(
                name.span,
                Refused::AssignList(name.text.clone()),
            ));
        }
        self.globals.insert(&name.text);
        Ok(())
    }

    /// The variables of a function; it may make further ones of the top level.
    fn locals(&mut self, function: &Function) -> Result<Names, Error> {
        let mut locals = Names::default();
        if let Some(name) = function.parameters.get(MAXIMUM_PARAMETERS) {
            return Err(Error::new(name.span, ErrorKind::ManyParameters));
        }
        for name in &function.parameters {
            self.free(name)?;
            if !locals.insert(&name.text) {
                return Err(Error::new(
                    name.span,
                    ErrorKind::ParameterTwice(name.text.clone()),
                ));
            }
        }
        for name in &function.globals {
            self.free(name)?;
            if locals.contains(&name.text) {
                return Err(Error::refused(
                    name.span,
                    Refused::GlobalParameter(name.text.clone()),
                ));
            }
        }
        lists_in(&function.body)?;
        let globals: HashSet<&str> = function.globals.iter().map(|g| g.text.as_str()).collect();
        for name in walk::assigned(&function.body) {
            self.free(name)?;
            if globals.contains(name.text.as_str()) {
                self.write(name)?;
                self.shared.insert(name.text.clone());
            } else {
                locals.insert(&name.text);
            }
        }
        Ok(locals)
    }
}

/// No list is made inside a block of the statements.
fn lists_below(statements: &[Statement]) -> Result<(), Error> {
    statements
        .iter()
        .flat_map(walk::blocks)
        .try_for_each(lists_in)
}

fn lists_in(statements: &[Statement]) -> Result<(), Error> {
    for statement in statements {
        if let StatementKind::List(name, _, _) = &statement.kind {
            return Err(Error::new(
                name.span,
                ErrorKind::ListBelow(name.text.clone()),
            ));
        }
    }
    lists_below(statements)
}
