//! What listings say of the functions that come along, and of nothing done.

use super::{Words, plan::Helper};

/// What a helper gives, if its name does not say it.
pub(super) fn remark(helper: Helper, words: Words) -> Option<&'static str> {
    let [english, chinese] = match helper {
        Helper::Minimum | Helper::Maximum => return None,
        Helper::Divide => [
            "The largest whole number not above x / y.",
            "不大于 x / y 的最大整数。",
        ],
        Helper::Remainder => [
            "What floor_div leaves: its sign is that of y.",
            "floor_div 的余数：符号与 y 相同。",
        ],
        Helper::ShiftLeft => ["x times 2 to the power of y.", "x 乘以 2 的 y 次方。"],
        Helper::ShiftRight => [
            "The largest whole number not above x divided by 2 to the power of y.",
            "不大于 x 除以 2 的 y 次方的最大整数。",
        ],
        Helper::RangeLength => [
            "How many numbers lead in steps from the first to the end, the end left out.",
            "从起点按步长到终点（不含终点）共有多少个数。",
        ],
        Helper::RangeItem => [
            "The number that is so many steps away from the first.",
            "从起点走这么多步所到的数。",
        ],
    };
    Some(match words {
        Words::English => english,
        Words::Chinese => chinese,
    })
}

/// What stands for `pass` in a comment.
pub(super) fn nothing(words: Words) -> &'static str {
    match words {
        Words::English => "nothing",
        Words::Chinese => "空语句",
    }
}
