//! What holds integers while a program runs, with the bounds found so far. Knows
//! how bounds grow, not why.

use std::collections::HashMap;

use crate::listing::interval::{Interval, LARGEST};

/// Where a counter is cut off, in either direction.
const COUNTER: i64 = 1_000_000_000;

/// The most that a counter gains at a time.
const GAIN: i64 = 2;

/// What holds integers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Slot<'a> {
    /// A variable of the top level.
    Global(&'a str),
    /// A variable of a function.
    Local(&'a str, &'a str),
    /// The cells of a list.
    Cells(&'a str),
    /// What a function returns.
    Returned(&'a str),
}

/// The bounds of one of them.
#[derive(Clone, Debug, Default)]
struct Bounds {
    now: Option<Interval>,
    before: Option<Interval>,
    earlier: Option<Interval>,
    low: Option<i64>,
    high: Option<i64>,
}

/// The bounds of all of them.
#[derive(Default)]
pub(super) struct Slots<'a> {
    bounds: HashMap<Slot<'a>, Bounds>,
}

impl<'a> Slots<'a> {
    /// The bounds of what has been written to a slot; `None` if nothing has.
    pub fn get(&self, slot: &Slot<'a>) -> Option<Interval> {
        self.bounds.get(slot).and_then(|bounds| bounds.now)
    }

    /// Something is written to a slot.
    pub fn write(&mut self, slot: Slot<'a>, value: Interval) {
        let bounds = self.bounds.entry(slot).or_default();
        // A counter that is written by much more than it gains is none.
        if let Some(high) = &mut bounds.high
            && value.high > high.saturating_add(GAIN)
        {
            *high = LARGEST;
        }
        if let Some(low) = &mut bounds.low
            && value.low < low.saturating_sub(GAIN)
        {
            *low = -LARGEST;
        }
        let mut joined = match bounds.now {
            Some(now) => now.join(value),
            None => value,
        };
        if let Some(high) = bounds.high {
            joined.high = high;
        }
        if let Some(low) = bounds.low {
            joined.low = low;
        }
        bounds.now = Some(joined);
    }

    /// A reading has ended: whether it has found anything.
    pub fn turn(&mut self) -> bool {
        let mut grown = false;
        for bounds in self.bounds.values_mut() {
            grown |= bounds.now != bounds.before;
            bounds.earlier = bounds.before;
            bounds.before = bounds.now;
        }
        grown
    }

    /// Cuts off what still grows: to a counter what grows evenly and by little.
    pub fn cut_off(&mut self) {
        for bounds in self.bounds.values_mut() {
            let (Some(now), Some(earlier)) = (bounds.now, bounds.earlier) else {
                continue;
            };
            let end = |gain: i64| if gain <= GAIN { COUNTER } else { LARGEST };
            if now.high > earlier.high {
                bounds.high = Some(end(now.high - earlier.high).max(now.high));
            }
            if now.low < earlier.low {
                bounds.low = Some((-end(earlier.low - now.low)).min(now.low));
            }
            bounds.apply();
        }
    }

    /// Cuts off what grows although everything has been cut off.
    pub fn cut_off_for_good(&mut self) {
        for bounds in self.bounds.values_mut() {
            let (Some(now), Some(earlier)) = (bounds.now, bounds.earlier) else {
                continue;
            };
            if now.high > earlier.high && bounds.high.is_none() {
                bounds.high = Some(LARGEST);
            }
            if now.low < earlier.low && bounds.low.is_none() {
                bounds.low = Some(-LARGEST);
            }
            bounds.apply();
        }
    }

    /// Anything may be anywhere.
    pub fn give_up(&mut self) {
        for bounds in self.bounds.values_mut() {
            bounds.now = Some(Interval::ALL);
            bounds.low = Some(-LARGEST);
            bounds.high = Some(LARGEST);
        }
    }
}

impl Bounds {
    fn apply(&mut self) {
        if let Some(now) = &mut self.now {
            now.high = self.high.unwrap_or(now.high);
            now.low = self.low.unwrap_or(now.low);
        }
    }
}
