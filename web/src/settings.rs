//! What the reader chose once and for all, as the browser remembers it. A link
//! beats it. It knows nothing of where it is stored.

use std::rc::Rc;

use crate::{
    aids::Aids,
    link::Link,
    locale::Language,
    notation::Notation,
    printed::Listed,
    speed::{Speed, Stops},
    tour::{Run, Tour, travel::Travel},
    which::Which,
};

/// What the reader chose; `None` where the page's default is good.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// The language of the page.
    pub language: Option<Language>,
    /// Light or dark.
    pub scheme: Option<Scheme>,
    /// The language of the listing.
    pub listing: Option<Listed>,
    /// How places of the board are called.
    pub notation: Option<Notation>,
    /// What is switched on to be seen on the board.
    pub aids: Aids,
    /// How fast the page plays.
    pub speed: Option<Speed>,
    /// Where playing stops.
    pub stops: Option<Stops>,
    /// Whether keys that type a character act.
    pub characters: Characters,
    /// How the page goes from a stop of a tour to the next one.
    pub travel: Travel,
    /// The tour that the reader last made; empty if there is none.
    pub tour: Rc<Tour>,
    /// The reader's own program.
    pub own: Kept,
}

/// What the browser remembers of the reader's own program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The text that ran last.
    pub text: Option<Rc<str>>,
    /// Whose work that text is.
    pub author: Author,
    /// What has been written since, if anything.
    pub draft: Option<Draft>,
    /// What had to make room for another text and can be brought back.
    pub former: Option<Rc<str>>,
}

/// Whose work a text is. What comes from elsewhere can be had from there again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Author {
    /// The reader's.
    #[default]
    Reader,
    /// Somebody else's: it came in a link, or with the page.
    Other,
}

/// A text that is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The text.
    pub text: Rc<str>,
    /// The program that was in force when it was begun.
    pub began: Which,
}

/// Light or dark colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Ink on paper.
    Light,
    /// Chalk on slate.
    Dark,
}

impl Scheme {
    /// Reads the name that a link uses.
    pub fn parse(text: &str) -> Option<Scheme> {
        [Scheme::Light, Scheme::Dark]
            .into_iter()
            .find(|scheme| scheme.as_str() == text)
    }

    /// The name that a link uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }

    /// The other one.
    pub fn other(self) -> Scheme {
        match self {
            Scheme::Light => Scheme::Dark,
            Scheme::Dark => Scheme::Light,
        }
    }
}

/// Whether keys that type a character act: they can get in the way of speech input
/// and of screen readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Characters {
    /// They act.
    #[default]
    Act,
    /// They are left alone.
    Rest,
}

impl Settings {
    /// Reads what `write` has written; what means nothing is as if it were not there.
    pub fn parse(text: &str) -> Settings {
        let mut settings = Settings::default();
        // Every stop names its run; this is only for those that do not.
        let Link { program, n, .. } = Link::default();
        let home = Run { program, n };
        for (key, value) in form_urlencoded::parse(text.as_bytes()) {
            match &*key {
                "lang" => settings.language = Language::parse(&value),
                "theme" => settings.scheme = Scheme::parse(&value),
                "listing" => settings.listing = value.parse().ok(),
                "notation" => settings.notation = value.parse().ok(),
                "board" => settings.aids = Aids::parse(&value),
                "speed" => settings.speed = Speed::parse(&value),
                "stops" => settings.stops = Stops::parse(&value),
                "travel" => settings.travel = Travel::parse(&value).unwrap_or_default(),
                "tour" => {
                    settings.tour = Rc::new(Tour::parse(&value, home).unwrap_or_default());
                }
                "own" => settings.own.text = Some(Rc::from(&*value)),
                "author" if value == "other" => settings.own.author = Author::Other,
                "former" => settings.own.former = Some(Rc::from(&*value)),
                "draft" => settings.own.draft = Draft::parse(&value),
                "characters" if value == "rest" => settings.characters = Characters::Rest,
                _ => {}
            }
        }
        settings
    }

    /// One line of text, empty if nothing was chosen.
    pub fn write(&self) -> String {
        let mut text = form_urlencoded::Serializer::new(String::new());
        if let Some(language) = self.language {
            text.append_pair("lang", language.as_str());
        }
        if let Some(scheme) = self.scheme {
            text.append_pair("theme", scheme.as_str());
        }
        if let Some(listed) = self.listing {
            text.append_pair("listing", listed.as_str());
        }
        if let Some(notation) = self.notation {
            text.append_pair("notation", notation.as_str());
        }
        if !self.aids.is_empty() {
            text.append_pair("board", &self.aids.to_string());
        }
        if let Some(speed) = self.speed {
            text.append_pair("speed", &speed.to_string());
        }
        if let Some(stops) = &self.stops {
            text.append_pair("stops", &stops.to_string());
        }
        if self.characters == Characters::Rest {
            text.append_pair("characters", "rest");
        }
        if self.travel != Travel::default() {
            text.append_pair("travel", self.travel.as_str());
        }
        if !self.tour.stops.is_empty() {
            text.append_pair("tour", &self.tour.write(None));
        }
        let Kept {
            text: own,
            author,
            draft,
            former,
        } = &self.own;
        if let Some(own) = own {
            text.append_pair("own", own);
        }
        if *author == Author::Other {
            text.append_pair("author", "other");
        }
        if let Some(Draft { text: draft, began }) = draft {
            text.append_pair("draft", &format!("{began}:{draft}"));
        }
        if let Some(former) = former {
            text.append_pair("former", former);
        }
        text.finish()
    }
}

impl Draft {
    fn parse(value: &str) -> Option<Draft> {
        let (began, text) = value.split_once(':')?;
        Some(Draft {
            text: text.into(),
            began: began.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tour::travel::Pace;

    #[test]
    fn settings_survive_the_browser() {
        assert_eq!(Settings::default().write(), "");
        let Link { program, n, .. } = Link::default();
        let home = Run { program, n };
        let chosen = Settings {
            language: Some(Language::Chinese),
            scheme: Some(Scheme::Dark),
            listing: Some(Listed::Pascal),
            notation: Some(Notation::Chess),
            aids: Aids::parse("attacked,markers"),
            speed: Some(Speed::Most),
            stops: Stops::parse("solution,backtrack"),
            characters: Characters::Rest,
            travel: Travel::Play(Pace::Five),
            tour: Rc::new(Tour::parse("iterative/8/62:a%2Cb:note%0A%26,0:c", home).unwrap()),
            own: Kept {
                text: Some("n = 4\nprint(n)  # 八&=%\n".into()),
                author: Author::Other,
                draft: Some(Draft {
                    text: "n = 4\n    x:".into(),
                    began: Which::Own,
                }),
                former: Some("".into()),
            },
        };
        assert_eq!(Settings::parse(&chosen.write()), chosen);
    }

    #[test]
    fn nonsense_in_the_store_is_as_if_it_were_not_there() {
        for text in [
            "",
            "lang=fr&theme=&listing=java&notation=2&speed=-1&stops=x&characters=y&travel=3&tour=x&draft=own",
            "draft=quick:n",
            "%00",
            "&&==",
            "{}",
        ] {
            assert_eq!(Settings::parse(text), Settings::default(), "{text}");
        }
    }
}
