//! What the page says about the reader's own program, in Chinese.

use super::super::OwnStrings;

pub const OWN: OwnStrings = OwnStrings {
    name: "我的程序",
    refused: |error| {
        let span = error.span;
        format!(
            "我的程序无法运行：代码第 {} 行第 {} 列有错。",
            span.line, span.column
        )
    },
    missing: "还没有自己的程序：请在程序清单处点“编辑”，再运行。",
};
