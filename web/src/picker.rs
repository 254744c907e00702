//! The list of programs as data: what can be chosen, under which heading, what a typed
//! text finds, and what keys do to the list. It knows nothing of elements.

use queenscope_solver::{Experiment, Idea};

use crate::{
    locale::Language,
    message::{Message, OwnMessage},
    model::Subject,
    which::Which,
};

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A program.
    Program(Which),
    /// A program of the course with one thing changed.
    Experiment(Experiment),
}

/// A heading in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Programs of the course that stand for one idea.
    Idea(Idea),
    /// What happens if one thing is changed.
    Experiments,
    /// The reader's own program.
    Own,
}

impl Choice {
    /// What is in force.
    pub fn of(subject: &Subject) -> Choice {
        match subject.experiment {
            Some(experiment) => Choice::Experiment(experiment),
            None => Choice::Program(subject.program),
        }
    }

    /// The name by which links, tests and the list know it.
    pub fn as_str(self) -> &'static str {
        match self {
            Choice::Program(program) => program.as_str(),
            Choice::Experiment(experiment) => experiment.as_str(),
        }
    }

    /// Where it stands in the list.
    pub fn group(self) -> Group {
        match self {
            Choice::Program(Which::Course(program)) => Group::Idea(program.idea()),
            Choice::Program(Which::Own) => Group::Own,
            Choice::Experiment(_) => Group::Experiments,
        }
    }

    /// What the reader calls it.
    pub fn name(self, language: Language) -> &'static str {
        match self {
            Choice::Program(program) => program.name(language),
            Choice::Experiment(experiment) => (language.strings().judging.experiment)(experiment),
        }
    }

    /// One line on it.
    pub fn line(self, language: Language) -> &'static str {
        let strings = language.strings();
        match self {
            Choice::Program(Which::Course(program)) => (strings.about.of)(program).line,
            Choice::Program(Which::Own) => strings.about.own,
            Choice::Experiment(experiment) => language.pick(experiment.base().name()),
        }
    }

    /// What choosing it asks for.
    pub fn message(self) -> Message {
        match self {
            Choice::Program(program) => Message::Choose(program),
            Choice::Experiment(experiment) => Message::Own(OwnMessage::Experiment(experiment)),
        }
    }

    /// Whether every word of a text occurs in its name in any language, in its id or in
    /// the name of its idea.
    fn answers(self, text: &str) -> bool {
        let mut known = self.as_str().to_owned();
        for language in Language::ALL {
            let heading = (language.strings().about.group)(self.group());
            for name in [self.name(language), heading] {
                known = known + " " + name;
            }
        }
        // Only Latin letters have another case here.
        known.make_ascii_lowercase();
        let text = text.to_ascii_lowercase();
        text.split([' ', '\u{3000}'])
            .all(|word| known.contains(word))
    }
}

/// What can be chosen among these programs, in the order of the list.
pub fn choices(offered: &[Which]) -> Vec<Choice> {
    let mut choices = Vec::new();
    let ideas = Idea::ALL.into_iter().map(Group::Idea);
    for group in ideas.chain([Group::Own, Group::Experiments]) {
        let programs = offered.iter().copied().map(Choice::Program);
        let experiments = Experiment::ALL.into_iter().map(Choice::Experiment);
        let all = programs.chain(experiments);
        choices.extend(all.filter(|choice| choice.group() == group));
    }
    choices
}

/// Those of some choices that a typed text finds; all of them for an empty one.
pub fn found(choices: &[Choice], text: &str) -> Vec<Choice> {
    let found = choices.iter().copied();
    found.filter(|choice| choice.answers(text)).collect()
}

/// Choices that stand under the same heading, with the place of the first.
pub fn groups(choices: &[Choice]) -> impl Iterator<Item = (Group, &[Choice])> {
    let groups = choices.chunk_by(|one, next| one.group() == next.group());
    groups.map(|group| (group[0].group(), group))
}

/// Whether the list is seen, and what the reader has done to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum List {
    /// It is not seen: the field shows what is in force.
    #[default]
    Closed,
    /// It is open.
    Open {
        /// What was typed; `None` as long as the field shows what is in force.
        typed: Option<String>,
        /// Which of the choices found is at hand, from 0.
        at: usize,
    },
}

impl List {
    /// The list as it opens, with what is in force at hand.
    pub fn opened(choices: &[Choice], chosen: Choice) -> List {
        let at = choices.iter().position(|choice| *choice == chosen);
        List::Open {
            typed: None,
            at: at.unwrap_or(0),
        }
    }

    /// What was typed, if anything.
    pub fn typed(&self) -> Option<&str> {
        match self {
            List::Closed => None,
            List::Open { typed, .. } => typed.as_deref(),
        }
    }

    /// The same list with another choice at hand.
    pub fn to(self, at: usize) -> List {
        match self {
            List::Closed => List::Closed,
            List::Open { typed, .. } => List::Open { typed, at },
        }
    }
}

/// What a key does to the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It opens.
    Open,
    /// Another choice is at hand.
    To(usize),
    /// What is at hand is chosen.
    Choose(usize),
    /// It closes, and the field shows what is in force again.
    Close,
    /// The reader is done with the field.
    Leave,
    /// Nothing, and nobody else may use the key.
    Nothing,
}

/// How far the page keys go.
const PAGE: usize = 5;

/// What a key does in the field while so many choices are found; `None` if it is left to
/// the field.
pub fn deed(list: &List, key: &str, found: usize) -> Option<Deed> {
    let List::Open { at, .. } = list else {
        return match key {
            "ArrowDown" | "ArrowUp" | "Enter" => Some(Deed::Open),
            "Escape" => Some(Deed::Leave),
            "PageDown" | "PageUp" => Some(Deed::Nothing),
            _ => None,
        };
    };
    let last = found.saturating_sub(1);
    let to = match key {
        "Escape" => return Some(Deed::Close),
        "Enter" if *at < found => return Some(Deed::Choose(*at)),
        "Enter" => return Some(Deed::Nothing),
        "ArrowDown" if *at >= last => 0,
        "ArrowDown" => at + 1,
        "ArrowUp" if *at == 0 => last,
        "ArrowUp" => at - 1,
        "PageDown" => (at + PAGE).min(last),
        "PageUp" => at.saturating_sub(PAGE),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    Some(Deed::To(to))
}

#[cfg(test)]
mod tests {
    use queenscope_solver::ProgramId;

    use super::*;

    fn all() -> Vec<Choice> {
        let course = ProgramId::ALL.into_iter().map(Which::Course);
        choices(&course.chain([Which::Own]).collect::<Vec<_>>())
    }

    fn ids(text: &str) -> Vec<&'static str> {
        let found = found(&all(), text);
        found.into_iter().map(Choice::as_str).collect()
    }

    #[test]
    fn each_choice_stands_once_under_its_heading() {
        let all = all();
        assert_eq!(all.len(), 17 + 1 + Experiment::ALL.len());
        let headings: Vec<_> = groups(&all).map(|(group, _)| group).collect();
        let ideas = Idea::ALL.map(Group::Idea);
        assert_eq!(
            headings,
            [&ideas[..], &[Group::Own, Group::Experiments]].concat()
        );
        assert_eq!(choices(&[]).len(), Experiment::ALL.len());
    }

    #[test]
    fn a_text_finds_names_in_either_language_ids_and_ideas() {
        for (text, expected) in [
            ("dance", &[][..]),
            ("DANCING", &["dancing-links"]),
            ("dlx", &["dancing-links"]),
            ("舞蹈", &["dancing-links"]),
            ("recursive marker", &["recursive-marks"]),
            ("标记 recursive", &["recursive-marks", "recursive-free"]),
            (
                "propagation",
                &["forward-checking", "fail-first", "dancing-links"],
            ),
            ("构造", &["greedy", "formula"]),
            ("my program", &["own"]),
            ("fail-first", &["fail-first"]),
        ] {
            assert_eq!(ids(text), expected, "{text}");
        }
        assert_eq!(ids("what if"), Experiment::ALL.map(Experiment::as_str));
        assert_eq!(ids("  ").len(), all().len());
    }

    fn open(at: usize) -> List {
        List::Open { typed: None, at }
    }

    #[test]
    fn keys_walk_through_the_list_and_choose() {
        for (at, key, found, expected) in [
            (0, "ArrowDown", 3, Some(Deed::To(1))),
            (2, "ArrowDown", 3, Some(Deed::To(0))),
            (0, "ArrowUp", 3, Some(Deed::To(2))),
            (1, "PageDown", 9, Some(Deed::To(6))),
            (6, "PageDown", 9, Some(Deed::To(8))),
            (3, "PageUp", 9, Some(Deed::To(0))),
            (3, "Home", 9, Some(Deed::To(0))),
            (3, "End", 9, Some(Deed::To(8))),
            (3, "Enter", 9, Some(Deed::Choose(3))),
            (0, "Enter", 0, Some(Deed::Nothing)),
            (0, "ArrowDown", 0, Some(Deed::To(0))),
            (3, "Escape", 9, Some(Deed::Close)),
            (3, "Tab", 9, None),
            (3, "ArrowLeft", 9, None),
            (3, "u", 9, None),
        ] {
            assert_eq!(deed(&open(at), key, found), expected, "{key} at {at}");
        }
        for (key, expected) in [
            ("ArrowDown", Some(Deed::Open)),
            ("Escape", Some(Deed::Leave)),
            ("PageDown", Some(Deed::Nothing)),
            ("Tab", None),
            ("u", None),
        ] {
            assert_eq!(deed(&List::Closed, key, 9), expected, "{key}");
        }
    }

    #[test]
    fn everything_has_a_line_of_its_own_in_both_languages() {
        for language in Language::ALL {
            for choice in all() {
                assert_ne!(choice.line(language), choice.name(language));
                assert!(!choice.line(language).is_empty());
            }
        }
    }
}
