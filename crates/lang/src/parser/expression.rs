//! Expressions, by recursive descent in Python's order of precedence.

use super::{MAXIMUM_NESTING, cursor::{Cursor, Language}};
use crate::{
    ast::{BinaryOperator, Builtin, Call, Comparison, Expression, ExpressionKind, Name, UnaryOperator},
    error::{Error, ErrorKind, Refused},
    names,
    span::Span,
    token::TokenKind,
};

/// The binary operators by precedence, the loosest first.
const LEVELS: [&[(&str, BinaryOperator)]; 6] = [
    &[("|", BinaryOperator::Or)],
    &[("^", BinaryOperator::Xor)],
    &[("&", BinaryOperator::And)],
    &[("<<", BinaryOperator::ShiftLeft), (">>", BinaryOperator::ShiftRight)],
    &[("+", BinaryOperator::Add), ("-", BinaryOperator::Subtract)],
    &[
        ("*", BinaryOperator::Multiply),
        ("//", BinaryOperator::Divide),
        ("%", BinaryOperator::Remainder),
    ],
];

const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Equal),
    ("!=", Comparison::NotEqual),
    ("<=", Comparison::LessEqual),
    (">=", Comparison::GreaterEqual),
    ("<", Comparison::Less),
    (">", Comparison::Greater),
];

/// An expression.
pub(super) fn expression(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    nested(cursor, disjunction)
}

/// Counts a level of nesting around what `read` reads.
fn nested(
    cursor: &mut Cursor<'_>,
    read: impl FnOnce(&mut Cursor<'_>) -> Result<Expression, Error>,
) -> Result<Expression, Error> {
    if cursor.depth == MAXIMUM_NESTING {
        return Err(Error::new(cursor.span(), ErrorKind::DeepExpression));
    }
    cursor.depth += 1;
    let expression = read(cursor)?;
    cursor.depth -= 1;
    if cursor.is_word("if") {
        return cursor.refuse(Refused::Conditional);
    }
    Ok(expression)
}

fn join(
    kind: impl FnOnce(Box<Expression>, Box<Expression>) -> ExpressionKind,
    left: Expression,
    right: Expression,
) -> Expression {
    let span = left.span.to(right.span);
    Expression { kind: kind(Box::new(left), Box::new(right)), span }
}

/// A chain of operators leans to the left, so its length is a depth of the tree.
fn chain(cursor: &Cursor<'_>, length: &mut usize) -> Result<(), Error> {
    *length += 1;
    if cursor.depth + *length > MAXIMUM_NESTING {
        return Err(Error::new(cursor.span(), ErrorKind::DeepExpression));
    }
    Ok(())
}

fn disjunction(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    let mut left = conjunction(cursor)?;
    let mut length = 0;
    while cursor.take_word("or") {
        chain(cursor, &mut length)?;
        left = join(ExpressionKind::Or, left, conjunction(cursor)?);
    }
    Ok(left)
}

fn conjunction(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    let mut left = inversion(cursor)?;
    let mut length = 0;
    while cursor.take_word("and") {
        chain(cursor, &mut length)?;
        left = join(ExpressionKind::And, left, inversion(cursor)?);
    }
    Ok(left)
}

fn inversion(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    let start = cursor.span();
    if cursor.take_word("not") {
        let operand = nested(cursor, inversion)?;
        let span = start.to(operand.span);
        return Ok(Expression { kind: ExpressionKind::Not(Box::new(operand)), span });
    }
    comparison(cursor)
}

fn comparison(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    let left = binary(cursor, 0)?;
    let operator = |cursor: &Cursor<'_>| {
        COMPARISONS.iter().find(|(symbol, _)| cursor.is_symbol(symbol)).map(|(_, c)| *c)
    };
    let Some(comparison) = operator(cursor) else {
        return match cursor.peek() {
            Some(TokenKind::Name(word)) if word == "is" => cursor.refuse(Refused::Identity),
            Some(TokenKind::Name(word)) if word == "in" => cursor.refuse(Refused::Membership),
            Some(TokenKind::Name(word)) if word == "not" => cursor.refuse(Refused::Membership),
            _ => Ok(left),
        };
    };
    cursor.next();
    let right = binary(cursor, 0)?;
    if operator(cursor).is_some() {
        return cursor.refuse(Refused::ChainedComparison);
    }
    Ok(join(|l, r| ExpressionKind::Compare(comparison, l, r), left, right))
}

fn binary(cursor: &mut Cursor<'_>, level: usize) -> Result<Expression, Error> {
    let Some(operators) = LEVELS.get(level) else {
        return unary(cursor);
    };
    let mut left = binary(cursor, level + 1)?;
    let mut length = 0;
    while let Some((_, operator)) = operators.iter().find(|(symbol, _)| cursor.is_symbol(symbol)) {
        cursor.next();
        chain(cursor, &mut length)?;
        let right = binary(cursor, level + 1)?;
        left = join(|l, r| ExpressionKind::Binary(*operator, l, r), left, right);
    }
    match cursor.peek() {
        Some(TokenKind::Symbol("/")) => cursor.refuse(Refused::TrueDivision),
        Some(TokenKind::Symbol("**")) => cursor.refuse(Refused::Power),
        Some(TokenKind::Symbol("@")) => cursor.refuse(Refused::MatrixProduct),
        _ => Ok(left),
    }
}

fn unary(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    let operator = match cursor.peek() {
        Some(TokenKind::Symbol("-")) => UnaryOperator::Minus,
        Some(TokenKind::Symbol("+")) => UnaryOperator::Plus,
        Some(TokenKind::Symbol("~")) => UnaryOperator::Invert,
        _ => return atom(cursor),
    };
    let start = cursor.span();
    cursor.next();
    let operand = nested(cursor, unary)?;
    let span = start.to(operand.span);
    Ok(Expression { kind: ExpressionKind::Unary(operator, Box::new(operand)), span })
}

fn atom(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    let span = cursor.span();
    let literal = |kind| Ok(Expression { kind, span });
    let atom = match cursor.peek() {
        Some(TokenKind::Integer(value)) => {
            cursor.next();
            literal(ExpressionKind::Integer(*value))
        }
        Some(TokenKind::Text(_)) => return cursor.refuse(Refused::StringElsewhere),
        Some(TokenKind::Symbol("(")) => {
            cursor.next();
            if cursor.is_symbol(")") {
                return cursor.refuse(Refused::Tuple);
            }
            let inner = expression(cursor)?;
            if cursor.is_symbol(",") {
                return cursor.refuse(Refused::Tuple);
            }
            if cursor.is_symbol(":=") {
                return cursor.refuse(Refused::Walrus);
            }
            if cursor.is_word("for") {
                return cursor.refuse(Refused::Comprehension);
            }
            cursor.require(")")?;
            Ok(Expression { span: span.to(cursor.before()), ..inner })
        }
        Some(TokenKind::Symbol("[")) => return cursor.refuse(Refused::ListElsewhere),
        Some(TokenKind::Symbol("*" | "**")) => return cursor.refuse(Refused::StarElsewhere),
        Some(TokenKind::Symbol("...")) => return cursor.expected("a value"),
        Some(TokenKind::Name(name)) => match name.as_str() {
            "True" | "False" => {
                let value = name == "True";
                cursor.next();
                literal(ExpressionKind::Boolean(value))
            }
            "None" => return cursor.refuse(Refused::NoneValue),
            "lambda" => return cursor.refuse(Refused::Lambda),
            "yield" | "await" => return cursor.refuse(Refused::Keyword(name.clone())),
            name if names::is_keyword(name) => return cursor.expected("a value"),
            _ => named(cursor, span),
        },
        _ => return cursor.expected("a value"),
    }?;
    match cursor.peek() {
        Some(TokenKind::Symbol(".")) => cursor.refuse(Refused::Attribute),
        Some(TokenKind::Symbol("[")) => cursor.refuse(Refused::SubscriptOfOther),
        Some(TokenKind::Symbol("(")) => cursor.expected("an operator"),
        _ => Ok(atom),
    }
}

/// A variable, a cell of a list or a call.
fn named(cursor: &mut Cursor<'_>, span: Span) -> Result<Expression, Error> {
    let called = matches!(cursor.peek_after(), Some(TokenKind::Symbol("(")));
    if called && let Some(TokenKind::Name(name)) = cursor.peek() {
        let kind = match (name.as_str(), cursor.language) {
            ("abs" | "min" | "max" | "len", _) | ("bit", Language::Mark) => {
                let name = name.clone();
                cursor.next();
                builtin(cursor, &name)?
            }
            ("range", _) => return cursor.refuse(Refused::RangeElsewhere),
            ("print", _) => return cursor.refuse(Refused::PrintValue),
            (name, _) if names::is_other_builtin(name) => {
                return cursor.refuse(Refused::Builtin(name.to_owned()));
            }
            _ => ExpressionKind::Call(call(cursor)?),
        };
        return Ok(Expression { kind, span: span.to(cursor.before()) });
    }
    let name = cursor.name("a value")?;
    if !cursor.take("[") {
        return Ok(Expression { kind: ExpressionKind::Name(name.text), span });
    }
    let index = index(cursor)?;
    let kind = ExpressionKind::Subscript(name, Box::new(index));
    Ok(Expression { kind, span: span.to(cursor.before()) })
}

/// The index of a cell, behind the opening bracket, and the closing one.
pub(super) fn index(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    if cursor.is_symbol(":") {
        return cursor.refuse(Refused::SliceElsewhere);
    }
    let index = expression(cursor)?;
    match cursor.peek() {
        Some(TokenKind::Symbol(":")) => cursor.refuse(Refused::SliceElsewhere),
        Some(TokenKind::Symbol(",")) => cursor.refuse(Refused::NestedList),
        _ => {
            cursor.require("]")?;
            Ok(index)
        }
    }
}

/// A call of one of the program's own functions.
pub(super) fn call(cursor: &mut Cursor<'_>) -> Result<Call, Error> {
    let function = cursor.name("a function")?;
    Ok(Call { function, arguments: arguments(cursor)? })
}

fn arguments(cursor: &mut Cursor<'_>) -> Result<Vec<Expression>, Error> {
    cursor.require("(")?;
    let mut arguments = Vec::new();
    while !cursor.take(")") {
        let named = matches!(cursor.peek(), Some(TokenKind::Name(_)))
            && matches!(cursor.peek_after(), Some(TokenKind::Symbol("=")));
        if named {
            return cursor.refuse(Refused::KeywordArgument);
        }
        arguments.push(expression(cursor)?);
        match cursor.peek() {
            Some(TokenKind::Name(word)) if word == "for" => return cursor.refuse(Refused::Comprehension),
            Some(TokenKind::Symbol(":=")) => return cursor.refuse(Refused::Walrus),
            _ => {}
        }
        if !cursor.is_symbol(")") && !cursor.take(",") {
            return cursor.expected(", or )");
        }
    }
    Ok(arguments)
}

fn builtin(cursor: &mut Cursor<'_>, name: &str) -> Result<ExpressionKind, Error> {
    if name == "len" {
        cursor.require("(")?;
        let list: Name = cursor.name("the name of a list")?;
        if !cursor.is_symbol(")") {
            return cursor.expected(") behind the name of a list");
        }
        cursor.next();
        return Ok(ExpressionKind::Length(list));
    }
    let start = cursor.span();
    let mut arguments = arguments(cursor)?;
    let given = arguments.len();
    let wrong = |takes| {
        let kind = ErrorKind::Arguments { function: name.to_owned(), takes, given };
        Err(Error::new(start.to(cursor.before()), kind))
    };
    match name {
        "abs" if given != 1 => wrong(1),
        "bit" if given != 1 => wrong(1),
        "min" | "max" if given < 2 => wrong(2),
        "abs" => Ok(ExpressionKind::Builtin(Builtin::Absolute, arguments)),
        "min" => Ok(ExpressionKind::Builtin(Builtin::Minimum, arguments)),
        "max" => Ok(ExpressionKind::Builtin(Builtin::Maximum, arguments)),
        _ => Ok(ExpressionKind::Bit(Box::new(arguments.remove(0)))),
    }
}

/// The size behind `[x] *`, which binds as tightly as a factor.
pub(super) fn size(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    nested(cursor, unary)
}
