//! How fast the page plays and where it stops, as a link writes it. It knows
//! nothing of clocks.

use std::fmt;

/// The rates that the keys and the slider offer.
const LADDER: [Speed; 10] = [
    Speed::Rate(25),
    Speed::Rate(50),
    Speed::Rate(100),
    Speed::Rate(200),
    Speed::Rate(400),
    Speed::Rate(1000),
    Speed::Rate(3000),
    Speed::Rate(10_000),
    Speed::Rate(100_000),
    Speed::Most,
];

/// Steps of the chosen size in a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Speed {
    /// So many hundredths of a step a second, from 25.
    Rate(u32),
    /// As many as fit.
    Most,
}

impl Default for Speed {
    fn default() -> Speed {
        Speed::Rate(100)
    }
}

impl Speed {
    /// The last place on the slider, counted from 0.
    pub const LAST_PLACE: usize = LADDER.len() - 1;

    /// Reads a rate of at least 0.25 in plain decimal digits, or `max`.
    pub fn parse(text: &str) -> Option<Speed> {
        if text == "max" {
            return Some(Speed::Most);
        }
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(part) {
            return None;
        }
        let whole = whole.parse::<u32>().ok()?.checked_mul(100)?;
        // Finer than hundredths nobody can tell apart.
        let hundredths = format!("{part:0<2}").get(..2)?.parse::<u32>().ok()?;
        let rate = whole.checked_add(hundredths)?;
        (rate >= 25).then_some(Speed::Rate(rate))
    }

    /// The next rate that the keys offer; the fastest stays.
    pub fn faster(self) -> Speed {
        LADDER
            .into_iter()
            .find(|speed| *speed > self)
            .unwrap_or(self)
    }

    /// The rate before; the slowest stays.
    pub fn slower(self) -> Speed {
        LADDER
            .into_iter()
            .rev()
            .find(|speed| *speed < self)
            .unwrap_or(self)
    }

    /// The place on the slider at or below this speed, from 0.
    pub fn place(self) -> usize {
        LADDER.iter().rposition(|speed| *speed <= self).unwrap_or(0)
    }

    /// The speed at a place of the slider; beyond the last, the fastest.
    pub fn at(place: usize) -> Speed {
        LADDER.get(place).copied().unwrap_or(Speed::Most)
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Speed::Rate(rate) => f.write_str(&decimal((*rate).into())),
            Speed::Most => f.write_str("max"),
        }
    }
}

/// Hundredths as a decimal number without needless zeros.
pub fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, part) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    match part {
        0 => format!("{sign}{whole}"),
        part if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
        part => format!("{sign}{whole}.{part:02}"),
    }
}

/// A fact at which playing stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// A solution was presented.
    Solution,
    /// The search went back a row.
    Backtrack,
}

impl Stop {
    const ALL: [Stop; 2] = [Stop::Solution, Stop::Backtrack];

    fn as_str(self) -> &'static str {
        match self {
            Stop::Solution => "solution",
            Stop::Backtrack => "backtrack",
        }
    }
}

/// The facts at which playing stops, each once, in a fixed order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stops(Vec<Stop>);

impl Default for Stops {
    fn default() -> Stops {
        Stops(vec![Stop::Solution])
    }
}

impl Stops {
    /// Nowhere.
    pub fn none() -> Stops {
        Stops(Vec::new())
    }

    /// Whether playing stops at a fact.
    pub fn contains(&self, stop: Stop) -> bool {
        self.0.contains(&stop)
    }

    /// Reads `none`, or names separated by commas.
    pub fn parse(text: &str) -> Option<Stops> {
        if text == "none" {
            return Some(Stops::none());
        }
        let named: Option<Vec<Stop>> = text
            .split(',')
            .map(|name| Stop::ALL.into_iter().find(|stop| stop.as_str() == name))
            .collect();
        let named = named?;
        Some(Stops(
            Stop::ALL
                .into_iter()
                .filter(|stop| named.contains(stop))
                .collect(),
        ))
    }
}

impl fmt::Display for Stops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        let names: Vec<_> = self.0.iter().map(|stop| stop.as_str()).collect();
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_at_least_a_quarter() {
        for (text, speed) in [
            ("0.25", Some(Speed::Rate(25))),
            ("1", Some(Speed::Rate(100))),
            ("12.5", Some(Speed::Rate(1250))),
            ("max", Some(Speed::Most)),
            ("0.333", Some(Speed::Rate(33))),
            ("0.2", None),
            ("4.", None),
            (".5", None),
            ("99999999999", None),
            ("0", None),
            ("-1", None),
            ("1e9", None),
            ("inf", None),
            ("NaN", None),
            (".", None),
            ("", None),
        ] {
            assert_eq!(Speed::parse(text), speed, "{text}");
        }
    }

    #[test]
    fn faster_and_slower_climb_the_ladder_and_stay_at_its_ends() {
        for (hundredths, text) in [(0, "0"), (-5, "-0.05"), (1250, "12.5"), (-300, "-3")] {
            assert_eq!(decimal(hundredths), text);
        }
        let mut speed = Speed::Rate(25);
        for rate in [
            "0.5", "1", "2", "4", "10", "30", "100", "1000", "max", "max",
        ] {
            speed = speed.faster();
            assert_eq!(speed.to_string(), rate);
        }
        for rate in [
            "1000", "100", "30", "10", "4", "2", "1", "0.5", "0.25", "0.25",
        ] {
            speed = speed.slower();
            assert_eq!(speed.to_string(), rate);
        }
        assert_eq!(Speed::Rate(300).faster(), Speed::Rate(400));
        assert_eq!(Speed::Rate(300).slower(), Speed::Rate(200));
        assert_eq!(Speed::Rate(500_000).faster(), Speed::Most);
        for place in 0..=Speed::LAST_PLACE {
            assert_eq!(Speed::at(place).place(), place);
        }
    }

    #[test]
    fn stops_are_read_and_written_alike() {
        for text in ["none", "solution", "backtrack", "solution,backtrack"] {
            assert_eq!(
                Stops::parse(text).map(|stops| stops.to_string()).as_deref(),
                Some(text)
            );
        }
        assert_eq!(
            Stops::parse("backtrack,solution"),
            Stops::parse("solution,backtrack")
        );
        for text in ["", "none,solution", "solution,", "Solution"] {
            assert_eq!(Stops::parse(text), None, "{text}");
        }
    }
}
