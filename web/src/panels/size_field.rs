//! The field for n with its two buttons. What the text means is decided elsewhere.

use queenscope_solver::BoardSize;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{always, icon::icon};
use crate::{
    about::useful,
    field::{FieldState, Nudge, SizeField},
    locale::Language,
    message::Message,
    model::Subject,
};

/// The field for n.
pub fn size_field(
    language: Language,
    subject: &Subject,
    field: &SizeField,
    send: &Callback<Message>,
) -> Html {
    let strings = language.strings();
    let n = subject.n;
    let useful = subject.course().map(|program| {
        let (from, to) = useful(program);
        (strings.about.useful)(from, to)
    });
    let refused = field.state == FieldState::Refused;
    let oninput = send.reform(|event: InputEvent| {
        Message::Typed(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let onblur = always(send, Message::Taken);
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            // A composition ends with Enter, too.
            if event.is_composing() {
                return;
            }
            let message = match event.key().as_str() {
                "Enter" => Message::Taken,
                "Escape" => Message::Abandoned,
                "ArrowUp" => Message::Nudged(Nudge::Up),
                "ArrowDown" => Message::Nudged(Nudge::Down),
                _ => return,
            };
            event.prevent_default();
            let done = matches!(message, Message::Taken | Message::Abandoned);
            send.emit(message);
            if done {
                // The reader is done: the keys step again.
                let _ = event.target_unchecked_into::<HtmlInputElement>().blur();
            }
        })
    };
    // Who clicks into the field wants another number, not one more digit.
    let onclick = Callback::from(|event: MouseEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    });
    let nudge = |nudge| always(send, Message::Resized(nudge));
    html! {
        <div class="stepper-box">
            <div class="stepper" role="group" aria-label={strings.board_size} title={useful.clone()}>
                <button class="btn btn-icon" type="button" aria-label={strings.smaller}
                    disabled={n == BoardSize::MINIMUM} onclick={nudge(Nudge::Down)}>
                    {icon("i-minus")}
                </button>
                <label class="stepper-n">
                    <span aria-hidden="true">{"n ="}</span>
                    <input type="text" role="spinbutton" inputmode="numeric" autocomplete="off"
                        spellcheck="false" maxlength="40"
                        aria-label={strings.board_size} aria-valuemin="1" aria-valuemax="32"
                        aria-valuenow={n.to_string()}
                        aria-invalid={refused.then_some("true")}
                        aria-describedby={if refused { "n-refused" } else { "n-range" }}
                        value={field.text.clone()} {oninput} {onblur} {onkeydown} {onclick} />
                </label>
                <button class="btn btn-icon" type="button" aria-label={strings.larger}
                    disabled={n == BoardSize::MAXIMUM} onclick={nudge(Nudge::Up)}>
                    {icon("i-plus")}
                </button>
            </div>
            <span class="range" id="n-range">
                if let Some(useful) = useful {
                    <span class="vh">{strings.range}{strings.comma}</span>{useful}
                } else {
                    {strings.range}
                }
            </span>
            if refused {
                <p class="refusal" id="n-refused" role="alert">
                    {(strings.refused)(&field.text, n.get())}
                </p>
            }
        </div>
    }
}
