//! The words for the program in several languages, in Chinese.

use super::super::ListingStrings;
use crate::printed::Listed;

pub const LISTING: ListingStrings = ListingStrings {
    language: "编程语言",
    name: |language| match language {
        Listed::Pseudocode => "伪代码",
        Listed::Python => "Python",
        Listed::C => "C",
        Listed::Pascal => "Pascal",
        Listed::Rust => "Rust",
    },
    copy: "复制程序",
    download: |file| format!("下载程序 {file}"),
    copied: "已复制。",
    refused: "浏览器不允许在此复制，请改用下载。",
    deep: "CPython 3.11 和 3.12 不接受超过 20 层的嵌套循环。",
};
