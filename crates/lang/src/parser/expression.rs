//! Expressions: operators in Python's order of precedence. What stands between
//! the operators is read by `operand`.

use super::{MAXIMUM_NESTING, cursor::Cursor, operand};
use crate::{
    ast::{BinaryOperator, Comparison, Expression, ExpressionKind, UnaryOperator},
    error::{Error, ErrorKind, Refused},
    span::Span,
    token::TokenKind,
};

/// An expression and how high its tree is: whoever walks over a tree may trust
/// that it is never higher than [`MAXIMUM_NESTING`].
pub(super) struct Tree {
    pub expression: Expression,
    pub height: usize,
}

impl Tree {
    pub fn leaf(kind: ExpressionKind, span: Span) -> Tree {
        Tree {
            expression: Expression { kind, span },
            height: 1,
        }
    }

    /// A tree above others, of which the highest has the height `below`.
    pub fn above(kind: ExpressionKind, span: Span, below: usize) -> Result<Tree, Error> {
        if below == MAXIMUM_NESTING {
            return Err(Error::new(span, ErrorKind::DeepExpression));
        }
        Ok(Tree {
            expression: Expression { kind, span },
            height: below + 1,
        })
    }

    fn join(
        kind: impl FnOnce(Box<Expression>, Box<Expression>) -> ExpressionKind,
        left: Tree,
        right: Tree,
    ) -> Result<Tree, Error> {
        let span = left.expression.span.to(right.expression.span);
        let below = left.height.max(right.height);
        Tree::above(
            kind(Box::new(left.expression), Box::new(right.expression)),
            span,
            below,
        )
    }
}

/// An expression.
pub(super) fn expression(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    tree(cursor).map(|tree| tree.expression)
}

/// An expression with the height of its tree.
pub(super) fn tree(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    nested(cursor, disjunction)
}

/// The size behind `[x] *`, which binds as tightly as a factor.
pub(super) fn size(cursor: &mut Cursor<'_>) -> Result<Expression, Error> {
    nested(cursor, unary).map(|tree| tree.expression)
}

/// Counts a level of nesting around what `read` reads.
fn nested(
    cursor: &mut Cursor<'_>,
    read: impl FnOnce(&mut Cursor<'_>) -> Result<Tree, Error>,
) -> Result<Tree, Error> {
    if cursor.depth == MAXIMUM_NESTING {
        return Err(Error::new(cursor.span(), ErrorKind::DeepExpression));
    }
    cursor.depth += 1;
    let tree = read(cursor)?;
    cursor.depth -= 1;
    if cursor.is_word("if") {
        return cursor.refuse(Refused::Conditional);
    }
    Ok(tree)
}

fn disjunction(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let mut left = conjunction(cursor)?;
    while cursor.take_word("or") {
        left = Tree::join(ExpressionKind::Or, left, conjunction(cursor)?)?;
    }
    Ok(left)
}

fn conjunction(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let mut left = inversion(cursor)?;
    while cursor.take_word("and") {
        left = Tree::join(ExpressionKind::And, left, inversion(cursor)?)?;
    }
    Ok(left)
}

fn inversion(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let start = cursor.span();
    if !cursor.take_word("not") {
        return comparison(cursor);
    }
    let Tree { expression, height } = nested(cursor, inversion)?;
    let span = start.to(expression.span);
    Tree::above(ExpressionKind::Not(Box::new(expression)), span, height)
}

fn comparison(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let left = binary(cursor, 0)?;
    let Some(comparison) = comparison_at(cursor) else {
        return match cursor.peek() {
            Some(TokenKind::Name(word)) if word == "is" => cursor.refuse(Refused::Identity),
            Some(TokenKind::Name(word)) if word == "in" || word == "not" => {
                cursor.refuse(Refused::Membership)
            }
            _ => Ok(left),
        };
    };
    cursor.next();
    if cursor.is_word("not") {
        return operand::expected_value(cursor);
    }
    let right = binary(cursor, 0)?;
    if comparison_at(cursor).is_some() {
        return cursor.refuse(Refused::ChainedComparison);
    }
    Tree::join(
        |l, r| ExpressionKind::Compare(comparison, l, r),
        left,
        right,
    )
}

fn comparison_at(cursor: &Cursor<'_>) -> Option<Comparison> {
    let Some(TokenKind::Symbol(symbol)) = cursor.peek() else {
        return None;
    };
    match *symbol {
        "==" => Some(Comparison::Equal),
        "!=" => Some(Comparison::NotEqual),
        "<" => Some(Comparison::Less),
        "<=" => Some(Comparison::LessEqual),
        ">" => Some(Comparison::Greater),
        ">=" => Some(Comparison::GreaterEqual),
        _ => None,
    }
}

/// Operands joined by operators that bind at least as tightly as `loosest`.
fn binary(cursor: &mut Cursor<'_>, loosest: usize) -> Result<Tree, Error> {
    let mut left = unary(cursor)?;
    while let Some((level, operator)) = operator_at(cursor)
        && level >= loosest
    {
        cursor.next();
        let right = binary(cursor, level + 1)?;
        left = Tree::join(|l, r| ExpressionKind::Binary(operator, l, r), left, right)?;
    }
    match cursor.peek() {
        Some(TokenKind::Symbol("/")) => cursor.refuse(Refused::TrueDivision),
        Some(TokenKind::Symbol("**")) => cursor.refuse(Refused::Power),
        Some(TokenKind::Symbol("@")) => cursor.refuse(Refused::MatrixProduct),
        _ => Ok(left),
    }
}

/// A binary operator and how tightly it binds.
fn operator_at(cursor: &Cursor<'_>) -> Option<(usize, BinaryOperator)> {
    let Some(TokenKind::Symbol(symbol)) = cursor.peek() else {
        return None;
    };
    match *symbol {
        "|" => Some((0, BinaryOperator::Or)),
        "^" => Some((1, BinaryOperator::Xor)),
        "&" => Some((2, BinaryOperator::And)),
        "<<" => Some((3, BinaryOperator::ShiftLeft)),
        ">>" => Some((3, BinaryOperator::ShiftRight)),
        "+" => Some((4, BinaryOperator::Add)),
        "-" => Some((4, BinaryOperator::Subtract)),
        "*" => Some((5, BinaryOperator::Multiply)),
        "//" => Some((5, BinaryOperator::Divide)),
        "%" => Some((5, BinaryOperator::Remainder)),
        _ => None,
    }
}

fn unary(cursor: &mut Cursor<'_>) -> Result<Tree, Error> {
    let operator = match cursor.peek() {
        Some(TokenKind::Symbol("-")) => UnaryOperator::Minus,
        Some(TokenKind::Symbol("+")) => UnaryOperator::Plus,
        Some(TokenKind::Symbol("~")) => UnaryOperator::Invert,
        _ => return operand::operand(cursor),
    };
    let start = cursor.span();
    cursor.next();
    let Tree { expression, height } = nested(cursor, unary)?;
    let span = start.to(expression.span);
    Tree::above(
        ExpressionKind::Unary(operator, Box::new(expression)),
        span,
        height,
    )
}
