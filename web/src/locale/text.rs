//! Sentences with parts that are set apart: keys between ⟦ and ⟧, substituted
//! numbers between ⟨ and ⟩. Whoever shows a sentence decides how they look.

/// A part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Running text.
    Text(&'a str),
    /// The name of a key.
    Key(&'a str),
    /// Numbers put into a formula.
    Figures(&'a str),
}

/// The parts of a sentence, in order.
pub fn pieces(sentence: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some(at) = rest.find(['⟦', '⟨']) {
        let (text, marked) = rest.split_at(at);
        if !text.is_empty() {
            pieces.push(Piece::Text(text));
        }
        let key = marked.starts_with('⟦');
        let inner = &marked['⟦'.len_utf8()..];
        let (content, after) = inner
            .split_once(if key { '⟧' } else { '⟩' })
            .unwrap_or((inner, ""));
        pieces.push(if key {
            Piece::Key(content)
        } else {
            Piece::Figures(content)
        });
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_figures_are_set_apart() {
        assert_eq!(
            pieces("⟦→⟧ steps; ⟨|5 − 3| = 2⟩ apart."),
            [
                Piece::Key("→"),
                Piece::Text(" steps; "),
                Piece::Figures("|5 − 3| = 2"),
                Piece::Text(" apart."),
            ]
        );
        assert_eq!(pieces("plain"), [Piece::Text("plain")]);
        assert_eq!(pieces(""), []);
    }
}
