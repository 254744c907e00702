//! The page as a whole: holds the model, passes messages to `reduce`, commands to the
//! guide of the timeline, and what follows from the model to the other effects.

mod above;
mod ahead;
mod built;
mod embed;
mod giving;
mod moment;
mod playback;
mod present;
mod touring;
mod view;

use built::Built;

use std::collections::VecDeque;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::{
    effects::{
        address::{self, Address},
        clock,
        document::Head,
        guide::Guide,
        host::Host,
        keyboard::Keyboard,
        paint,
        projector::Projector,
        release::{self, Keeper},
        slices::Turns,
        store::Store,
        system::{self, System},
        ticker::Ticker,
    },
    link::{FIRST, Link},
    message::Message,
    model::{BACKGROUND, Detail, Model, Subject},
    reduce::reduce,
    show::View,
    which::Runnable,
};

/// How long, in milliseconds, the reader must have done nothing before the page
/// explores ahead.
const IDLE: f64 = 200.0;

/// How often, in milliseconds, it explores ahead: half the time is left to others.
const REST: u32 = 16;

/// The page.
pub struct App {
    model: Model,
    guide: Guide,
    turns: Turns,
    ticker: Ticker,
    address: Address,
    store: Store,
    head: Head,
    keyboard: Keyboard,
    keeper: Keeper,
    host: Host,
    projector: Projector,
    ahead: Option<Timeout>,
    built: Built,
    building: Option<Timeout>,
    send: Callback<Message>,
    _system: System,
}

/// The program that is there before any link is read.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct First {
    runnable: Runnable,
}

impl First {
    /// Checks and compiles it.
    pub fn ready() -> First {
        First {
            runnable: Runnable::course(FIRST, Link::default().n),
        }
    }
}

/// What calls the page back.
pub enum Call {
    /// Something happened.
    Message(Message),
    /// The browser has had its turn.
    Turn,
    /// A frame is due, at this time in milliseconds.
    Frame(f64),
    /// The address may be written again.
    Address,
    /// There may be time to explore ahead.
    Ahead,
    /// The page is to have its next piece.
    Build,
}

impl Component for App {
    type Message = Call;
    type Properties = First;

    fn create(ctx: &Context<Self>) -> App {
        let link = ctx.link();
        let send = link.callback(Call::Message);
        let store = Store::open();
        let system = System::watch(link.callback(|s| Call::Message(Message::System(s))));
        let first = &ctx.props().runnable;
        let mut guide = Guide::new(first, clock::now);
        let subject = Subject::of(first);
        let model = Model::new(
            subject,
            guide.report().moment,
            store.settings(),
            system::language(),
            system.scheme(),
        );
        let mut app = App {
            model,
            guide,
            turns: Turns::new(link.callback(|()| Call::Turn)),
            ticker: Ticker::new(link.callback(Call::Frame)),
            address: Address::new(
                link.callback(|fragment| Call::Message(Message::Link(fragment))),
                link.callback(|()| Call::Address),
            ),
            store,
            head: Head::default(),
            keyboard: Keyboard::listen(send.clone()),
            keeper: Keeper::listen(link.callback(|news| Call::Message(Message::Release(news)))),
            host: Host::listen(send.reform(Message::Asked)),
            projector: Projector::new(send.clone()),
            ahead: None,
            built: Built::Frame,
            building: None,
            send,
            _system: system,
        };
        app.take(Message::Memory(app.store.memory()));
        app.take(Message::Release(release::known()));
        app.take(Message::Link(address::fragment()));
        if app.model.lecture.view != View::Work {
            // The other layouts are put up at once.
            app.built = Built::Whole;
        }
        app.follow(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, call: Call) -> bool {
        let changed = match call {
            Call::Message(message) => self.take(message),
            Call::Turn => {
                self.turns.come();
                self.guide.work().is_some_and(|message| self.take(message))
            }
            Call::Frame(time) => {
                let elapsed = self.ticker.elapsed(time);
                self.take(Message::Frame(elapsed))
            }
            Call::Address => {
                self.address.due();
                false
            }
            Call::Build => {
                self.building = None;
                self.built = self.built.next().unwrap_or(Built::Whole);
                true
            }
            Call::Ahead => {
                self.ahead = None;
                self.explore_ahead()
            }
        };
        self.follow(ctx);
        changed
    }

    fn view(&self, _: &Context<Self>) -> Html {
        paint::whole();
        match self.model.lecture.view {
            View::Work => view::view(&self.model, self.built, &self.send),
            View::Present => present::stage(&self.model, &self.send),
            View::Embed => embed::embed(&self.model, &self.send),
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if self.built != Built::Whole && self.building.is_none() {
            let call = ctx.link().callback(|()| Call::Build);
            self.building = Some(Timeout::new(0, move || call.emit(())));
        }
        self.projector.rendered();
    }
}

impl App {
    /// Takes a message and everything that follows from it at once. Says whether
    /// there is anything new to see.
    fn take(&mut self, message: Message) -> bool {
        let frame = matches!(message, Message::Frame(_));
        let mut queue = VecDeque::from([message]);
        let mut commands_given = 0;
        while let Some(message) = queue.pop_front() {
            let (model, commands) = reduce(self.model.clone(), message);
            self.model = model;
            commands_given += commands.len();
            queue.extend(
                commands
                    .into_iter()
                    .filter_map(|command| self.guide.obey(command)),
            );
        }
        !frame || commands_given > 0
    }

    /// Lets everything else follow from the model.
    fn follow(&mut self, ctx: &Context<Self>) {
        if self.guide.is_busy() {
            self.turns.ask();
        } else if self.ahead.is_none() && self.is_curious() {
            let call = ctx.link().callback(|()| Call::Ahead);
            self.ahead = Some(Timeout::new(REST, move || call.emit(())));
        }
        self.ticker.follow(self.model.playback);
        self.address.follow(&self.model.link());
        self.store.follow(&self.model.settings);
        self.head.follow(&self.model);
        self.keyboard
            .follow(self.model.settings.characters, self.model.lecture.stage());
        self.keeper.follow(self.model.release);
        self.host.follow(&self.model);
        self.projector.follow(&self.model);
    }

    /// Whether the end is worth looking for, and nothing better is to be done.
    fn is_curious(&self) -> bool {
        let known = &self.model.known;
        self.built == Built::Whole
            && known.total.is_none()
            && known.explored < BACKGROUND
            && self.model.detail() != Detail::Steady
    }

    fn explore_ahead(&mut self) -> bool {
        if self.guide.is_busy() || self.keyboard.idle() < IDLE {
            return false;
        }
        let known = self.guide.explore(BACKGROUND);
        self.take(Message::Explored(known))
    }
}
