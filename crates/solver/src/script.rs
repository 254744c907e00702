//! A program checked and compiled for one board, ready to run.

use std::{collections::BTreeSet, rc::Rc};

use queenscope_lang::{
    self as lang, Error, ErrorKind,
    listing::{self, Language, Listing, Words},
};

pub use crate::code::Marker;
use crate::{
    board::BoardSize,
    catalogue::ProgramId,
    code::Code,
    compile::{self, Origin},
};

/// A program checked and compiled for one board. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Script(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    program: Option<ProgramId>,
    n: BoardSize,
    source: String,
    checked: lang::Program,
    listing: Vec<String>,
    steps: Vec<u32>,
    markers: Vec<Marker>,
    code: Code,
}

/// Two are the same if they are of the same text: nothing else goes into one.
impl PartialEq for Script {
    fn eq(&self, other: &Script) -> bool {
        let (one, other) = (&self.0, &other.0);
        Rc::ptr_eq(one, other)
            || (one.program, one.n, &one.source) == (other.program, other.n, &other.source)
    }
}

impl Eq for Script {}

impl Script {
    /// A program of the course.
    pub fn of(program: ProgramId, n: BoardSize) -> Script {
        let source = program.source(n);
        match Script::new(&source, n, Some(program)) {
            Ok(script) => script,
            Err(error) => {
                unreachable!("the programs of the course are checked by tests: {program}: {error}")
            }
        }
    }

    /// A program of a reader's own, its first statement `n = <integer>` set to n.
    ///
    /// # Errors
    /// The first thing in the text that is no part of the language.
    pub fn from_source(source: &str, n: BoardSize) -> Result<Script, Error> {
        let source = listing::with_size(source, u32::from(n.get()))?;
        Script::new(&source, n, None)
    }

    fn new(source: &str, n: BoardSize, program: Option<ProgramId>) -> Result<Script, Error> {
        let checked = lang::check(source)?;
        let origin = if program.is_some() {
            Origin::Catalogue
        } else {
            Origin::Own
        };
        let code = compile::compile(&checked, n, origin).map_err(|_| Error {
            span: checked.n_span,
            kind: ErrorKind::LargeProgram,
        })?;
        let markers = code.lists.iter().filter_map(|list| list.marker.clone());
        let (listing, markers) = (listing::python(source), markers.collect());
        let steps = steps(&code);
        Ok(Script(Rc::new(Inner {
            program,
            n,
            source: source.to_owned(),
            checked,
            listing,
            steps,
            markers,
            code,
        })))
    }

    /// The board.
    pub fn n(&self) -> BoardSize {
        self.0.n
    }

    /// The program of the course, if it is one.
    pub fn program(&self) -> Option<ProgramId> {
        self.0.program
    }

    /// The Python listing, marks cut off, one entry for each line.
    pub fn listing(&self) -> &[String] {
        &self.0.listing
    }

    /// The lines, from 1, at which a step can begin, in order.
    pub fn steps(&self) -> &[u32] {
        &self.0.steps
    }

    /// The listing in a language; the words are those of pseudocode.
    pub fn listing_in(&self, language: Language, words: Words) -> Listing {
        listing::print(&self.0.checked, &self.0.source, language, words)
    }

    /// The marker arrays.
    pub fn markers(&self) -> &[Marker] {
        &self.0.markers
    }

    pub(crate) fn code(&self) -> &Code {
        &self.0.code
    }
}

/// The lines at which an instruction begins a step.
fn steps(code: &Code) -> Vec<u32> {
    let begins = code.ops.iter().zip(&code.spans);
    let lines = begins.filter(|(op, _)| op.begins_step());
    let mut begun = BTreeSet::new();
    begun.extend(lines.map(|(_, span)| span.line));
    begun.into_iter().collect()
}
