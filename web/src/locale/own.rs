//! What the page says about the reader's own program.

use queenscope_lang::Error;

use crate::link::CodeError;

/// The texts about the reader's own program.
pub struct OwnStrings {
    /// What it is called.
    pub name: &'static str,
    /// It cannot run, and why; what was in force stays.
    pub refused: fn(&Error) -> String,
    /// What is wrong with a text, where its line is in sight.
    pub fault: fn(&Error) -> String,
    /// A link or a stop of a tour names it, but there is none.
    pub missing: &'static str,
    /// What is wrong with a program in a link.
    pub bad_code: fn(CodeError) -> String,
    /// What the reader had written has made room.
    pub kept: &'static str,
    /// Button: bring it back.
    pub bring_back: &'static str,
    /// No link carries this program, and why.
    pub no_link: fn(CodeError) -> String,
    /// Label of the program's text, to be copied instead.
    pub text: &'static str,
    /// Button: copy it.
    pub copy_text: &'static str,
    /// Button: turn the listing into an editor.
    pub edit: &'static str,
    /// Label of the editor.
    pub editor: &'static str,
    /// How the editor is left, and what its keys do.
    pub hint: &'static str,
    /// Button: run the text.
    pub run: &'static str,
    /// Button: back to the listing.
    pub leave: &'static str,
    /// Button: start over from the program of this name.
    pub start_over: fn(&str) -> String,
    /// Button: the earlier text.
    pub earlier: &'static str,
    /// Nothing is wrong with the text.
    pub fine: &'static str,
    /// Before the sentence of a fault, for those who hear it: its line.
    pub at_line: fn(u32) -> String,
}
