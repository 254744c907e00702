//! The counters of a run: the telling ones at first sight, the rest on demand.

use queenscope_solver::{Counter, Counters};
use yew::prelude::*;

use super::icon::{queen, small_icon};
use crate::locale::{Language, Piece, Total, grouped, pieces};

/// The counters at first sight, as far as the program has them.
const FIRST: [Counter; 4] = [
    Counter::Tries,
    Counter::Candidates,
    Counter::Backtracks,
    Counter::Solutions,
];

/// The counters of a run, and what is known of the number of its solutions.
pub fn counters(language: Language, counters: &Counters, found: Total) -> Html {
    let strings = language.strings();
    let (first, rest): (Vec<_>, Vec<_>) = counters
        .0
        .iter()
        .copied()
        .partition(|(counter, _)| FIRST.contains(counter));
    let length = length(&first, found);
    html! {
        <div class="pane-foot">
            <h3 class="vh">{strings.counters}</h3>
            <dl class={classes!("counters", "is-first", length)}>
                for (counter, figure) in first {
                    {entry(counter, figure, found, language)}
                }
            </dl>
            <details>
                <summary class="more">{strings.more}{small_icon("i-down")}</summary>
                <dl class="counters">
                    for (counter, figure) in rest {
                        {entry(counter, figure, found, language)}
                    }
                </dl>
            </details>
        </div>
    }
}

/// Large numbers are set smaller, so that they stay in one line.
fn length(first: &[(Counter, u64)], found: Total) -> Option<&'static str> {
    let many = |figure: u64| figure >= 1_000_000;
    let total = match found {
        Total::Known(total) => total,
        Total::Sought | Total::Unknown | Total::Hidden => 0,
    };
    (first.iter().any(|(_, figure)| many(*figure)) || total >= 1_000).then_some("is-long")
}

fn entry(counter: Counter, figure: u64, found: Total, language: Language) -> Html {
    let solution = counter == Counter::Solutions;
    let text = (language.strings().of_total)(figure, found);
    html! {
        <div key={counter.name()} class={classes!(solution.then_some("is-solve"))}>
            <dt>{(language.strings().counter)(counter)}</dt>
            <dd>
                if solution {
                    {queen()}
                    <span>
                        for piece in pieces(&text) {
                            {part(piece)}
                        }
                    </span>
                } else {
                    <span>{grouped(figure)}</span>
                }
            </dd>
        </div>
    }
}

/// The figure is large, what it is a part of small.
fn part(piece: Piece<'_>) -> Html {
    match piece {
        Piece::Figures(text) => html! { <span>{text.to_owned()}</span> },
        Piece::Text(text) | Piece::Key(text) => html! { <span class="of">{text.to_owned()}</span> },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_set_smaller() {
        for (tries, total, class) in [
            (999_999, Total::Known(724), None),
            (1_000_000, Total::Sought, Some("is-long")),
            (0, Total::Known(14_200), Some("is-long")),
            (15_720, Total::Unknown, None),
        ] {
            let first = [(Counter::Tries, tries), (Counter::Solutions, 0)];
            assert_eq!(length(&first, total), class, "{tries} {total:?}");
        }
    }
}
