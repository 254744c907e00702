//! What a link says, read from the fragment and written to it. A part that means
//! nothing falls back by itself and is reported; a key of another version is
//! ignored. It knows nothing of the page that is open.

mod code;

use std::str::FromStr;

use queenscope_solver::{BoardSize, ProgramId, StepSize};

use crate::{
    locale::Language,
    notation::Notation,
    printed::Listed,
    settings::Scheme,
    show::{Hidden, View},
    speed::{Speed, Stops},
    tour::{Run, Tour},
    which::Which,
};

pub use code::{Code, CodeError, MOST_CODE};

/// How many characters of a bad part are repeated to the reader.
const SHOWN: usize = 40;

/// The program of a link that names none.
pub const FIRST: ProgramId = ProgramId::RecursiveCheck;

/// What a link says.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The program.
    pub program: Which,
    /// The size of the board.
    pub n: BoardSize,
    /// The position.
    pub step: u64,
    /// The size of a step.
    pub size: StepSize,
    /// The speed, if the link fixes it.
    pub speed: Option<Speed>,
    /// Where playing stops, if the link fixes it.
    pub stops: Option<Stops>,
    /// The language, if the link fixes it.
    pub language: Option<Language>,
    /// The colours, if the link fixes them.
    pub scheme: Option<Scheme>,
    /// The language of the listing, if the link fixes it.
    pub listing: Option<Listed>,
    /// How places of the board are called, if the link fixes it.
    pub notation: Option<Notation>,
    /// How the page is laid out.
    pub view: View,
    /// What is hidden.
    pub hidden: Hidden,
    /// The tour, if there is one.
    pub tour: Option<Tour>,
    /// The reader's own program, if there is one.
    pub code: Option<Code>,
}

impl Default for Link {
    fn default() -> Link {
        Link {
            program: FIRST.into(),
            n: BoardSize::new(4).expect("4 is a size of a board"),
            step: 0,
            size: StepSize::Move,
            speed: None,
            stops: None,
            language: None,
            scheme: None,
            listing: None,
            notation: None,
            view: View::Work,
            hidden: Hidden::default(),
            tour: None,
            code: None,
        }
    }
}

/// A part of a link that means nothing, shortened to what can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPart(pub String);

impl BadPart {
    fn of(key: &str, values: &[String]) -> BadPart {
        let whole: Vec<_> = values
            .iter()
            .map(|value| format!("{key}={value}"))
            .collect();
        let mut readable: String = whole
            .join("&")
            .chars()
            .map(|c| if c.is_control() { '\u{fffd}' } else { c })
            .take(SHOWN + 1)
            .collect();
        if readable.chars().count() > SHOWN {
            readable.pop();
            readable.push('…');
        }
        BadPart(readable)
    }
}

/// What is wrong with a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Parts that mean nothing; their defaults hold.
    pub parts: Vec<BadPart>,
    /// The reader's own program, if the link is about it and it cannot be read.
    pub code: Option<CodeError>,
}

impl Link {
    /// Whether anything in the link is about the reader's own program.
    pub fn names_own(&self) -> bool {
        let stops = self.tour.iter().flat_map(|tour| &tour.stops);
        self.program == Which::Own || stops.into_iter().any(|stop| stop.run.program == Which::Own)
    }
}

/// Reads a fragment, with or without its `#`. Every part that means nothing keeps
/// its default and is reported once. A program that nothing in the link is about is
/// ignored, whatever it is.
pub fn parse(fragment: &str) -> (Link, Faults) {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let pairs: Vec<(String, String)> = form_urlencoded::parse(fragment.as_bytes())
        .into_owned()
        .collect();
    let mut parts = Parts {
        pairs,
        bad: Vec::new(),
    };
    let default = Link::default();
    let program = parts.take("program", parsed).unwrap_or(default.program);
    let n = parts.take("n", parsed).unwrap_or(default.n);
    let home = Run { program, n };
    let mut link = Link {
        program,
        n,
        step: parts.take("step", position).unwrap_or(default.step),
        size: parts.take("size", parsed).unwrap_or(default.size),
        speed: parts.take("speed", Speed::parse),
        stops: parts.take("stops", Stops::parse),
        language: parts.take("lang", Language::parse),
        scheme: parts.take("theme", Scheme::parse),
        listing: parts.take("listing", parsed),
        notation: parts.take("notation", parsed),
        view: parts.take("view", View::parse).unwrap_or(default.view),
        hidden: parts.take("hide", Hidden::parse).unwrap_or_default(),
        tour: parts.take_raw(fragment, "tour", |raw| Tour::parse(raw, home)),
        code: None,
    };
    let mut fault = None;
    if link.names_own() {
        let read = |raw: &str| Some(Code::parse(raw).map_err(|error| fault = Some(error)).ok());
        link.code = parts.take("code", read).flatten();
    }
    let faults = Faults {
        parts: parts.bad,
        code: fault,
    };
    (link, faults)
}

/// Writes a fragment without its `#`. What a link must never leave to its reader's
/// browser is always there, the rest if the link fixes it.
pub fn write(link: &Link) -> String {
    let mut text = format!(
        "program={}&n={}&step={}&size={}",
        link.program.as_str(),
        link.n,
        link.step,
        link.size.as_str()
    );
    let home = Some(Run {
        program: link.program,
        n: link.n,
    });
    let more = [
        (
            "lang",
            link.language.map(|language| language.as_str().to_owned()),
        ),
        (
            "theme",
            link.scheme.map(|scheme| scheme.as_str().to_owned()),
        ),
        ("speed", link.speed.map(|speed| speed.to_string())),
        ("stops", link.stops.as_ref().map(Stops::to_string)),
        (
            "view",
            (link.view != View::Work).then(|| link.view.as_str().to_owned()),
        ),
        (
            "hide",
            (!link.hidden.is_empty()).then(|| link.hidden.to_string()),
        ),
        ("tour", link.tour.as_ref().map(|tour| tour.write(home))),
        (
            "code",
            link.code.as_ref().map(|code| code.written().to_owned()),
        ),
        (
            "listing",
            link.listing.map(|listed| listed.as_str().to_owned()),
        ),
        (
            "notation",
            link.notation.map(|notation| notation.as_str().to_owned()),
        ),
    ];
    for (key, value) in more {
        if let Some(value) = value {
            text.extend(["&", key, "=", &value]);
        }
    }
    text
}

struct Parts {
    pairs: Vec<(String, String)>,
    bad: Vec<BadPart>,
}

impl Parts {
    /// The value of a key that occurs once and means something.
    fn take<T>(&mut self, key: &str, mut read: impl FnMut(&str) -> Option<T>) -> Option<T> {
        let values: Vec<String> = self
            .pairs
            .iter()
            .filter(|(k, _)| k == key)
            .map(|(_, value)| value.clone())
            .collect();
        let read = match values.as_slice() {
            [] => return None,
            [value] => read(value),
            _ => None,
        };
        if read.is_none() {
            self.bad.push(BadPart::of(key, &values));
        }
        read
    }

    /// The same for a value whose escapes tell its parts from its separators.
    fn take_raw<T>(
        &mut self,
        fragment: &str,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let mut raw = fragment
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .filter(|(k, _)| *k == key)
            .map(|(_, value)| value);
        let value = raw.next().unwrap_or_default();
        self.take(key, |_| read(value))
    }
}

fn parsed<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// Plain decimal digits.
fn position(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

#[cfg(test)]
mod tests;
