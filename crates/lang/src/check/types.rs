//! One type for each name, inferred from all its uses together: here the types
//! themselves and the names that have them, in `expressions` and `statements`
//! what the parts of a program demand of them.

use std::collections::HashMap;

use super::{
    flow,
    scope::{self, FunctionScope, Scopes},
};
use crate::{
    ast::{Function, Name, Statement},
    error::{Error, ErrorKind},
    names::similar,
    program::{FunctionFacts, Type, Variable},
    span::Span,
};

/// A type that may still be open: an index into [`Inference::nodes`].
pub(super) type Node = usize;

/// The types of all names.
pub(super) struct Typed {
    pub globals: Vec<Variable>,
    pub functions: Vec<FunctionFacts>,
    cells: HashMap<String, Type>,
}

impl Typed {
    /// The type of a list's cells.
    pub fn cell(&self, list: &str) -> Type {
        self.cells.get(list).copied().unwrap_or(Type::Integer)
    }
}

/// The types of a function.
pub(super) struct FunctionTypes<'a> {
    locals: HashMap<&'a str, Node>,
    pub parameters: Vec<Node>,
    pub returns: Option<Node>,
}

/// What has been found out about the types so far.
pub(super) struct Inference<'a> {
    pub scopes: &'a Scopes,
    nodes: Vec<Link>,
    globals: HashMap<&'a str, Node>,
    cells: HashMap<&'a str, Node>,
    pub functions: Vec<FunctionTypes<'a>>,
    /// The function whose body is being read.
    pub inside: Option<usize>,
}

#[derive(Clone, Copy)]
enum Link {
    Open,
    Known(Type),
    Same(Node),
}

/// Infers the types of a whole program.
pub(super) fn infer(statements: &[Statement], scopes: &Scopes) -> Result<Typed, Error> {
    let mut inference = Inference {
        scopes,
        nodes: Vec::new(),
        globals: HashMap::new(),
        cells: HashMap::new(),
        functions: Vec::new(),
        inside: None,
    };
    for name in scopes.globals.iter() {
        let node = inference.open();
        inference.globals.insert(name, node);
    }
    for name in scopes.lists.iter() {
        let node = inference.open();
        inference.cells.insert(name, node);
    }
    for (function, scope) in scope::functions(statements).zip(&scopes.functions) {
        inference.declare(function, scope);
    }
    inference.block(statements)?;
    Ok(inference.finish())
}

impl<'a> Inference<'a> {
    fn open(&mut self) -> Node {
        self.nodes.push(Link::Open);
        self.nodes.len() - 1
    }

    pub fn known(&mut self, kind: Type) -> Node {
        self.nodes.push(Link::Known(kind));
        self.nodes.len() - 1
    }

    fn declare(&mut self, function: &Function, scope: &'a FunctionScope) {
        let locals: Vec<(&str, Node)> = scope
            .locals
            .iter()
            .map(|name| (name.as_str(), self.open()))
            .collect();
        let parameters = locals
            .iter()
            .take(scope.parameters)
            .map(|(_, node)| *node)
            .collect();
        let returns = flow::has_value(function).then(|| self.open());
        let locals = locals.into_iter().collect();
        self.functions.push(FunctionTypes {
            locals,
            parameters,
            returns,
        });
    }

    fn finish(mut self) -> Typed {
        let scopes = self.scopes;
        let mut globals = Vec::new();
        for name in scopes.globals.iter() {
            globals.push(self.finished(name, self.globals[name.as_str()]));
        }
        let mut functions = Vec::new();
        for (number, scope) in scopes.functions.iter().enumerate() {
            let mut variables = Vec::new();
            for name in scope.locals.iter() {
                let node = self.functions[number].locals[name.as_str()];
                variables.push(self.finished(name, node));
            }
            functions.push(FunctionFacts {
                name: scope.name.clone(),
                parameters: scope.parameters,
                variables,
                returns: self.functions[number].returns.map(|node| self.kind(node)),
            });
        }
        let mut cells = HashMap::new();
        for name in scopes.lists.iter() {
            cells.insert(name.clone(), self.kind(self.cells[name.as_str()]));
        }
        Typed {
            globals,
            functions,
            cells,
        }
    }

    fn finished(&mut self, name: &str, node: Node) -> Variable {
        Variable {
            name: name.to_owned(),
            kind: self.kind(node),
        }
    }

    fn kind(&mut self, node: Node) -> Type {
        let root = self.root(node);
        match self.nodes[root] {
            Link::Known(kind) => kind,
            // A name of which nothing is known is used as a test at most.
            Link::Open | Link::Same(_) => Type::Integer,
        }
    }

    /// The node that stands for all that are the same. The way there is made
    /// short, so that long chains of equal types cost little.
    fn root(&mut self, mut node: Node) -> Node {
        let mut root = node;
        while let Link::Same(other) = self.nodes[root] {
            root = other;
        }
        while let Link::Same(other) = self.nodes[node] {
            self.nodes[node] = Link::Same(root);
            node = other;
        }
        root
    }

    /// Makes two types one.
    pub fn unify(&mut self, wanted: Node, found: Node, at: Span) -> Result<(), Error> {
        let (wanted, found) = (self.root(wanted), self.root(found));
        if wanted == found {
            return Ok(());
        }
        match (self.nodes[wanted], self.nodes[found]) {
            (Link::Known(wanted), Link::Known(found)) if wanted != found => {
                let (wanted, found) = (wanted.shown(), found.shown());
                return Err(Error::new(at, ErrorKind::Mixed { wanted, found }));
            }
            (Link::Open, _) => self.nodes[wanted] = Link::Same(found),
            (Link::Known(_) | Link::Same(_), _) => self.nodes[found] = Link::Same(wanted),
        }
        Ok(())
    }

    /// The type of a variable of the function being read.
    pub fn local(&self, name: &str) -> Option<Node> {
        self.inside
            .and_then(|inside| self.functions[inside].locals.get(name).copied())
    }

    /// The type of a variable.
    pub fn variable(&self, name: &str, span: Span) -> Result<Node, Error> {
        if let Some(node) = self.local(name).or_else(|| self.globals.get(name).copied()) {
            return Ok(node);
        }
        let kind = if self.cells.contains_key(name) {
            ErrorKind::ListAsValue(name.to_owned())
        } else if self.scopes.number(name).is_some() {
            ErrorKind::FunctionName(name.to_owned())
        } else {
            let own = self
                .inside
                .map(|inside| self.functions[inside].locals.keys());
            let own = own.into_iter().flatten();
            let candidates = own
                .chain(self.globals.keys())
                .chain(self.cells.keys())
                .copied();
            let similar = similar(name, candidates.chain(["True", "False"]));
            ErrorKind::UnknownName {
                name: name.to_owned(),
                similar,
            }
        };
        Err(Error::new(span, kind))
    }

    /// The type of a list's cells.
    pub fn list(&self, name: &Name) -> Result<Node, Error> {
        let text = name.text.as_str();
        let local = self.local(text).is_some();
        if let Some(node) = self.cells.get(text)
            && !local
        {
            return Ok(*node);
        }
        let kind = if local || self.globals.contains_key(text) {
            ErrorKind::NotAList(text.to_owned())
        } else if self.scopes.number(text).is_some() {
            ErrorKind::FunctionName(text.to_owned())
        } else {
            match similar(text, self.cells.keys().copied()) {
                None => ErrorKind::NotAList(text.to_owned()),
                similar => ErrorKind::UnknownName {
                    name: text.to_owned(),
                    similar,
                },
            }
        };
        Err(Error::new(name.span, kind))
    }
}
