//! The browser's clock.

/// Milliseconds since the page was opened; 0 where there is no such clock.
pub fn now() -> f64 {
    web_sys::window()
        .and_then(|window| window.performance())
        .map_or(0.0, |clock| clock.now())
}
