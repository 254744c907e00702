//! The one way in which the model changes: a pure function of the model and of a
//! message. What the timeline has to do about it comes out as commands; everything
//! else that the browser shows or stores follows from the model.

mod arrive;
mod debug;
mod host;
mod open;
mod own;
mod play;
mod present;
mod tour;
mod travel;

use crate::{
    field::SizeField,
    highlight::Highlight,
    message::{Command, Message},
    model::{Dialogue, Direction, Model, Slider},
    which::Which,
};

/// The model after a message, and what the timeline is to do.
pub fn reduce(mut model: Model, message: Message) -> (Model, Vec<Command>) {
    let commands = match message {
        Message::Link(fragment) => open::link(&mut model, &fragment),
        Message::Choose(program) => {
            model.own.desk = None;
            match program {
                Which::Course(_) => {
                    let n = model.subject.n;
                    open::subject(&mut model, program, n).unwrap_or_default()
                }
                Which::Own => own::choose(&mut model),
            }
        }
        Message::Own(message) => own::take(&mut model, message),
        Message::Typed(text) => {
            model.field = SizeField::draft(text);
            Vec::new()
        }
        Message::Taken => open::take_field(&mut model),
        Message::Abandoned => {
            model.field = SizeField::showing(model.subject.n);
            Vec::new()
        }
        Message::Nudged(nudge) => open::nudge(&mut model, nudge),
        Message::Resized(nudge) => {
            let n = nudge.from(model.subject.n);
            open::size(&mut model, n)
        }

        Message::Step(direction) => {
            let size = model.size;
            travel::step(&mut model, direction, size)
        }
        Message::StepBy(direction, size) => travel::step(&mut model, direction, size),
        Message::Backtrack(direction) => travel::backtrack(&mut model, direction),
        Message::Start => travel::start(&mut model),
        Message::End => travel::end(&mut model),
        Message::Slid(position) => travel::slide(&mut model, position),
        Message::Released => {
            model.slider = Slider::Resting;
            Vec::new()
        }
        Message::Undo => travel::undo(&mut model),
        Message::TakeOver => travel::take_over(&mut model),
        Message::Cancel => tour::cancel(&mut model),
        Message::GoOn => travel::go_on(&mut model),

        Message::Size(size) => {
            model.size = size;
            Vec::new()
        }
        Message::PlayOrPause => play::toggle(&mut model),
        Message::Speed(speed) => play::set_speed(&mut model, speed),
        Message::Faster => {
            let speed = model.speed.faster();
            play::set_speed(&mut model, speed)
        }
        Message::Slower => {
            let speed = model.speed.slower();
            play::set_speed(&mut model, speed)
        }
        Message::Stops(stops) => {
            model.settings.stops = Some(stops.clone());
            model.stops = stops;
            Vec::new()
        }
        Message::Frame(elapsed) => play::frame(&mut model, elapsed),

        Message::Dismiss => {
            model.notice = None;
            Vec::new()
        }
        Message::Language(language) => {
            tour::translate(&mut model, language);
            model.language = language;
            model.settings.language = Some(language);
            Vec::new()
        }
        Message::Listing(listed) => {
            model.listed = Some(listed);
            model.settings.listing = Some(listed);
            Vec::new()
        }
        Message::Notation(notation) => {
            model.notation = notation;
            model.settings.notation = Some(notation);
            Vec::new()
        }
        Message::Aid(aid) => {
            model.aids = model.aids.toggled(aid);
            model.settings.aids = model.aids.clone();
            Vec::new()
        }
        Message::OtherScheme => {
            let other = model.colours().other();
            model.scheme = Some(other);
            model.settings.scheme = Some(other);
            Vec::new()
        }
        Message::System(scheme) => {
            model.system = scheme;
            Vec::new()
        }
        Message::Dialogue(dialogue) => {
            let open = model.dialogue == Some(dialogue);
            model.dialogue = (!open).then_some(dialogue);
            match model.dialogue {
                Some(Dialogue::Share) => open::share(&mut model),
                Some(
                    Dialogue::About
                    | Dialogue::Keys
                    | Dialogue::Tour
                    | Dialogue::Parts
                    | Dialogue::Until
                    | Dialogue::Line
                    | Dialogue::Display,
                )
                | None => Vec::new(),
            }
        }
        Message::Closed => {
            model.dialogue = None;
            tour::closed(&mut model);
            Vec::new()
        }
        Message::Show(view) => present::show(&mut model, view),
        Message::Hide(part) => {
            model.lecture.hidden = model.lecture.hidden.toggled(part);
            Vec::new()
        }
        Message::Tour(message) => tour::take(&mut model, message),
        Message::Debug(message) => debug::take(&mut model, message),
        Message::Share(choice) => {
            model.lecture.share.choose(choice);
            Vec::new()
        }
        Message::Asked(wish) => host::wish(&mut model, wish),
        Message::Curtain(curtain) => present::curtain(&mut model, curtain),
        Message::FullScreen => present::full_screen(&mut model),
        Message::LeftFullScreen => present::left_full_screen(&mut model),
        Message::RefusedFullScreen => present::refused_full_screen(&mut model),
        Message::Characters(characters) => {
            model.settings.characters = characters;
            Vec::new()
        }
        Message::Point(highlight) => {
            model.highlight = highlight;
            Vec::new()
        }
        Message::Tap(highlight) => {
            let again = model.highlight == highlight;
            model.highlight = if again { Highlight::None } else { highlight };
            Vec::new()
        }
        Message::Release(news) => {
            model.release = model.release.hearing(news);
            Vec::new()
        }
        Message::Newer(decision) => {
            model.release = model.release.deciding(decision);
            Vec::new()
        }
        Message::Memory(memory) => {
            model.release.memory = memory;
            Vec::new()
        }

        Message::Opened(subject, report) => arrive::opened(&mut model, subject, report),
        Message::Arrived(report) => arrive::arrived(&mut model, report),
        Message::Underway {
            reached,
            known,
            sight,
        } => arrive::underway(&mut model, reached, known, sight),
        Message::Advanced { report, made, end } => arrive::advanced(&mut model, report, made, end),
        Message::Explored(known) => arrive::explored(&mut model, known),
    };
    model.print();
    (model, commands)
}

/// Whether there is anything that way.
fn at_limit(model: &Model, direction: Direction) -> bool {
    match direction {
        Direction::Forward => model.moment.finished,
        Direction::Back => model.position() == 0,
    }
}

#[cfg(test)]
mod tests;
