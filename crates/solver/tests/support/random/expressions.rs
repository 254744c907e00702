//! Random expressions, typed. Most indexes, divisors and shifts are sound, and some
//! are not.

use super::{
    scope::{Function, Gives},
    statements::Writer,
};

const LARGE: [&str; 6] = [
    "9223372036854775807",
    "-9223372036854775807",
    "4611686018427387904",
    "2147483648",
    "1000000",
    "-65536",
];
const RANGES: [&str; 8] = [
    "9223372036854775800, 9223372036854775807, 3",
    "-9223372036854775800, -9223372036854775807, -4",
    "-9223372036854775807, 9223372036854775807, 9223372036854775807",
    "0",
    "3, 0, -1",
    "1, n + 1",
    "n, 0, -2",
    "0, 5, 0",
];
const COMPARISONS: [&str; 6] = ["==", "!=", "<", "<=", ">", ">="];
const TEXTS: [&str; 5] = [
    "\"total\"",
    "'x ='",
    "\"#: no mark\"",
    "\"it's\"",
    "\"共有\"",
];

impl Writer<'_> {
    /// An integer.
    pub fn integer(&mut self, depth: usize) -> String {
        if depth == 0 || self.random.percent(25) {
            return self.atom();
        }
        match self.random.below(100) {
            0..=49 => {
                let left = self.integer(depth - 1);
                let (operator, right) = self.operation(depth);
                format!("{} {operator} {right}", self.enclosed(left))
            }
            50..=59 => {
                let operand = self.integer(depth - 1);
                format!(
                    "{}{}",
                    self.random.one(&["-", "~", "+", "--", "-~"]),
                    self.enclosed(operand)
                )
            }
            60..=74 => format!("{}[{}]", self.random.one(&["a", "c", "d"]), self.index()),
            75..=79 => format!("len({})", self.random.one(&["a", "b", "c", "d"])),
            80..=84 => format!("abs({})", self.integer(depth - 1)),
            85..=91 => {
                let arguments: Vec<_> = (0..2 + self.random.below(2))
                    .map(|_| self.integer(depth - 1))
                    .collect();
                format!(
                    "{}({})",
                    self.random.one(&["min", "max"]),
                    arguments.join(", ")
                )
            }
            _ => self
                .call_that_gives(Gives::Integer)
                .unwrap_or_else(|| self.atom()),
        }
    }

    fn atom(&mut self) -> String {
        match self.random.below(100) {
            0..=39 => self.random.below(10).to_string(),
            40 if self.random.percent(30) => self.random.one(&LARGE).to_owned(),
            // A name without a value, perhaps.
            41 if self.random.percent(30) => self.random.one(&self.scope.writable).to_owned(),
            _ => self.random.one(&self.scope.integers).to_owned(),
        }
    }

    /// A compound expression in brackets, or not: then it may mean something else, but
    /// is as sound. What follows a shift must not become a part of its right operand,
    /// lest CPython make a number as large as memory has room for.
    fn enclosed(&mut self, text: String) -> String {
        let compound = text.contains(' ');
        if compound && (text.contains("<<") || self.random.percent(70)) {
            format!("({text})")
        } else {
            text
        }
    }

    /// An operator and its right operand.
    pub fn operation(&mut self, depth: usize) -> (&'static str, String) {
        let operator = self.random.one(&[
            "+", "+", "-", "-", "*", "//", "//", "%", "%", "&", "|", "^", "<<", ">>", ">>",
        ]);
        let right = match operator {
            "//" | "%" if self.random.percent(97) => self
                .random
                .one(&["1", "2", "3", "-2", "-3", "7", "-1"])
                .to_owned(),
            "<<" if self.random.percent(90) => self.random.below(6).to_string(),
            "<<" if self.random.percent(30) => {
                self.random.one(&["31", "62", "63", "64", "-1"]).to_owned()
            }
            ">>" if self.random.percent(90) => self
                .random
                .one(&["0", "1", "2", "63", "64", "99"])
                .to_owned(),
            "<<" => format!("({} % 20)", self.random.one(&self.scope.integers)),
            _ => {
                let right = self.integer(depth - 1);
                self.enclosed(right)
            }
        };
        (operator, right)
    }

    /// An index, mostly one that every list has.
    pub fn index(&mut self) -> String {
        match self.random.below(100) {
            0..=29 => self.random.below(4).to_string(),
            30..=89 => {
                let value = self.integer(1);
                format!(
                    "{} % 4",
                    if value.contains(' ') {
                        format!("({value})")
                    } else {
                        value
                    }
                )
            }
            // A name may be any number.
            90 => self.random.one(&self.scope.integers).to_owned(),
            _ => "n - 1".to_owned(),
        }
    }

    /// A truth value.
    pub fn boolean(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(3) {
                0 => self.random.one(&["True", "False"]).to_owned(),
                _ if self.scope.booleans.is_empty() => "True".to_owned(),
                _ => self.random.one(&self.scope.booleans).to_owned(),
            };
        }
        match self.random.below(100) {
            0..=49 => {
                let (left, right) = (self.integer(depth - 1), self.integer(depth - 1));
                format!("{left} {} {right}", self.random.one(&COMPARISONS))
            }
            50..=54 => {
                let (left, right) = (self.boolean(depth - 1), self.boolean(depth - 1));
                format!("({left}) {} ({right})", self.random.one(&["==", "!="]))
            }
            55..=64 => format!("not ({})", self.condition(depth - 1)),
            65..=79 => {
                let (left, right) = (self.boolean(depth - 1), self.boolean(depth - 1));
                let operator = self.random.one(&["and", "or"]);
                format!(
                    "{} {operator} {}",
                    self.enclosed(left),
                    self.enclosed(right)
                )
            }
            80..=89 => format!("b[{}]", self.index()),
            90..=94 => self
                .call_that_gives(Gives::Boolean)
                .unwrap_or_else(|| self.boolean(0)),
            _ => self.boolean(0),
        }
    }

    /// Something of which only the truth matters: an integer too, or a constant.
    pub fn condition(&mut self, depth: usize) -> String {
        match self.random.below(100) {
            0..=9 => self
                .random
                .one(&[
                    "True", "False", "1", "0", "not 0", "not True", "2 - 2", "~0",
                ])
                .to_owned(),
            10..=19 => self.integer(1),
            20..=49 if depth > 0 => {
                let operator = self.random.one(&["and", "or"]);
                format!(
                    "{} {operator} {}",
                    self.tested(depth - 1),
                    self.tested(depth - 1)
                )
            }
            50..=59 if depth > 0 => format!("not {}", self.tested(depth - 1)),
            _ => self.boolean(depth.max(1)),
        }
    }

    fn tested(&mut self, depth: usize) -> String {
        let condition = self.condition(depth);
        self.enclosed(condition)
    }

    /// What stands in the brackets of `range`.
    pub fn range(&mut self) -> String {
        match self.random.below(100) {
            0..=39 => self.random.below(5).to_string(),
            40..=44 => self.random.one(&RANGES).to_owned(),
            45..=64 => format!("{} % 5", self.random.one(&self.scope.integers)),
            65..=79 => format!("{}, {}", self.random.below(3), 2 + self.random.below(4)),
            80..=94 => {
                let step = self.random.one(&["1", "2", "-1", "-2", "3", "-3"]);
                format!("{}, {}, {step}", self.random.below(5), self.random.below(5))
            }
            95..=97 => format!("{}, {}", self.integer(1), self.integer(1)),
            _ => format!("0, 4, {} | 1", self.integer(1)),
        }
    }

    /// A statement that prints.
    pub fn print(&mut self) -> String {
        let items: Vec<String> = (0..1 + self.random.below(3))
            .map(|_| match self.random.below(5) {
                0 => self.boolean(1),
                1 => self.random.one(&TEXTS).to_owned(),
                2 => {
                    let list = self.random.one(&["a", "b", "c", "d"]);
                    let part = match self.random.below(5) {
                        0 => ":".to_owned(),
                        1 => ":2".to_owned(),
                        2 => format!("{}:", self.index()),
                        3 => "2:9".to_owned(),
                        _ => "1:".to_owned(),
                    };
                    format!("*{list}[{part}]")
                }
                _ => self.integer(2),
            })
            .collect();
        format!("print({})", items.join(", "))
    }

    /// A call.
    pub fn call(&mut self, function: Function) -> String {
        let arguments: Vec<_> = function
            .parameters
            .iter()
            .map(|_| {
                if function.name == "again" {
                    self.random.below(5).to_string()
                } else {
                    self.integer(1)
                }
            })
            .collect();
        format!("{}({})", function.name, arguments.join(", "))
    }

    fn call_that_gives(&mut self, gives: Gives) -> Option<String> {
        let fitting: Vec<Function> = self
            .functions
            .iter()
            .copied()
            .filter(|f| f.gives == gives)
            .collect();
        (!fitting.is_empty()).then(|| {
            let function = self.random.one(&fitting);
            self.call(function)
        })
    }
}
