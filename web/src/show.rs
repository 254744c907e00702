//! How the page is laid out, and which of its parts are hidden: what a lecturer
//! chooses for an audience and a link carries along. It knows nothing of what the
//! parts look like.

use std::fmt;

/// A layout of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Everything in reach of one reader.
    #[default]
    Work,
    /// Board and listing as large as a projector allows.
    Present,
    /// Board, sentence and transport, inside another page.
    Embed,
}

impl View {
    /// All layouts.
    pub const ALL: [View; 3] = [View::Work, View::Present, View::Embed];

    /// Reads the name that a link uses.
    pub fn parse(text: &str) -> Option<View> {
        View::ALL.into_iter().find(|view| view.as_str() == text)
    }

    /// The name that a link uses.
    pub fn as_str(self) -> &'static str {
        match self {
            View::Work => "work",
            View::Present => "present",
            View::Embed => "embed",
        }
    }
}

/// The button that starts presenting, as the document names it.
pub const ENTRANCE: &str = "present";

/// A part of the page that can be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The listing and what it prints.
    Code,
    /// The name of the program.
    Name,
    /// The state: stack, arrays, loops.
    State,
    /// The counters.
    Counters,
    /// What lies ahead: totals and ticks.
    Ahead,
    /// The sentence.
    Sentence,
}

impl Part {
    /// All parts, in the order in which they are offered and written.
    pub const ALL: [Part; 6] = [
        Part::Code,
        Part::Name,
        Part::State,
        Part::Counters,
        Part::Ahead,
        Part::Sentence,
    ];

    /// The name that a link uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Part::Code => "code",
            Part::Name => "name",
            Part::State => "state",
            Part::Counters => "counters",
            Part::Ahead => "ahead",
            Part::Sentence => "sentence",
        }
    }
}

/// The parts that are hidden, each once, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hidden(Vec<Part>);

impl Hidden {
    /// Reads names separated by commas.
    pub fn parse(text: &str) -> Option<Hidden> {
        let named: Option<Vec<Part>> = text
            .split(',')
            .map(|name| Part::ALL.into_iter().find(|part| part.as_str() == name))
            .collect();
        named.map(Hidden::of)
    }

    /// Whether nothing is hidden.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a part is hidden.
    pub fn contains(&self, part: Part) -> bool {
        self.0.contains(&part)
    }

    /// Whether a part is shown.
    pub fn shows(&self, part: Part) -> bool {
        !self.contains(part)
    }

    /// The same but for one part: hidden if it was shown, shown if it was hidden.
    pub fn toggled(&self, part: Part) -> Hidden {
        let mut parts = self.0.clone();
        match parts.iter().position(|hidden| *hidden == part) {
            Some(place) => drop(parts.remove(place)),
            None => parts.push(part),
        }
        Hidden::of(parts)
    }

    fn of(named: Vec<Part>) -> Hidden {
        let all = Part::ALL.into_iter();
        Hidden(all.filter(|part| named.contains(part)).collect())
    }
}

impl fmt::Display for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.0.iter().map(|part| part.as_str()).collect();
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_are_read_and_written_alike() {
        for view in View::ALL {
            assert_eq!(View::parse(view.as_str()), Some(view));
        }
        for text in ["", "Work", "present,embed", "compare"] {
            assert_eq!(View::parse(text), None, "{text}");
        }
    }

    #[test]
    fn hidden_parts_are_read_and_written_alike() {
        for part in Part::ALL {
            let hidden = Hidden::parse(part.as_str()).unwrap();
            assert!(hidden.contains(part) && !hidden.shows(part));
            assert_eq!(hidden.to_string(), part.as_str());
            assert_eq!(hidden.toggled(part), Hidden::default());
        }
        let hidden = Hidden::parse("sentence,code,sentence").unwrap();
        assert_eq!(hidden.to_string(), "code,sentence");
        assert_eq!(hidden.toggled(Part::Name).to_string(), "code,name,sentence");
        for text in ["", "code,", "Code", "code;name", "queens"] {
            assert_eq!(Hidden::parse(text), None, "{text}");
        }
    }
}
