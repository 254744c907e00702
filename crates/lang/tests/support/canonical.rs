//! Our syntax tree in the form that `trees.py` prints.

use queenscope_lang::{
    Program, Span,
    ast::{
        BinaryOperator, Builtin, Call, Comparison, Expression, ExpressionKind, Function,
        ListExpression, Name, PrintItem, Statement, StatementKind, Target, UnaryOperator,
    },
};

/// The tree of a whole program.
pub fn program(source: &str, program: &Program) -> String {
    let lines = source
        .split('\n')
        .map(|line| line.chars().collect())
        .collect();
    Printer { lines }.block(&program.statements)
}

struct Printer {
    lines: Vec<Vec<char>>,
}

fn start(span: Span) -> String {
    format!("{}:{}", span.line, span.column)
}

fn place(span: Span) -> String {
    format!("{}-{}", start(span), span.end)
}

fn named(name: &Name) -> String {
    format!("{}@{}", name.text, place(name.span))
}

fn names(names: &[Name]) -> String {
    names.iter().map(named).collect::<Vec<_>>().join(" ")
}

impl Printer {
    /// The stretch without the brackets around it, which Python does not count.
    fn inside(&self, span: Span) -> Span {
        let line = &self.lines[span.line as usize - 1];
        let (mut from, mut to) = (span.column as usize - 1, span.end as usize - 1);
        while line[from] == '(' && closing(line, from) == to - 1 {
            from += 1;
            to -= 1;
            while line[from] == ' ' {
                from += 1;
            }
            while line[to - 1] == ' ' {
                to -= 1;
            }
        }
        Span {
            line: span.line,
            column: from as u32 + 1,
            end: to as u32 + 1,
        }
    }

    fn expression(&self, expression: &Expression) -> String {
        let inner = match &expression.kind {
            ExpressionKind::And(left, right) => return self.two("and", left, right),
            ExpressionKind::Or(left, right) => return self.two("or", left, right),
            ExpressionKind::Integer(value) => value.to_string(),
            ExpressionKind::Boolean(true) => "True".to_owned(),
            ExpressionKind::Boolean(false) => "False".to_owned(),
            ExpressionKind::Name(name) => name.clone(),
            ExpressionKind::Subscript(list, index) => self.cell(list, index),
            ExpressionKind::Unary(operator, operand) => {
                format!("({} {})", unary(*operator), self.expression(operand))
            }
            ExpressionKind::Not(operand) => format!("(not {})", self.expression(operand)),
            ExpressionKind::Binary(operator, left, right) => {
                self.two(binary(*operator), left, right)
            }
            ExpressionKind::Compare(comparison, left, right) => {
                self.two(compare(*comparison), left, right)
            }
            ExpressionKind::Builtin(builtin, arguments) => {
                let name = match builtin {
                    Builtin::Absolute => "abs",
                    Builtin::Minimum => "min",
                    Builtin::Maximum => "max",
                };
                format!("({name}{})", self.several(arguments))
            }
            ExpressionKind::Length(list) => format!("(len {})", named(list)),
            ExpressionKind::Call(call) => self.call(call),
            ExpressionKind::Bit(_) => "a mark's bit outside of marks".to_owned(),
        };
        format!("{inner}@{}", place(self.inside(expression.span)))
    }

    fn two(&self, operator: &str, left: &Expression, right: &Expression) -> String {
        format!(
            "({operator} {} {})",
            self.expression(left),
            self.expression(right)
        )
    }

    fn several(&self, expressions: &[Expression]) -> String {
        expressions
            .iter()
            .map(|e| format!(" {}", self.expression(e)))
            .collect()
    }

    fn cell(&self, list: &Name, index: &Expression) -> String {
        format!("(cell {} {})", named(list), self.expression(index))
    }

    fn call(&self, call: &Call) -> String {
        format!(
            "(call {}{})",
            named(&call.function),
            self.several(&call.arguments)
        )
    }

    fn target(&self, target: &Target) -> String {
        match target {
            Target::Name(name) => named(name),
            Target::Subscript(list, index) => self.cell(list, index),
        }
    }

    fn item(&self, item: &PrintItem) -> String {
        match item {
            PrintItem::Value(value) => self.expression(value),
            PrintItem::Text(text) => {
                let hex: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
                format!("text:{hex}")
            }
            PrintItem::Slice { list, first, last } => {
                let bound = |bound: &Option<Expression>| {
                    bound
                        .as_ref()
                        .map_or("_".to_owned(), |bound| self.expression(bound))
                };
                format!("(slice {} {} {})", named(list), bound(first), bound(last))
            }
        }
    }

    fn block(&self, statements: &[Statement]) -> String {
        format!(
            "[{}]",
            statements
                .iter()
                .map(|s| self.statement(s))
                .collect::<String>()
        )
    }

    fn statement(&self, statement: &Statement) -> String {
        let text = match &statement.kind {
            StatementKind::Assign(target, value) => {
                format!("{} = {}", self.target(target), self.expression(value))
            }
            StatementKind::AssignPair([first, second], [left, right]) => {
                let targets = format!("{} {}", self.target(first), self.target(second));
                format!(
                    "pair {targets} = {} {}",
                    self.expression(left),
                    self.expression(right)
                )
            }
            StatementKind::Augment(target, operator, value) => {
                let operator = binary(*operator);
                format!(
                    "{} {operator}= {}",
                    self.target(target),
                    self.expression(value)
                )
            }
            StatementKind::List(name, ListExpression::Display(cells), _) => {
                format!("list {} ({})", named(name), self.several(cells))
            }
            StatementKind::List(name, ListExpression::Repeat(cell, size), _) => {
                format!(
                    "list {} {} * {}",
                    named(name),
                    self.expression(cell),
                    self.expression(size)
                )
            }
            StatementKind::Call(call) => self.call(call),
            StatementKind::Print(items) => {
                let items = items.iter().map(|item| format!(" {}", self.item(item)));
                format!("print{}", items.collect::<String>())
            }
            StatementKind::Pass => "pass".to_owned(),
            StatementKind::Break => "break".to_owned(),
            StatementKind::Continue => "continue".to_owned(),
            StatementKind::Return(None) => "return".to_owned(),
            StatementKind::Return(Some(value)) => format!("return {}", self.expression(value)),
            StatementKind::If(branches, otherwise) => {
                let mut text = String::new();
                for (number, branch) in branches.iter().enumerate() {
                    text += &match number {
                        0 => "if ".to_owned(),
                        _ => format!(" elif@{} ", start(branch.span)),
                    };
                    text += &format!(
                        "{} {}",
                        self.expression(&branch.test),
                        self.block(&branch.body)
                    );
                }
                let otherwise = otherwise
                    .as_ref()
                    .map(|body| format!(" else {}", self.block(body)));
                text + &otherwise.unwrap_or_default()
            }
            StatementKind::While(test, body) => {
                format!("while {} {}", self.expression(test), self.block(body))
            }
            StatementKind::For(target, range, body) => {
                let header = format!("{} in range({})", self.target(target), self.several(range));
                format!("for {header} {}", self.block(body))
            }
            StatementKind::Define(function) => self.function(function),
        };
        format!("{} {text};", start(statement.span))
    }

    fn function(&self, function: &Function) -> String {
        let globals: Vec<&str> = function
            .globals
            .iter()
            .map(|name| name.text.as_str())
            .collect();
        format!(
            "def {} ({}) global({}) {}",
            function.name.text,
            names(&function.parameters),
            globals.join(" "),
            self.block(&function.body)
        )
    }
}

/// Where the bracket closes that opens here.
fn closing(line: &[char], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, c) in line.iter().enumerate().skip(open) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    line.len()
}

fn unary(operator: UnaryOperator) -> &'static str {
    match operator {
        UnaryOperator::Minus => "-",
        UnaryOperator::Plus => "+",
        UnaryOperator::Invert => "~",
    }
}

fn binary(operator: BinaryOperator) -> &'static str {
    match operator {
        BinaryOperator::Add => "+",
        BinaryOperator::Subtract => "-",
        BinaryOperator::Multiply => "*",
        BinaryOperator::Divide => "//",
        BinaryOperator::Remainder => "%",
        BinaryOperator::ShiftLeft => "<<",
        BinaryOperator::ShiftRight => ">>",
        BinaryOperator::And => "&",
        BinaryOperator::Or => "|",
        BinaryOperator::Xor => "^",
    }
}

fn compare(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => "==",
        Comparison::NotEqual => "!=",
        Comparison::Less => "<",
        Comparison::LessEqual => "<=",
        Comparison::Greater => ">",
        Comparison::GreaterEqual => ">=",
    }
}
