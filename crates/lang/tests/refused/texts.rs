//! Whole texts with something that a table cannot show: no first line `n = 8`,
//! characters that are not seen, or great size.

use queenscope_lang::{MAXIMUM_NESTING, MAXIMUM_SOURCE};

/// The texts with their errors.
pub fn rows() -> Vec<(String, String)> {
    let rows = [first_statements(), characters(), encodings(), depths()];
    rows.into_iter().flatten().collect()
}

fn owned(rows: &[(&str, &str)]) -> Vec<(String, String)> {
    rows.iter()
        .map(|(source, error)| ((*source).to_owned(), (*error).to_owned()))
        .collect()
}

fn first_statements() -> Vec<(String, String)> {
    owned(&[
        (
            "",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "\n# nothing\n",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "x = 8",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "N = 8",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "n = -1",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "n = True",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "n = 8 + 1",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "n, m = 8, 9",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "n += 8",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "print(8)\nn = 8",
            "line 1, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "# queens\n\ndef f():\n    pass\nn = 8",
            "line 3, column 1: the first statement must be the board size: write n = 8",
        ),
        (
            "n = int(input())",
            "line 1, column 5: int is no part of this language: all numbers are integers, and // divides them",
        ),
        (
            " n = 8",
            "line 1, column 2: this line is indented, but no block begins here: align it with the line before",
        ),
    ])
}

fn characters() -> Vec<(String, String)> {
    let rows = [
        ("\u{feff}n = 8", 1, 1, "FEFF"),
        ("n = 8\0", 1, 6, "0000"),
        ("n = 8 # \0", 1, 9, "0000"),
        ("n = 8\r\nx = 1\ry = 2\r\n", 2, 6, "000D"),
        ("n = 8\u{c}", 1, 6, "000C"),
        ("n = 8\nprint(\"a\tb\")", 2, 9, "0009"),
        ("n = 8\nx = 3\u{200b}", 2, 6, "200B"),
    ];
    rows.map(|(source, line, column, code)| {
        let sentence = format!("the invisible character U+{code} cannot stand here: remove it");
        (
            source.to_owned(),
            format!("line {line}, column {column}: {sentence}"),
        )
    })
    .into()
}

fn encodings() -> Vec<(String, String)> {
    let rows = [
        ("# coding: latin-1\nn = 8", 1, 1, "latin-1"),
        ("\n  # vim: set fileencoding=gbk :\nn = 8", 2, 3, "gbk"),
        ("# coding: \n#coding:=coding:\tAlice\nn = 8", 2, 1, "Alice"),
    ];
    rows.map(|(source, line, column, name)| {
        let sentence = "this comment tells Python that the text is encoded as";
        let error = format!("line {line}, column {column}: {sentence} {name}: leave it out");
        (source.to_owned(), error)
    })
    .into()
}

fn depths() -> Vec<(String, String)> {
    let most = MAXIMUM_NESTING;
    let blocks: String = (0..=most)
        .map(|i| format!("{}if n:\n", " ".repeat(i)))
        .collect();
    let expression = "expressions can be nested up to 64 deep: use a variable for a part";
    let rows = [
        (
            format!("{}1{}", "(".repeat(most), ")".repeat(most)),
            2,
            69,
            expression,
        ),
        (format!("{}1", "-".repeat(most)), 2, 69, expression),
        (format!("{}True", "not ".repeat(most)), 2, 261, expression),
        (format!("1{}", " + 1".repeat(most)), 2, 5, expression),
        (
            format!("n == 8{}", " or n == 8".repeat(most - 1)),
            2,
            5,
            expression,
        ),
        (
            format!("{}1{}", "abs(".repeat(most), ")".repeat(most)),
            2,
            261,
            expression,
        ),
        (
            format!("{}1{}", "x[".repeat(most), "]".repeat(most)),
            2,
            133,
            expression,
        ),
        (
            format!("1\n{blocks}{}pass", " ".repeat(most + 1)),
            67,
            65,
            "blocks can be nested up to 64 deep: use a function",
        ),
        (
            format!("1\nif n:\n    pass\n{}", "elif n:\n    pass\n".repeat(501)),
            1005,
            1,
            "there can be up to 500 elif branches: use a list or a function",
        ),
        (
            format!("1\n#{}", "x".repeat(MAXIMUM_SOURCE)),
            1,
            1,
            "a program can have up to 65,536 bytes: shorten it",
        ),
    ];
    rows.map(|(rest, line, column, sentence)| {
        (
            format!("n = 8\nx = {rest}"),
            format!("line {line}, column {column}: {sentence}"),
        )
    })
    .into()
}
