//! What the page says about the reader's own program, in Chinese.

mod fault;
mod mark;
mod refused;

use super::super::OwnStrings;
use crate::link::CodeError;

pub const OWN: OwnStrings = OwnStrings {
    name: "我的程序",
    refused: |error| {
        let sentence = fault::fault(&error.kind);
        format!(
            "“我的程序”还不能运行。代码第 {} 行：{sentence}。",
            error.span.line
        )
    },
    fault: |error| format!("{}。", fault::fault(&error.kind)),
    missing: "还没有自己的程序：请在某个程序上方点“编辑”，修改后运行。",
    bad_code: |error| format!("此链接中的程序无法读出：{}。", code(error)),
    kept: "你原来写的程序已让位给这个程序。",
    bring_back: "找回我的程序",
    no_link: |error| {
        let why = match error {
            CodeError::Long | CodeError::Large => "太长，放不进链接",
            CodeError::Control(_)
            | CodeError::Digit(_)
            | CodeError::Broken
            | CodeError::NoText
            | CodeError::Empty => "放不进链接",
        };
        format!("“我的程序”{why}。此链接不含该程序，请复制程序文本另行发送。")
    },
    text: "我的程序",
    copy_text: "复制程序",
    edit: "编辑",
    editor: "程序文本",
    hint: "按 Tab 缩进四个空格，按 Shift + Tab 减少缩进；先按 Esc 再按 Tab 可离开文本。按 Ctrl + Enter 运行。",
    run: "运行",
    leave: "返回程序清单",
    start_over: |name| format!("从“{name}”重新开始"),
    earlier: "我原来的程序",
    fine: "没有语法错误。",
    at_line: |line| format!("代码第 {line} 行："),
};

fn code(error: CodeError) -> String {
    match error {
        CodeError::Long => "它比链接所能容纳的还长，请索取程序文本本身".to_owned(),
        CodeError::Digit(c) if c.is_control() || c.is_whitespace() => {
            "其中有空格，请重新复制整个链接".to_owned()
        }
        CodeError::Digit(c) => {
            format!("其中不能有 {c}，只能有字母、数字、- 和 _，请重新复制整个链接")
        }
        CodeError::Broken => "其中有缺失或错误，请重新复制整个链接".to_owned(),
        CodeError::Large => "展开后超过程序的上限 65536 字节".to_owned(),
        CodeError::NoText => "它不是文本，请索取程序文本本身".to_owned(),
        CodeError::Control(c) => {
            format!("其中有程序里不会出现的不可见字符 U+{:04X}", u32::from(c))
        }
        CodeError::Empty => "其中没有内容".to_owned(),
    }
}
