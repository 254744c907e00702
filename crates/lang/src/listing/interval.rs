//! Stretches of integers, and what Python's operators make of them. A result that
//! leaves the 64-bit range stops a run, so no stretch does.

use crate::ast::{BinaryOperator, Comparison};

/// All integers from `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interval {
    pub low: i64,
    pub high: i64,
}

/// The largest integer of a program.
pub(super) const LARGEST: i64 = i64::MAX;

fn clamp(value: i128) -> i64 {
    value.clamp(-i128::from(LARGEST), i128::from(LARGEST)) as i64
}

impl Interval {
    /// All integers.
    pub const ALL: Interval = Interval {
        low: -LARGEST,
        high: LARGEST,
    };

    /// One integer.
    pub fn only(value: i64) -> Interval {
        Interval {
            low: value,
            high: value,
        }
    }

    /// From the lower to the higher of two.
    pub fn new(low: i64, high: i64) -> Interval {
        Interval { low, high }
    }

    fn wide(low: i128, high: i128) -> Interval {
        Interval {
            low: clamp(low),
            high: clamp(high),
        }
    }

    /// The smallest stretch with both in it.
    pub fn join(self, other: Interval) -> Interval {
        Interval {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// What both have, if anything.
    pub fn meet(self, other: Interval) -> Option<Interval> {
        let low = self.low.max(other.low);
        let high = self.high.min(other.high);
        (low <= high).then_some(Interval { low, high })
    }

    /// Whether every integer of it lies within the bounds.
    pub fn is_within(self, low: i64, high: i64) -> bool {
        low <= self.low && self.high <= high
    }

    /// x + y
    pub fn plus(self, other: Interval) -> Interval {
        Interval::wide(
            i128::from(self.low) + i128::from(other.low),
            i128::from(self.high) + i128::from(other.high),
        )
    }

    /// −x
    pub fn negated(self) -> Interval {
        Interval {
            low: -self.high,
            high: -self.low,
        }
    }

    /// ~x
    pub fn inverted(self) -> Interval {
        self.negated().plus(Interval::only(-1))
    }

    /// |x|
    pub fn absolute(self) -> Interval {
        if self.low >= 0 {
            self
        } else if self.high <= 0 {
            self.negated()
        } else {
            Interval::new(0, self.high.max(-self.low))
        }
    }

    fn times(self, other: Interval) -> Interval {
        let products = [
            i128::from(self.low) * i128::from(other.low),
            i128::from(self.low) * i128::from(other.high),
            i128::from(self.high) * i128::from(other.low),
            i128::from(self.high) * i128::from(other.high),
        ];
        let low = products.into_iter().min().unwrap_or_default();
        let high = products.into_iter().max().unwrap_or_default();
        Interval::wide(low, high)
    }

    /// No quotient is larger than what is divided, whatever the divisor.
    fn divided(self, other: Interval) -> Interval {
        if self.low >= 0 && other.low > 0 {
            return Interval::new(self.low / other.high, self.high / other.low);
        }
        let most = self.absolute().high;
        if other.low > 0 {
            let low = if self.low < 0 { -most } else { 0 };
            return Interval::new(low, self.high.max(0));
        }
        Interval::wide(-i128::from(most) - 1, i128::from(most))
    }

    /// A remainder lies between 0 and the divisor.
    fn remainder(self, other: Interval) -> Interval {
        if self.low >= 0 && other.low > 0 {
            return Interval::new(0, self.high.min(other.high - 1));
        }
        Interval::new(
            other.low.saturating_add(1).min(0),
            other.high.saturating_sub(1).max(0),
        )
    }

    fn shifted_left(self, other: Interval) -> Interval {
        let factor = |by: i64| 1_i128 << by.clamp(0, 63);
        let most = Interval::wide(factor(other.low), factor(other.high));
        self.times(most)
    }

    fn shifted_right(self, other: Interval) -> Interval {
        let by = |value: i64, by: i64| value >> by.clamp(0, 63);
        Interval::new(
            by(self.low, if self.low < 0 { other.low } else { other.high }),
            by(
                self.high,
                if self.high < 0 { other.high } else { other.low },
            ),
        )
    }

    /// Up to the largest number with as many bits as the largest in it.
    fn with_all_bits(self) -> i64 {
        match self.high {
            high if high <= 0 => 0,
            high => {
                let bits = 64 - high.leading_zeros();
                ((1_i128 << bits) - 1) as i64
            }
        }
    }

    fn and(self, other: Interval) -> Interval {
        match (self.low >= 0, other.low >= 0) {
            (true, true) => Interval::new(0, self.high.min(other.high)),
            (true, false) => Interval::new(0, self.high),
            (false, true) => Interval::new(0, other.high),
            (false, false) => self.bits(other),
        }
    }

    /// What `|` and `^` can make.
    fn bits(self, other: Interval) -> Interval {
        let high = self.with_all_bits().max(other.with_all_bits());
        if self.low >= 0 && other.low >= 0 {
            return Interval::new(0, high);
        }
        let below = self.inverted().with_all_bits();
        let below = below.max(other.inverted().with_all_bits());
        Interval::wide(
            -i128::from(high.max(below)) - 1,
            i128::from(high.max(below)),
        )
    }

    /// An operator applied.
    pub fn binary(self, operator: BinaryOperator, other: Interval) -> Interval {
        match operator {
            BinaryOperator::Add => self.plus(other),
            BinaryOperator::Subtract => self.plus(other.negated()),
            BinaryOperator::Multiply => self.times(other),
            BinaryOperator::Divide => self.divided(other),
            BinaryOperator::Remainder => self.remainder(other),
            BinaryOperator::ShiftLeft => self.shifted_left(other),
            BinaryOperator::ShiftRight => self.shifted_right(other),
            BinaryOperator::And => self.and(other),
            BinaryOperator::Or | BinaryOperator::Xor => self.bits(other),
        }
    }

    /// Those of which a comparison with an integer of the other can hold.
    pub fn compared(self, comparison: Comparison, other: Interval) -> Option<Interval> {
        let (mut low, mut high) = (self.low, self.high);
        match comparison {
            Comparison::Less => high = high.min(other.high.saturating_sub(1)),
            Comparison::LessEqual => high = high.min(other.high),
            Comparison::Greater => low = low.max(other.low.saturating_add(1)),
            Comparison::GreaterEqual => low = low.max(other.low),
            Comparison::Equal => return self.meet(other),
            Comparison::NotEqual if other.low == other.high => {
                if low == other.low {
                    low = low.saturating_add(1);
                }
                if high == other.low {
                    high = high.saturating_sub(1);
                }
            }
            Comparison::NotEqual => {}
        }
        (low <= high).then_some(Interval { low, high })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arithmetic;

    /// Every result of small operands lies in the stretch of their stretches.
    #[test]
    fn no_result_is_left_out() {
        let operators = [
            BinaryOperator::Add,
            BinaryOperator::Subtract,
            BinaryOperator::Multiply,
            BinaryOperator::Divide,
            BinaryOperator::Remainder,
            BinaryOperator::ShiftLeft,
            BinaryOperator::ShiftRight,
            BinaryOperator::And,
            BinaryOperator::Or,
            BinaryOperator::Xor,
        ];
        let ends = [-9_i64, -4, -1, 0, 1, 3, 8];
        let stretches: Vec<Interval> = ends
            .into_iter()
            .flat_map(|low| ends.into_iter().map(move |high| (low, high)))
            .filter(|(low, high)| low <= high)
            .map(|(low, high)| Interval::new(low, high))
            .collect();
        for operator in operators {
            for one in &stretches {
                for two in &stretches {
                    let result = one.binary(operator, *two);
                    for x in one.low..=one.high {
                        for y in two.low..=two.high {
                            if let Ok(value) = arithmetic::binary(operator, x, y) {
                                assert!(
                                    result.is_within(i64::MIN, i64::MAX)
                                        && result.low <= value
                                        && value <= result.high,
                                    "{operator:?} {one:?} {two:?}: {x} {y} gives {value}, not in {result:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_range_are_kept() {
        let all = Interval::ALL;
        assert_eq!(all.plus(all), all);
        assert_eq!(all.negated(), all);
        assert_eq!(all.binary(BinaryOperator::Multiply, all), all);
        assert_eq!(all.binary(BinaryOperator::ShiftLeft, all), all);
    }
}
