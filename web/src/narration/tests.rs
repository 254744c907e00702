//! Sentences at chosen positions, in both languages, and laws for all of them.

use queenscope_solver::{
    BoardSize, Counter, EventKind, Moment, ProgramId, Progress, Script, Target, Timeline,
};

use super::*;
use crate::{effects::guide::Guide, locale::Language, model::Subject};

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).unwrap()
}

/// A program on a board, to be looked at anywhere.
struct Run {
    subject: std::rc::Rc<Subject>,
    timeline: Timeline,
}

impl Run {
    fn of(program: ProgramId, n: u8) -> Run {
        Run {
            subject: Guide::new(program, size(n), || 0.0).subject(program),
            timeline: Timeline::new(Script::of(program, size(n))),
        }
    }

    fn at(&mut self, position: u64) -> (&Subject, &Moment) {
        while self.timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        (&self.subject, self.timeline.moment())
    }

    fn sentence(&mut self, position: u64) -> Sentence {
        let (subject, moment) = self.at(position);
        sentence(subject, moment)
    }
}

fn said(sentence: &Sentence, language: Language) -> String {
    (language.strings().sentence)(sentence).replace(['⟦', '⟧', '⟨', '⟩'], "")
}

#[test]
fn sentences_say_what_the_step_has_done() {
    use ProgramId::*;
    const END: u64 = u64::MAX;
    let rows: &[(ProgramId, u8, u64, &str, &str)] = &[
        (
            RecursiveCheck,
            4,
            0,
            "Place 4 queens so that no two share a row, a column or a diagonal. → takes a step, ← takes it back.",
            "在 4×4 的棋盘上放 4 个皇后，任意两个不同行、不同列、不同斜线。按 → 前进一步，按 ← 后退一步。",
        ),
        (
            RecursiveCheck,
            4,
            5,
            "Line 11 has run: place is defined.",
            "代码第 11 行已执行：定义函数 place。",
        ),
        (
            RecursiveCheck,
            4,
            6,
            "place(1) is called: a new frame on top of the stack.",
            "调用 place(1)，新的栈帧入栈。",
        ),
        (
            RecursiveCheck,
            4,
            7,
            "Row 1: try column 1.",
            "第 1 行试第 1 列。",
        ),
        (
            RecursiveCheck,
            4,
            8,
            "Line 14 has run: a[1] = 1.",
            "代码第 14 行已执行：a[1] = 1。",
        ),
        (
            RecursiveCheck,
            4,
            10,
            "Line 6 has run: no value is left for i.",
            "代码第 6 行已执行：i 已取完所有的值。",
        ),
        (
            RecursiveCheck,
            4,
            11,
            "Free of conflict: the queen of row 1 stands in column 1.",
            "不冲突，第 1 行的皇后放在第 1 列。",
        ),
        (
            RecursiveCheck,
            4,
            12,
            "Line 16 has run: k == n does not hold.",
            "代码第 16 行已执行：k == n 不成立。",
        ),
        (
            RecursiveCheck,
            4,
            18,
            "Row 2, column 1 conflicts with the queen in row 1: both stand in column 1.",
            "第 2 行第 1 列与第 1 行的皇后冲突：同在第 1 列。",
        ),
        (
            RecursiveCheck,
            4,
            19,
            "Line 8 has run: check returns False.",
            "代码第 8 行已执行：check 返回 False。",
        ),
        (
            RecursiveCheck,
            4,
            45,
            "Against row 1: another column, and columns |1 − 2| = 1 apart, rows 3 − 1 = 2 apart: no conflict.",
            "与第 1 行比较：不同列，列差 |1−2|=1，行差 3−1=2，不冲突。",
        ),
        (
            RecursiveCheck,
            4,
            47,
            "Row 3, column 2 conflicts with the queen in row 2: columns |3 − 2| = 1 apart, rows 3 − 2 = 1 apart, one anti-diagonal.",
            "第 3 行第 2 列与第 2 行的皇后冲突：列差 |3−2|=1，行差 3−2=1，同在一条副对角线上。",
        ),
        (
            RecursiveCheck,
            4,
            63,
            "Row 3: all 4 columns tried. Back to row 2; its queen moves on from column 3.",
            "第 3 行各列均已试过，回溯到第 2 行，该行皇后从第 3 列继续右移。",
        ),
        (
            RecursiveCheck,
            4,
            211,
            "Solution 1. The search goes on: row 4, next column.",
            "第 1 个解。搜索并未结束，第 4 行继续试下一列。",
        ),
        (
            RecursiveCheck,
            4,
            END,
            "Everything has been tried. 2 solutions, 1 of them fundamental.",
            "所有可能均已试过，共 2 个解，其中本质不同的 1 个。",
        ),
        (
            RecursiveCheck,
            8,
            END,
            "Everything has been tried. 92 solutions, 12 of them fundamental.",
            "所有可能均已试过，共 92 个解，其中本质不同的 12 个。",
        ),
        (
            RecursiveCheck,
            1,
            END,
            "One queen on one square: 1 solution.",
            "1×1 的棋盘只有一个格子：1 个解。",
        ),
        (
            RecursiveCheck,
            2,
            END,
            "Exhausted after 6 tries: 2 queens have no solution.",
            "试探 6 次后搜索完毕：2 皇后无解。",
        ),
        (
            RecursiveCheck,
            3,
            END,
            "Exhausted after 18 tries: 3 queens have no solution.",
            "试探 18 次后搜索完毕：3 皇后无解。",
        ),
        (
            Blind,
            3,
            END,
            "Exhausted after 27 complete boards: 3 queens have no solution.",
            "检验 27 个候选解后搜索完毕：3 皇后无解。",
        ),
        (
            Iterative,
            4,
            13,
            "k becomes 2: on to row 2, from column 1.",
            "k=k+1，转到第 2 行，从第 1 列试起。",
        ),
        (
            Iterative,
            4,
            61,
            "a[3] becomes 5: no column left in row 3.",
            "a[3]=5，第 3 行已无列可试。",
        ),
        (
            Iterative,
            4,
            END,
            "k = 0: everything has been tried. 2 solutions, 1 of them fundamental.",
            "k=0，所有可能均已试过，共 2 个解，其中本质不同的 1 个。",
        ),
        (
            IterativeMarks,
            4,
            63,
            "k becomes 2: back to row 2.",
            "k=k−1，回到第 2 行。",
        ),
        (
            IterativeMarks,
            4,
            20,
            "Line 11 has run: mark returns.",
            "代码第 11 行已执行：mark 返回。",
        ),
        (
            IterativeMarks,
            4,
            68,
            "Clean up: column 3 and its two diagonals are free again.",
            "清理现场：释放第 3 列和两条对角线。",
        ),
        (
            RecursiveMarks,
            4,
            30,
            "b[1] is already taken by the queen in row 1.",
            "b[1] 已被第 1 行的皇后占领。",
        ),
        (
            RecursiveMarks,
            4,
            32,
            "3 + 2 = 5, and c[5] is already taken by the queen in row 2.",
            "3+2=5，c[5] 已被第 2 行的皇后占领。",
        ),
        (
            RecursiveMarks,
            4,
            36,
            "3 − 4 + 4 = 3, and d[3] is already taken by the queen in row 2.",
            "3−4+4=3，d[3] 已被第 2 行的皇后占领。",
        ),
        (
            RecursiveMarks,
            4,
            38,
            "Clean up: column 3 and its two diagonals are free again.",
            "清理现场：释放第 3 列和两条对角线。",
        ),
        (
            RecursiveFree,
            4,
            21,
            "col[1] is already taken by the queen in row 1.",
            "col[1] 已被第 1 行的皇后占领。",
        ),
        (
            RecursiveFree,
            4,
            48,
            "Line 25 has run: b[5] = True.",
            "代码第 25 行已执行：b[5] = True。",
        ),
        (
            Blind,
            3,
            5,
            "Row 2: a queen is put in column 1, without a test.",
            "第 2 行的皇后放到第 1 列，此时不作检验。",
        ),
        (
            Blind,
            3,
            11,
            "The complete board 1 1 1 is tested: it has a conflict.",
            "检验候选解 1 1 1：有冲突。",
        ),
        (
            Enumeration,
            4,
            10,
            "Line 13 has run: on to the next round of the loop.",
            "代码第 13 行已执行：转入下一轮循环。",
        ),
    ];
    for (program, n, position, english, chinese) in rows {
        let sentence = Run::of(*program, *n).sentence(*position);
        assert_eq!(
            said(&sentence, Language::English),
            *english,
            "{program} {n} {position}"
        );
        assert_eq!(
            said(&sentence, Language::Chinese),
            *chinese,
            "{program} {n} {position}"
        );
    }
}

#[test]
fn a_search_without_end_in_reach_says_so_first() {
    for (program, n, vast) in [
        (ProgramId::Blind, 32, Some(Vast::Boards(48))),
        (ProgramId::Blind, 9, Some(Vast::Boards(8))),
        (ProgramId::Blind, 8, None),
        (ProgramId::RecursiveMarks, 32, Some(Vast::Steps)),
        (ProgramId::RecursiveMarks, 8, None),
    ] {
        assert_eq!(
            Run::of(program, n).sentence(0),
            Sentence::Start { n, vast },
            "{program} {n}"
        );
    }
    let vast = Sentence::Start {
        n: 32,
        vast: Some(Vast::Boards(48)),
    };
    for language in Language::ALL {
        let aside = (language.strings().aside)(&vast).unwrap();
        assert!(aside.contains("32³²") && aside.contains("10⁴⁸"), "{aside}");
    }
}

/// Whatever a step has done, its sentence agrees with the board that is shown, says
/// no more than the program has found out, and differs between the languages.
#[test]
fn every_sentence_agrees_with_its_moment() {
    for program in ProgramId::ALL {
        for n in 1..=4 {
            let mut run = Run::of(program, n);
            for position in 0.. {
                let sentence = run.sentence(position);
                let (_, moment) = run.at(position);
                agree(&sentence, moment);
                let (english, chinese) = (
                    said(&sentence, Language::English),
                    said(&sentence, Language::Chinese),
                );
                assert_ne!(english, chinese);
                assert!(
                    english.ends_with('.') && chinese.ends_with('。'),
                    "{english} {chinese}"
                );
                if moment.finished {
                    break;
                }
            }
        }
    }
}

fn agree(sentence: &Sentence, moment: &Moment) {
    let column = |row: i64| moment.board.rows[row as usize - 1].queen.map(i64::from);
    let happened = |kind| moment.events.iter().any(|event| event.kind == kind);
    match sentence {
        Sentence::Conflict { pair, ground } => {
            assert_eq!(column(pair.row), Some(pair.column));
            assert_eq!(column(pair.with), Some(pair.with_column));
            assert_eq!(moment.conflicts.len(), 1);
            if let Ground::Marked {
                line, index, added, ..
            } = ground
            {
                assert_eq!(*index, line.number(pair.row, pair.column) + added);
                assert_eq!(*index, line.number(pair.with, pair.with_column) + added);
            }
        }
        Sentence::Free(pair) => {
            assert_eq!(column(pair.row), Some(pair.column));
            assert_eq!(column(pair.with), Some(pair.with_column));
            assert_ne!(pair.column, pair.with_column);
            assert_ne!((pair.column - pair.with_column).abs(), pair.row - pair.with);
            assert!(moment.conflicts.is_empty());
        }
        Sentence::Try { row, column: tried } | Sentence::Place { row, column: tried } => {
            assert_eq!(column(*row), Some(*tried));
        }
        Sentence::Backtrack { row, back, .. } => {
            assert_eq!(column(*row), None);
            assert_eq!(
                back.map(|(before, _)| before),
                Some(row - 1).filter(|row| *row > 0)
            );
        }
        Sentence::Solution { number, .. } => {
            assert_eq!(moment.counters.get(Counter::Solutions), Some(*number));
            assert!(moment.attacks.is_empty());
        }
        Sentence::End(_) => assert!(moment.finished),
        Sentence::Advance { row, .. } => assert!(moment.board.rows.len() as i64 >= *row),
        Sentence::Call { call } => {
            assert!(call.starts_with(&moment.frames.last().unwrap().name));
        }
        Sentence::Ran { line, .. } => {
            assert_eq!(Some(*line), moment.ran);
            for kind in [
                EventKind::Try,
                EventKind::Conflict,
                EventKind::Place,
                EventKind::Solution,
            ] {
                assert!(!happened(kind));
            }
        }
        Sentence::Start { .. } => assert_eq!(moment.position, 0),
        Sentence::Candidate { verdict, .. } => {
            assert_eq!(*verdict == Verdict::Holds, moment.attacks.is_empty());
        }
        Sentence::PastLast { row, .. } => assert_eq!(column(*row), None),
        Sentence::Put { .. } | Sentence::Retreat { .. } | Sentence::CleanUp { .. } => {}
        Sentence::Rejected { .. }
        | Sentence::Remove { .. }
        | Sentence::Stuck { .. }
        | Sentence::GaveUp { .. }
        | Sentence::Error { .. }
        | Sentence::Passing { .. } => panic!("not among these programs: {sentence:?}"),
    }
}
