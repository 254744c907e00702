//! The Python listing: the source text itself with its marks cut off, never
//! reprinted, so that it runs under CPython as it is.

use crate::{error::Error, parser, span::Span, token};

/// The lines of a source text without their marks.
pub fn python(source: &str) -> Vec<String> {
    let mut lines: Vec<String> = source
        .split('\n')
        .map(|line| without_mark(line.strip_suffix('\r').unwrap_or(line)))
        .collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

fn without_mark(line: &str) -> String {
    let characters: Vec<char> = line.chars().collect();
    let mark = token::cut(1, &characters, 0)
        .ok()
        .and_then(|cut| cut.comment)
        .filter(|(_, comment)| comment.starts_with(':'));
    match mark {
        Some((column, _)) => {
            let code: String = characters.iter().take(column as usize - 1).collect();
            code.trim_end().to_owned()
        }
        None => line.to_owned(),
    }
}

/// The source text with another board size in its first statement.
///
/// # Errors
/// As [`crate::check`], as far as reading the text goes; and if the first
/// statement is not `n = <integer>`.
pub fn with_size(source: &str, n: u32) -> Result<String, Error> {
    let statements = parser::parse(source)?;
    let (_, span) = parser::size_literal(&statements)?;
    Ok(replace(source, span, &n.to_string()))
}

fn replace(source: &str, span: Span, text: &str) -> String {
    let mut lines: Vec<String> = source.split('\n').map(str::to_owned).collect();
    if let Some(line) = lines.get_mut(span.line as usize - 1) {
        let characters: Vec<char> = line.chars().collect();
        let before = characters.iter().take(span.column as usize - 1);
        let after = characters.iter().skip(span.end as usize - 1);
        *line = before
            .copied()
            .chain(text.chars())
            .chain(after.copied())
            .collect();
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_everything_else_stays() {
        let source = "n = 8  # size\nprint(\"#: no\", n)  #: solution()\n\n#: alone\nb = [0] * n   #: marker column(x)\n";
        let lines = [
            "n = 8  # size",
            "print(\"#: no\", n)",
            "",
            "",
            "b = [0] * n",
        ];
        assert_eq!(python(source), lines);
    }

    #[test]
    fn the_size_is_put_in_where_it_stands() {
        for (source, result) in [
            ("n = 8\nprint(n)\n", "n = 12\nprint(n)\n"),
            (
                "# 八皇后\nn = 8 # eight\r\nprint(n)",
                "# 八皇后\nn = 12 # eight\r\nprint(n)",
            ),
            ("n=(8)\n", "n=12\n"),
        ] {
            assert_eq!(with_size(source, 12).as_deref(), Ok(result));
        }
        let error = with_size("k = 8\n", 12).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 1, column 1: the first statement must be the board size: write n = 8"
        );
    }
}
