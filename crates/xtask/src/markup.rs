//! The tags of a page that a bundler wrote: found, read and replaced. No parser of HTML: it reads
//! tags with quoted values, which is what the bundler writes. Must never know what a tag is for.

/// A tag with its attributes.
pub struct Tag<'a>(&'a str);

impl<'a> Tag<'a> {
    /// The value of an attribute.
    pub fn get(&self, attribute: &str) -> Option<&'a str> {
        let (_, rest) = self.0.split_once(&format!(" {attribute}=\""))?;
        rest.split_once('"').map(|(value, _)| value)
    }

    /// Whether an attribute has this value.
    pub fn says(&self, attribute: &str, value: &str) -> bool {
        self.get(attribute) == Some(value)
    }
}

/// The page with each tag of this name as `change` returns it; `None` leaves it as it is.
pub fn rewrite<'a>(
    html: &'a str,
    name: &str,
    mut change: impl FnMut(&Tag<'a>) -> Option<String>,
) -> String {
    let opening = format!("<{name} ");
    let mut written = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find(&opening) {
        let end = rest[start..]
            .find('>')
            .map_or(rest.len(), |at| start + at + 1);
        let tag = &rest[start..end];
        written += &rest[..start];
        match change(&Tag(tag)) {
            Some(changed) => written += &changed,
            None => written += tag,
        }
        rest = &rest[end..];
    }
    written + rest
}

/// The page without the empty lines that removed tags leave behind.
pub fn without_gaps(html: &str) -> String {
    let lines = html.lines().filter(|line| !line.trim().is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The page with a piece put before the end of its head or of its body: `</head>`, `</body>`.
pub fn before(html: &str, end: &str, piece: &str) -> Option<String> {
    let at = html.rfind(end)?;
    Some(format!("{}{piece}\n{}", &html[..at], &html[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<head><link rel="icon" href="a.svg"><link rel="stylesheet" href="b.css">
<linked x="y"></head><body></body>"#;

    #[test]
    fn tags_of_a_name_are_read_and_replaced_and_others_stay() {
        let mut seen = Vec::new();
        let page = rewrite(PAGE, "link", |tag| {
            seen.push(tag.get("href").unwrap_or_default());
            tag.says("rel", "icon").then(String::new)
        });
        assert_eq!(seen, ["a.svg", "b.css"]);
        assert_eq!(
            page,
            "<head><link rel=\"stylesheet\" href=\"b.css\">\n<linked x=\"y\"></head><body></body>"
        );
    }

    #[test]
    fn gaps_go_and_text_stays() {
        assert_eq!(without_gaps("<p>\n\n  \n  a\n</p>"), "<p>\n  a\n</p>\n");
    }

    #[test]
    fn a_piece_goes_before_an_end() {
        let page = before(PAGE, "</body>", "<p>").unwrap();
        assert!(page.ends_with("<body><p>\n</body>"));
        assert!(before(PAGE, "</main>", "<p>").is_none());
    }
}
