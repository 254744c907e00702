//! The JavaScript package `queenscope`: the solver with types for TypeScript. It
//! only translates; it must never know how a search works, nor of the page.
//!
//! Reading order: [`arguments`] turns what JavaScript passes into checked values,
//! [`search`] is the class `Search`, whose moments have the shape that the crate
//! `moment-js` gives them, [`catalogue`] lists programs and prints them, [`facts`]
//! counts solutions and classes. No argument, however wrong, makes the module panic:
//! each is answered by an `Error` that says what would have been right.

mod arguments;
mod catalogue;
mod facts;
mod search;
