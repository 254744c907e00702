//! Style sheets and scripts without what only their authors read: comments, indentation and
//! empty lines. Everything else goes out as it was written.
//! Must never know what a style or a script means.

/// A style sheet: rules that follow each other without a gap.
pub fn style(text: &str) -> String {
    let mut terse = String::with_capacity(text.len());
    for line in lines(&without_comments(text)) {
        terse += line;
        // Elsewhere the end of a line parts two words.
        if !line.ends_with(['{', '}', ';', ',']) {
            terse.push('\n');
        }
    }
    terse
}

/// A script. A comment goes if it begins a line and ends one; the ends of lines stay, since
/// they may end statements. What stands in a text of several lines stays as it is.
pub fn script(text: &str) -> String {
    if text.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return text.to_owned();
    }
    let mut terse = String::with_capacity(text.len());
    let mut comment = false;
    for line in lines(text) {
        comment = comment || line.starts_with("/*");
        if comment {
            comment = !line.ends_with("*/");
        } else if !line.starts_with("//") {
            terse += line;
            terse.push('\n');
        }
    }
    terse
}

/// What stands on the lines of a text, empty ones aside.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// A style sheet without its comments. What looks like one in a string is none.
fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::with_capacity(text.len());
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, from) = rest.split_at(at);
        plain += before;
        let (end, kept) = match from.strip_prefix("/*") {
            Some(comment) => (comment.find("*/").map(|end| end + 4), false),
            None if from.starts_with('/') => (Some(1), true),
            None => (from[1..].find(&from[..1]).map(|end| end + 2), true),
        };
        let (part, after) = from.split_at(end.unwrap_or(from.len()));
        plain += if kept { part } else { "" };
        rest = after;
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_comments_and_gaps() {
        let text = "/* One\n   two */\na,\nb > c {\n  color: red; /* why */\n\n  content: '/* no */';\n}\n\
            @media (width > 1rem)\n  and (hover) {\n  d { e: url(x/y) }\n}\n";
        let terse = "a,b > c {color: red;content: '/* no */';}@media (width > 1rem)\nand (hover) {d { e: url(x/y) }}";
        assert_eq!(style(text), terse);
        assert_eq!(style(&style(text)), terse);
    }

    #[test]
    fn scripts_lose_lines_of_comments_and_indentation() {
        let text = "// Why.\n/**\n * What.\n */\nfunction f(x) {\n    /* Short. */\n    return `${x}//` // kept\n}\n";
        let terse = "function f(x) {\nreturn `${x}//` // kept\n}\n";
        assert_eq!(script(text), terse);
        let several = "const text = `\n  // said\n`;\n";
        assert_eq!(script(several), several);
    }
}
