//! The reader's own program, as far as the page keeps it: the text that runs, the
//! text that is being written, and the one that had to make room. There is one own
//! program at a time.

use std::rc::Rc;

use queenscope_lang::Error;
use queenscope_solver::BoardSize;

use crate::{
    link::{Code, CodeError},
    settings::{Author, Draft, Kept},
};

/// The reader's own program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// What the browser is to remember.
    pub kept: Kept,
    /// How a link carries the text that a link calls `own`, or why none can.
    pub code: Option<Result<Code, CodeError>>,
    /// What lies in the editor while it is open.
    pub desk: Option<Desk>,
}

/// What lies in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    /// The text, marks and all.
    pub text: Rc<str>,
    /// The board that the text was laid out for: whoever writes another size into the
    /// text wants that board.
    pub n: BoardSize,
    /// The first thing wrong with the text, if there is one.
    pub fault: Option<Rc<Error>>,
    /// Counts the texts that did not come from the keyboard.
    pub edition: u32,
}

impl Own {
    /// What the browser has remembered.
    pub fn remembered(kept: Kept) -> Own {
        Own {
            code: kept.text.clone().map(Code::of),
            kept,
            desk: None,
        }
    }

    /// The text that runs while the own program is in force, if there is one.
    pub fn text(&self) -> Option<&Rc<str>> {
        self.kept.text.as_ref()
    }

    /// What the reader has written last, whether it has run or not.
    pub fn latest(&self) -> Option<&Rc<str>> {
        let draft = self.kept.draft.as_ref().map(|draft| &draft.text);
        draft.or(self.text())
    }

    /// What would be lost with the latest text: nothing that came from elsewhere.
    fn at_stake(&self) -> Option<&Rc<str>> {
        let draft = self.kept.draft.as_ref().map(|draft| &draft.text);
        draft.or(match self.kept.author {
            Author::Reader => self.text(),
            Author::Other => None,
        })
    }

    /// A text is to run in place of the one before.
    pub fn take(&mut self, text: Rc<str>, author: Author) {
        if self
            .kept
            .draft
            .as_ref()
            .is_some_and(|draft| draft.text == text)
        {
            self.kept.draft = None;
        }
        if self.text() != Some(&text) {
            self.code = Some(Code::of(text.clone()));
            self.kept.text = Some(text);
            self.kept.author = author;
        }
    }

    /// A text that comes from elsewhere is to take the place of what the reader has
    /// written last, which can be brought back. Says whether there is anything to
    /// bring back.
    pub fn make_room(&mut self, text: &Rc<str>) -> bool {
        let at_stake = self.at_stake().filter(|latest| *latest != text).cloned();
        self.kept.draft = None;
        let made = at_stake.is_some();
        self.kept.former = at_stake.or(self.kept.former.take());
        made
    }

    /// A text is being written.
    pub fn draft(&mut self, draft: Draft) {
        self.kept.draft = Some(draft);
    }
}
