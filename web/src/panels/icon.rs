//! The drawings that the page uses again and again: each once, in a sprite.

use yew::prelude::*;

/// An icon of the sprite, for a button.
pub fn icon(name: &'static str) -> Html {
    sized(name, "icon")
}

/// A small icon of the sprite, for running text.
pub fn small_icon(name: &'static str) -> Html {
    sized(name, "icon-s")
}

/// A queen in running text.
pub fn queen() -> Html {
    sized("queen", "queen")
}

fn sized(name: &'static str, class: &'static str) -> Html {
    // Another icon is another element: what the framework would change of the old one, it
    // changes in any order.
    html! { <svg key={name} class={class} aria-hidden="true"><use href={format!("#{name}")} /></svg> }
}

/// Plain icons: name, side of the box, outline.
const ICONS: [(&str, u8, &str); 30] = [
    ("m-x", 16, "M3.5 3.5l9 9M12.5 3.5l-9 9"),
    ("m-back", 16, "M5.5 2.5 2 6l3.5 3.5M2 6h7.5a4 4 0 0 1 0 8H7"),
    ("m-tick", 16, "M2.5 8.5l3.5 3.5 7.5-8"),
    ("m-on", 16, "M2.5 8h11M9 3.5 13.5 8 9 12.5"),
    (
        "i-down",
        16,
        "M3.2 5.2 8 10l4.8-4.8 1.1 1.1L8 12.2 2.1 6.3z",
    ),
    ("i-up", 16, "M3.2 10.8 8 6l4.8 4.8 1.1-1.1L8 3.8 2.1 9.7z"),
    // The letter i in a ring.
    (
        "i-about",
        24,
        "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zm0 2a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM11 10.500h2V17h-2zM11 7h2v2h-2z",
    ),
    // A path with stops on it.
    (
        "i-tour",
        24,
        "M6 2.5a3.5 3.5 0 0 1 1 6.85V12a2 2 0 0 0 2 2h6a4 4 0 0 1 4 4v.15a2.5 2.5 0 1 1-2 0V18a2 2 0 0 0-2-2H9a4 4 0 0 1-4-4V9.35A3.5 3.5 0 0 1 6 2.5zm0 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
    ),
    (
        "i-stop-back",
        24,
        "M14.8 4.6 16.2 6l-6 6 6 6-1.4 1.4L7.4 12z",
    ),
    ("i-stop-on", 24, "M9.2 4.6 7.8 6l6 6-6 6 1.4 1.4 7.4-7.4z"),
    ("i-first", 24, "M4.5 5H7v14H4.5zM20 5v14L9.5 12z"),
    ("i-prev", 24, "M14 5v14L3.5 12zM17 5h2.5v14H17z"),
    ("i-play", 24, "M7.5 4.5v15L20 12z"),
    (
        "i-pause",
        24,
        "M6.5 4.5H10.5v15H6.5zM13.5 4.5H17.5v15H13.5z",
    ),
    ("i-next", 24, "M10 5v14l10.5-7zM4.5 5H7v14H4.5z"),
    ("i-last", 24, "M17 5h2.5v14H17zM4 5v14l10.5-7z"),
    ("i-minus", 24, "M6 11h12v2H6z"),
    ("i-plus", 24, "M11 6h2v5h5v2h-5v5h-2v-5H6v-2h5z"),
    (
        "i-theme",
        24,
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z",
    ),
    (
        "i-share",
        24,
        "M11 15.5V5.4L7.7 8.7 6.3 7.3 12 1.6l5.7 5.7-1.4 1.4L13 5.4v10.1zM4.5 11H8v2H6.5v7.5h11V13H16v-2h3.5v11.5h-15z",
    ),
    (
        "i-undo",
        24,
        "M9.4 4.2 10.8 5.6 7.4 9H14a6 6 0 0 1 0 12H8v-2h6a4 4 0 0 0 0-8H7.4l3.4 3.4-1.4 1.4L3.6 10z",
    ),
    (
        "i-present",
        24,
        "M2 4h20v2h-1v10h-8v1.6l3.6 3-1.2 1.5L12 19.2l-3.4 2.9-1.2-1.5 3.6-3V16H3V6H2zm3 2v8h14V6z",
    ),
    (
        "i-parts",
        24,
        "M12 5c4.6 0 8.3 2.8 10 7-1.7 4.2-5.4 7-10 7S3.7 16.2 2 12c1.7-4.2 5.4-7 10-7zm0 2c-3.400 0-6.200 1.900-7.800 5 1.600 3.100 4.400 5 7.800 5s6.200-1.900 7.800-5C18.200 8.900 15.400 7 12 7zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
    ),
    // Two sheets, one over the other.
    (
        "i-copy",
        24,
        "M8 3h12v14h-4v4H4V7h4zm2 2v10h8V5zM8 9H6v10h8v-2H8z",
    ),
    (
        "i-download",
        24,
        "M11 3h2v9.600l3.300-3.300 1.400 1.400L12 16.400l-5.700-5.700 1.400-1.400 3.300 3.300zM4 17h2v2h12v-2h2v4H4z",
    ),
    // On to a bar.
    (
        "i-until",
        24,
        "M3 11h9.200L8.600 7.400 10 6l6 6-6 6-1.400-1.400 3.600-3.600H3zM18 5h2v14h-2z",
    ),
    (
        "i-edit",
        24,
        "M16.500 3 21 7.500 8.500 20H4v-4.500zm0 2.800L6 16.300V18h1.700L18.200 7.500z",
    ),
    // Two fields of a board are dark, two are light.
    ("i-board", 24, "M3 3h18v18H3zm2 2v7h7V5zm7 7v7h7v-7z"),
    (
        "i-full",
        24,
        "M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",
    ),
    (
        "i-close",
        24,
        "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z",
    ),
];

/// The sprite itself, to stand once on the page.
pub fn sprite() -> Html {
    html! {
        <svg class="sprite" aria-hidden="true" focusable="false">
            <symbol id="queen" viewBox="0 0 48 48">
                <g stroke-linejoin="round">
                    <circle cx="6.2" cy="15.8" r="2.8" />
                    <circle cx="14.8" cy="9.2" r="2.8" />
                    <circle cx="24" cy="6.8" r="3.2" />
                    <circle cx="33.2" cy="9.2" r="2.8" />
                    <circle cx="41.8" cy="15.8" r="2.8" />
                    <path d="M12.2 33.4 7 20.2C9.6 23.7 12 25.6 14.3 25.8 15.4 21.8 15.6 17.6 15.4 13.5 17 18 18.8 21.6 20.9 24.1 22.5 20.4 23.5 16 24 11.4 24.5 16 25.5 20.4 27.1 24.1 29.2 21.6 31 18 32.6 13.5 32.4 17.6 32.6 21.8 33.7 25.8 36 25.6 38.4 23.7 41 20.2L35.8 33.4C32.2 32.2 28.2 31.6 24 31.6S15.8 32.2 12.2 33.4Z" />
                    <path d="M12.9 35.8C16.3 34.7 20 34.1 24 34.1S31.7 34.7 35.1 35.8L34.5 38.5C31.3 37.5 27.8 37 24 37S16.7 37.5 13.5 38.5Z" />
                    <path d="M13 41C16.4 39.9 20 39.4 24 39.4S31.6 39.9 35 41L35.9 43.3A1.3 1.3 0 0 1 34.7 45H13.3A1.3 1.3 0 0 1 12.1 43.3Z" />
                </g>
            </symbol>
            <symbol id="scope" viewBox="0 0 32 32">
                <path d="M16 2.5A13.5 13.5 0 1 1 16 29.5 13.5 13.5 0 0 1 16 2.5ZM16 .5V5M16 27V31.5M.5 16H5M27 16H31.5" fill="none" stroke="currentColor" stroke-width="2.25" />
                <use href="#queen" x="7.75" y="7" width="16.5" height="16.5" fill="currentColor" />
            </symbol>
            for (name, side, outline) in ICONS {
                <symbol id={name} viewBox={format!("0 0 {side} {side}")}>
                    <path d={outline} />
                </symbol>
            }
        </svg>
    }
}
