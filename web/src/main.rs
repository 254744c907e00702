//! Starts the page; everything else is in the library.

fn main() {
    queenscope_web::start();
}
