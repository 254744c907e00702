//! Statements of Rust.

use super::{Printer, expressions, kind};
use crate::{
    ast::BinaryOperator,
    listing::{
        plan::{Count, Expr, Pace, Piece, Step, StepKind, Used, Written},
        remarks::nothing,
        writer::together,
    },
    program::Type,
};
use expressions::Formulas;

impl Printer<'_> {
    pub(super) fn block(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        let line = Some(step.line);
        let formulas = Formulas { plan: self.plan };
        let text = match &step.kind {
            StepKind::Let(name, of, value, written) => {
                let again = match written {
                    Written::Again => "mut ",
                    Written::Once => "",
                };
                let typed = if expressions::is_untyped(value) {
                    together(&[": ", kind(*of)])
                } else {
                    String::new()
                };
                let value = formulas.any(value);
                together(&["let ", again, name, &typed, " = ", &value, ";"])
            }
            StepKind::Assign(place, value) => {
                let place_text = formulas.place(place);
                match expressions::own_operation(place, value) {
                    Some((operator, operand)) => {
                        let sign = expressions::sign(operator);
                        let operand = formulas.any(operand);
                        together(&[&place_text, " ", sign, "= ", &operand, ";"])
                    }
                    None => together(&[&place_text, " = ", &formulas.any(value), ";"]),
                }
            }
            StepKind::Augment(place, operator, value) => {
                let sign = expressions::sign(*operator);
                let (place, value) = (formulas.place(place), formulas.any(value));
                together(&[&place, " ", sign, "= ", &value, ";"])
            }
            StepKind::Call(function, arguments) => {
                together(&[&formulas.call(*function, arguments), ";"])
            }
            StepKind::Print(pieces) => self.print(pieces),
            StepKind::Fill(list, value, _) => {
                let list = &self.plan.lists[*list];
                let (value, size) = (formulas.any(value), self.size(list));
                together(&["self.", &list.name, " = [", &value, "; ", &size, "];"])
            }
            StepKind::Pass => together(&["// ", nothing(self.words)]),
            StepKind::Break => "break;".to_owned(),
            StepKind::Continue => "continue;".to_owned(),
            StepKind::Return(None) => "return;".to_owned(),
            StepKind::Return(Some(value)) => together(&["return ", &formulas.any(value), ";"]),
            StepKind::If(branches, otherwise) => {
                let mut start = "if ";
                for branch in branches {
                    let header = together(&[start, &formulas.any(&branch.test), " {"]);
                    self.out.line(Some(branch.line), &header);
                    self.out.indent();
                    self.block(&branch.body);
                    self.out.dedent();
                    start = "} else if ";
                }
                if let Some(body) = otherwise {
                    self.out.line(None, "} else {");
                    self.out.indent();
                    self.block(body);
                    self.out.dedent();
                }
                return self.out.line(None, "}");
            }
            StepKind::While(test, body) => {
                let header = together(&["while ", &formulas.any(test), " {"]);
                return self.headed(line, &header, body);
            }
            StepKind::Loop(body) => return self.headed(line, "loop {", body),
            StepKind::For(count, body) => {
                let header = self.for_header(count);
                return self.headed(line, &header, body);
            }
        };
        self.out.line(line, &text);
    }

    fn headed(&mut self, line: Option<u32>, header: &str, body: &[Step]) {
        self.out.line(line, header);
        self.out.indent();
        self.block(body);
        self.out.dedent();
        self.out.line(None, "}");
    }

    fn for_header(&self, count: &Count) -> String {
        let formulas = &self.formulas;
        let first = if expressions::is_untyped(&count.first) && expressions::is_untyped(&count.end)
        {
            formulas.typed(&count.first)
        } else {
            formulas.any(&count.first)
        };
        let range = match count.pace {
            Pace::Up | Pace::By(1..) => match &count.end {
                Expr::Binary(BinaryOperator::Add, last, one) if **one == Expr::Integer(1) => {
                    together(&[&first, "..=", &formulas.any(last)])
                }
                end => together(&[&first, "..", &formulas.any(end)]),
            },
            Pace::Down | Pace::By(_) => {
                let last = formulas.any(&count.end.moved(1));
                together(&["(", &last, "..=", &first, ").rev()"])
            }
        };
        let range = match count.pace {
            Pace::Up | Pace::Down => range,
            Pace::By(by) => {
                let open = if by > 0 { "(" } else { "" };
                let close = if by > 0 { ")" } else { "" };
                let by = by.unsigned_abs().to_string();
                together(&[open, &range, close, ".step_by(", &by, ")"])
            }
        };
        let counter = match count.used {
            Used::Yes => count.counter.as_str(),
            Used::No => "_",
        };
        together(&["for ", counter, " in ", &range, " {"])
    }

    fn print(&self, pieces: &[Piece]) -> String {
        let mut format = String::new();
        let mut values = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => format.push_str(text_in_format(text).as_str()),
                Piece::Value(value, kind) => {
                    format.push_str("{}");
                    values.push_str(", ");
                    match kind {
                        Type::Integer => values.push_str(&self.formulas.typed(value)),
                        Type::Boolean => {
                            let value = self.formulas.any(value);
                            values.push_str(&together(&["truth(", &value, ")"]));
                        }
                    }
                }
            }
        }
        match format.strip_suffix("\\n") {
            Some("") => "println!();".to_owned(),
            Some(line) => together(&["println!(\"", line, "\"", &values, ");"]),
            None => together(&["print!(\"", &format, "\"", &values, ");"]),
        }
    }
}

/// A text inside a format.
fn text_in_format(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\n' => escaped.push_str("\\n"),
            '"' => escaped.push_str("\\\""),
            '\\' => escaped.push_str("\\\\"),
            '{' => escaped.push_str("{{"),
            '}' => escaped.push_str("}}"),
            // Signs that turn the direction of writing are refused in their own shape.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                escaped.extend(c.escape_unicode());
            }
            c => escaped.push(c),
        }
    }
    escaped
}
