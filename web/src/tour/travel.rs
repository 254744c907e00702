//! How the page goes from a stop to the next one: at once, or playing. It knows
//! nothing of clocks.

/// How the page goes from a stop to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Travel {
    /// At once.
    #[default]
    Jump,
    /// By playing, at this pace.
    Play(Pace),
}

/// How fast the page plays to a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The whole way in about two seconds.
    Two,
    /// The whole way in about five seconds.
    Five,
    /// The whole way in about ten seconds.
    Ten,
    /// At the speed and the size of a step that hold for playing.
    Chosen,
}

impl Travel {
    /// All ways, in the order in which they are offered.
    pub const ALL: [Travel; 5] = [
        Travel::Jump,
        Travel::Play(Pace::Two),
        Travel::Play(Pace::Five),
        Travel::Play(Pace::Ten),
        Travel::Play(Pace::Chosen),
    ];

    /// Reads what `as_str` has written.
    pub fn parse(text: &str) -> Option<Travel> {
        Travel::ALL
            .into_iter()
            .find(|travel| travel.as_str() == text)
    }

    /// The name under which it is remembered.
    pub fn as_str(self) -> &'static str {
        match self {
            Travel::Jump => "jump",
            Travel::Play(Pace::Two) => "2",
            Travel::Play(Pace::Five) => "5",
            Travel::Play(Pace::Ten) => "10",
            Travel::Play(Pace::Chosen) => "play",
        }
    }
}

impl Pace {
    /// How many milliseconds the way takes, if that is what was chosen.
    pub fn milliseconds(self) -> Option<f64> {
        match self {
            Pace::Two => Some(2_000.0),
            Pace::Five => Some(5_000.0),
            Pace::Ten => Some(10_000.0),
            Pace::Chosen => None,
        }
    }
}

/// The way to a stop while the page plays there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The stop to which it leads, counted from 0.
    pub stop: usize,
    /// The position where it began.
    pub from: u64,
    /// The position of the stop, beyond `from`.
    pub target: u64,
    /// How fast it goes.
    pub pace: Pace,
    /// Milliseconds since it began.
    pub elapsed: f64,
}

impl Flight {
    /// Where the page is to be by now, if the pace is one of the whole way: always
    /// under way, and exactly at the stop when the time is over.
    pub fn due(self) -> Option<u64> {
        let whole = self.pace.milliseconds()?;
        let way = self.target.saturating_sub(self.from);
        if self.elapsed >= whole {
            return Some(self.target);
        }
        let part = (way as f64 * (self.elapsed / whole)) as u64;
        Some(self.from + part.min(way))
    }

    /// How many lines a second it covers, if the pace is one of the whole way.
    pub fn rate(self) -> Option<f64> {
        let way = self.target.saturating_sub(self.from) as f64;
        Some(way * 1_000.0 / self.pace.milliseconds()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_read_and_written_alike() {
        for travel in Travel::ALL {
            assert_eq!(Travel::parse(travel.as_str()), Some(travel));
        }
        assert_eq!(Travel::parse("3"), None);
    }

    #[test]
    fn a_flight_is_under_way_until_its_time_is_over_and_then_at_the_stop() {
        for (elapsed, due) in [
            (0.0, 10),
            (1_000.0, 30),
            (2_500.0, 60),
            (4_999.0, 109),
            (5_000.0, 110),
            (9_999.0, 110),
        ] {
            let flight = Flight {
                stop: 1,
                from: 10,
                target: 110,
                pace: Pace::Five,
                elapsed,
            };
            assert_eq!(flight.due(), Some(due), "{elapsed}");
            assert_eq!(flight.rate(), Some(20.0));
            let chosen = Flight {
                pace: Pace::Chosen,
                ..flight
            };
            assert_eq!((chosen.due(), chosen.rate()), (None, None));
        }
    }
}
