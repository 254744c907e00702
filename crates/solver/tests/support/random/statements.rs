//! Random statements. Types follow from names, so that a program is sound; its
//! values are not: names lack values, loops do not end, recursion goes too deep now
//! and then.

use super::{
    Node, Random,
    scope::{FUNCTIONS, Function, Gives, Scope},
};

/// The lines of a random program.
pub fn nodes(random: &mut Random) -> Vec<Node> {
    let scope = Scope::top_level();
    let mut writer = Writer {
        random,
        scope,
        functions: Vec::new(),
        depth: 0,
        loops: 0,
    };
    writer.module()
}

pub(super) struct Writer<'a> {
    pub random: &'a mut Random,
    pub scope: Scope,
    pub functions: Vec<Function>,
    depth: usize,
    loops: usize,
}

impl Writer<'_> {
    fn module(&mut self) -> Vec<Node> {
        let mut nodes: Vec<Node> = [
            "n = 4",
            "a = [0] * (n + 1)",
            "b = [True] * 4",
            "c = [3, -1, 4, 1, -5]",
        ]
        .map(Node::line)
        .into();
        // Every list has four cells at least.
        let lists = [
            "d = [1] * (2 * n)",
            "d = [7] * n",
            "d = [-2] * (n * n - 9)",
            "d = [n // 2, -n, 0, 1 - n]",
        ];
        nodes.push(Node::line(self.random.one(&lists)));
        for name in ["t", "x", "y", "z"] {
            if self.random.percent(90) {
                let value = if self.random.percent(70) {
                    self.random.below(6).to_string()
                } else {
                    self.integer(1)
                };
                nodes.push(Node::line(format!("{name} = {value}")));
                self.scope.integers.push(name);
            }
        }
        nodes.push(Node::line(format!("p = {}", self.boolean(1))));
        self.scope.booleans.push("p");
        let mut functions = FUNCTIONS.to_vec();
        for _ in 0..self.random.below(4) {
            let function = functions.remove(self.random.below(functions.len()));
            nodes.push(self.definition(function));
            if self.random.percent(30) {
                nodes.extend(self.statement());
            }
        }
        for _ in 0..4 + self.random.below(6) {
            nodes.extend(self.statement());
        }
        // A name that is read has to be assigned somewhere.
        nodes.extend(["t = 0", "w = 1", "x, y = 2, 3", "z = 4"].map(Node::line));
        nodes
    }

    fn definition(&mut self, function: Function) -> Node {
        let outside = self.scope.clone();
        let locals = ["i", "j", "u"];
        let declares = self.random.percent(60);
        let globals: &[_] = if declares { &["t", "z"] } else { &[] };
        self.scope.integers.extend(function.parameters);
        self.scope.writable = [function.parameters, &locals, globals].concat();
        self.scope.switch = "r";
        self.scope.around = Some(function.gives);
        let mut body = Vec::new();
        if declares {
            body.push(Node::line("global t, z"));
        }
        if function.name == "again" {
            if self.random.percent(95) {
                body.push(Node {
                    text: "if k <= 0:".into(),
                    body: vec![Node::line("return 1")],
                });
            }
            let deeper = [
                "u = again(k - 1)",
                "u = again(k - 1) + k",
                "u = 2 * again(k - 2)",
            ];
            body.push(Node::line(self.random.one(&deeper)));
            self.scope.integers.push("u");
        }
        let early = self.random.percent(93);
        let first = ["i = n", "j = 2", "u = 3", "r = p"].map(Node::line);
        if early {
            body.extend(first.clone());
            self.scope.integers.extend(locals);
            self.scope.booleans.push("r");
        }
        for _ in 0..1 + self.random.below(3) {
            body.extend(self.statement());
        }
        if !early {
            body.extend(first);
        }
        body.extend(
            self.value_for(function.gives)
                .map(|value| Node::line(format!("return {value}"))),
        );
        self.scope = outside;
        self.functions.push(function);
        Node {
            text: format!("def {}({}):", function.name, function.parameters.join(", ")),
            body,
        }
    }

    fn value_for(&mut self, gives: Gives) -> Option<String> {
        match gives {
            Gives::Integer => Some(self.integer(2)),
            Gives::Boolean => Some(self.boolean(2)),
            Gives::Nothing => None,
        }
    }

    /// A block under a header.
    fn block(&mut self, header: impl Into<String>) -> Node {
        let scope = self.scope.clone();
        self.depth += 1;
        let mut body = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            body.extend(self.statement());
        }
        self.depth -= 1;
        self.scope = scope;
        Node {
            text: header.into(),
            body,
        }
    }

    fn loop_block(&mut self, header: impl Into<String>) -> Node {
        self.loops += 1;
        let node = self.block(header);
        self.loops -= 1;
        node
    }

    fn statement(&mut self) -> Vec<Node> {
        let kinds = if self.depth < 4 { 100 } else { 60 };
        match self.random.below(kinds) {
            16..=23 => vec![self.augmented()],
            24..=30 => vec![self.pair()],
            31..=38 => vec![Node::line(self.print())],
            39..=41 => vec![Node::line("pass")],
            42..=45 if self.loops > 0 => vec![Node::line(self.random.one(&["break", "continue"]))],
            46..=47 if self.scope.around.is_some() => vec![self.give_back()],
            48..=59 if !self.functions.is_empty() => {
                let function = self.random.one(&self.functions);
                vec![Node::line(self.call(function))]
            }
            60..=79 => self.choice(),
            80..=91 => vec![self.for_loop()],
            92..=99 => self.while_loop(),
            _ => vec![self.assignment()],
        }
    }

    fn give_back(&mut self) -> Node {
        let value = self.scope.around.and_then(|gives| self.value_for(gives));
        Node::line(value.map_or_else(|| "return".to_owned(), |value| format!("return {value}")))
    }

    fn assignment(&mut self) -> Node {
        if self.random.percent(20) {
            let (switch, value) = (self.scope.switch, self.boolean(2));
            self.scope.booleans.push(switch);
            return Node::line(match self.random.below(3) {
                0 => format!("b[{}] = {value}", self.index()),
                _ => format!("{switch} = {value}"),
            });
        }
        let value = self.integer(2);
        Node::line(format!("{} = {value}", self.target()))
    }

    /// An integer that is written from here on.
    fn target(&mut self) -> String {
        if self.random.percent(30) {
            return format!("{}[{}]", self.random.one(&["a", "c", "d"]), self.index());
        }
        let name = self.random.one(&self.scope.writable);
        self.scope.integers.push(name);
        name.to_owned()
    }

    fn augmented(&mut self) -> Node {
        let (operator, value) = self.operation(2);
        let target = if self.random.percent(30) {
            format!("{}[{}]", self.random.one(&["a", "c", "d"]), self.index())
        } else {
            // Mostly one that has a value.
            let mut names = self.scope.writable.clone();
            if self.random.percent(99) {
                names.retain(|name| self.scope.integers.contains(name));
            }
            if names.is_empty() {
                "t"
            } else {
                self.random.one(&names)
            }
            .to_owned()
        };
        Node::line(format!("{target} {operator}= {value}"))
    }

    fn pair(&mut self) -> Node {
        if self.random.percent(30) {
            let (list, i, j) = (
                self.random.one(&["a", "b", "c", "d"]),
                self.index(),
                self.index(),
            );
            return Node::line(format!(
                "{list}[{i}], {list}[{j}] = {list}[{j}], {list}[{i}]"
            ));
        }
        let values = (self.integer(1), self.integer(1));
        let first = self.target();
        Node::line(format!(
            "{first}, {} = {}, {}",
            self.target(),
            values.0,
            values.1
        ))
    }

    fn choice(&mut self) -> Vec<Node> {
        let test = self.condition(2);
        let mut nodes = vec![self.block(format!("if {test}:"))];
        while self.random.percent(25) {
            let test = self.condition(2);
            nodes.push(self.block(format!("elif {test}:")));
        }
        if self.random.percent(40) {
            nodes.push(self.block("else:"));
        }
        nodes
    }

    fn for_loop(&mut self) -> Node {
        let range = self.range();
        let scope = self.scope.clone();
        let target = self.target();
        let node = self.loop_block(format!("for {target} in range({range}):"));
        // The range may have been empty.
        self.scope = scope;
        node
    }

    fn while_loop(&mut self) -> Vec<Node> {
        if self.random.percent(60) {
            let name = self.random.one(&self.scope.writable);
            self.scope.integers.push(name);
            let bound = 2 + self.random.below(5);
            let mut node = self.loop_block(format!("while {name} < {bound}:"));
            node.body.insert(0, Node::line(format!("{name} += 1")));
            return vec![Node::line(format!("{name} = 0")), node];
        }
        let test = self.condition(2);
        let mut node = self.loop_block(format!("while {test}:"));
        if self.random.percent(80) {
            node.body.push(Node::line("break"));
        }
        vec![node]
    }
}
