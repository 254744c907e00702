//! What Pascal does otherwise than Python, as functions.

use crate::listing::plan::Helper;

/// Truth values as Python prints them.
pub(super) const TRUTH: &str = "\
function truth(x: Boolean): string;
begin
    if x then
        truth := 'True'
    else
        truth := 'False';
end;";

/// The text of a helper.
pub(super) fn text(helper: Helper) -> &'static str {
    match helper {
        Helper::Minimum => MINIMUM,
        Helper::Maximum => MAXIMUM,
        Helper::Divide => DIVIDE,
        Helper::Remainder => REMAINDER,
        Helper::ShiftLeft => SHIFT_LEFT,
        Helper::ShiftRight => SHIFT_RIGHT,
        Helper::RangeLength => RANGE_LENGTH,
        Helper::RangeItem => RANGE_ITEM,
    }
}

const MINIMUM: &str = "\
function min(x, y: Int64): Int64;
begin
    if x < y then
        min := x
    else
        min := y;
end;";

const MAXIMUM: &str = "\
function max(x, y: Int64): Int64;
begin
    if x > y then
        max := x
    else
        max := y;
end;";

const DIVIDE: &str = "\
function floor_div(x, y: Int64): Int64;
begin
    floor_div := x div y;
    if (x mod y <> 0) and ((x < 0) <> (y < 0)) then
        floor_div := x div y - 1;
end;";

const REMAINDER: &str = "\
function floor_mod(x, y: Int64): Int64;
begin
    floor_mod := x mod y;
    if (x mod y <> 0) and ((x < 0) <> (y < 0)) then
        floor_mod := x mod y + y;
end;";

const SHIFT_LEFT: &str = "\
function shift_left(x, y: Int64): Int64;
begin
    if x = 0 then
        shift_left := 0
    else
        shift_left := x * (Int64(1) shl y);
end;";

const SHIFT_RIGHT: &str = "\
function shift_right(x, y: Int64): Int64;
begin
    if y > 62 then
        y := 62;
    if x < 0 then
        shift_right := -1 - ((-1 - x) shr y)
    else
        shift_right := x shr y;
end;";

const RANGE_LENGTH: &str = "\
function range_length(first, last, step: Int64): Int64;
var
    way, size, count: QWord;
begin
    if (step > 0) and (first >= last) or (step < 0) and (first <= last) then
        exit(0);
    if step > 0 then
    begin
        way := QWord(last) - QWord(first);
        size := QWord(step);
    end
    else
    begin
        way := QWord(first) - QWord(last);
        size := QWord(-step);
    end;
    count := (way - 1) div size;
    if count >= QWord(High(Int64)) then
        range_length := High(Int64)
    else
        range_length := Int64(count) + 1;
end;";

const RANGE_ITEM: &str = "\
function range_item(first, step, number: Int64): Int64;
begin
    range_item := first + step * number;
end;";
