//! The syntax tree of a program: what the text says, with the place of every
//! part, before and after it has been checked. Knows nothing of execution.

use crate::{
    marks::{Mark, MarkerDeclaration},
    span::Span,
};

/// A name where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name itself.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression {
    /// What it is.
    pub kind: ExpressionKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpressionKind {
    /// `3`
    Integer(i64),
    /// `True`, `False`
    Boolean(bool),
    /// `k`
    Name(String),
    /// `a[k]`
    Subscript(Name, Box<Expression>),
    /// `-x`, `+x`, `~x`
    Unary(UnaryOperator, Box<Expression>),
    /// `x + y`
    Binary(BinaryOperator, Box<Expression>, Box<Expression>),
    /// `x < y`
    Compare(Comparison, Box<Expression>, Box<Expression>),
    /// `not x`
    Not(Box<Expression>),
    /// `x and y`
    And(Box<Expression>, Box<Expression>),
    /// `x or y`
    Or(Box<Expression>, Box<Expression>),
    /// `check(k)`
    Call(Call),
    /// `abs(x)`, `min(x, y)`, `max(x, y)`
    Builtin(Builtin, Vec<Expression>),
    /// `len(a)`
    Length(Name),
    /// `bit(x)`, in marks only: the place of the lowest set bit of x, from 1.
    Bit(Box<Expression>),
}

/// A call of one of the program's own functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function.
    pub function: Name,
    /// What it is given.
    pub arguments: Vec<Expression>,
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOperator {
    /// `-x`
    Minus,
    /// `+x`
    Plus,
    /// `~x`
    Invert,
}

/// Operators with two operands; division and remainder are floored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOperator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `//`
    Divide,
    /// `%`
    Remainder,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
}

/// Comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

/// Functions of Python that take and give integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builtin {
    /// `abs(x)`
    Absolute,
    /// `min(x, y, …)`
    Minimum,
    /// `max(x, y, …)`
    Maximum,
}

/// What an assignment or a loop writes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// `k = …`
    Name(Name),
    /// `a[k] = …`
    Subscript(Name, Expression),
}

impl Target {
    /// Where the target stands.
    pub fn span(&self) -> Span {
        match self {
            Target::Name(name) => name.span,
            Target::Subscript(name, index) => Span {
                end: index.span.end + 1,
                ..name.span
            },
        }
    }
}

/// The making of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListExpression {
    /// `[x] * size`
    Repeat(Expression, Expression),
    /// `[x, y, z]`
    Display(Vec<Expression>),
}

/// One thing that is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintItem {
    /// An integer or a truth value.
    Value(Expression),
    /// A string literal.
    Text(String),
    /// `*a[first:last]`
    Slice {
        /// The list.
        list: Name,
        /// From here on.
        first: Option<Expression>,
        /// Up to here, exclusive.
        last: Option<Expression>,
    },
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// What it is.
    pub kind: StatementKind,
    /// Where its first line stands.
    pub span: Span,
    /// The events that its line makes true.
    pub marks: Vec<Mark>,
}

/// One `if` or `elif` of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Where the line stands.
    pub span: Span,
    /// The test.
    pub test: Expression,
    /// The events that deciding the test makes true.
    pub marks: Vec<Mark>,
    /// What is done if it holds.
    pub body: Vec<Statement>,
}

/// The kinds of statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatementKind {
    /// `x = y`
    Assign(Target, Expression),
    /// `x, y = y, x`
    AssignPair([Target; 2], [Expression; 2]),
    /// `x += y`
    Augment(Target, BinaryOperator, Expression),
    /// `a = [0] * (n + 1)`
    List(Name, ListExpression, Option<MarkerDeclaration>),
    /// `place(1)`
    Call(Call),
    /// `print(t, *a[1:])`
    Print(Vec<PrintItem>),
    /// `pass`
    Pass,
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return`, `return x`
    Return(Option<Expression>),
    /// `if`, with its `elif` branches and its `else`
    If(Vec<Branch>, Option<Vec<Statement>>),
    /// `while test:`
    While(Expression, Vec<Statement>),
    /// `for target in range(…):` with one to three arguments
    For(Target, Vec<Expression>, Vec<Statement>),
    /// `def name(parameters):`
    Define(Function),
}

/// The definition of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// Its parameters.
    pub parameters: Vec<Name>,
    /// The names it declares `global`.
    pub globals: Vec<Name>,
    /// Its statements, without the `global` lines.
    pub body: Vec<Statement>,
}
