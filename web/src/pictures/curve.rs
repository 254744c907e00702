//! A curve of whole numbers as a drawing: its line, its last point, and how far its axes
//! go. The axes grow in round steps, so that most points move nothing.

use crate::speed::decimal;

/// The width and height of the area that a curve is drawn in, in units of the drawing.
pub const AREA: (f64, f64) = (280.0, 96.0);

/// A curve in its area, from the lower left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The line, as a path. One point is a line of no length.
    pub line: String,
    /// Where its last point is, from the upper left corner.
    pub last: (f64, f64),
    /// The numbers at the ends of the axes.
    pub ends: (i64, i64),
}

impl Curve {
    /// The curve of values, the first at 0; `None` without any.
    pub fn of(values: &[i64]) -> Option<Curve> {
        let highest = values.iter().copied().max()?;
        let ends = (round(values.len() as i64 - 1, 10), round(highest, 4));
        let place = |(at, value): (usize, &i64)| {
            let x = at as f64 / ends.0 as f64 * AREA.0;
            let y = AREA.1 - (*value).max(0) as f64 / ends.1 as f64 * AREA.1;
            (x, y)
        };
        let mut line = String::with_capacity(values.len() * 12);
        let mut last = (0.0, 0.0);
        for point in values.iter().enumerate() {
            let letter = if line.is_empty() { 'M' } else { 'L' };
            last = place(point);
            line.push(letter);
            line += &tenths(last.0);
            line.push(' ');
            line += &tenths(last.1);
        }
        Some(Curve { line, last, ends })
    }
}

/// A coordinate, to a tenth of a unit.
pub fn tenths(value: f64) -> String {
    decimal((value * 10.0).round() as i64 * 10)
}

/// The end of an axis: a number of one digit and zeros, as large as a value at least.
fn round(value: i64, least: i64) -> i64 {
    let value = value.max(least);
    let mut unit = 1;
    while value > 10 * unit {
        unit *= 10;
    }
    (value + unit - 1) / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_end_at_round_numbers() {
        for (value, least, end) in [
            (0, 10, 10),
            (10, 10, 10),
            (11, 10, 20),
            (99, 10, 100),
            (101, 10, 200),
            (1000, 10, 1000),
            (3, 4, 4),
            (41, 4, 50),
        ] {
            assert_eq!(round(value, least), end, "{value}");
        }
    }

    #[test]
    fn curves_have_a_point_for_each_value() {
        assert_eq!(Curve::of(&[]), None);
        let one = Curve::of(&[4]).unwrap();
        assert_eq!((one.line.as_str(), one.ends), ("M0 0", (10, 4)));
        let fall = Curve::of(&[4, 2, 0]).unwrap();
        assert_eq!(fall.line, "M0 0L28 48L56 96");
        assert_eq!(fall.last, (56.0, 96.0));
        let long = Curve::of(&vec![1; 1001]).unwrap();
        assert_eq!(long.line.matches('L').count(), 1000);
        assert_eq!((long.last, long.ends), ((280.0, 72.0), (1000, 4)));
    }
}
