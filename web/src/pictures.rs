//! What the pictures of programs show beside the board, as data read from the moment
//! alone. They draw nothing, and what they do not find they leave out.

pub mod answers;
pub mod bits;
pub mod cover;
pub mod curve;
pub mod domains;
pub mod formula;
pub mod losses;
pub mod odometer;
pub mod repair;
pub mod span;
