//! Integers as rows of bits over the columns of the board, bit 0 at column 1, from the
//! newest call's variables. It draws nothing and works out no mask that the program has
//! not: only `b | c | d` is put together here.

use queenscope_solver::{Frame, Moment, Value};

use crate::{
    facts::{Facts, Picture},
    frames,
    narration::signature,
};

/// The masks of the newest call that has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    /// The size of the board.
    pub n: u8,
    /// The row that the call is for, n + 1 below the board.
    pub row: i64,
    /// Columns, main and anti-diagonals that are taken in this row, and where each has
    /// come from.
    pub taken: [Mask; 3],
    /// All that is taken.
    pub all: u64,
    /// The columns that are free and not yet tried, if they are worked out by now.
    pub free: Option<u64>,
    /// The bit picked out of them, if one is by now.
    pub low: Option<u64>,
}

/// A mask that a call was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask {
    /// What the program calls it.
    pub name: &'static str,
    /// Its bits: bit 0 for column 1.
    pub bits: u64,
    /// The caller's mask with its newest queen, if this one is that, shifted.
    pub from: Option<u64>,
    /// The way it went from the caller's row to this one.
    pub way: Way,
}

/// How a mask goes on to the next row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As it is.
    Down,
    /// By one towards column 1: shifted right.
    Left,
    /// By one towards column n: shifted left, and cut off at the board's edge.
    Right,
}

impl Way {
    /// Where a mask comes to on a board of size n.
    pub const fn shifted(self, bits: u64, n: u8) -> u64 {
        match self {
            Way::Down => bits,
            Way::Left => bits >> 1,
            Way::Right => bits << 1 & full(n),
        }
    }
}

/// All columns of a board.
pub const fn full(n: u8) -> u64 {
    (1 << n) - 1
}

/// The columns of a mask, from 1.
pub fn columns(bits: u64, n: u8) -> impl Iterator<Item = u8> {
    (1..=n).filter(move |column| bits >> (column - 1) & 1 == 1)
}

impl Bits {
    /// The masks of a moment; `None` as long as no call has any, or if what the call has
    /// are no masks of this board.
    pub fn of(moment: &Moment) -> Option<Bits> {
        let n = moment.n.get();
        let [.., below, top] = moment.frames.as_slice() else {
            return None;
        };
        let mask = |name, way: Way| {
            let bits = bits(top, name, n)?;
            let from = bits_with_queen(below, name, n);
            Some(Mask {
                name,
                bits,
                from: from.filter(|from| way.shifted(*from, n) == bits),
                way,
            })
        };
        let taken = [
            mask("b", Way::Down)?,
            mask("c", Way::Left)?,
            mask("d", Way::Right)?,
        ];
        Some(Bits {
            n,
            row: frames::own_integer(top, "k")?,
            all: taken.iter().fold(0, |all, mask| all | mask.bits),
            taken,
            free: bits(top, "free", n),
            low: bits(top, "low", n),
        })
    }

    /// Whether all masks have come from the caller's as the program says.
    pub fn are_shifted(&self) -> bool {
        self.taken.iter().all(|mask| mask.from.is_some())
    }
}

/// The mask that a frame has under a name, if it fits on the board.
pub fn bits(frame: &Frame, name: &str, n: u8) -> Option<u64> {
    let mut own = frame.variables.iter();
    match own.find(|(own, _)| own == name)? {
        (_, Value::Integer(bits)) => u64::try_from(*bits).ok().filter(|bits| *bits <= full(n)),
        (_, Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_)) => None,
    }
}

/// A call as the stack has it, without the masks: they are long and stand elsewhere.
pub fn brief(facts: &Facts, frame: &Frame) -> String {
    let whole = signature(frame);
    match whole.split_once(',') {
        Some((start, _)) if facts.picture == Picture::Bits => format!("{start}…)"),
        Some(_) | None => whole,
    }
}

fn bits_with_queen(frame: &Frame, name: &str, n: u8) -> Option<u64> {
    Some(bits(frame, name, n)? | bits(frame, "low", n)?)
}

#[cfg(test)]
mod tests;
