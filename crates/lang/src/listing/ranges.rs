//! Between which bounds the integers of a program stay, as far as its text says so:
//! for the types of C, for the ranges of Pascal's arrays, and to know where an
//! operand may be negative. The text is read again and again, each time with what
//! the last reading has found, until nothing is new; what then still grows gets
//! no bound.
//!
//! A variable that grows by at most 2 each time it is written counts as a counter:
//! 10⁹ steps, more than a reader would wait for, leave it within 32 bits.

mod reading;
mod slots;
mod values;

use std::collections::HashMap;

use super::{effects::Effects, interval::Interval, plan::Width};
use crate::{program::Program, span::Span};
use reading::Reading;
use slots::Slots;

/// How often the text is read before what grows is cut off: more often than a board
/// has rows.
const READINGS: usize = 40;

/// How often at most after that.
const LAST_READINGS: usize = 12;

/// What is known of the integers of a program.
pub(super) struct Ranges {
    operands: HashMap<Span, (Interval, Interval)>,
    indexes: HashMap<String, Interval>,
    ranges: HashMap<Span, [Interval; 3]>,
    widest: Interval,
}

impl Ranges {
    /// Reads a program.
    pub fn of(program: &Program, effects: &HashMap<String, Effects>) -> Ranges {
        let mut slots = Slots::default();
        for reading in 0..READINGS {
            Reading::new(program, effects, &mut slots).read();
            if !slots.turn() {
                return Ranges::found(program, effects, slots);
            }
            if reading + 1 == READINGS {
                slots.cut_off();
            }
        }
        for _ in 0..LAST_READINGS {
            Reading::new(program, effects, &mut slots).read();
            if !slots.turn() {
                return Ranges::found(program, effects, slots);
            }
            slots.cut_off_for_good();
        }
        slots.give_up();
        Ranges::found(program, effects, slots)
    }

    fn found<'a>(
        program: &'a Program,
        effects: &HashMap<String, Effects>,
        mut slots: Slots<'a>,
    ) -> Ranges {
        let mut reading = Reading::new(program, effects, &mut slots);
        reading.read();
        Ranges {
            operands: reading.operands,
            indexes: reading.indexes,
            ranges: reading.ranges,
            widest: reading.widest,
        }
    }

    /// The operands of the operator at a place: everything, if it is never reached.
    pub fn operands(&self, at: Span) -> (Interval, Interval) {
        let found = self.operands.get(&at).copied();
        found.unwrap_or((Interval::ALL, Interval::ALL))
    }

    /// The indexes of a list, if it has any.
    pub fn indexes(&self, list: &str) -> Option<Interval> {
        self.indexes.get(list).copied()
    }

    /// First, end and step of the range of the loop whose target stands at a place.
    pub fn range(&self, at: Span) -> [Interval; 3] {
        let found = self.ranges.get(&at).copied();
        found.unwrap_or([Interval::ALL; 3])
    }

    /// Whether all numbers stay small.
    pub fn width(&self) -> Width {
        let most = i64::from(i32::MAX);
        if self.widest.is_within(-most, most) {
            Width::Narrow
        } else {
            Width::Wide
        }
    }
}
