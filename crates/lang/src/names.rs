//! Words with a meaning of their own in Python, and names that look alike.

/// Python's keywords that the subset has no use for.
pub(crate) const REFUSED_KEYWORDS: [&str; 16] = [
    "as", "assert", "async", "await", "class", "del", "except", "finally", "from", "import",
    "nonlocal", "raise", "try", "with", "yield", "in",
];

/// Python's keywords that the subset uses.
pub(crate) const KEYWORDS: [&str; 19] = [
    "and", "break", "continue", "def", "elif", "else", "for", "global", "if", "is", "lambda",
    "not", "or", "pass", "return", "while", "True", "False", "None",
];

/// The functions of Python that the subset has.
pub(crate) const OWN_BUILTINS: [&str; 6] = ["abs", "len", "max", "min", "print", "range"];

/// The words that begin a statement.
const STATEMENTS: [&str; 12] = [
    "if", "elif", "else", "while", "for", "def", "return", "global", "break", "continue", "pass",
    "print",
];

/// Words of other languages at the start of a statement, with what Python has.
const OTHER_STATEMENTS: [(&str, &str); 13] = [
    ("function", "def"),
    ("func", "def"),
    ("fn", "def"),
    ("procedure", "def"),
    ("elseif", "elif"),
    ("foreach", "for … in range(…):"),
    ("repeat", "while"),
    ("do", "while"),
    ("switch", "if, elif and else"),
    ("let", "the assignment alone"),
    ("var", "the assignment alone"),
    ("begin", "a colon and an indented block"),
    ("end", "nothing, a block ends with its indentation"),
];

/// Words of other languages inside a statement, with what Python has.
const OTHER_WORDS: [(&str, &str); 8] = [
    ("mod", "%"),
    ("div", "//"),
    ("xor", "^"),
    ("AND", "and"),
    ("OR", "or"),
    ("NOT", "not"),
    ("then", ":"),
    ("do", ":"),
];

/// The other lower-case names that CPython 3.11 to 3.13 define by themselves.
const OTHER_BUILTINS: [&str; 69] = [
    "aiter",
    "all",
    "anext",
    "any",
    "ascii",
    "bin",
    "bool",
    "breakpoint",
    "bytearray",
    "bytes",
    "callable",
    "chr",
    "classmethod",
    "compile",
    "complex",
    "copyright",
    "credits",
    "delattr",
    "dict",
    "dir",
    "divmod",
    "enumerate",
    "eval",
    "exec",
    "exit",
    "filter",
    "float",
    "format",
    "frozenset",
    "getattr",
    "globals",
    "hasattr",
    "hash",
    "help",
    "hex",
    "id",
    "input",
    "int",
    "isinstance",
    "issubclass",
    "iter",
    "license",
    "list",
    "locals",
    "map",
    "memoryview",
    "next",
    "object",
    "oct",
    "open",
    "ord",
    "pow",
    "property",
    "quit",
    "repr",
    "reversed",
    "round",
    "set",
    "setattr",
    "slice",
    "sorted",
    "staticmethod",
    "str",
    "sum",
    "super",
    "tuple",
    "type",
    "vars",
    "zip",
];

pub(crate) fn is_keyword(name: &str) -> bool {
    KEYWORDS.contains(&name) || REFUSED_KEYWORDS.contains(&name)
}

pub(crate) fn is_builtin(name: &str) -> bool {
    OWN_BUILTINS.contains(&name) || is_other_builtin(name)
}

pub(crate) fn is_other_builtin(name: &str) -> bool {
    OTHER_BUILTINS.contains(&name)
}

/// What Python has for a word of another language that stands inside a statement.
pub(crate) fn other_word(word: &str) -> Option<(&'static str, &'static str)> {
    OTHER_WORDS
        .into_iter()
        .find(|(written, _)| *written == word)
}

/// What Python has for a word of another language that begins a statement.
pub(crate) fn other_statement(word: &str) -> Option<(&'static str, &'static str)> {
    OTHER_STATEMENTS
        .into_iter()
        .find(|(written, _)| *written == word)
}

/// The word that begins a statement and is one slip of the fingers away.
pub(crate) fn similar_statement(word: &str) -> Option<&'static str> {
    STATEMENTS
        .into_iter()
        .find(|statement| *statement != word && one_slip(word, statement))
}

/// The name nearest to the given one, if one slip of the fingers leads there:
/// one letter changed, missing, too many, or in another case, or two exchanged.
pub(crate) fn similar<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let near = names.filter(|other| one_slip(name, other));
    near.min().map(str::to_owned)
}

fn one_slip(a: &str, b: &str) -> bool {
    if a.eq_ignore_ascii_case(b) {
        return true;
    }
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    if long.len() < 3 || long.len() - short.len() > 1 {
        return false;
    }
    let same = short
        .bytes()
        .zip(long.bytes())
        .take_while(|(x, y)| x == y)
        .count();
    let (short, long) = (&short.as_bytes()[same..], &long.as_bytes()[same..]);
    match (short, long) {
        (short, [_, long @ ..]) if short.len() == long.len() => short == long,
        ([x, y, short @ ..], [v, w, long @ ..]) if short == long && (x, y) == (w, v) => true,
        ([_, short @ ..], [_, long @ ..]) => short == long,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_of_the_fingers_is_recognised() {
        for (a, b, near) in [
            ("chek", "check", true),
            ("checck", "check", true),
            ("chack", "check", true),
            ("Check", "check", true),
            ("K", "k", true),
            ("j", "k", false),
            ("place", "check", false),
            ("checker", "check", false),
            ("chekc", "check", true),
            ("chceks", "check", false),
            ("retrun", "return", true),
            ("check", "cehkc", false),
            ("abc", "abcd", true),
            ("bcd", "abcd", true),
        ] {
            assert_eq!(one_slip(a, b), near, "{a} {b}");
        }
    }
}
