//! What has to be fast: the machine that runs programs line by line, and counting
//! without any program. A crate of its own, because speed and weight are weighed for
//! whole crates: this one is compiled for speed, the others for weight.
//!
//! [`code`] is what programs are compiled to, [`machine`] carries it out, and
//! [`moment`] is what can be seen of a run. [`geometry`] and [`counting`] know the
//! board without any program.
//!
//! This crate knows nothing of browsers, clocks, randomness or files.

pub mod board;
#[doc(hidden)]
pub mod code;
pub mod counters;
pub mod counting;
pub mod error;
pub mod geometry;
pub mod log;
#[doc(hidden)]
pub mod machine;
pub mod moment;
