//! Which program the page is about: one of the course, or the reader's own. A link
//! and the model name it; `Program` has the text of the reader's own as well, and
//! `Runnable` is a program that has been checked for a board. It knows nothing of how
//! a text came to the page.

use std::{fmt, rc::Rc, str::FromStr};

use queenscope_lang::Error;
use queenscope_solver::{BoardSize, NoProgram, ProgramId, Script};

use crate::locale::Language;

/// How a link names the reader's own program.
const OWN: &str = "own";

/// Which program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// One of the course.
    Course(ProgramId),
    /// The reader's own; there is one at a time.
    Own,
}

impl Which {
    /// The program of the course, if it is one.
    pub fn course(self) -> Option<ProgramId> {
        match self {
            Which::Course(program) => Some(program),
            Which::Own => None,
        }
    }

    /// The name that a link uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Which::Course(program) => program.as_str(),
            Which::Own => OWN,
        }
    }

    /// What the reader calls it.
    pub fn name(self, language: Language) -> &'static str {
        match self {
            Which::Course(program) => language.pick(program.name()),
            Which::Own => language.strings().own.name,
        }
    }
}

impl From<ProgramId> for Which {
    fn from(program: ProgramId) -> Which {
        Which::Course(program)
    }
}

impl FromStr for Which {
    type Err = NoProgram;

    fn from_str(text: &str) -> Result<Which, NoProgram> {
        match text {
            OWN => Ok(Which::Own),
            _ => text.parse().map(Which::Course),
        }
    }
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A program with its text, as far as the text is not known anyhow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Program {
    /// One of the course.
    Course(ProgramId),
    /// The reader's own, marks and all.
    Own(Rc<str>),
}

impl Program {
    /// Which one it is.
    pub fn which(&self) -> Which {
        match self {
            Program::Course(program) => Which::Course(*program),
            Program::Own(_) => Which::Own,
        }
    }

    /// The source text for a board, marks and all.
    pub fn source(&self, n: BoardSize) -> Rc<str> {
        match self {
            Program::Course(program) => program.source(n).into(),
            Program::Own(text) => text.clone(),
        }
    }
}

impl From<ProgramId> for Program {
    fn from(program: ProgramId) -> Program {
        Program::Course(program)
    }
}

/// A program that has been checked for a board and can run on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Runnable {
    program: Program,
    script: Script,
}

impl Runnable {
    /// Checks a program for a board.
    ///
    /// # Errors
    /// The first thing in a reader's own text that is no part of the language.
    pub fn new(program: Program, n: BoardSize) -> Result<Runnable, Error> {
        let script = match &program {
            Program::Course(program) => Script::of(*program, n),
            Program::Own(text) => Script::from_source(text, n)?,
        };
        Ok(Runnable { program, script })
    }

    /// A program of the course.
    pub fn course(program: ProgramId, n: BoardSize) -> Runnable {
        Runnable {
            program: Program::Course(program),
            script: Script::of(program, n),
        }
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// What runs.
    pub fn script(&self) -> &Script {
        &self.script
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_is_read_and_written_alike() {
        let course = ProgramId::ALL.into_iter().map(Which::Course);
        for which in course.chain([Which::Own]) {
            assert_eq!(which.to_string().parse(), Ok(which));
        }
        for text in ["", "Own", "own ", "quick"] {
            assert!(text.parse::<Which>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_text_is_checked_for_the_board_it_is_to_run_on() {
        let own =
            |text: &str, n| Runnable::new(Program::Own(text.into()), BoardSize::new(n).unwrap());
        let text = "n = 4\na = [0] * (n + 1)\nprint(n)\n";
        let runnable = own(text, 6).unwrap();
        assert_eq!(runnable.script().listing()[0], "n = 6");
        assert_eq!(runnable, own(text, 6).unwrap());
        assert_ne!(runnable, own(text, 7).unwrap());
        let error = own("n = 4\nprint(x)\n", 4).unwrap_err();
        assert_eq!(error.span.line, 2);
    }
}
