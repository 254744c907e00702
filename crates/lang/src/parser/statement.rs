//! Statements and blocks: how lines belong together by their indentation.

use super::{
    MAXIMUM_NESTING,
    cursor::{Cursor, Language},
    expression,
    lines::Line,
    mark::{self, LineMarks},
    simple,
};
use crate::{
    ast::{Branch, Expression, Function, Name, Statement, StatementKind, Target},
    error::{Error, ErrorKind, MarkError, Refused},
    marks::Mark,
    span::Span,
    token::TokenKind,
};

/// All statements of a program.
pub(super) fn program(lines: &[Line]) -> Result<Vec<Statement>, Error> {
    let mut blocks = Blocks { lines, at: 0, depth: 0, place: Place::Top };
    if let Some(first) = lines.first()
        && first.indent > 0
    {
        return Err(Error::new(start(first), ErrorKind::Indented));
    }
    blocks.statements(0)
}

fn start(line: &Line) -> Span {
    line.tokens.first().map_or(line.end, |token| token.span)
}

/// Where a block stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Top,
    Block,
    Function,
}

struct Blocks<'a> {
    lines: &'a [Line],
    at: usize,
    depth: usize,
    place: Place,
}

/// The words that only continue a statement above.
fn continues(line: &Line) -> Option<&str> {
    match line.tokens.first().map(|token| &token.kind) {
        Some(TokenKind::Name(word)) if word == "elif" || word == "else" => Some(word),
        _ => None,
    }
}

impl<'a> Blocks<'a> {
    fn line(&self) -> Option<&'a Line> {
        self.lines.get(self.at)
    }

    /// The statements of the block indented by `indent`, up to the first line indented less.
    fn statements(&mut self, indent: usize) -> Result<Vec<Statement>, Error> {
        let mut statements = Vec::new();
        while let Some(line) = self.line() {
            if line.indent < indent {
                break;
            }
            if line.indent > indent {
                return Err(Error::new(start(line), ErrorKind::Indented));
            }
            if continues(line).is_some() {
                return Err(Error::new(start(line), ErrorKind::NoIf));
            }
            statements.push(self.statement(line)?);
        }
        Ok(statements)
    }

    fn statement(&mut self, line: &'a Line) -> Result<Statement, Error> {
        self.at += 1;
        let mut cursor = Cursor::new(&line.tokens, line.end, Language::Program);
        let span = start(line).to(line.end);
        let Some(TokenKind::Name(word)) = cursor.peek() else {
            return simple::statement(line);
        };
        let (kind, marks) = match word.as_str() {
            "if" => self.conditional(line, cursor)?,
            "while" => {
                cursor.next();
                let test = expression::expression(&mut cursor)?;
                let marks = mark::of_test(line)?;
                let body = self.body(line, cursor)?;
                self.no_else(line)?;
                (StatementKind::While(test, body), marks)
            }
            "for" => {
                cursor.next();
                let (target, range) = loop_header(&mut cursor)?;
                let marks = mark::of_test(line)?;
                let body = self.body(line, cursor)?;
                self.no_else(line)?;
                (StatementKind::For(target, range, body), marks)
            }
            "def" => (StatementKind::Define(self.function(line, cursor)?), Vec::new()),
            "global" if self.place == Place::Top => return cursor.refuse(Refused::GlobalAtTop),
            "global" => return cursor.refuse(Refused::GlobalLate),
            _ => return simple::statement(line),
        };
        Ok(Statement { kind, span, marks })
    }

    fn conditional(
        &mut self,
        line: &'a Line,
        mut cursor: Cursor<'a>,
    ) -> Result<(StatementKind, Vec<Mark>), Error> {
        cursor.next();
        let test = expression::expression(&mut cursor)?;
        let marks = mark::of_test(line)?;
        let body = self.body(line, cursor)?;
        let span = start(line).to(line.end);
        let mut branches = vec![Branch { span, test, marks, body }];
        while let Some(next) = self.line().filter(|next| next.indent == line.indent) {
            let mut cursor = Cursor::new(&next.tokens, next.end, Language::Program);
            match continues(next) {
                Some("elif") => {
                    self.at += 1;
                    cursor.next();
                    let test = expression::expression(&mut cursor)?;
                    let marks = mark::of_test(next)?;
                    let body = self.body(next, cursor)?;
                    branches.push(Branch { span: start(next).to(next.end), test, marks, body });
                }
                Some(_) => {
                    self.at += 1;
                    cursor.next();
                    mark::none(next)?;
                    let otherwise = self.body(next, cursor)?;
                    return Ok((StatementKind::If(branches, Some(otherwise)), Vec::new()));
                }
                None => break,
            }
        }
        Ok((StatementKind::If(branches, None), Vec::new()))
    }

    fn no_else(&self, header: &Line) -> Result<(), Error> {
        match self.line().filter(|next| next.indent == header.indent && continues(next).is_some()) {
            Some(next) if continues(next) == Some("else") => {
                Err(Error::new(start(next), ErrorKind::Refused(Refused::LoopElse)))
            }
            Some(next) => Err(Error::new(start(next), ErrorKind::NoIf)),
            None => Ok(()),
        }
    }

    /// The colon that ends a header, and the block below it.
    fn body(&mut self, header: &Line, cursor: Cursor<'_>) -> Result<Vec<Statement>, Error> {
        self.enter(header, cursor, Place::Block)
    }

    fn enter(&mut self, header: &Line, mut cursor: Cursor<'_>, place: Place) -> Result<Vec<Statement>, Error> {
        let indent = self.block(header, &mut cursor)?;
        let outer = self.place;
        if outer != Place::Function {
            self.place = place;
        }
        self.depth += 1;
        if self.depth > MAXIMUM_NESTING {
            return Err(Error::new(start(header), ErrorKind::DeepBlock));
        }
        let statements = self.statements(indent)?;
        self.depth -= 1;
        self.place = outer;
        if let Some(next) = self.line()
            && next.indent > header.indent
        {
            return Err(Error::new(start(next), ErrorKind::Dedented));
        }
        Ok(statements)
    }

    /// The indentation of the block below a header.
    fn block(&self, header: &Line, cursor: &mut Cursor<'_>) -> Result<usize, Error> {
        if cursor.is_symbol("=") {
            return cursor.expected("== to compare");
        }
        if cursor.is_symbol(":=") {
            return cursor.refuse(Refused::Walrus);
        }
        cursor.require(":")?;
        if cursor.peek().is_some() {
            return cursor.refuse(Refused::SuiteOnHeader);
        }
        match self.line().filter(|first| first.indent > header.indent) {
            Some(first) => Ok(first.indent),
            None => Err(Error::new(header.end, ErrorKind::NoBlock)),
        }
    }

    fn function(&mut self, line: &'a Line, mut cursor: Cursor<'a>) -> Result<Function, Error> {
        match self.place {
            Place::Top => {}
            Place::Block => return cursor.refuse(Refused::DefinitionBelow),
            Place::Function => return cursor.refuse(Refused::NestedDefinition),
        }
        cursor.next();
        mark::none(line)?;
        let name = cursor.name("the name of the function")?;
        cursor.require("(")?;
        let mut parameters = Vec::new();
        while !cursor.take(")") {
            if cursor.is_symbol("*") || cursor.is_symbol("**") {
                return cursor.refuse(Refused::StarElsewhere);
            }
            parameters.push(cursor.name("a parameter or )")?);
            if cursor.is_symbol("=") {
                return cursor.refuse(Refused::DefaultArgument);
            }
            if cursor.is_symbol(":") {
                return cursor.refuse(Refused::Annotation);
            }
            if !cursor.is_symbol(")") && !cursor.take(",") {
                return cursor.expected(", or )");
            }
        }
        if cursor.is_symbol("->") {
            return cursor.refuse(Refused::Annotation);
        }
        let indent = self.block(line, &mut cursor)?;
        let globals = self.globals(indent)?;
        if self.line().is_none_or(|next| next.indent <= line.indent) {
            return Err(Error::new(line.end, ErrorKind::NoBlock));
        }
        let rest = Cursor::new(&line.tokens[line.tokens.len() - 1..], line.end, Language::Program);
        let body = self.enter(line, rest, Place::Function)?;
        Ok(Function { name, parameters, globals, body })
    }

    /// The `global` lines at the start of a function's body.
    fn globals(&mut self, indent: usize) -> Result<Vec<Name>, Error> {
        let mut globals = Vec::new();
        while let Some(line) = self.line().filter(|line| line.indent == indent) {
            let mut cursor = Cursor::new(&line.tokens, line.end, Language::Program);
            if !cursor.take_word("global") {
                break;
            }
            mark::none(line)?;
            globals.push(cursor.name("a name")?);
            while cursor.take(",") {
                globals.push(cursor.name("a name")?);
            }
            cursor.finish()?;
            self.at += 1;
        }
        Ok(globals)
    }
}

/// `target in range(…)`, behind `for`.
fn loop_header(cursor: &mut Cursor<'_>) -> Result<(Target, Vec<Expression>), Error> {
    let target = simple::target(cursor, "the variable of the loop")?;
    if cursor.is_symbol(",") {
        return cursor.refuse(Refused::Tuple);
    }
    if !cursor.take_word("in") {
        return cursor.expected("in range(…)");
    }
    let range = cursor.is_word("range") && matches!(cursor.peek_after(), Some(TokenKind::Symbol("(")));
    if !range {
        return cursor.refuse(Refused::IterateOther);
    }
    let start = cursor.span();
    cursor.next();
    cursor.next();
    let mut arguments = Vec::new();
    while !cursor.take(")") {
        arguments.push(expression::expression(cursor)?);
        if !cursor.is_symbol(")") && !cursor.take(",") {
            return cursor.expected(", or )");
        }
    }
    let given = arguments.len();
    if given == 0 || given > 3 {
        let kind = ErrorKind::Arguments { function: "range".to_owned(), takes: given.clamp(1, 3), given };
        return Err(Error::new(start.to(cursor.before()), kind));
    }
    Ok((target, arguments))
}

/// The marks of a line that is no test.
pub(super) fn plain_marks(line: &Line) -> Result<LineMarks, Error> {
    let marks = mark::of_line(line)?;
    if let LineMarks::Events(events) = &marks
        && let Some(event) = events.iter().find(|event| event.when != crate::marks::When::Always)
    {
        return Err(Error::new(event.span, ErrorKind::Mark(MarkError::NoTest)));
    }
    Ok(marks)
}
