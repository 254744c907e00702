//! Statements and blocks: how lines belong together by their indentation.

use super::{
    MAXIMUM_BRANCHES, MAXIMUM_NESTING, assignment,
    cursor::{Cursor, Language},
    expression,
    lines::Line,
    mark, operand, simple,
};
use crate::{
    ast::{Branch, Expression, Statement, StatementKind, Target},
    error::{Error, ErrorKind, Refused},
    marks::Mark,
    span::Span,
    token::TokenKind,
};

/// All statements of a program.
pub(super) fn program(lines: &[Line]) -> Result<Vec<Statement>, Error> {
    let mut blocks = Blocks {
        lines,
        at: 0,
        depth: 0,
        branches: 0,
        place: Place::Top,
    };
    if let Some(first) = lines.first()
        && first.indent > 0
    {
        return Err(Error::new(first.start(), ErrorKind::Indented));
    }
    blocks.statements(0)
}

/// Where a block stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Top,
    Block,
    Function,
}

/// Walks over the lines of a program.
pub(super) struct Blocks<'a> {
    lines: &'a [Line],
    at: usize,
    depth: usize,
    /// How many `elif` branches stand around the line being read or before it in its chain.
    branches: usize,
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
    pub fn line(&self) -> Option<&'a Line> {
        self.lines.get(self.at)
    }

    pub fn advance(&mut self) {
        self.at += 1;
    }

    pub fn place(&self) -> Place {
        self.place
    }

    /// The statements of the block indented by `indent`, up to the first line indented less.
    fn statements(&mut self, indent: usize) -> Result<Vec<Statement>, Error> {
        let mut statements = Vec::new();
        while let Some(line) = self.line() {
            if line.indent < indent {
                break;
            }
            if line.indent > indent {
                return Err(Error::new(line.start(), ErrorKind::Indented));
            }
            if continues(line).is_some() {
                return Err(Error::new(line.start(), ErrorKind::NoIf));
            }
            statements.push(self.statement(line)?);
        }
        Ok(statements)
    }

    fn statement(&mut self, line: &'a Line) -> Result<Statement, Error> {
        self.advance();
        let mut cursor = Cursor::new(&line.tokens, line.end, Language::Program);
        let span = line.start().to(line.end);
        let Some(TokenKind::Name(word)) = cursor.peek() else {
            return simple::statement(line);
        };
        let (kind, marks) = match word.as_str() {
            "if" => {
                let outer = self.branches;
                let kind = self.conditional(line, cursor)?;
                self.branches = outer;
                (kind, Vec::new())
            }
            "while" => {
                let (test, marks) = self.test(line, cursor)?;
                let body = self.body(line)?;
                self.no_else(line)?;
                (StatementKind::While(test, body), marks)
            }
            "for" => {
                cursor.next();
                let (target, range) = loop_header(&mut cursor)?;
                self.header(cursor)?;
                let marks = mark::of_test(line)?;
                let body = self.body(line)?;
                self.no_else(line)?;
                (StatementKind::For(target, range, body), marks)
            }
            "def" => (
                StatementKind::Define(self.function(line, cursor)?),
                Vec::new(),
            ),
            "global" if self.place == Place::Function => {
                return cursor.refuse(Refused::GlobalLate);
            }
            "global" => return cursor.refuse(Refused::GlobalAtTop),
            _ => return simple::statement(line),
        };
        Ok(Statement { kind, span, marks })
    }

    fn conditional(&mut self, line: &'a Line, cursor: Cursor<'a>) -> Result<StatementKind, Error> {
        let mut branches = vec![self.branch(line, cursor)?];
        while let Some(next) = self.line().filter(|next| next.indent == line.indent) {
            let mut cursor = Cursor::new(&next.tokens, next.end, Language::Program);
            match continues(next) {
                Some("elif") => {
                    self.branches += 1;
                    if self.branches > MAXIMUM_BRANCHES {
                        return Err(Error::new(next.start(), ErrorKind::ManyBranches));
                    }
                    self.advance();
                    branches.push(self.branch(next, cursor)?);
                }
                Some(_) => {
                    self.advance();
                    cursor.next();
                    if cursor.is_word("if") {
                        let (written, write) = ("else if", "elif");
                        let span = next.start().to(cursor.span());
                        return Err(Error::refused(span, Refused::Foreign { written, write }));
                    }
                    self.header(cursor)?;
                    mark::none(next)?;
                    let otherwise = self.body(next)?;
                    return Ok(StatementKind::If(branches, Some(otherwise)));
                }
                None => break,
            }
        }
        Ok(StatementKind::If(branches, None))
    }

    fn branch(&mut self, line: &'a Line, cursor: Cursor<'a>) -> Result<Branch, Error> {
        let span = line.start().to(line.end);
        let (test, marks) = self.test(line, cursor)?;
        let body = self.body(line)?;
        Ok(Branch {
            span,
            test,
            marks,
            body,
        })
    }

    /// The test behind `if`, `elif` or `while`, and the marks of its line.
    fn test(&self, line: &Line, mut cursor: Cursor<'_>) -> Result<(Expression, Vec<Mark>), Error> {
        cursor.next();
        let test = expression::expression(&mut cursor)?;
        self.header(cursor)?;
        Ok((test, mark::of_test(line)?))
    }

    fn no_else(&self, header: &Line) -> Result<(), Error> {
        match self
            .line()
            .filter(|next| next.indent == header.indent && continues(next).is_some())
        {
            Some(next) if continues(next) == Some("else") => {
                Err(Error::refused(next.start(), Refused::LoopElse))
            }
            Some(next) => Err(Error::new(next.start(), ErrorKind::NoIf)),
            None => Ok(()),
        }
    }

    /// The colon that ends a header.
    pub fn header(&self, mut cursor: Cursor<'_>) -> Result<(), Error> {
        if cursor.is_symbol("=") {
            return cursor.expected("== to compare");
        }
        if cursor.is_symbol(":=") {
            return cursor.refuse(Refused::Walrus);
        }
        cursor.require(":")?;
        match cursor.peek() {
            Some(_) => cursor.refuse(Refused::SuiteOnHeader),
            None => Ok(()),
        }
    }

    /// The block below a header.
    fn body(&mut self, header: &Line) -> Result<Vec<Statement>, Error> {
        let indent = self.indentation(header)?;
        let place = match self.place {
            Place::Top | Place::Block => Place::Block,
            Place::Function => Place::Function,
        };
        self.block(header, indent, place)
    }

    /// The indentation of the block below a header.
    pub fn indentation(&self, header: &Line) -> Result<usize, Error> {
        match self.line().filter(|first| first.indent > header.indent) {
            Some(first) => Ok(first.indent),
            None => Err(Error::new(header.end, ErrorKind::NoBlock)),
        }
    }

    /// The statements below a header that are indented by `indent`.
    pub fn block(
        &mut self,
        header: &Line,
        indent: usize,
        place: Place,
    ) -> Result<Vec<Statement>, Error> {
        if self.depth == MAXIMUM_NESTING {
            return Err(Error::new(header.start(), ErrorKind::DeepBlock));
        }
        let outer = std::mem::replace(&mut self.place, place);
        self.depth += 1;
        let statements = self.statements(indent)?;
        self.depth -= 1;
        self.place = outer;
        match self.line().filter(|next| next.indent > header.indent) {
            Some(next) => Err(Error::new(next.start(), ErrorKind::Dedented)),
            None => Ok(statements),
        }
    }
}

/// `target in range(…)`, behind `for`.
fn loop_header(cursor: &mut Cursor<'_>) -> Result<(Target, Vec<Expression>), Error> {
    let target = assignment::target(cursor, "the variable of the loop")?;
    if cursor.is_symbol(",") {
        return cursor.refuse(Refused::IterateOther);
    }
    if !cursor.take_word("in") {
        return cursor.expected("in range(…)");
    }
    if !cursor.is_word("range") || !cursor.is_symbol_after("(") {
        return cursor.refuse(Refused::IterateOther);
    }
    let start: Span = cursor.span();
    cursor.next();
    let (arguments, _) = operand::arguments(cursor)?;
    let given = arguments.len();
    if given == 0 || given > 3 {
        let kind = ErrorKind::Arguments {
            function: "range".to_owned(),
            takes: 1,
            given,
        };
        return Err(Error::new(start.to(cursor.before()), kind));
    }
    Ok((target, arguments))
}
