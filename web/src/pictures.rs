//! What the pictures of programs are made of, as data: each program's idea read from
//! the variables of a moment. It draws nothing and knows no language.

pub mod bits;
pub mod domains;
