//! Second lines at chosen positions, in both languages, and that they are true.

use queenscope_solver::{ProgramId, ProgramId::*, Value};

use super::{Run, size};
use crate::{
    frames,
    locale::Language,
    narration::{Tie, tie},
    notation::Places,
};

impl Run {
    fn tie(&mut self, position: u64) -> Option<Tie> {
        let sentence = self.sentence(position);
        let (subject, moment) = self.at(position);
        tie(subject, moment, &sentence)
    }
}

const END: u64 = u64::MAX;

#[rustfmt::skip]
const ROWS: &[(ProgramId, u8, u64, &str, &str)] = &[
    (RecursiveCheck, 4, 0, "Nothing has run yet; line 1 is next: n = 4.", "尚未执行任何代码，接下来是代码第 1 行：n = 4。"),
    (RecursiveCheck, 4, 1, "", ""),
    (RecursiveCheck, 4, 2, "a has 5 cells, a[0] to a[4].", "a 共 5 个元素，a[0] 到 a[4]。"),
    (RecursiveCheck, 4, 3, "", ""),
    (RecursiveCheck, 4, 210, "t = 0 → 1", "t=0 → 1"),
    (RecursiveCheck, 4, END, "The loop of j has no value left.", "j 的循环已取完所有的值。"),
    (RecursiveCheck, 4, 7, "j becomes 1.", "j 变为 1。"),
    (RecursiveCheck, 4, 8, "k = 1, j = 1", "k=1，j=1"),
    (RecursiveCheck, 4, 9, "In the new frame, k = 1.", "新栈帧中 k=1。"),
    (RecursiveCheck, 4, 11, "check returns True.", "check 返回 True。"),
    (RecursiveCheck, 4, 12, "1 != 4", "1 != 4"),
    (RecursiveCheck, 4, 18, "a[1] = 1, a[2] = 1: 1 == 1", "a[1]=1，a[2]=1：1 == 1"),
    (RecursiveCheck, 4, 24, "a[1] = 1, a[2] = 2: |1 − 2| == 2 − 1", "a[1]=1，a[2]=2：|1−2| == 2−1"),
    (RecursiveCheck, 4, 30, "a[1] = 1, a[2] = 3: 1 != 3 and |1 − 3| != 2 − 1", "a[1]=1，a[2]=3：1 != 3，|1−3| != 2−1"),
    (RecursiveCheck, 4, 63, "place(2) is on top of the stack again, with j = 3.", "栈顶恢复为 place(2)，其中 j=3。"),
    (RecursiveMarks, 4, 10, "b[1], c[2] and d[4] are free.", "b[1]、c[2]、d[4] 均未占领。"),
    (RecursiveMarks, 4, 13, "k + j = 1 + 1 = 2", "k+j=1+1=2"),
    (RecursiveMarks, 4, 14, "b[1], c[2] and d[4] are marked.", "b[1]、c[2]、d[4] 均已标记为占领。"),
    (RecursiveMarks, 4, 18, "a[1] = 1 has marked it.", "由 a[1]=1 占领。"),
    (RecursiveMarks, 4, 38, "b[3] becomes 0.", "b[3] 变为 0。"),
    (RecursiveMarks, 8, 20674, "a[4] = 5 has marked it: 4 + 5 = 9.", "由 a[4]=5 占领：4+5=9。"),
    (Iterative, 8, 64323, "a[4] = 5, a[6] = 3: |5 − 3| == 6 − 4", "a[4]=5，a[6]=3：|5−3| == 6−4"),
    (Iterative, 4, 7, "a[1] becomes 1.", "a[1] 变为 1。"),
    (Iterative, 4, 62, "5 > 4", "5 > 4"),
    (Iterative, 4, 63, "a[3] = 5, past column 4.", "a[3]=5，已超过第 4 列。"),
    (Iterative, 4, 64, "a[2] = 3 still: row 2 goes on from there.", "a[2]=3 仍保留，第 2 行从这里继续。"),
    (Iterative, 4, 13, "k = 1 → 2, a[2] = 0", "k=1 → 2，a[2]=0"),
    (Iterative, 4, 61, "a[3] = 5 > n = 4", "a[3]=5 > n=4"),
    (Iterative, 4, 14, "k = 2", "k=2"),
    (Iterative, 4, 74, "k = 2 → 3; a[3] = 5 is a stale value.", "k=2 → 3，a[3]=5 是残留值。"),
    (Iterative, 4, END, "k = 0: k > 0 does not hold any more.", "k=0，k > 0 不再成立。"),
    (Iterative, 2, END, "k = 0: k > 0 does not hold any more.", "k=0，k > 0 不再成立。"),
    (Blind, 3, END, "The loop of a[1] has no value left.", "a[1] 的循环已取完所有的值。"),
    (IterativeMarks, 4, 13, "a[1] = 1", "a[1]=1"),
    (IterativeMarks, 4, 19, "k + a[k] = 1 + 1 = 2, value = 1", "k+a[k]=1+1=2，value=1"),
    (RecursiveFree, 4, END, "It prints total 2", "输出 total 2"),
    (RecursiveFree, 4, 15, "k − j + n = 1 − 1 + 4 = 4", "k−j+n=1−1+4=4"),
    (IterativeMarks, 4, 14, "b[1] = 0, c[2] = 0, d[4] = 0", "b[1]=0，c[2]=0，d[4]=0"),
    (IterativeMarks, 4, 17, "In the new frame, k = 1, value = 1.", "新栈帧中 k=1，value=1。"),
    (RecursiveFree, 4, 16, "b[2], c[4] and col[1] are marked.", "b[2]、c[4]、col[1] 均已标记为占领。"),
    (RecursiveFree, 4, 24, "a[1] = 1 has marked it: 1 − 1 + 4 = 4.", "由 a[1]=1 占领：1−1+4=4。"),
    (Blind, 4, 12, "check_all returns False.", "check_all 返回 False。"),
    (Permutation, 4, 300, "a[2] = 4, a[3] = 1: |4 − 1| != 3 − 2", "a[2]=4，a[3]=1：|4−1| != 3−2"),
    (Enumeration, 4, 51, "The loop of a[3] has no value left.", "a[3] 的循环已取完所有的值。"),
];

#[test]
fn second_lines_tie_the_step_to_the_programs_names() {
    for (program, n, position, english, chinese) in ROWS {
        let tie = Run::of(*program, *n).tie(*position);
        let said = |language: Language| {
            tie.as_ref()
                .map(|tie| (language.strings().tie)(tie, Places::plain(*n)))
                .unwrap_or_default()
        };
        let at = format!("{program} {n} {position}");
        assert_eq!(said(Language::English), *english, "{at}");
        assert_eq!(said(Language::Chinese), *chinese, "{at}");
    }
}

/// Every cell and variable that a second line names holds what it says.
#[test]
fn second_lines_are_true() {
    for program in ProgramId::ALL {
        let mut run = Run::of(program, size(4).get());
        let mut before = Vec::new();
        for position in 0.. {
            let tie = run.tie(position);
            let (subject, moment) = run.at(position);
            let holds = |place: &str, value: &str| {
                let found = frames::place(&moment.frames, place).map(|(_, value)| value);
                assert_eq!(
                    found.as_deref(),
                    Some(value),
                    "{program} {position} {tie:?}"
                );
            };
            let is_free = |place: &str| {
                let (list, index) = place.trim_end_matches(']').split_once('[').unwrap();
                let index: usize = index.parse().unwrap();
                match frames::variable(&moment.frames, list) {
                    Some(Value::Integers(cells)) => cells[index] == 0,
                    Some(Value::Booleans(cells)) => cells[index],
                    other => panic!("{other:?}"),
                }
            };
            let held = |place: &str, value: &str| {
                let found = frames::place(&before, place).map(|(_, value)| value);
                assert_eq!(
                    found.as_deref(),
                    Some(value),
                    "{program} {position} {tie:?}"
                );
            };
            match &tie {
                Some(Tie::Next { line, text }) => {
                    assert_eq!((position, moment.line), (0, Some(*line)));
                    assert_eq!(*subject.listing[*line as usize - 1], **text);
                }
                Some(Tie::Changed {
                    place,
                    before,
                    after,
                }) => {
                    held(place, &before.to_string());
                    holds(place, &after.to_string());
                }
                Some(Tie::Operands(operands)) => {
                    for operand in operands {
                        match &operand.numbers {
                            None => held(&operand.expression, &operand.value),
                            Some(numbers) => {
                                let (told, value) =
                                    frames::sum(&before, &operand.expression).unwrap();
                                assert_eq!(
                                    (&told, value.to_string()),
                                    (numbers, operand.value.clone())
                                );
                            }
                        }
                    }
                }
                Some(Tie::Cells { list, last }) => {
                    assert!(frames::place(&moment.frames, &format!("{list}[{last}]")).is_some());
                    let beyond = format!("{list}[{}]", last + 1);
                    assert_eq!(frames::place(&moment.frames, &beyond), None);
                }
                Some(Tie::Entered { name, row, column }) => {
                    held(name, &(row - 1).to_string());
                    holds(name, &row.to_string());
                    holds(&format!("a[{row}]"), &column.to_string());
                    // No queen stands there, so that what is not 0 is stale.
                    assert_eq!(moment.board.rows[*row as usize - 1].queen, None);
                }
                Some(Tie::Beyond { place, column, n }) => {
                    holds(place, &column.to_string());
                    holds("n", &n.to_string());
                    assert!(*column > i64::from(*n));
                }
                Some(Tie::Over { name, .. }) => {
                    assert!(moment.finished);
                    holds(name, "0");
                }
                Some(Tie::Becomes { place, value }) => holds(place, value),
                Some(Tie::Past { place, column, n }) => {
                    holds(place, &column.to_string());
                    assert!(*column > i64::from(*n));
                }
                Some(Tie::Kept { place, column, .. }) => holds(place, &column.to_string()),
                Some(Tie::OnTop { name, value, .. }) => holds(name, &value.to_string()),
                Some(Tie::Compared { pair, .. } | Tie::MarkedBy { pair, .. }) => {
                    holds(&format!("a[{}]", pair.with), &pair.with_column.to_string());
                }
                Some(Tie::Free(cells)) => assert!(cells.iter().all(|cell| is_free(cell))),
                Some(Tie::Marked(cells)) => assert!(!cells.iter().any(|cell| is_free(cell))),
                Some(Tie::Printed(text)) => assert_eq!(moment.output.last(), Some(text)),
                Some(Tie::LoopOver { .. } | Tie::Called { .. } | Tie::Returns { .. })
                | Some(Tie::Parameters(_) | Tie::Facts(_))
                | None => {}
            }
            before.clone_from(&moment.frames);
            if moment.finished {
                break;
            }
        }
    }
}
