//! Each link leads to what its words promise.

use queenscope_solver::{EventKind, Moment, Progress, Script, Target, Timeline};

use super::*;

/// A program at a position of the board of its moment, and the text of the line that has run.
fn at(program: ProgramId, step: u64) -> (Moment, String) {
    let script = Script::of(program, spot(program).n);
    let listing = script.listing().to_vec();
    let mut timeline = Timeline::new(script);
    while timeline.seek(Target::Position(step), u64::MAX) != Progress::Arrived {}
    let moment = timeline.moment().clone();
    assert_eq!(moment.position, step, "{program} has such a position");
    let ran = moment
        .ran
        .map_or("", |line| listing[line as usize - 1].trim());
    (moment, ran.to_owned())
}

/// What a moment must show.
struct Seen {
    /// An event of its step, its row and its column.
    event: Option<(EventKind, Option<i64>, Option<i64>)>,
    /// How the line that has run begins.
    line: &'static str,
    /// The queens, row by row, 0 for none.
    queens: &'static [u8],
}

fn seen(program: ProgramId) -> Seen {
    use EventKind::{Backtrack, Candidate, Conflict, Place, Put, Remove, Stuck, Try};
    let see = |event, line, queens| Seen {
        event,
        line,
        queens,
    };
    let event = |kind, row, column| Some((kind, Some(row), Some(column)));
    let of_row = |kind, row| Some((kind, Some(row), None));
    match program {
        ProgramId::Blind => see(Some((Candidate, None, None)), "return False", &[1, 1, 1, 1]),
        ProgramId::Enumeration => see(event(Conflict, 2, 1), "if a[i] == a[k]", &[1, 1, 0, 0]),
        ProgramId::Iterative => see(event(Try, 3, 5), "a[k] = a[k] + 1", &[1, 3, 0, 0]),
        ProgramId::IterativeClear => see(None, "a[k] = 0", &[1, 3, 0, 0]),
        ProgramId::IterativeMarks => {
            see(of_row(Remove, 2), "d[k - a[k] + n] = value", &[1, 0, 0, 0])
        }
        ProgramId::RecursiveCheck => see(of_row(Backtrack, 3), "for j in", &[1, 3, 0, 0]),
        ProgramId::RecursiveMarks => see(of_row(Remove, 2), "b[j] = 0", &[1, 0, 0, 0]),
        ProgramId::RecursiveFree => see(event(Conflict, 3, 3), "return b[j + k]", &[1, 3, 3, 0]),
        ProgramId::RecursiveFirst => see(None, "return True", &[2, 4, 1, 3]),
        ProgramId::Greedy => see(of_row(Stuck, 8), "if best == 0:", &[1, 4, 7, 3, 6, 2, 5, 0]),
        ProgramId::Permutation => see(event(Put, 3, 4), "a[k], a[j] =", &[1, 2, 4, 3]),
        ProgramId::Bitmask => see(of_row(Backtrack, 3), "while free != 0:", &[1, 3, 0, 0]),
        ProgramId::ForwardChecking => {
            see(of_row(Stuck, 6), "return count", &[1, 3, 5, 2, 0, 0, 0, 0])
        }
        ProgramId::FailFirst => see(event(Place, 6, 4), "if hits[", &[1, 3, 5, 0, 0, 4, 0, 0]),
        ProgramId::DancingLinks => see(None, "up[down[j]] = j", &[1, 3, 0, 0]),
        ProgramId::MinConflicts => {
            see(event(Place, 6, 1), "return best", &[7, 7, 2, 4, 4, 1, 3, 4])
        }
        ProgramId::Formula => see(
            event(Place, 8, 5),
            "a[m + 1 - i] =",
            &[4, 0, 0, 0, 0, 0, 0, 5],
        ),
    }
}

#[test]
fn every_link_leads_to_what_it_promises() {
    for program in ProgramId::ALL {
        let (moment, ran) = at(program, spot(program).step);
        let Seen {
            event,
            line,
            queens,
        } = seen(program);
        assert!(ran.starts_with(line), "{program}: {ran}");
        let board: Vec<_> = moment
            .board
            .rows
            .iter()
            .map(|row| row.queen.unwrap_or(0))
            .collect();
        assert_eq!(board, queens, "{program}");
        let mut events = moment.events.iter();
        if let Some((kind, row, column)) = event {
            let found = events.find(|event| (event.kind, event.row) == (kind, row));
            let found = found.unwrap_or_else(|| panic!("{program}: {:?}", moment.events));
            assert!(
                column.is_none() || found.column == column,
                "{program}: {found:?}"
            );
        }
        assert!(!moment.finished, "{program}: there is a way on");
    }
}

/// What an exact cover is fits into three sentences, in the words of its picture.
#[test]
fn the_introduction_to_dancing_links_is_short_and_of_one_language() {
    for (language, stop, needed, odd) in [
        (
            Language::English,
            ". ",
            ["option", "item", "at most once", "linked again"],
            ["entry", "node"],
        ),
        (
            Language::Chinese,
            "。",
            ["选项", "项", "至多一次", "接回"],
            ["删去", "对角线"],
        ),
    ] {
        let about = (language.strings().about.of)(ProgramId::DancingLinks);
        let text = format!("{} ", about.text);
        assert_eq!(text.matches(stop).count(), 3, "{text}");
        for word in needed {
            assert!(text.contains(word), "{word}");
        }
        for word in odd {
            assert!(!text.contains(word), "{word}");
        }
        assert!(about.watch.contains("up[down[j]] = j") && about.watch.contains("60"));
    }
}
