//! Lengths of time, and numbers too large to be written out, in the unit that says most.

/// A length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Seconds.
    Seconds(u64),
    /// Minutes.
    Minutes(u64),
    /// Hours.
    Hours(u64),
    /// Days.
    Days(u64),
    /// Years.
    Years(u64),
    /// More years than ten to this power.
    Ages(u32),
}

impl Span {
    /// So many seconds, not negative.
    pub fn of(seconds: f64) -> Span {
        const MINUTE: f64 = 60.0;
        const HOUR: f64 = 60.0 * MINUTE;
        const DAY: f64 = 24.0 * HOUR;
        const YEAR: f64 = 365.25 * DAY;
        let whole = |unit: f64| (seconds / unit).round() as u64;
        match seconds {
            s if s < 2.0 * MINUTE => Span::Seconds(whole(1.0)),
            s if s < 2.0 * HOUR => Span::Minutes(whole(MINUTE)),
            s if s < 2.0 * DAY => Span::Hours(whole(HOUR)),
            s if s < 2.0 * YEAR => Span::Days(whole(DAY)),
            s if s < 1e6 * YEAR => Span::Years(whole(YEAR)),
            s => Span::Ages((s / YEAR).log10().floor() as u32),
        }
    }
}

/// A number that may be too large to be written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Large {
    /// It is this.
    Exact(u128),
    /// It is more than ten to this power.
    Beyond(u32),
}

impl Large {
    /// The product of some factors.
    pub fn product(factors: impl Iterator<Item = u8> + Clone) -> Large {
        const MOST: u128 = 10_u128.pow(24);
        let whole = |product: Option<u128>, factor: u8| {
            let product = product?.checked_mul(factor.into())?;
            (product < MOST).then_some(product)
        };
        match factors.clone().fold(Some(1), whole) {
            Some(product) => Large::Exact(product),
            None => {
                let digits: f64 = factors.map(|factor| f64::from(factor).log10()).sum();
                Large::Beyond(digits.floor() as u32)
            }
        }
    }

    /// How large it is, nearly.
    pub fn about(self) -> f64 {
        match self {
            Large::Exact(number) => number as f64,
            Large::Beyond(power) => 10_f64.powi(power as i32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_the_unit_that_says_most() {
        for (seconds, span) in [
            (0.0, Span::Seconds(0)),
            (119.0, Span::Seconds(119)),
            (120.0, Span::Minutes(2)),
            (7200.0, Span::Hours(2)),
            (4_194_304.0, Span::Days(49)),
            (63_115_200.0, Span::Years(2)),
            (1e13, Span::Years(316_881)),
            (3.156e17, Span::Ages(10)),
        ] {
            assert_eq!(Span::of(seconds), span, "{seconds}");
        }
    }

    #[test]
    fn products_are_exact_as_long_as_they_can_be() {
        let power = |n: u8| Large::product((0..n).map(move |_| n));
        let factorial = |n: u8| Large::product(1..=n);
        for (product, expected) in [
            (power(1), Large::Exact(1)),
            (power(8), Large::Exact(16_777_216)),
            (power(18), Large::Exact(39_346_408_075_296_537_575_424)),
            (power(19), Large::Beyond(24)),
            (power(32), Large::Beyond(48)),
            (factorial(8), Large::Exact(40_320)),
            (factorial(20), Large::Exact(2_432_902_008_176_640_000)),
            (factorial(32), Large::Beyond(35)),
        ] {
            assert_eq!(product, expected);
        }
    }
}
