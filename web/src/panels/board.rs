//! The board as a picture: one drawing for squares, queens, marks and rays, and over
//! it the tags and the label, which keep the size of text. It draws a scene and
//! knows no algorithm.

mod edge;
mod geometry;
mod label;
mod marks;
mod overlay;

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::{pointing::is_hovering, sometimes};
use crate::{
    highlight::Highlight, locale::Language, message::Message, notation::Axis, scene::Scene,
};
use geometry::Frame;
pub use geometry::{number, percent};

pub use geometry::Turn;

/// The board as a picture. What it says is said in words by the table beside it, and
/// what pointing at it lights can be reached by the keyboard where it is lit.
pub fn board(language: Language, scene: &Scene, send: &Callback<Message>) -> Html {
    let frame = Frame::of(scene);
    let lit = scene.lit;
    let hover = move |event: PointerEvent| {
        let at = pointed(&event, &frame);
        (is_hovering(&event) && at != lit).then_some(Message::Point(at))
    };
    let tap = move |event: PointerEvent| {
        let at = pointed(&event, &frame);
        (!is_hovering(&event) && at != Highlight::None).then_some(Message::Tap(at))
    };
    let leave =
        |event: PointerEvent| is_hovering(&event).then_some(Message::Point(Highlight::None));
    html! {
        <div class="board-frame" aria-hidden="true">
            <div class="board-box" style={format!("--ratio: {}", frame.ratio())}>
            <svg class={classes!("board", (scene.n > 16).then_some("is-dense"))}
                viewBox={frame.view_box()} focusable="false"
                onpointermove={sometimes(send, hover)} onpointerup={sometimes(send, tap)}
                onpointerleave={sometimes(send, leave)}>
                <Squares n={scene.n} />
                {labels(scene, &frame)}
                {marks::band(scene, &frame)}
                {marks::slot(scene, &frame)}
                {marks::lit(scene, &frame)}
                {overlay::under(scene, &frame)}
                {marks::marks(scene, &frame)}
                {marks::queens(scene, &frame)}
                {overlay::above(scene, &frame, language)}
                {edge::edge(scene, &frame)}
                {marks::rays(scene, &frame)}
            </svg>
            {tags(scene, &frame, language)}
            </div>
        </div>
    }
}

/// How large the drawing of a scene is, for a style that gives it a place.
pub fn shape(scene: &Scene) -> String {
    Frame::of(scene).shape(scene.n)
}

/// The square under a pointer.
fn pointed(event: &PointerEvent, frame: &Frame) -> Highlight {
    let square = || {
        let inside = event.target_dyn_into::<Element>()?;
        let area = inside
            .closest("svg.board")
            .ok()??
            .get_bounding_client_rect();
        let across = (f64::from(event.client_x()) - area.x()) / area.width();
        let down = (f64::from(event.client_y()) - area.y()) / area.height();
        let (row, column) = frame.square_at(across, down)?;
        Some(Highlight::Square { row, column })
    };
    square().unwrap_or_default()
}

#[derive(Properties, PartialEq)]
struct SquaresProps {
    n: u8,
}

/// The empty board.
#[component]
fn Squares(props: &SquaresProps) -> Html {
    let side = geometry::number(geometry::SIDE);
    html! {
        <g>
            <rect class="sq-light" width={side.clone()} height={side.clone()} />
            <path class="sq-dark" d={geometry::dark_squares(props.n)} />
            <rect class="sq-edge" width={side.clone()} height={side} />
        </g>
    }
}

/// The numbers of rows and columns. Where they would touch each other only some are
/// shown, and those beside the tag of the row at work make room for it.
fn labels(scene: &Scene, frame: &Frame) -> Html {
    let (n, places) = (scene.n, scene.places);
    let square = geometry::square(n);
    let (across, down) = frame.axes();
    let (column, row) = frame.turn.turned((scene.column, scene.row));
    let (above, beside) = frame.labels();
    let shown =
        |number: u8, at: Option<u8>| at == Some(number) || geometry::is_labelled(number, n, at);
    html! {
        <g class="labels">
            for number in (1..=n).filter(|number| shown(*number, column)) {
                <text key={format!("c{number}")}
                    class={classes!((column == Some(number)).then_some("is-now"))}
                    x={geometry::number(geometry::middle(number, n))}
                    y={geometry::number(above)}>{places.label(across, number.into())}</text>
            }
            for number in (1..=n).filter(|number| {
                row != Some(*number) && geometry::is_clear(*number, square, row) && shown(*number, row)
            }) {
                <text key={format!("r{number}")}
                    x={geometry::number(beside)}
                    y={geometry::number(geometry::middle(number, n) + 5.0)}>{places.label(down, number.into())}</text>
            }
        </g>
    }
}

/// The tags of the row and the column at work, and the label at a conflict.
fn tags(scene: &Scene, frame: &Frame, language: Language) -> Html {
    let strings = language.strings();
    let places = scene.places;
    let row = scene.row.map(|row| Tag {
        at: frame.row_end(row),
        text: (strings.row_tag)(scene.row_name.as_deref(), row, places),
        short: places.label(Axis::Rows, row.into()),
    });
    let column = scene.column.map(|column| Tag {
        at: frame.column_end(column),
        text: (strings.column_tag)(&scene.column_name, column, places),
        short: places.label(Axis::Columns, column.into()),
    });
    let (above, beside) = frame.turn.turned((column, row));
    html! {
        <div class="tags">
            if let Some(tag) = above {
                {tag_above(frame, tag)}
            }
            if let Some(tag) = beside {
                {tag_beside(frame, tag)}
            }
            if let Some((pair, ground)) = &scene.reason {
                {{
                    let text = (strings.reason)(pair, ground, places);
                    let style = label::style(scene, frame, pair, &text);
                    html! { <span class="reason" {style}>{text}</span> }
                }}
            }
        </div>
    }
}

/// What names the row or the column at work.
struct Tag {
    /// Where it points to.
    at: (f64, f64),
    text: String,
    /// The number alone, for where there is no room.
    short: String,
}

fn tag_above(frame: &Frame, tag: Tag) -> Html {
    let (x, _) = tag.at;
    let style = format!("left:{};--tip:{}", percent(frame.across(x)), frame.tip(x));
    html! { <span class="tag tag-down tag-col" {style}>{tag.text}</span> }
}

fn tag_beside(frame: &Frame, tag: Tag) -> Html {
    let (x, y) = tag.at;
    let (right, top) = (percent(1.0 - frame.across(x)), percent(frame.down(y)));
    html! {
        <span class="tag tag-right tag-row" style={format!("right:{right};top:{top}")}>
            <span class="tag-long">{tag.text}</span>
            <span class="tag-short">{tag.short}</span>
        </span>
    }
}
