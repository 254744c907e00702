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

/// The other lower-case names that CPython 3.11 to 3.13 define by themselves.
const OTHER_BUILTINS: [&str; 69] = [
    "aiter", "all", "anext", "any", "ascii", "bin", "bool", "breakpoint", "bytearray", "bytes", "callable", "chr", "classmethod", "compile", "complex", "copyright", "credits", "delattr", "dict", "dir", "divmod", "enumerate", "eval", "exec", "exit", "filter", "float", "format", "frozenset", "getattr", "globals", "hasattr", "hash", "help", "hex", "id", "input", "int", "isinstance", "issubclass", "iter", "license", "list", "locals", "map", "memoryview", "next", "object", "oct", "open", "ord", "pow", "property", "quit", "repr", "reversed", "round", "set", "setattr", "slice", "sorted", "staticmethod", "str", "sum", "super", "tuple", "type", "vars", "zip",
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

/// The name nearest to the given one, if one slip of the fingers leads there:
/// one letter changed, missing, too many, or in another case.
pub(crate) fn similar<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut names: Vec<&str> = names.filter(|other| one_slip(name, other)).collect();
    names.sort_unstable();
    names.first().map(|name| (*name).to_owned())
}

fn one_slip(a: &str, b: &str) -> bool {
    if a.eq_ignore_ascii_case(b) {
        return true;
    }
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    if long.len() < 3 || long.len() - short.len() > 1 {
        return false;
    }
    let same = short.bytes().zip(long.bytes()).take_while(|(x, y)| x == y).count();
    let rest = if short.len() == long.len() { same + 1 } else { same };
    short.get(rest..) == long.get(same + 1..)
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
        ] {
            assert_eq!(one_slip(a, b), near, "{a} {b}");
        }
    }
}
