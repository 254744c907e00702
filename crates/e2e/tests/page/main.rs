//! The finished page in a real browser. One program, so that it is linked once.

mod access;
mod bad_input;
mod boards;
mod endings;
mod first_minutes;
mod focus;
mod hosting;
mod keys;
mod languages;
mod layout;
mod links;
mod listing;
mod motion;
mod offline;
mod playing;
mod policy;
mod same_page;
mod sentences;
mod settings;
mod smoothness;
mod starting;
mod state;
mod stepping;
mod touch;
