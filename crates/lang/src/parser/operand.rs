//! What stands between operators: literals, names, cells, calls and brackets.

use super::{
    cursor::{Cursor, Language},
    expression::{self, Tree},
};
use crate::{
    ast::{Builtin, Call, Expression, ExpressionKind},
    error::{Error, ErrorKind, Refused},
    names,
    span::Span,
    token::TokenKind,
};

/// An operand, with what is wrong behind it.
pub(super) fn operand(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let operand = atom(cursor)?;
    let is_cell = matches!(operand.expression.kind, ExpressionKind::Subscript(..));
    match cursor.peek() {
        Some(TokenKind::Symbol(".")) => cursor.refuse(Refused::Attribute),
        Some(TokenKind::Symbol("[")) if is_cell => cursor.refuse(Refused::NestedList),
        Some(TokenKind::Symbol("[")) => cursor.refuse(Refused::SubscriptOfOther),
        Some(TokenKind::Symbol("(")) => cursor.expected("an operator"),
        _ => Ok(operand),
    }
}

fn atom(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let span = cursor.span();
    match cursor.peek() {
        Some(TokenKind::Integer(value)) => {
            cursor.next();
            Ok(Tree::leaf(ExpressionKind::Integer(*value), span))
        }
        Some(TokenKind::Text(_)) => cursor.refuse(Refused::StringElsewhere),
        Some(TokenKind::Symbol("(")) => brackets(cursor),
        Some(TokenKind::Symbol("[")) => cursor.refuse(Refused::ListElsewhere),
        Some(TokenKind::Symbol("*" | "**")) => cursor.refuse(Refused::StarElsewhere),
        Some(TokenKind::Name(name)) => match name.as_str() {
            "True" | "False" => {
                cursor.next();
                Ok(Tree::leaf(ExpressionKind::Boolean(name == "True"), span))
            }
            "lambda" => cursor.refuse(Refused::Lambda),
            "yield" | "await" => cursor.refuse(Refused::Keyword(name.clone())),
            word if names::is_keyword(word) && word != "None" => expected_value(cursor),
            _ if cursor.is_symbol_after("(") => called(cursor, name, span),
            _ => variable(cursor, span),
        },
        _ => expected_value(cursor),
    }
}

/// Refuses what begins no operand; `not` would need brackets there.
pub(super) fn expected_value<T>(cursor: &Cursor<'_>) -> Result<T, Error> {
    cursor.expected(if cursor.is_word("not") {
        "a value, or not and its value in brackets,"
    } else {
        "a value"
    })
}

fn brackets(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let span = cursor.span();
    cursor.next();
    if cursor.is_symbol(")") {
        return cursor.refuse(Refused::Tuple);
    }
    let Tree { expression, height } = expression::tree(cursor)?;
    match cursor.peek() {
        Some(TokenKind::Symbol(",")) => return cursor.refuse(Refused::Tuple),
        Some(TokenKind::Symbol(":=")) => return cursor.refuse(Refused::Walrus),
        Some(TokenKind::Symbol("=")) => return cursor.expected("== to compare"),
        Some(TokenKind::Name(word)) if word == "for" => {
            return cursor.refuse(Refused::Comprehension);
        }
        _ => cursor.require(")")?,
    }
    let span = span.to(cursor.before());
    Ok(Tree {
        expression: Expression { span, ..expression },
        height,
    })
}

/// A variable or a cell of a list.
fn variable(cursor: &mut Cursor<'_>, span: Span) -> Result<Tree, Error> {
    let name = cursor.name("a value")?;
    if !cursor.take("[") {
        return Ok(Tree::leaf(ExpressionKind::Name(name.text), span));
    }
    let Tree { expression, height } = index_tree(cursor)?;
    let kind = ExpressionKind::Subscript(name, Box::new(expression));
    Tree::above(kind, span.to(cursor.before()), height)
}

/// The index of a cell, behind the opening bracket, and the closing one.
pub(super) fn index(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    index_tree(cursor).map(|tree| tree.expression)
}

fn index_tree(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    if cursor.is_symbol(":") {
        return cursor.refuse(Refused::SliceElsewhere);
    }
    let index = expression::tree(cursor)?;
    match cursor.peek() {
        Some(TokenKind::Symbol(":")) => cursor.refuse(Refused::SliceElsewhere),
        Some(TokenKind::Symbol(",")) => cursor.refuse(Refused::NestedList),
        _ => {
            cursor.require("]")?;
            Ok(index)
        }
    }
}

/// A call of a function of Python's or of one's own.
fn called(cursor: &mut Cursor<'_>, name: &str, span: Span) -> Result<Tree, Error> {
    let (kind, below) = match (name, cursor.language) {
        ("len", _) => (length(cursor)?, 0),
        ("abs" | "min" | "max", _) | ("bit", Language::Mark) => builtin(cursor, name)?,
        ("range", _) => return cursor.refuse(Refused::RangeElsewhere),
        ("print", _) => return cursor.refuse(Refused::PrintValue),
        (name, _) if names::is_other_builtin(name) => {
            return cursor.refuse(Refused::Builtin(name.to_owned()));
        }
        _ => {
            let function = cursor.name("a value")?;
            let (arguments, below) = arguments(cursor)?;
            (
                ExpressionKind::Call(Call {
                    function,
                    arguments,
                }),
                below,
            )
        }
    };
    Tree::above(kind, span.to(cursor.before()), below)
}

/// A call of one of the program's own functions.
pub(super) fn call(cursor: &mut Cursor<'_>) -> Result<Call, Error> {
    let function = cursor.name("a function")?;
    let (arguments, _) = arguments(cursor)?;
    Ok(Call {
        function,
        arguments,
    })
}

/// The arguments in their brackets, and the height of the highest.
pub(super) fn arguments(cursor: &mut Cursor<'_>) -> Result<(Vec<Expression>, usize), Error> {
    cursor.require("(")?;
    let mut arguments = Vec::new();
    let mut highest = 0;
    while !cursor.take(")") {
        if cursor.is_keyword_argument() {
            return cursor.refuse(Refused::KeywordArgument);
        }
        let Tree { expression, height } = expression::tree(cursor)?;
        arguments.push(expression);
        highest = highest.max(height);
        cursor.separated(")", ", or )")?;
    }
    Ok((arguments, highest))
}

fn length(cursor: &mut Cursor<'_>) -> Result<ExpressionKind, Error> {
    cursor.next();
    cursor.require("(")?;
    let list = cursor.name("the name of a list")?;
    if !cursor.take(")") {
        return cursor.expected(") behind the name of a list");
    }
    Ok(ExpressionKind::Length(list))
}

fn builtin(cursor: &mut Cursor<'_>, name: &str) -> Result<(ExpressionKind, usize), Error> {
    let start = cursor.span();
    cursor.next();
    let (mut arguments, below) = arguments(cursor)?;
    let given = arguments.len();
    let wrong = |takes| {
        let kind = ErrorKind::Arguments {
            function: name.to_owned(),
            takes,
            given,
        };
        Err(Error::new(start.to(cursor.before()), kind))
    };
    let kind = match name {
        "min" | "max" if given < 2 => return wrong(2),
        "min" => ExpressionKind::Builtin(Builtin::Minimum, arguments),
        "max" => ExpressionKind::Builtin(Builtin::Maximum, arguments),
        _ if given != 1 => return wrong(1),
        "abs" => ExpressionKind::Builtin(Builtin::Absolute, arguments),
        _ => ExpressionKind::Bit(Box::new(arguments.remove(0))),
    };
    Ok((kind, below))
}
