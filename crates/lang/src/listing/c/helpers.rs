//! What C does otherwise than Python, as functions.

use crate::listing::plan::{Helper, Width};

/// The lines of a helper, for numbers of a width.
pub(super) fn lines(helper: Helper, width: Width) -> Vec<String> {
    let text = match helper {
        Helper::Minimum => MINIMUM,
        Helper::Maximum => MAXIMUM,
        Helper::Divide => DIVIDE,
        Helper::Remainder => REMAINDER,
        Helper::ShiftLeft => SHIFT_LEFT,
        Helper::ShiftRight => SHIFT_RIGHT,
        Helper::RangeLength => RANGE_LENGTH,
        Helper::RangeItem => RANGE_ITEM,
    };
    let kind = match width {
        Width::Narrow => "int",
        Width::Wide => "long long",
    };
    let (unsigned, largest) = match width {
        Width::Narrow => ("unsigned", "2147483647u"),
        Width::Wide => ("unsigned long long", "9223372036854775807u"),
    };
    let bits = match width {
        Width::Narrow => "30",
        Width::Wide => "62",
    };
    text.lines()
        .map(|line| {
            line.replace("UNSIGNED", unsigned)
                .replace("LARGEST", largest)
                .replace("BITS", bits)
                .replace("INT", kind)
        })
        .collect()
}

const MINIMUM: &str = "\
static INT min(INT x, INT y) {
    return x < y ? x : y;
}";

const MAXIMUM: &str = "\
static INT max(INT x, INT y) {
    return x > y ? x : y;
}";

const DIVIDE: &str = "\
static INT floor_div(INT x, INT y) {
    INT q = x / y;
    return x % y != 0 && (x < 0) != (y < 0) ? q - 1 : q;
}";

const REMAINDER: &str = "\
static INT floor_mod(INT x, INT y) {
    INT r = x % y;
    return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}";

const SHIFT_LEFT: &str = "\
static INT shift_left(INT x, INT y) {
    return x == 0 ? 0 : x * ((INT)1 << y);
}";

const SHIFT_RIGHT: &str = "\
static INT shift_right(INT x, INT y) {
    INT bits = y > BITS ? BITS : y;
    return x < 0 ? -1 - ((-1 - x) >> bits) : x >> bits;
}";

const RANGE_LENGTH: &str = "\
static INT range_length(INT first, INT end, INT step) {
    UNSIGNED way, size, length;
    if (step > 0 ? first >= end : first <= end) {
        return 0;
    }
    way = step > 0 ? (UNSIGNED)end - (UNSIGNED)first : (UNSIGNED)first - (UNSIGNED)end;
    size = step > 0 ? (UNSIGNED)step : 0u - (UNSIGNED)step;
    length = (way - 1u) / size + 1u;
    return length > LARGEST ? (INT)LARGEST : (INT)length;
}";

const RANGE_ITEM: &str = "\
static INT range_item(INT first, INT step, INT number) {
    return (INT)((UNSIGNED)first + (UNSIGNED)step * (UNSIGNED)number);
}";
