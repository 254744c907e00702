//! The reader's own program: editing it, running it, and never losing it.

use std::rc::Rc;

use queenscope_lang as lang;
use queenscope_solver::{BoardSize, StepSize};

use super::{open, play};
use crate::{
    facts::Marks,
    link::Code,
    message::{Command, OwnMessage},
    model::{Desk, Model, Notice, Playback, Subject},
    pictures::repair,
    settings::{Author, Draft},
    show::View,
    which::{Program, Runnable, Which},
};

/// What a message about the own program does.
pub fn take(model: &mut Model, message: OwnMessage) -> Vec<Command> {
    match message {
        OwnMessage::Put(text) => {
            let n = model.subject.n;
            return put(model, text, n);
        }
        OwnMessage::Experiment(experiment) => {
            let n = experiment.board();
            return put(model, experiment.source(n).into(), n);
        }
        OwnMessage::Seed(seed) => return reseed(model, seed),
        OwnMessage::Run => return run(model),
        OwnMessage::Edit => edit(model),
        OwnMessage::Typed(text) => typed(model, text),
        OwnMessage::Leave => model.own.desk = None,
        OwnMessage::StartOver => start_over(model),
        OwnMessage::BringBack => bring_back(model),
    }
    Vec::new()
}

/// Chooses the own program: the text that has run, or else the one being written.
pub fn choose(model: &mut Model) -> Vec<Command> {
    let drafted = model
        .own
        .kept
        .draft
        .as_ref()
        .map(|draft| draft.text.clone());
    match (model.own.text(), drafted) {
        (None, Some(text)) => {
            lay_out(model, text);
            Vec::new()
        }
        (Some(_), _) | (None, None) => {
            let n = model.subject.n;
            open::subject(model, Which::Own, n).unwrap_or_default()
        }
    }
}

/// Opens a text that a link carries. One that cannot run is laid out to be mended, and
/// what was in force stays.
pub fn open(model: &mut Model, code: &Code, n: BoardSize) -> Option<Vec<Command>> {
    let text = code.text();
    let mut own = model.own.clone();
    own.make_room(text);
    let commands = open::program_on(model, Program::Own(text.clone()), n);
    match commands {
        Some(_) => {
            own.take(text.clone(), Author::Other);
            model.own = own;
        }
        None => {
            own.draft(Draft {
                text: text.clone(),
                began: Which::Own,
            });
            model.own = own;
            lay_out(model, text.clone());
        }
    }
    remember(model);
    commands
}

/// Takes the text that a link carries for later: a stop of its tour names it.
pub fn carried(model: &mut Model, code: &Code) {
    model.own.make_room(code.text());
    model.own.take(code.text().clone(), Author::Other);
    remember(model);
}

/// Another board is in force: what is wrong with the text may be something else.
pub fn check_again(model: &mut Model) {
    if let Some(desk) = model.own.desk.take() {
        let n = board(model, &desk.text, desk.n);
        let fault = fault(&desk.text, n);
        model.own.desk = Some(Desk { fault, ..desk });
    }
}

/// Runs a text that is not the reader's work, such as an experiment.
fn put(model: &mut Model, text: Rc<str>, n: BoardSize) -> Vec<Command> {
    let mut own = model.own.clone();
    let made_room = own.make_room(&text);
    let Some(commands) = open::program_on(model, Program::Own(text.clone()), n) else {
        return Vec::new();
    };
    own.desk = None;
    own.take(text, Author::Other);
    model.own = own;
    remember(model);
    model.notice = made_room.then_some(Notice::Kept);
    commands
}

/// Runs the program in force with another seed, from where `u` leads back to the program
/// of the course.
fn reseed(model: &mut Model, seed: u32) -> Vec<Command> {
    let n = model.subject.n;
    let Some(text) = repair::reseeded(&shown(model), seed) else {
        return Vec::new();
    };
    let from = match model.subject.program {
        Which::Course(_) => Some((model.subject.run(), model.position())),
        // Its text makes room for the next one.
        Which::Own => model.origin,
    };
    let commands = put(model, text.into(), n);
    if !commands.is_empty() {
        model.origin = from;
    }
    commands
}

/// Opens the editor: with what was begun from the program in force, or with its text.
fn edit(model: &mut Model) {
    if model.playback != Playback::Paused {
        play::pause(model);
    }
    let here = model.subject.program;
    let begun = |draft: &&Draft| here == Which::Own || draft.began == here;
    let text = match model.own.kept.draft.as_ref().filter(begun) {
        Some(draft) => draft.text.clone(),
        None => shown(model),
    };
    lay_out(model, text);
}

/// The text of the program in force, with the board in force.
fn shown(model: &Model) -> Rc<str> {
    let n = model.subject.n;
    let text: Rc<str> = match model.program(model.subject.program) {
        Some(program) => program.source(n),
        None => Rc::from(""),
    };
    lang::listing::with_size(&text, n.get().into()).map_or(text, Rc::from)
}

fn lay_out(model: &mut Model, text: Rc<str>) {
    // A field for text has line ends of one kind.
    let text = match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n").into(),
        false => text,
    };
    let n = model.subject.n;
    let edition = match &model.own.desk {
        Some(desk) => desk.edition.wrapping_add(1),
        None => 0,
    };
    let fault = fault(&text, board(model, &text, n));
    model.own.desk = Some(Desk {
        text,
        n,
        fault,
        edition,
    });
}

fn typed(model: &mut Model, text: Rc<str>) {
    let Some(desk) = model.own.desk.take() else {
        return;
    };
    if desk.text != text {
        let began = model.subject.program;
        write(model, text.clone(), began);
    }
    let fault = fault(&text, board(model, &text, desk.n));
    model.own.desk = Some(Desk {
        text,
        fault,
        ..desk
    });
}

/// A text is being written. What was begun from another program makes room for it.
fn write(model: &mut Model, text: Rc<str>, began: Which) {
    let own = &mut model.own;
    let same = match &own.kept.draft {
        Some(draft) => began == Which::Own || draft.began == began,
        None => began == Which::Own,
    };
    if !same {
        own.make_room(&text);
    }
    own.draft(Draft { text, began });
    remember(model);
}

fn run(model: &mut Model) -> Vec<Command> {
    let Some(desk) = model.own.desk.clone().filter(|desk| desk.fault.is_none()) else {
        return Vec::new();
    };
    let n = board(model, &desk.text, desk.n);
    let text = desk.text;
    let commands = open::program_on(model, Program::Own(text.clone()), n).unwrap_or_default();
    if !commands.is_empty() {
        model.own.take(text, Author::Reader);
        model.own.desk = None;
        model.own.kept.draft = None;
        remember(model);
    }
    commands
}

/// A program whose lines say nothing of moves and rows goes line by line.
pub fn line_by_line(model: &mut Model, subject: &Subject) {
    match (subject.facts.marks, model.size) {
        (Marks::Absent, StepSize::Move | StepSize::Row) => model.size = StepSize::Line,
        (Marks::Present, _) | (Marks::Absent, StepSize::Line | StepSize::Solution) => {}
    }
}

fn start_over(model: &mut Model) {
    let text = shown(model);
    // What was written can be brought back, like everything else.
    if let Some(draft) = model.own.kept.draft.take() {
        model.own.kept.former = Some(draft.text);
    }
    lay_out(model, text);
    remember(model);
}

fn bring_back(model: &mut Model) {
    let Some(former) = model.own.kept.former.take() else {
        return;
    };
    model.own.make_room(&former);
    let began = model.subject.program;
    model.own.draft(Draft {
        text: former.clone(),
        began,
    });
    model.notice = None;
    model.lecture.view = View::Work;
    lay_out(model, former);
    remember(model);
}

/// The board that a text is to run on: the one in force, unless its reader has written
/// another size than it was laid out with.
fn board(model: &Model, text: &str, laid_out: BoardSize) -> BoardSize {
    let written = lang::check(text)
        .ok()
        .and_then(|program| u8::try_from(program.n).ok())
        .and_then(BoardSize::new);
    written
        .filter(|n| *n != laid_out)
        .unwrap_or(model.subject.n)
}

fn fault(text: &Rc<str>, n: BoardSize) -> Option<Rc<lang::Error>> {
    Runnable::new(Program::Own(text.clone()), n)
        .err()
        .map(Rc::new)
}

/// What the reader has written outlives the page. A frame in another page has its
/// program from there.
fn remember(model: &mut Model) {
    match model.lecture.view {
        View::Work | View::Present => model.settings.own = model.own.kept.clone(),
        View::Embed => {}
    }
}
