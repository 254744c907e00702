//! What the keys of an editor of programs do to its text: line ends that keep the
//! indentation, levels taken and given. Pure functions from a text and a selection to
//! one replacement, so that the browser can undo it. Places are counted in UTF-16
//! units, as browsers count them. It knows nothing of browsers.

use std::ops::Range;

/// The spaces of a level.
const LEVEL: usize = 4;

/// A replacement in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced.
    pub range: Range<u32>,
    /// What takes its place.
    pub with: String,
    /// What is selected afterwards.
    pub select: Range<u32>,
}

/// A key that the editor deals with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A line ends here.
    Enter,
    /// A level is given.
    Indent,
    /// A level is taken.
    Dedent,
    /// What stands before the selection goes.
    Backspace,
}

/// What a key does to a text with a selection; `None` if the browser does it well by
/// itself.
pub fn edit(stroke: Stroke, text: &str, selection: Range<u32>) -> Option<Edit> {
    let at = |place| byte(text, place);
    let (start, end) = (at(selection.start), at(selection.end));
    let line = text[..start].rfind('\n').map_or(0, |end| end + 1);
    let before = &text[line..start];
    match stroke {
        Stroke::Enter => Some(typed(selection, format!("\n{}", indentation(before)))),
        Stroke::Indent if !text[start..end].contains('\n') => {
            let column = before.chars().count();
            Some(typed(selection, " ".repeat(LEVEL - column % LEVEL)))
        }
        Stroke::Indent => Some(lines(text, line..end, selection, |text| match text {
            "" => String::new(),
            text => format!("{}{text}", " ".repeat(LEVEL)),
        })),
        Stroke::Dedent => Some(lines(text, line..end, selection, |text| {
            text[leading(text).min(LEVEL)..].to_owned()
        })),
        Stroke::Backspace => {
            let blank = !before.is_empty() && before.bytes().all(|b| b == b' ');
            let taken = match before.len() % LEVEL {
                0 => LEVEL,
                rest => rest,
            };
            (selection.is_empty() && blank && taken > 1).then(|| {
                let from = selection.start - taken as u32;
                Edit {
                    range: from..selection.start,
                    with: String::new(),
                    select: from..from,
                }
            })
        }
    }
}

/// The indentation of the line that follows one that begins so: a level more behind a
/// header, a level less behind a line that nothing of its block can follow.
fn indentation(before: &str) -> String {
    let code = code(before).trim_end();
    let leading = leading(before);
    let first = code.trim_start().split([' ', '(']).next().unwrap_or("");
    let spaces = if code.ends_with(':') {
        leading + LEVEL
    } else if matches!(first, "return" | "break" | "continue" | "pass") {
        leading.saturating_sub(LEVEL)
    } else {
        leading
    };
    " ".repeat(spaces)
}

/// A line without its comment.
fn code(line: &str) -> &str {
    let mut quote = None;
    for (at, c) in line.char_indices() {
        match (quote, c) {
            (None, '#') => return &line[..at],
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            (None | Some(_), _) => {}
        }
    }
    line
}

/// How many spaces a line begins with.
fn leading(line: &str) -> usize {
    line.bytes().take_while(|b| *b == b' ').count()
}

/// Text in place of the selection, the caret behind it.
fn typed(selection: Range<u32>, with: String) -> Edit {
    let caret = selection.start + units(&with);
    Edit {
        range: selection,
        with,
        select: caret..caret,
    }
}

/// Changes every line that the selection touches, and selects the same part of them.
fn lines(
    text: &str,
    touched: Range<usize>,
    selection: Range<u32>,
    change: impl Fn(&str) -> String,
) -> Edit {
    // A selection that ends where a line begins does not touch that line.
    let ends_before = touched.end > touched.start && text[..touched.end].ends_with('\n');
    let end = if ends_before {
        touched.end - 1
    } else {
        let rest = text[touched.end..].find('\n');
        rest.map_or(text.len(), |length| touched.end + length)
    };
    let old = &text[touched.start..end];
    let new: Vec<String> = old.split('\n').map(change).collect();
    let grown = |old: &str, new: &str| i64::from(units(new)) - i64::from(units(old));
    let first = old.split('\n').next().unwrap_or("");
    let with = new.join("\n");
    let from = units(&text[..touched.start]);
    let moved = |place: u32, by: i64| (i64::from(place) + by).max(from.into()) as u32;
    let start = moved(selection.start, grown(first, &new[0]));
    let stop = moved(selection.end, grown(old, &with));
    Edit {
        range: from..from + units(old),
        select: start..stop.max(start),
        with,
    }
}

/// How many UTF-16 units a text has.
fn units(text: &str) -> u32 {
    text.encode_utf16().count() as u32
}

/// The place in bytes of a place in UTF-16 units.
fn byte(text: &str, place: u32) -> usize {
    let mut at = 0;
    for (byte, c) in text.char_indices() {
        if at >= place {
            return byte;
        }
        at += c.len_utf16() as u32;
    }
    text.len()
}

/// The line, from 1, of a place.
pub fn line_of(text: &str, place: u32) -> u32 {
    let before = &text[..byte(text, place)];
    1 + before.bytes().filter(|b| *b == b'\n').count() as u32
}

/// The place where a line and a column, both from 1 and in characters, are.
pub fn place_of(text: &str, line: u32, column: u32) -> u32 {
    let mut lines = text.split('\n');
    let before: u32 = lines
        .by_ref()
        .take(line.saturating_sub(1) as usize)
        .map(|line| units(line) + 1)
        .sum();
    let within = lines.next().unwrap_or("");
    let start: String = within
        .chars()
        .take(column.saturating_sub(1) as usize)
        .collect();
    (before + units(&start)).min(units(text))
}

#[cfg(test)]
mod tests {
    use Stroke::{Backspace, Dedent, Enter, Indent};

    use super::*;

    /// A text in which `[` and `]` are the ends of the selection, or `|` the caret.
    fn marked(text: &str) -> (String, Range<u32>) {
        let text = text.replace('|', "[]");
        let start = text.find('[').unwrap();
        let end = text.find(']').unwrap() - 1;
        let plain = text.replace(['[', ']'], "");
        let selection = units(&plain[..start])..units(&plain[..end]);
        (plain, selection)
    }

    fn after(stroke: Stroke, text: &str) -> Option<String> {
        let (plain, selection) = marked(text);
        let edit = edit(stroke, &plain, selection)?;
        let range = byte(&plain, edit.range.start)..byte(&plain, edit.range.end);
        let mut text = plain.clone();
        text.replace_range(range, &edit.with);
        let (start, end) = (byte(&text, edit.select.start), byte(&text, edit.select.end));
        text.insert(end, ']');
        text.insert(start, '[');
        Some(text.replace("[]", "|"))
    }

    #[test]
    fn keys_do_what_writers_of_programs_expect() {
        for (stroke, before, expected) in [
            (Enter, "x = 1|", "x = 1\n|"),
            (Enter, "|x = 1", "\n|x = 1"),
            (Enter, "if x:|", "if x:\n    |"),
            (
                Enter,
                "    for j in range(n):  #: else f(x)|",
                "    for j in range(n):  #: else f(x)\n        |",
            ),
            (Enter, "    x = 1  # so:|", "    x = 1  # so:\n    |"),
            (Enter, "print(\"#:\")|", "print(\"#:\")\n|"),
            (Enter, "    while x:| y", "    while x:\n        | y"),
            (Enter, "        return True|", "        return True\n    |"),
            (Enter, "    break|", "    break\n|"),
            (Enter, "    passed = 1|", "    passed = 1\n    |"),
            (Enter, "  |  x", "  \n  |  x"),
            (
                Enter,
                "# 八皇后 👑\n    x[ = 1\ny]",
                "# 八皇后 👑\n    x\n    |",
            ),
            (Indent, "|", "    |"),
            (Indent, "  |x", "    |x"),
            (Indent, "x|", "x   |"),
            (Indent, "a[bc]d", "a   |d"),
            (Indent, "👑\n|x", "👑\n    |x"),
            (Indent, "a[b\nc]d", "    a[b\n    c]d"),
            (Indent, "[a\n\nb\n]c", "    [a\n\n    b\n]c"),
            (Dedent, "    x|", "x|"),
            (Dedent, "  x|", "x|"),
            (Dedent, "x|", "x|"),
            (Dedent, "  |      x", "|    x"),
            (Dedent, "y\n    [x\n      z]\n    w", "y\n[x\n  z]\n    w"),
            (Backspace, "        |x", "    |x"),
            (Backspace, "     |x", "    |x"),
            (Backspace, "y\n      |", "y\n    |"),
        ] {
            // A single space is taken by the browser itself.
            let single = (stroke, before) == (Backspace, "     |x");
            let expected = (!single).then(|| expected.to_owned());
            assert_eq!(after(stroke, before), expected, "{stroke:?} {before:?}");
        }
    }

    #[test]
    fn the_browser_deletes_everything_else() {
        for text in ["|", "x|", "    x|", "[    ]x", "y\n|x", "\t|x"] {
            assert_eq!(after(Backspace, text), None, "{text:?}");
        }
    }

    #[test]
    fn places_and_lines_agree() {
        let text = "n = 4\n# 👑皇\n\nx";
        for (line, column, place) in [
            (1, 1, 0),
            (1, 5, 4),
            (1, 6, 5),
            (2, 3, 8),
            (2, 4, 10),
            (2, 5, 11),
            (3, 1, 12),
            (4, 1, 13),
            (4, 9, 14),
            (9, 1, 14),
        ] {
            assert_eq!(place_of(text, line, column), place, "{line} {column}");
            assert_eq!(line_of(text, place), line.min(4));
        }
    }
}
