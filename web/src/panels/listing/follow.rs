//! Which part of a listing is in view: the function at work, as a whole wherever it
//! fits, so that nothing moves as long as the program stays in it. It knows lines and
//! heights, never an element.

use crate::printed::{Listed, Printed};

/// A part of a listing: its first and its last line, from 1.
pub type Span = (u32, u32);

/// The functions, and what stands between them, each from its first to its last line
/// that is not blank.
pub fn blocks(printed: &Printed) -> Vec<Span> {
    match printed.language {
        Listed::Python => functions(printed),
        Listed::Pseudocode | Listed::C | Listed::Pascal | Listed::Rust => paragraphs(printed),
    }
}

/// What blank lines part: in most languages they stand between functions only.
fn paragraphs(printed: &Printed) -> Vec<Span> {
    let mut blocks: Vec<Span> = Vec::new();
    let mut parted = true;
    for (number, line) in (1..).zip(&printed.lines) {
        let blank = line.text.trim().is_empty();
        match blocks.last_mut() {
            Some(_) | None if blank => {}
            Some((_, last)) if !parted => *last = number,
            Some(_) | None => blocks.push((number, number)),
        }
        parted = blank;
    }
    blocks
}

/// In Python a blank line may stand anywhere.
fn functions(printed: &Printed) -> Vec<Span> {
    let mut blocks: Vec<Span> = Vec::new();
    let mut in_function = false;
    for (number, text) in (1..).zip(printed.lines.iter().map(|line| &line.text)) {
        if text.trim().is_empty() {
            continue;
        }
        let outside = !text.starts_with(' ');
        let head = text.starts_with("def ");
        match blocks.last_mut() {
            Some(_) if head || outside && in_function => blocks.push((number, number)),
            Some((_, last)) => *last = number,
            None => blocks.push((number, number)),
        }
        if outside {
            in_function = head;
        }
    }
    blocks
}

/// What should be in view, the best first: the whole functions of both lines, else one
/// of them with the other line, else both lines, else the one about to run.
pub fn wanted(blocks: &[Span], ran: Option<u32>, next: Option<u32>) -> Vec<Span> {
    let around = |line: u32| {
        let block = blocks
            .iter()
            .find(|(first, last)| (*first..=*last).contains(&line));
        block.copied().unwrap_or((line, line))
    };
    let both = |(a, b): Span, (c, d): Span| (a.min(c), b.max(d));
    match (ran, next) {
        (None, None) => Vec::new(),
        (Some(line), None) | (None, Some(line)) => vec![around(line), (line, line)],
        (Some(ran), Some(next)) => vec![
            both(around(ran), around(next)),
            both(around(ran), (next, next)),
            both((ran, ran), around(next)),
            both((ran, ran), (next, next)),
            around(next),
            (next, next),
        ],
    }
}

/// Where a view of some height over a whole should begin, now that it begins at `top`:
/// it moves as little as it can to show the best span that fits, and begins with a whole
/// line. If only the last span fits, the line about to run, it shows as much as it can of
/// the line that has just run beside it.
pub fn settled(top: f64, height: f64, spans: &[(f64, f64)], lines: &[f64]) -> f64 {
    let fits = |(from, to): &&(f64, f64)| to - from <= height;
    let Some((from, to)) = spans.iter().find(fits).or(spans.last()) else {
        return top;
    };
    let last = spans.last() == Some(&(*from, *to));
    // Both lines, as `wanted` has it.
    let beside = spans.iter().rev().nth(2);
    match beside {
        Some((_, end)) if last && end > to => return *from,
        Some(_) if last => return to - height,
        Some(_) | None => {}
    }
    let settled = top.max(to - height).min(*from);
    let mut whole = lines.iter().filter(|line| **line >= settled - 0.25);
    match whole.next() {
        Some(line) if settled != top && line <= from => *line,
        Some(_) | None => settled,
    }
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId};

    use super::*;
    use crate::{locale::Language, model::Subject, which::Runnable};

    fn listing(program: ProgramId, listed: Listed) -> Printed {
        let n = BoardSize::new(4).unwrap();
        let subject = Subject::of(&Runnable::course(program, n));
        Printed::of(&subject, listed, Language::English)
    }

    #[test]
    fn functions_and_what_stands_between_them() {
        use ProgramId::{Enumeration, Iterative, RecursiveCheck};
        for (program, expected) in [
            (RecursiveCheck, &[(1, 3), (5, 9), (11, 20), (22, 22)][..]),
            (Iterative, &[(1, 2), (4, 8), (10, 23)]),
            (Enumeration, &[(1, 2), (4, 8), (10, 20)]),
        ] {
            assert_eq!(
                blocks(&listing(program, Listed::Python)),
                expected,
                "{program}"
            );
        }
        for (listed, expected) in [
            (
                Listed::Pseudocode,
                &[(1, 3), (5, 9), (11, 19), (21, 21)][..],
            ),
            (Listed::C, &[(1, 3), (5, 7), (9, 16), (18, 34), (36, 39)]),
        ] {
            assert_eq!(
                blocks(&listing(RecursiveCheck, listed)),
                expected,
                "{listed}"
            );
        }
    }

    #[test]
    fn the_function_at_work_is_in_view_as_far_as_it_fits() {
        let blocks = blocks(&listing(ProgramId::Iterative, Listed::Python));
        let lines: Vec<f64> = (0..23).map(f64::from).collect();
        // Lines of height 1: in view are those from the first to the last of a pair.
        for (top, height, ran, next, seen) in [
            (0.0, 30.0, Some(6), Some(14), (1.0, 30.0)),
            (0.0, 20.0, Some(6), Some(14), (4.0, 23.0)),
            // Both do not fit; the check does, with the line that calls it.
            (0.0, 19.0, Some(6), Some(14), (1.0, 19.0)),
            (0.0, 19.0, Some(14), Some(15), (5.0, 23.0)),
            (10.0, 9.0, Some(6), Some(7), (4.0, 12.0)),
            (3.0, 9.0, Some(5), Some(6), (4.0, 12.0)),
            // Nothing moves within a function.
            (2.0, 9.0, Some(5), Some(6), (3.0, 11.0)),
            (0.0, 3.0, Some(8), Some(20), (18.0, 20.0)),
            // As much of the line that ran as fits beside the one about to run.
            (0.0, 1.5, Some(15), Some(14), (14.0, 14.5)),
            (0.0, 1.5, Some(14), Some(15), (14.5, 15.0)),
            (0.0, 5.0, None, Some(12), (8.0, 12.0)),
            (5.0, 5.0, None, None, (6.0, 10.0)),
            // The first line in view is a whole one.
            (0.0, 18.5, Some(22), Some(23), (6.0, 23.5)),
        ] {
            let spans: Vec<_> = wanted(&blocks, ran, next)
                .into_iter()
                .map(|(first, last)| (f64::from(first) - 1.0, f64::from(last)))
                .collect();
            let top = settled(top, height, &spans, &lines);
            assert_eq!((top + 1.0, top + height), seen, "{height} {ran:?} {next:?}");
        }
    }
}
