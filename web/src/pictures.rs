//! The data of the pictures that explain the idea of a program, each computed from a
//! moment alone. They know nothing of languages and of drawing.

pub mod cover;
