//! One type for each name, inferred from all its uses together.

use std::collections::HashMap;

use super::{flow, scope::{FunctionScope, Scopes}};
use crate::{
    ast::{
        Call, Comparison, Expression, ExpressionKind, Function, ListExpression, Name, PrintItem,
        Statement, StatementKind, Target,
    },
    error::{Error, ErrorKind, Refused},
    marks::Mark,
    names::similar,
    program::{FunctionFacts, Type, Variable},
};

/// A type that may still be open: an index into [`Inference::nodes`].
type Node = usize;

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

struct FunctionTypes {
    locals: HashMap<String, Node>,
    parameters: Vec<Node>,
    returns: Option<Node>,
}

struct Inference<'a> {
    scopes: &'a Scopes,
    nodes: Vec<Link>,
    globals: HashMap<String, Node>,
    cells: HashMap<String, Node>,
    functions: Vec<FunctionTypes>,
    /// The function whose body is being read.
    inside: Option<usize>,
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
    for name in &scopes.globals {
        let node = inference.open();
        inference.globals.insert(name.clone(), node);
    }
    for name in &scopes.lists {
        let node = inference.open();
        inference.cells.insert(name.clone(), node);
    }
    let definitions = statements.iter().filter_map(|statement| match &statement.kind {
        StatementKind::Define(function) => Some(function),
        _ => None,
    });
    for (function, scope) in definitions.zip(&scopes.functions) {
        inference.declare(function, scope);
    }
    inference.block(statements)?;
    Ok(inference.finish())
}

impl Inference<'_> {
    fn open(&mut self) -> Node {
        self.nodes.push(Link::Open);
        self.nodes.len() - 1
    }

    fn declare(&mut self, function: &Function, scope: &FunctionScope) {
        let locals: Vec<(String, Node)> = scope.locals.iter().map(|name| (name.clone(), self.open())).collect();
        let parameters = locals.iter().take(scope.parameters).map(|(_, node)| *node).collect();
        let returns = flow::has_value(function).then(|| self.open());
        self.functions.push(FunctionTypes { locals: locals.into_iter().collect(), parameters, returns });
    }

    fn finish(self) -> Typed {
        let known = |node: Node| match self.nodes[self.root(node)] {
            Link::Known(kind) => kind,
            // A name of which nothing is known is used as a test at most.
            Link::Open | Link::Same(_) => Type::Integer,
        };
        let variable = |name: &String, node: Node| Variable { name: name.clone(), kind: known(node) };
        let functions = self.functions.iter().zip(&self.scopes.functions).map(|(types, scope)| FunctionFacts {
            name: scope.name.clone(),
            parameters: scope.parameters,
            variables: scope.locals.iter().map(|name| variable(name, types.locals[name])).collect(),
            returns: types.returns.map(known),
        });
        Typed {
            globals: self.scopes.globals.iter().map(|name| variable(name, self.globals[name])).collect(),
            functions: functions.collect(),
            cells: self.cells.iter().map(|(name, node)| (name.clone(), known(*node))).collect(),
        }
    }

    fn root(&self, mut node: Node) -> Node {
        while let Link::Same(other) = self.nodes[node] {
            node = other;
        }
        node
    }

    /// Makes two types one.
    fn unify(&mut self, wanted: Node, found: Node, at: &Expression) -> Result<(), Error> {
        let (wanted, found) = (self.root(wanted), self.root(found));
        if wanted == found {
            return Ok(());
        }
        match (self.nodes[wanted], self.nodes[found]) {
            (Link::Known(wanted), Link::Known(found)) if wanted != found => {
                let kind = ErrorKind::Mixed { wanted: wanted.shown(), found: found.shown() };
                return Err(Error::new(at.span, kind));
            }
            (Link::Open, _) => self.nodes[wanted] = Link::Same(found),
            _ => self.nodes[found] = Link::Same(wanted),
        }
        Ok(())
    }

    fn known(&mut self, kind: Type) -> Node {
        self.nodes.push(Link::Known(kind));
        self.nodes.len() - 1
    }

    fn require(&mut self, expression: &Expression, kind: Type) -> Result<Node, Error> {
        let found = self.value(expression)?;
        let wanted = self.known(kind);
        self.unify(wanted, found, expression)?;
        Ok(wanted)
    }

    /// The type of a variable.
    fn variable(&self, name: &str, at: &Expression) -> Result<Node, Error> {
        let wrong = |kind| Err(Error::new(at.span, kind));
        let locals = self.inside.map(|inside| &self.functions[inside].locals);
        if let Some(node) = locals.and_then(|locals| locals.get(name)).or_else(|| self.globals.get(name)) {
            return Ok(*node);
        }
        if self.cells.contains_key(name) {
            return wrong(ErrorKind::ListAsValue(name.to_owned()));
        }
        if self.scopes.functions.iter().any(|f| f.name == name) {
            return wrong(ErrorKind::FunctionName(name.to_owned()));
        }
        let own = locals.into_iter().flat_map(|locals| locals.keys());
        let candidates = own.chain(self.globals.keys()).chain(self.cells.keys()).map(String::as_str);
        wrong(ErrorKind::UnknownName { name: name.to_owned(), similar: similar(name, candidates) })
    }

    /// The type of a list's cells.
    fn list(&self, name: &Name) -> Result<Node, Error> {
        let local = self.inside.is_some_and(|inside| self.functions[inside].locals.contains_key(&name.text));
        let wrong = |kind| Err(Error::new(name.span, kind));
        match self.cells.get(&name.text) {
            Some(node) if !local => Ok(*node),
            _ if local || self.globals.contains_key(&name.text) => wrong(ErrorKind::NotAList(name.text.clone())),
            _ if self.scopes.functions.iter().any(|f| f.name == name.text) => {
                wrong(ErrorKind::FunctionName(name.text.clone()))
            }
            _ => {
                let similar = similar(&name.text, self.cells.keys().map(String::as_str));
                match similar {
                    None => wrong(ErrorKind::NotAList(name.text.clone())),
                    similar => wrong(ErrorKind::UnknownName { name: name.text.clone(), similar }),
                }
            }
        }
    }

    /// A value that is used: every name has one type.
    fn value(&mut self, expression: &Expression) -> Result<Node, Error> {
        match &expression.kind {
            ExpressionKind::Integer(_) => Ok(self.known(Type::Integer)),
            ExpressionKind::Boolean(_) => Ok(self.known(Type::Boolean)),
            ExpressionKind::Name(name) => self.variable(name, expression),
            ExpressionKind::Subscript(list, index) => {
                let cell = self.list(list)?;
                self.require(index, Type::Integer)?;
                Ok(cell)
            }
            ExpressionKind::Length(list) => {
                self.list(list)?;
                Ok(self.known(Type::Integer))
            }
            ExpressionKind::Unary(_, operand) | ExpressionKind::Bit(operand) => {
                self.require(operand, Type::Integer)
            }
            ExpressionKind::Binary(_, left, right) => {
                self.require(left, Type::Integer)?;
                self.require(right, Type::Integer)
            }
            ExpressionKind::Builtin(_, arguments) => {
                for argument in arguments {
                    self.require(argument, Type::Integer)?;
                }
                Ok(self.known(Type::Integer))
            }
            ExpressionKind::Compare(comparison, left, right) => {
                match comparison {
                    Comparison::Equal | Comparison::NotEqual => {
                        let wanted = self.value(left)?;
                        let found = self.value(right)?;
                        self.unify(wanted, found, right)?;
                    }
                    Comparison::Less
                    | Comparison::LessEqual
                    | Comparison::Greater
                    | Comparison::GreaterEqual => {
                        self.require(left, Type::Integer)?;
                        self.require(right, Type::Integer)?;
                    }
                }
                Ok(self.known(Type::Boolean))
            }
            ExpressionKind::Not(operand) => {
                self.condition(operand)?;
                Ok(self.known(Type::Boolean))
            }
            // Python gives one of the operands, which is a truth value only if they are.
            ExpressionKind::And(left, right) => self.logic("and", left, right),
            ExpressionKind::Or(left, right) => self.logic("or", left, right),
            ExpressionKind::Call(call) => {
                let function = self.call(call)?;
                self.functions[function].returns.ok_or_else(|| {
                    Error::new(expression.span, ErrorKind::NoValue(call.function.text.clone()))
                })
            }
        }
    }

    fn logic(&mut self, word: &'static str, left: &Expression, right: &Expression) -> Result<Node, Error> {
        for operand in [left, right] {
            self.require(operand, Type::Boolean).map_err(|error| match error.kind {
                ErrorKind::Mixed { .. } if error.span == operand.span => {
                    Error::new(operand.span, ErrorKind::IntegerLogic(word))
                }
                _ => error,
            })?;
        }
        Ok(self.known(Type::Boolean))
    }

    /// A value of which only the truth matters.
    fn condition(&mut self, expression: &Expression) -> Result<(), Error> {
        match &expression.kind {
            ExpressionKind::Not(operand) => self.condition(operand),
            ExpressionKind::And(left, right) | ExpressionKind::Or(left, right) => {
                self.condition(left)?;
                self.condition(right)
            }
            _ => self.value(expression).map(drop),
        }
    }

    fn call(&mut self, call: &Call) -> Result<usize, Error> {
        let local = self.inside.is_some_and(|inside| self.functions[inside].locals.contains_key(&call.function.text));
        if local {
            let kind = ErrorKind::NotAFunction(call.function.text.clone());
            return Err(Error::new(call.function.span, kind));
        }
        let function = self.scopes.function(&call.function)?;
        let (takes, given) = (self.functions[function].parameters.len(), call.arguments.len());
        if takes != given {
            let kind = ErrorKind::Arguments { function: call.function.text.clone(), takes, given };
            return Err(Error::new(call.function.span, kind));
        }
        for (index, argument) in call.arguments.iter().enumerate() {
            if let ExpressionKind::Name(name) = &argument.kind
                && self.cells.contains_key(name)
                && self.variable(name, argument).is_err()
            {
                return Err(Error::new(argument.span, ErrorKind::Refused(Refused::ListCopy)));
            }
            let found = self.value(argument)?;
            let wanted = self.functions[function].parameters[index];
            self.unify(wanted, found, argument)?;
        }
        Ok(function)
    }

    fn assign(&mut self, target: &Target, value: &Expression) -> Result<(), Error> {
        if let ExpressionKind::Name(name) = &value.kind
            && self.cells.contains_key(name)
            && self.variable(name, value).is_err()
        {
            return Err(Error::new(value.span, ErrorKind::Refused(Refused::ListCopy)));
        }
        let found = self.value(value)?;
        let wanted = self.target(target)?;
        self.unify(wanted, found, value)
    }

    fn target(&mut self, target: &Target) -> Result<Node, Error> {
        match target {
            Target::Name(name) => {
                let at = Expression { kind: ExpressionKind::Name(name.text.clone()), span: name.span };
                self.variable(&name.text, &at)
            }
            Target::Subscript(list, index) => {
                let cell = self.list(list)?;
                self.require(index, Type::Integer)?;
                Ok(cell)
            }
        }
    }

    fn integer_target(&mut self, target: &Target) -> Result<(), Error> {
        let span = target.span();
        let at = Expression { kind: ExpressionKind::Integer(0), span };
        let found = self.target(target)?;
        let wanted = self.known(Type::Integer);
        self.unify(wanted, found, &at)
    }

    fn marks(&mut self, marks: &[Mark]) -> Result<(), Error> {
        for argument in marks.iter().flat_map(|mark| &mark.arguments) {
            self.require(argument, Type::Integer)?;
        }
        Ok(())
    }

    fn block(&mut self, statements: &[Statement]) -> Result<(), Error> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), Error> {
        match &statement.kind {
            StatementKind::Assign(target, value) => self.assign(target, value)?,
            StatementKind::AssignPair(targets, values) => {
                for (target, value) in targets.iter().zip(values) {
                    self.assign(target, value)?;
                }
            }
            StatementKind::Augment(target, _, value) => {
                self.integer_target(target)?;
                self.require(value, Type::Integer)?;
            }
            StatementKind::List(name, list, _) => {
                let cell = self.list(name)?;
                let cells = match list {
                    ListExpression::Repeat(value, size) => {
                        self.require(size, Type::Integer)?;
                        std::slice::from_ref(value)
                    }
                    ListExpression::Display(cells) => cells,
                };
                for value in cells {
                    let found = self.value(value)?;
                    self.unify(cell, found, value)?;
                }
            }
            StatementKind::Call(call) => drop(self.call(call)?),
            StatementKind::Print(items) => items.iter().try_for_each(|item| self.print(item))?,
            StatementKind::Pass | StatementKind::Break | StatementKind::Continue => {}
            StatementKind::Return(value) => self.returned(value.as_ref())?,
            StatementKind::If(branches, otherwise) => {
                for branch in branches {
                    self.condition(&branch.test)?;
                    self.marks(&branch.marks)?;
                    self.block(&branch.body)?;
                }
                self.block(otherwise.as_deref().unwrap_or_default())?;
            }
            StatementKind::While(test, body) => {
                self.condition(test)?;
                self.block(body)?;
            }
            StatementKind::For(target, range, body) => {
                for argument in range {
                    self.require(argument, Type::Integer)?;
                }
                self.integer_target(target)?;
                self.block(body)?;
            }
            StatementKind::Define(function) => {
                self.inside = self.scopes.functions.iter().position(|f| f.name == function.name.text);
                self.block(&function.body)?;
                self.inside = None;
            }
        }
        self.marks(&statement.marks)
    }

    fn returned(&mut self, value: Option<&Expression>) -> Result<(), Error> {
        let Some(value) = value else { return Ok(()) };
        if let ExpressionKind::Name(name) = &value.kind
            && self.cells.contains_key(name)
            && self.variable(name, value).is_err()
        {
            return Err(Error::new(value.span, ErrorKind::Refused(Refused::ListCopy)));
        }
        let found = self.value(value)?;
        match self.inside.and_then(|inside| self.functions[inside].returns) {
            Some(wanted) => self.unify(wanted, found, value),
            None => Ok(()),
        }
    }

    fn print(&mut self, item: &PrintItem) -> Result<(), Error> {
        match item {
            PrintItem::Value(value) => self.value(value).map(drop),
            PrintItem::Text(_) => Ok(()),
            PrintItem::Slice { list, first, last } => {
                self.list(list)?;
                for index in [first, last].into_iter().flatten() {
                    self.require(index, Type::Integer)?;
                }
                Ok(())
            }
        }
    }
}
