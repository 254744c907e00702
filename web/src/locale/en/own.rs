//! What the page says about the reader's own program, in English. What is wrong with
//! a text is said by the language itself.

use super::super::OwnStrings;
use crate::link::CodeError;

pub const OWN: OwnStrings = OwnStrings {
    name: "My program",
    refused: |error| {
        format!(
            "My program does not run yet. Line {}: {}.",
            error.span.line, error.kind
        )
    },
    fault: |error| format!("{}.", error.kind),
    missing: "There is no program of your own yet: press Edit above a program, change it and run it.",
    bad_code: |error| format!("The program in this link cannot be read: {}.", code(error)),
    kept: "What you had written has made room for this program.",
    bring_back: "Bring my text back",
    no_link: |error| {
        let why = match error {
            CodeError::Long | CodeError::Large => "is too long for a link",
            CodeError::Control(_)
            | CodeError::Digit(_)
            | CodeError::Broken
            | CodeError::NoText
            | CodeError::Empty => "does not fit into a link",
        };
        format!("My program {why}. The link opens without it: copy the text and send it along.")
    },
    text: "My program",
    copy_text: "Copy the program",
    edit: "Edit",
    editor: "Program text",
    hint: "Tab indents by four spaces, Shift + Tab takes them away; Esc, then Tab leaves the text. \
           Ctrl + Enter runs it.",
    run: "Run",
    leave: "Back to the listing",
    start_over: |name| format!("Start over from “{name}”"),
    earlier: "My earlier text",
    fine: "Nothing to mend.",
    at_line: |line| format!("Line {line}: "),
};

fn code(error: CodeError) -> String {
    match error {
        CodeError::Long => {
            "it is longer than any link should be; ask for the text of the program itself"
                .to_owned()
        }
        CodeError::Digit(c) if c.is_control() || c.is_whitespace() => {
            "there is a space in it; copy the whole link again".to_owned()
        }
        CodeError::Digit(c) => format!(
            "{c} cannot stand in it, letters, digits, - and _ can; copy the whole link again"
        ),
        CodeError::Broken => {
            "a part of it is missing or wrong; copy the whole link again".to_owned()
        }
        CodeError::Large => "it unpacks to more than the 65,536 bytes of a program".to_owned(),
        CodeError::NoText => "it is no text; ask for the text of the program itself".to_owned(),
        CodeError::Control(c) => format!(
            "it has the invisible character U+{:04X}, which no program has",
            u32::from(c)
        ),
        CodeError::Empty => "there is nothing in it".to_owned(),
    }
}
