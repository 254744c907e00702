//! The pictures that explain the ideas of programs, as data: one file for each. They
//! know what there is to tell, never in which words.

pub mod answers;
pub mod formula;
pub mod odometer;
pub mod span;
