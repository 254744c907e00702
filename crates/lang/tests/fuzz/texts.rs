//! The texts to try that are made from nothing: noise, words in any order, and
//! expressions of every shape.

use proptest::{collection::vec, prelude::*, sample::select, strategy::BoxedStrategy};

use crate::support::corpus::PRELUDE;

/// What the texts are made of, besides numbers and the names of the corpus.
pub const WORDS: [&str; 112] = [
    "n",
    "a",
    "b",
    "c",
    "x",
    "y",
    "k",
    "f",
    "g",
    "h",
    "p",
    "q",
    "i",
    "0",
    "1",
    "2",
    "00",
    "08",
    "1.5",
    "1_0",
    "9223372036854775807",
    "9223372036854775808",
    "True",
    "False",
    "None",
    "and",
    "or",
    "not",
    "is",
    "in",
    "if",
    "elif",
    "else",
    "while",
    "for",
    "def",
    "return",
    "break",
    "continue",
    "pass",
    "global",
    "print",
    "range",
    "abs",
    "min",
    "max",
    "len",
    "lambda",
    "import",
    "class",
    "try",
    "yield",
    "match",
    "int",
    "sum",
    "list",
    "__x",
    "_",
    "bit",
    "x",
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "<<",
    ">>",
    "&",
    "|",
    "^",
    "~",
    "<",
    "<=",
    ">",
    ">=",
    "==",
    "!=",
    "=",
    "+=",
    "-=",
    "//=",
    ":=",
    "->",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    ";",
    ".",
    "@",
    "!",
    "\\",
    "'",
    "\"",
    "'text'",
    "#",
    "#:",
    "then",
    "try(k, 1)",
    "marker column(x)",
    "solution()",
    "\n",
    "\n    ",
    "\n        ",
    "\t",
    "\r",
];

/// Words in any order.
pub fn soups() -> BoxedStrategy<String> {
    let soup = vec(select(&WORDS[..]), 0..80);
    let prelude = select(vec!["", "n = 8\n", PRELUDE]);
    let joint = select(vec!["", " "]);
    (prelude, soup, joint)
        .prop_map(|(prelude, soup, joint)| prelude.to_owned() + &soup.join(joint))
        .boxed()
}

/// Characters in any order.
pub fn noise() -> BoxedStrategy<String> {
    let bytes = vec(any::<u8>(), 0..200).prop_map(|b| String::from_utf8_lossy(&b).into_owned());
    let characters = vec(any::<char>(), 0..100).prop_map(|c| c.into_iter().collect());
    let ascii = vec(0x20_u8..0x7f, 0..100).prop_map(|b| b.into_iter().map(char::from).collect());
    let prelude = select(vec!["", "n = 8\n", "n = 8\nx = ", "n = 8  #: "]);
    let noise = prop_oneof![bytes, characters, ascii];
    (prelude, noise)
        .prop_map(|(prelude, noise): (_, String)| prelude.to_owned() + &noise)
        .boxed()
}

/// Integers of every shape, with and without the brackets that they need.
fn integers() -> BoxedStrategy<String> {
    let leaf = select(vec!["x", "y", "k", "a[1]", "0", "7", "f(x)", "len(a)"]);
    let unary = select(vec!["-", "+", "~", "abs", "f", "a[1] - ", "- -"]);
    let binary = select(vec!["+", "-", "*", "//", "%", "<<", ">>", "&", "|", "^"]);
    let integer = leaf
        .prop_map(str::to_owned)
        .prop_recursive(6, 40, 2, move |inner| {
            let one = (unary.clone(), inner.clone());
            let two = (inner.clone(), binary.clone(), inner.clone(), brackets());
            prop_oneof![
                1 => one.prop_map(|(o, x)| format!("{o}({x})")),
                6 => two.prop_map(|(x, o, y, (l, r))| format!("{l}{x}{o}{y}{r}")),
                1 => (inner.clone(), inner.clone()).prop_map(|(x, y)| format!("min({x}, {y})")),
                1 => inner.prop_map(|index| format!("a[{index}]")),
            ]
        });
    integer.boxed()
}

fn brackets() -> impl Strategy<Value = (&'static str, &'static str)> {
    select(vec![
        ("", ""),
        ("", ""),
        ("", ""),
        ("(", ")"),
        (" ( ", " ) "),
    ])
}

/// Conditions of every shape; without their brackets some are no part of the language.
fn conditions() -> BoxedStrategy<String> {
    let comparison = select(vec!["==", "!=", "<", "<=", ">", ">="]);
    let compared = (integers(), comparison, integers(), brackets());
    let leaf = prop_oneof![
        compared.prop_map(|(x, o, y, (l, r))| format!("{l}{x}{o}{y}{r}")),
        select(vec!["c", "b[x]", "True", "g(x, y)", "x", "k - 1"]).prop_map(str::to_owned),
    ];
    let condition = leaf.prop_recursive(4, 16, 2, |inner| {
        let logic = select(vec![" and ", " or ", " and not ", " or not ", "==", " != "]);
        let two = (inner.clone(), logic, inner.clone(), brackets());
        prop_oneof![
            1 => inner.prop_map(|x| format!("not {x}")),
            4 => two.prop_map(|(x, o, y, (l, r))| format!("{l}{x}{o}{y}{r}")),
        ]
    });
    condition.boxed()
}

/// Programs of one expression.
pub fn expressions() -> BoxedStrategy<String> {
    let integer = integers().prop_map(move |e| format!("{PRELUDE}a[k] += {e}"));
    let condition = conditions().prop_map(move |e| format!("{PRELUDE}while {e}:\n    x = 1"));
    prop_oneof![integer, condition].boxed()
}
