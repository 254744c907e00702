//! What Rust does otherwise than Python, as functions.

use crate::listing::plan::Helper;

/// Truth values as Python prints them.
pub(super) const TRUTH: &str = "\
fn truth(x: bool) -> &'static str {
    if x { \"True\" } else { \"False\" }
}";

/// The text of a helper; some are methods that numbers have already.
pub(super) fn text(helper: Helper) -> &'static str {
    match helper {
        Helper::Minimum | Helper::Maximum => "",
        Helper::Divide => DIVIDE,
        Helper::Remainder => REMAINDER,
        Helper::ShiftLeft => SHIFT_LEFT,
        Helper::ShiftRight => SHIFT_RIGHT,
        Helper::RangeLength => RANGE_LENGTH,
        Helper::RangeItem => RANGE_ITEM,
    }
}

const DIVIDE: &str = "\
fn floor_div(x: i64, y: i64) -> i64 {
    let q = x / y;
    if x % y != 0 && (x < 0) != (y < 0) { q - 1 } else { q }
}";

const REMAINDER: &str = "\
fn floor_mod(x: i64, y: i64) -> i64 {
    let r = x % y;
    if r != 0 && (r < 0) != (y < 0) { r + y } else { r }
}";

const SHIFT_LEFT: &str = "\
fn shift_left(x: i64, y: i64) -> i64 {
    if x == 0 { 0 } else { x << y }
}";

const SHIFT_RIGHT: &str = "\
fn shift_right(x: i64, y: i64) -> i64 {
    x >> y.min(63)
}";

const RANGE_LENGTH: &str = "\
fn range_length(first: i64, end: i64, step: i64) -> i64 {
    let way = if step > 0 { i128::from(end) - i128::from(first) } else { i128::from(first) - i128::from(end) };
    let size = i128::from(step).abs();
    ((way + size - 1) / size).clamp(0, i128::from(i64::MAX)) as i64
}";

const RANGE_ITEM: &str = "\
fn range_item(first: i64, step: i64, number: i64) -> i64 {
    first.wrapping_add(step.wrapping_mul(number))
}";
