//! Which line gives a variable its value, read from the text of a listing.

use std::rc::Rc;

/// The name of the top level among the frames.
const TOP: &str = "<module>";

/// The only line that gives a variable of a function, or of the top level, its value.
/// Where there are several, the text does not tell which of them it was.
pub fn giver(listing: &[Rc<str>], function: &str, name: &str) -> Option<u32> {
    let mut givers = numbered(listing).filter(|(line, text)| {
        gives(text, name)
            && match scope(listing, *line) {
                own if own == function => true,
                other => function == TOP && is_global(listing, other, name),
            }
    });
    let giver = givers.next()?;
    givers.next().is_none().then_some(giver.0)
}

/// The loops of a function whose variable is a cell of a list, with that cell.
pub fn cell_loops<'a>(listing: &'a [Rc<str>], function: &str) -> Vec<(u32, &'a str)> {
    numbered(listing)
        .filter(|(line, _)| scope(listing, *line) == function)
        .filter_map(|(line, text)| Some((line, looped(text).filter(|x| x.ends_with(']'))?)))
        .collect()
}

/// Whether a line is nothing but this text.
pub fn says(listing: &[Rc<str>], line: u32, text: &str) -> bool {
    let index = line as usize - 1;
    listing.get(index).is_some_and(|line| line.trim() == text)
}

fn numbered(listing: &[Rc<str>]) -> impl Iterator<Item = (u32, &str)> {
    (1..).zip(listing.iter().map(|text| &**text))
}

/// Whether a line gives a variable its value, whatever that is.
fn gives(text: &str, name: &str) -> bool {
    if let Some((_, parameters)) = definition(text) {
        return parameters.split(',').any(|x| x.trim() == name);
    }
    looped(text).or_else(|| assigned(text)) == Some(name)
}

/// The name and the parameters of `def name(parameters):`.
fn definition(text: &str) -> Option<(&str, &str)> {
    let (name, rest) = text.trim().strip_prefix("def ")?.split_once('(')?;
    Some((name.trim(), rest.rsplit_once(')')?.0))
}

/// The variable of `for variable in …:`.
fn looped(text: &str) -> Option<&str> {
    let (variable, _) = text.trim().strip_prefix("for ")?.split_once(" in ")?;
    Some(variable.trim())
}

/// The target of `target = …` or `target += …`.
fn assigned(text: &str) -> Option<&str> {
    let (target, _) = text.split_once("= ")?;
    let target = target
        .trim_end_matches(['+', '-', '*', '/', '%', '&', '|', '^', '<', '>'])
        .trim();
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    (!target.is_empty() && target.chars().all(is_name)).then_some(target)
}

/// The function to which a line belongs, its header included.
fn scope(listing: &[Rc<str>], line: u32) -> &str {
    let until = listing.get(..line as usize).unwrap_or_default();
    let header = until
        .iter()
        .rev()
        .find(|text| !text.trim().is_empty() && !text.starts_with([' ', '\t']));
    header
        .and_then(|text| definition(text))
        .map_or(TOP, |(name, _)| name)
}

/// Whether a function says that a name is one of the top level.
fn is_global(listing: &[Rc<str>], function: &str, name: &str) -> bool {
    numbered(listing).any(|(line, text)| {
        text.trim()
            .strip_prefix("global ")
            .is_some_and(|names| names.split(',').any(|x| x.trim() == name))
            && scope(listing, line) == function
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
n = 8
a = [0] * (n + 1)
t = 0
k = 1

def check(k, strict):
    for i in range(1, k):
        if a[i] == a[k]:
            return False
    return True

def place(k):
    global t
    for j in range(1, n + 1):
        a[k] = j
        t += 1
        last = j
        last = last * 2

for a[1] in range(1, n + 1):
    while k <= n:
        k = k + 1
size = n
";

    fn listing() -> Vec<Rc<str>> {
        TEXT.lines().map(Rc::from).collect()
    }

    #[test]
    fn a_variable_has_its_value_from_the_only_line_that_gives_it_one() {
        for (function, name, line) in [
            (TOP, "n", Some(1)),
            (TOP, "size", Some(23)),
            (TOP, "t", None),
            (TOP, "k", None),
            (TOP, "i", None),
            ("check", "k", Some(6)),
            ("check", "strict", Some(6)),
            ("check", "i", Some(7)),
            ("check", "j", None),
            ("place", "k", Some(12)),
            ("place", "j", Some(14)),
            ("place", "last", None),
            ("place", "missing", None),
        ] {
            assert_eq!(giver(&listing(), function, name), line, "{function} {name}");
        }
        assert_eq!(cell_loops(&listing(), TOP), [(20, "a[1]")]);
        assert_eq!(cell_loops(&listing(), "place"), []);
    }

    #[test]
    fn targets_are_read_as_python_has_them() {
        for (text, target) in [
            ("    t = t + 1", Some("t")),
            ("t += 1", Some("t")),
            ("t //= 2", Some("t")),
            ("t <<= 2", Some("t")),
            ("a[k] = j", None),
            ("if t == 1:", None),
            ("while t <= n:", None),
            ("print(t)", None),
            ("return x == y", None),
            ("", None),
        ] {
            assert_eq!(assigned(text), target, "{text}");
        }
    }
}
