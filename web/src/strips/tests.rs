//! Strips as pictures of text: the index of each taken cell; `[9]` read, `<9>` the
//! conflict, `-9-` not looked at.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::{narration::sentence, which::Runnable};

fn strips_at(program: ProgramId, n: u8, position: u64, detail: Detail) -> Vec<Strip> {
    let n = BoardSize::new(n).unwrap();
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    let moment = timeline.moment();
    let scene = Scene::of(&subject, moment, &sentence(&subject, moment), detail);
    strips(&subject, moment, &scene, detail)
}

fn picture(strip: &Strip) -> String {
    let shown = |cell: &StripCell| {
        let index = cell.index;
        let text = match cell.look {
            CellLook::Untouched if cell.content != Content::Taken => return None,
            CellLook::Untouched => index.to_string(),
            CellLook::Read => format!("[{index}]"),
            CellLook::Blocking => format!("<{index}>"),
            CellLook::Skipped => format!("-{index}-"),
        };
        Some(text)
    };
    let cells: Vec<_> = strip.cells.iter().filter_map(shown).collect();
    format!("{}[{}] {}", strip.name, strip.index, cells.join(" "))
}

#[test]
fn strips_show_what_a_step_has_read() {
    use ProgramId::{IterativeMarks, RecursiveFree, RecursiveMarks};
    for (program, n, position, expected) in [
        (
            RecursiveMarks,
            8,
            0,
            ["b[j] ", "c[k + j] ", "d[k - j + n] "],
        ),
        (
            RecursiveMarks,
            8,
            20_674,
            [
                "b[j] 1 [3] 4 5 7 8",
                "c[k + j] 3 5 <9> 11 12",
                "d[k - j + n] 3 5 6 7 9 -11-",
            ],
        ),
    ] {
        let strips = strips_at(program, n, position, Detail::Full);
        let pictures: Vec<_> = strips.iter().map(picture).collect();
        assert_eq!(pictures, expected, "{program} {position}");
    }
    for (program, names) in [
        (IterativeMarks, ["b[j]", "c[k + j]", "d[k - j + n]"]),
        (RecursiveFree, ["b[j + k]", "c[k - j + n]", "col[j]"]),
    ] {
        let strips = strips_at(program, 4, 40, Detail::Full);
        let found: Vec<_> = strips
            .iter()
            .map(|strip| format!("{}[{}]", strip.name, strip.index))
            .collect();
        assert_eq!(found, names, "{program}");
    }
}
