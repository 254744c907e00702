//! What a link says, read from the fragment and written to it. A part that means
//! nothing falls back by itself and is reported; a key of another version is
//! ignored. It knows nothing of the page that is open.

use std::str::FromStr;

use queenscope_solver::{BoardSize, ProgramId, StepSize};

use crate::{
    locale::Language,
    settings::Scheme,
    show::{Hidden, View},
    speed::{Speed, Stops},
    tour::{Run, Tour},
    which::Which,
};

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
    /// How the page is laid out.
    pub view: View,
    /// What is hidden.
    pub hidden: Hidden,
    /// The tour, if there is one.
    pub tour: Option<Tour>,
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
            view: View::Work,
            hidden: Hidden::default(),
            tour: None,
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

/// Reads a fragment, with or without its `#`. Every part that means nothing keeps
/// its default and is reported once.
pub fn parse(fragment: &str) -> (Link, Vec<BadPart>) {
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
    let link = Link {
        program,
        n,
        step: parts.take("step", position).unwrap_or(default.step),
        size: parts.take("size", parsed).unwrap_or(default.size),
        speed: parts.take("speed", Speed::parse),
        stops: parts.take("stops", Stops::parse),
        language: parts.take("lang", Language::parse),
        scheme: parts.take("theme", Scheme::parse),
        view: parts.take("view", View::parse).unwrap_or(default.view),
        hidden: parts.take("hide", Hidden::parse).unwrap_or_default(),
        tour: parts.take_raw(fragment, "tour", |raw| Tour::parse(raw, home)),
    };
    (link, parts.bad)
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
    fn take<T>(&mut self, key: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
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
mod tests {
    use super::*;

    fn size(n: u8) -> BoardSize {
        BoardSize::new(n).unwrap()
    }

    fn bad(fragment: &str) -> Vec<String> {
        parse(fragment)
            .1
            .into_iter()
            .map(|BadPart(part)| part)
            .collect()
    }

    #[test]
    fn an_empty_link_is_the_first_visit() {
        for fragment in ["", "#", "#&&", "#="] {
            assert_eq!(parse(fragment), (Link::default(), vec![]), "{fragment}");
        }
    }

    #[test]
    fn every_key_is_read_and_written_alike() {
        let text = "program=iterative&n=8&step=75960&size=line&lang=zh&theme=dark&speed=0.5\
                    &stops=none&view=present&hide=code,ahead&tour=0:Start,117:a%2Cb:A%20note";
        let (link, bad) = parse(text);
        assert_eq!(bad, vec![]);
        assert_eq!(link.program, ProgramId::Iterative.into());
        assert_eq!(
            (link.n, link.step, link.size),
            (size(8), 75960, StepSize::Line)
        );
        assert_eq!(link.language, Some(Language::Chinese));
        assert_eq!(link.scheme, Some(Scheme::Dark));
        assert_eq!(link.speed, Some(Speed::Rate(50)));
        assert_eq!(link.stops, Stops::parse("none"));
        assert_eq!(link.view, View::Present);
        assert_eq!(Some(link.hidden.clone()), Hidden::parse("code,ahead"));
        let home = Run {
            program: link.program,
            n: link.n,
        };
        assert_eq!(link.tour, Tour::parse("0:Start,117:a%2Cb:A%20note", home));
        assert_eq!(write(&link), text);
    }

    #[test]
    fn every_program_and_size_survives_the_way_there_and_back() {
        for program in ProgramId::ALL
            .map(Which::Course)
            .into_iter()
            .chain([Which::Own])
        {
            for size in StepSize::ALL {
                let link = Link {
                    program,
                    size,
                    step: u64::MAX,
                    ..Link::default()
                };
                assert_eq!(parse(&write(&link)), (link, vec![]));
            }
        }
    }

    #[test]
    fn a_bad_part_falls_back_alone() {
        for (part, shown) in [
            ("n=abc", "n=abc"),
            ("n=-1", "n=-1"),
            ("n=0", "n=0"),
            ("n=33", "n=33"),
            ("n=1e9", "n=1e9"),
            ("n=%2B8", "n=+8"),
            ("n=", "n="),
            ("n", "n="),
            ("n=%00", "n=\u{fffd}"),
            ("n=8&n=9", "n=8&n=9"),
            ("n=8&n=8", "n=8&n=8"),
        ] {
            let (link, bad) = parse(&format!("program=blind&{part}&step=7"));
            assert_eq!(link.n, size(4), "{part}");
            assert_eq!(
                (link.program, link.step),
                (ProgramId::Blind.into(), 7),
                "{part}"
            );
            assert_eq!(bad, vec![BadPart(shown.into())], "{part}");
        }
        let other = "program=quick&step=-1&size=big&lang=fr&theme=pink&speed=0&stops=never&n=8\
                     &view=tv&hide=queens&tour=Start";
        let (link, parts) = parse(other);
        assert_eq!(
            link,
            Link {
                n: size(8),
                ..Link::default()
            }
        );
        assert_eq!(parts.len(), 10);
        assert_eq!(
            bad("step=18446744073709551616"),
            ["step=18446744073709551616"]
        );
    }

    #[test]
    fn what_other_versions_write_is_ignored() {
        let later =
            "#code=abc&notation=chess&panel=tree&with=iterative&listing=c&unknown=1&%00=%00&n=5";
        assert_eq!(
            parse(later),
            (
                Link {
                    n: size(5),
                    ..Link::default()
                },
                vec![]
            )
        );
    }

    #[test]
    fn a_megabyte_of_nonsense_is_named_briefly() {
        let nines = "9".repeat(1_000_000);
        let [part] = bad(&format!("n={nines}")).try_into().unwrap();
        assert_eq!(part, format!("n={}…", "9".repeat(38)));
        assert_eq!(bad(&nines), Vec::<String>::new());
        assert_eq!(bad(&"&".repeat(1_000_000)), Vec::<String>::new());
        assert_eq!(bad(&"n=8&".repeat(250_000)).len(), 1);
        assert_eq!(bad(&"%".repeat(1_000_000)), Vec::<String>::new());
    }
}
