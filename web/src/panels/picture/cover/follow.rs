//! Brings the list of a header into sight when one of its links has just been set.

use web_sys::Element;
use yew::prelude::*;

use crate::{inline::Age, pictures::cover::ColumnLinks};

/// What is to be followed.
#[derive(Properties, PartialEq)]
pub struct FollowProps {
    /// The list that is drawn just before.
    pub list: ColumnLinks,
}

/// Scrolls the pane, never the page, as little as shows the drawing.
#[component]
pub fn Follow(props: &FollowProps) -> Html {
    let spot = use_node_ref();
    use_effect_with(props.list.clone(), {
        let spot = spot.clone();
        move |list| {
            let is_set = list.arrows.iter().any(|arrow| arrow.age == Age::New);
            if is_set && let Some(spot) = spot.cast::<Element>() {
                let _ = bring_in(&spot);
            }
        }
    });
    html! { <span ref={spot} hidden=true></span> }
}

fn bring_in(spot: &Element) -> Option<()> {
    let drawing = spot
        .previous_element_sibling()?
        .query_selector(":scope > svg")
        .ok()??;
    let pane = spot.closest(".pane-body").ok()??;
    let (room, drawn) = (
        pane.get_bounding_client_rect(),
        drawing.get_bounding_client_rect(),
    );
    let below = drawn.bottom() - room.bottom();
    let above = room.top() - drawn.top();
    if below > 0.0 {
        pane.set_scroll_top(pane.scroll_top() + below.ceil() as i32);
    } else if above > 0.0 {
        pane.set_scroll_top(pane.scroll_top() - above.ceil() as i32);
    }
    Some(())
}
