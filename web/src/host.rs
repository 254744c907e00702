//! What a page that embeds this one may ask: its messages, read from a plain form.
//! What does not fit means nothing. It knows nothing of windows.

use std::str::FromStr;

use queenscope_solver::StepSize;

use crate::model::Direction;

/// The largest position, the largest whole number that JavaScript tells from its
/// neighbours.
const LARGEST: f64 = 9_007_199_254_740_991.0;

/// A property of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Property {
    /// It is not there.
    #[default]
    Absent,
    /// A text.
    Text(String),
    /// A number.
    Number(f64),
    /// Anything else.
    Other,
}

/// The properties of a message that mean something to this page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Letter {
    /// What is asked.
    pub queenscope: Property,
    /// For a step: its size.
    pub size: Property,
    /// For a seek: the position.
    pub position: Property,
    /// For a load: the link.
    pub link: Property,
}

/// What the page is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Make a step, of the size in force unless one is given.
    Step(Direction, Option<StepSize>),
    /// Go to a position.
    Seek(u64),
    /// Play.
    Play,
    /// Pause.
    Pause,
    /// Open a link: its fragment.
    Load(String),
}

/// Reads a message.
pub fn read(letter: &Letter) -> Option<Wish> {
    let Property::Text(asked) = &letter.queenscope else {
        return None;
    };
    match asked.as_str() {
        "forward" => step(Direction::Forward, &letter.size),
        "back" => step(Direction::Back, &letter.size),
        "seek" => match letter.position {
            Property::Number(position) => whole(position).map(Wish::Seek),
            Property::Absent | Property::Text(_) | Property::Other => None,
        },
        "play" => Some(Wish::Play),
        "pause" => Some(Wish::Pause),
        "load" => match &letter.link {
            Property::Text(link) => Some(Wish::Load(fragment(link).to_owned())),
            Property::Absent | Property::Number(_) | Property::Other => None,
        },
        _ => None,
    }
}

fn step(direction: Direction, size: &Property) -> Option<Wish> {
    match size {
        Property::Absent => Some(Wish::Step(direction, None)),
        Property::Text(size) => {
            let size = StepSize::from_str(size).ok()?;
            Some(Wish::Step(direction, Some(size)))
        }
        Property::Number(_) | Property::Other => None,
    }
}

fn whole(number: f64) -> Option<u64> {
    let fits = number.fract() == 0.0 && (0.0..=LARGEST).contains(&number);
    fits.then_some(number as u64)
}

/// The fragment of a link, which may be a whole address or the fragment alone.
fn fragment(link: &str) -> &str {
    match link.split_once('#') {
        Some((_, fragment)) => fragment,
        None if link.contains("://") => "",
        None => link,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Direction::{Back, Forward};
    use Property::{Absent, Number, Other, Text};

    fn text(text: &str) -> Property {
        Text(text.into())
    }

    fn letter(asked: &str) -> Letter {
        Letter {
            queenscope: text(asked),
            ..Letter::default()
        }
    }

    #[test]
    fn what_is_promised_is_understood() {
        let sized = |asked, size| Letter {
            size: text(size),
            ..letter(asked)
        };
        let load = |link| Letter {
            link: text(link),
            ..letter("load")
        };
        let seek = |position| Letter {
            position: Number(position),
            ..letter("seek")
        };
        for (letter, wish) in [
            (letter("forward"), Wish::Step(Forward, None)),
            (letter("back"), Wish::Step(Back, None)),
            (
                sized("forward", "solution"),
                Wish::Step(Forward, Some(StepSize::Solution)),
            ),
            (
                sized("back", "line"),
                Wish::Step(Back, Some(StepSize::Line)),
            ),
            (seek(0.0), Wish::Seek(0)),
            (seek(-0.0), Wish::Seek(0)),
            (seek(LARGEST), Wish::Seek((1 << 53) - 1)),
            (letter("play"), Wish::Play),
            (letter("pause"), Wish::Pause),
            (load("n=5"), Wish::Load("n=5".into())),
            (load("#n=5&step=7"), Wish::Load("n=5&step=7".into())),
            (load("https://example.org/q/#n=5"), Wish::Load("n=5".into())),
            (load("https://example.org/q/"), Wish::Load(String::new())),
            (load(""), Wish::Load(String::new())),
        ] {
            assert_eq!(read(&letter), Some(wish), "{letter:?}");
        }
    }

    #[test]
    fn what_does_not_fit_means_nothing() {
        let odd = [Absent, text(""), text("quit"), Number(1.0), Other];
        for queenscope in odd {
            let letter = Letter {
                queenscope,
                ..Letter::default()
            };
            assert_eq!(read(&letter), None, "{letter:?}");
        }
        for size in [text("big"), text(""), text("Move"), Number(1.0), Other] {
            let letter = Letter {
                size,
                ..letter("forward")
            };
            assert_eq!(read(&letter), None, "{letter:?}");
        }
        let numbers = [-1.0, 0.5, f64::NAN, f64::INFINITY, 1e300, LARGEST + 1.0];
        let positions = numbers.map(Number).into_iter();
        for position in positions.chain([Absent, text("7"), Other]) {
            let letter = Letter {
                position,
                ..letter("seek")
            };
            assert_eq!(read(&letter), None, "{letter:?}");
        }
        for link in [Absent, Number(5.0), Other] {
            let letter = Letter {
                link,
                ..letter("load")
            };
            assert_eq!(read(&letter), None, "{letter:?}");
        }
    }
}
