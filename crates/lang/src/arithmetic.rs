//! Python's arithmetic on 64-bit integers. The range is symmetric, from
//! −(2⁶³ − 1) to 2⁶³ − 1; whatever leaves it is an overflow.

use crate::ast::{BinaryOperator, Builtin};

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The result leaves the 64-bit range.
    Overflow,
    /// Division or remainder by zero.
    Division,
    /// A shift by a negative number.
    Shift,
}

#[inline(always)]
fn within(value: Option<i64>) -> Result<i64, Fault> {
    match value {
        Some(value) if value != i64::MIN => Ok(value),
        _ => Err(Fault::Overflow),
    }
}

/// x + y
///
/// # Errors
/// [`Fault::Overflow`].
#[inline(always)]
pub fn add(x: i64, y: i64) -> Result<i64, Fault> {
    within(x.checked_add(y))
}

/// x − y
///
/// # Errors
/// [`Fault::Overflow`].
#[inline(always)]
pub fn subtract(x: i64, y: i64) -> Result<i64, Fault> {
    within(x.checked_sub(y))
}

/// x · y
///
/// # Errors
/// [`Fault::Overflow`].
#[inline]
pub fn multiply(x: i64, y: i64) -> Result<i64, Fault> {
    within(x.checked_mul(y))
}

/// The largest integer not above x / y, as Python's `//`.
///
/// # Errors
/// [`Fault::Division`] if y is 0.
#[inline]
pub fn divide(x: i64, y: i64) -> Result<i64, Fault> {
    if y == 0 {
        return Err(Fault::Division);
    }
    let quotient = x.checked_div(y).ok_or(Fault::Overflow)?;
    let inexact = x.wrapping_rem(y) != 0;
    within(Some(if inexact && (x < 0) != (y < 0) {
        quotient - 1
    } else {
        quotient
    }))
}

/// What `//` leaves, with the sign of y, as Python's `%`.
///
/// # Errors
/// [`Fault::Division`] if y is 0.
#[inline]
pub fn remainder(x: i64, y: i64) -> Result<i64, Fault> {
    if y == 0 {
        return Err(Fault::Division);
    }
    let rest = x.wrapping_rem(y);
    Ok(if rest != 0 && (rest < 0) != (y < 0) {
        rest + y
    } else {
        rest
    })
}

/// x · 2^y
///
/// # Errors
/// [`Fault::Shift`] if y is negative, [`Fault::Overflow`].
#[inline]
pub fn shift_left(x: i64, y: i64) -> Result<i64, Fault> {
    if y < 0 {
        return Err(Fault::Shift);
    }
    if x == 0 {
        return Ok(0);
    }
    if y > 62 {
        return Err(Fault::Overflow);
    }
    let shifted = x << y;
    within((shifted >> y == x).then_some(shifted))
}

/// The largest integer not above x / 2^y.
///
/// # Errors
/// [`Fault::Shift`] if y is negative.
#[inline]
pub fn shift_right(x: i64, y: i64) -> Result<i64, Fault> {
    if y < 0 {
        return Err(Fault::Shift);
    }
    Ok(x >> y.min(63))
}

/// The bits that both have.
///
/// # Errors
/// [`Fault::Overflow`].
#[inline]
pub fn and(x: i64, y: i64) -> Result<i64, Fault> {
    within(Some(x & y))
}

/// The bits that either has.
///
/// # Errors
/// [`Fault::Overflow`].
#[inline]
pub fn or(x: i64, y: i64) -> Result<i64, Fault> {
    within(Some(x | y))
}

/// The bits that just one has.
///
/// # Errors
/// [`Fault::Overflow`].
#[inline]
pub fn xor(x: i64, y: i64) -> Result<i64, Fault> {
    within(Some(x ^ y))
}

/// The bits that it does not have: −x − 1.
///
/// # Errors
/// [`Fault::Overflow`].
#[inline]
pub fn invert(x: i64) -> Result<i64, Fault> {
    within(Some(!x))
}

/// An operator applied to two integers.
///
/// # Errors
/// See the single operations.
#[inline]
pub fn binary(operator: BinaryOperator, x: i64, y: i64) -> Result<i64, Fault> {
    match operator {
        BinaryOperator::Add => add(x, y),
        BinaryOperator::Subtract => subtract(x, y),
        BinaryOperator::Multiply => multiply(x, y),
        BinaryOperator::Divide => divide(x, y),
        BinaryOperator::Remainder => remainder(x, y),
        BinaryOperator::ShiftLeft => shift_left(x, y),
        BinaryOperator::ShiftRight => shift_right(x, y),
        BinaryOperator::And => and(x, y),
        BinaryOperator::Or => or(x, y),
        BinaryOperator::Xor => xor(x, y),
    }
}

/// A function of Python applied to integers; `None` without any.
pub(crate) fn builtin(builtin: Builtin, values: &[i64]) -> Option<i64> {
    match builtin {
        Builtin::Absolute => values.first().and_then(|x| x.checked_abs()),
        Builtin::Minimum => values.iter().copied().min(),
        Builtin::Maximum => values.iter().copied().max(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_rounds_down_and_the_remainder_follows_the_divisor() {
        for (x, y, quotient, rest) in [
            (7, 2, 3, 1),
            (-7, 2, -4, 1),
            (7, -2, -4, -1),
            (-7, -2, 3, -1),
            (6, -3, -2, 0),
            (0, 5, 0, 0),
        ] {
            assert_eq!(
                (divide(x, y), remainder(x, y)),
                (Ok(quotient), Ok(rest)),
                "{x} {y}"
            );
        }
        assert_eq!(divide(1, 0), Err(Fault::Division));
        assert_eq!(remainder(1, 0), Err(Fault::Division));
    }

    #[test]
    fn the_range_is_symmetric() {
        assert_eq!(add(i64::MAX, 1), Err(Fault::Overflow));
        assert_eq!(subtract(-i64::MAX, 1), Err(Fault::Overflow));
        assert_eq!(subtract(-i64::MAX + 1, 1), Ok(-i64::MAX));
        assert_eq!(multiply(1 << 32, 1 << 31), Err(Fault::Overflow));
        assert_eq!(shift_left(1, 62), Ok(1 << 62));
        assert_eq!(shift_left(1, 63), Err(Fault::Overflow));
        assert_eq!(shift_left(-1, 63), Err(Fault::Overflow));
        assert_eq!(shift_left(3, 62), Err(Fault::Overflow));
        assert_eq!(shift_left(0, 1000), Ok(0));
        assert_eq!(shift_left(1, -1), Err(Fault::Shift));
        assert_eq!(
            (shift_right(-5, 1), shift_right(-5, 1000)),
            (Ok(-3), Ok(-1))
        );
        assert_eq!(shift_right(1, -1), Err(Fault::Shift));
    }
}
