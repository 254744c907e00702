//! The ticks over the slider: where the solutions lie, as far as the run is known.
//! They are one outline drawn twice, solid up to the position in force and dashed
//! beyond it, so that only a length changes from step to step.

use std::rc::Rc;

use gloo_events::EventListener;
use web_sys::Element;
use yew::prelude::*;

use crate::speed::decimal;

/// The shortest distance between two ticks, in tenths of a pixel.
const APART: u32 = 40;

/// What the ticks need.
#[derive(Properties, PartialEq)]
pub struct TicksProps {
    /// The positions of solutions, in order.
    pub solutions: Rc<[u64]>,
    /// The position at the end of the slider.
    pub reach: u64,
}

/// The ticks over the slider.
#[component]
pub fn Ticks(props: &TicksProps) -> Html {
    let place = use_node_ref();
    let width = use_state(|| 0_u32);
    use_effect_with((), {
        let (place, width) = (place.clone(), width.clone());
        move |()| {
            let measure = move || {
                if let Some(place) = place.cast::<Element>() {
                    width.set(u32::try_from(place.client_width()).unwrap_or(0));
                }
            };
            measure();
            let listener = web_sys::window()
                .map(|window| EventListener::new(&window, "resize", move |_| measure()));
            move || drop(listener)
        }
    });
    let outline = outline(&places(&props.solutions, props.reach, *width));
    let layer = |class: &'static str| {
        html! {
            <svg {class} viewBox={format!("0 0 {} 14", (*width).max(1))} preserveAspectRatio="none">
                <path d={outline.clone()} />
            </svg>
        }
    };
    html! {
        <div class="ticks" ref={place} aria-hidden="true">
            {layer("passed")}
            {layer("ahead")}
        </div>
    }
}

/// Where ticks stand, in tenths of a pixel from the left: every solution, or as many
/// as can be told apart.
pub fn places(solutions: &[u64], reach: u64, width: u32) -> Vec<u32> {
    let across = u128::from(width) * 10;
    let place = |position: u64| {
        let place = u128::from(position.min(reach)) * across / u128::from(reach.max(1));
        u32::try_from(place).unwrap_or(u32::MAX)
    };
    let mut places = Vec::new();
    let mut rest = solutions;
    while let [first, others @ ..] = rest {
        let here = place(*first);
        places.push(here);
        let next = others.partition_point(|position| place(*position) < here.saturating_add(APART));
        rest = &others[next..];
    }
    places
}

/// The outline of ticks of full height.
fn outline(places: &[u32]) -> String {
    places
        .iter()
        .map(|place| format!("M{} 0v14", decimal(i64::from(*place) * 10)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_stand_where_solutions_are() {
        for (solutions, reach, width, expected) in [
            (&[][..], 479, 1000, &[][..]),
            (&[211, 311], 479, 958, &[4220, 6220]),
            (&[0, 479], 479, 100, &[0, 1000]),
            (&[3], 0, 100, &[0]),
            (&[5, 6], 10, 0, &[0]),
        ] {
            assert_eq!(places(solutions, reach, width), expected, "{solutions:?}");
        }
        assert_eq!(outline(&[4220, 6225]), "M422 0v14M622.5 0v14");
        assert_eq!(outline(&[]), "");
    }

    #[test]
    fn many_are_thinned_to_what_the_width_can_show() {
        let all: Vec<u64> = (1..=100_000).map(|number| number * 1999).collect();
        for (width, reach) in [
            (300, 200_000_000),
            (1392, 200_000_000),
            (1392, (1 << 53) - 1),
        ] {
            let places = places(&all, reach, width);
            assert!(places.len() <= width as usize / 2 + 1, "{}", places.len());
            assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= APART));
            assert_eq!(places[0], 0);
        }
        assert!(places(&all, 200_000_000, 1392).len() > 300);
        // A single solution far from the others is never lost.
        assert_eq!(places(&[1, 2, 3, 900, 1000], 1000, 100), [1, 900, 1000]);
    }
}
