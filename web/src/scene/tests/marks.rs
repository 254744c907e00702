//! What is marked on boards, as text: the squares, then in brackets the tags, the
//! rays with their reason, and the signs beside the board.

use queenscope_solver::Line;

use super::*;

/// Positions of a run, and what they look like.
type Pictures = &'static [(u64, &'static str)];

/// The squares as in [`picture`]; A is a queen at the other end of a ray.
fn text(scene: &Scene) -> String {
    let attacker = |row: u8| scene.rays.iter().any(|ray| ray.to.0 == row);
    let squares: Vec<_> = picture(scene)
        .split(' ')
        .zip(1..)
        .map(|(row, number)| match attacker(number) {
            true => row.replace('Q', "A"),
            false => row.to_owned(),
        })
        .collect();
    let name = scene.row_name.as_deref().unwrap_or("row");
    let tags = match (scene.row, scene.column) {
        (Some(row), Some(column)) => format!(" [{name} {row}, {} {column}]", scene.column_name),
        (Some(row), None) => format!(" [{name} {row}]"),
        (None, _) => String::new(),
    };
    let reason = match &scene.reason {
        Some((_, Ground::Compared(line))) => format!(" [{}]", line.name()),
        Some((_, Ground::Marked { array, index, .. })) => format!(" [{array}[{index}]]"),
        None => String::new(),
    };
    squares.join(" ") + &tags + &reason
}

#[test]
fn boards_in_each_situation_of_each_program() {
    use ProgramId::*;
    let table: &[(ProgramId, u8, Pictures)] = &[
        (
            Blind,
            3,
            &[
                (3, "... ... ..."),
                (4, "q.. ... ... [row 1, a[1] 1]"),
                (6, "Q.. Q.. q.. [row 3, a[3] 1]"),
                (10, "A.. X.. Q.. [row 2, a[2] 1] [column]"),
                (12, "Q.. Q.. .q. [row 3, a[3] 2]"),
                (16, "A.. X.. .Q. [row 2, a[2] 1] [column]"),
                (30, "A.. xX. Q.. [row 2, a[2] 2] [diagonal]"),
            ],
        ),
        (
            Enumeration,
            4,
            &[
                (5, "Q... q... .... .... [row 2, a[2] 1]"),
                (14, "A... xX.. .... .... [row 2, a[2] 2] [diagonal]"),
                (15, "Q... xq.. .... .... [row 2, a[2] 2]"),
                (17, "Q... xxq. .... .... [row 2, a[2] 3]"),
                (22, "Q... xxQ. .... .... [row 2, a[2] 3]"),
                (34, "Q... ..A. xX.. .... [row 3, a[3] 2] [antidiagonal]"),
                (51, "Q... xxR. .... .... [row 2, a[2] 3]"),
                (52, "Q... xxrq .... .... [row 2, a[2] 4]"),
                (102, "Q... ...Q xR.. .... [row 3, a[3] 2]"),
                (117, "Q... xxrR .... .... [row 2, a[2] 4]"),
                (118, "R... .... .... .... [row 1, a[1] 1]"),
                (119, "rQ.. .... .... .... [row 1, a[1] 2]"),
            ],
        ),
        (
            Iterative,
            4,
            &[
                (5, ".... .... .... .... [k 1, a[k] 0]"),
                (59, "Q... ..A. xxxX .... [k 3, a[k] 4] [diagonal]"),
                (60, "Q... ..Q. xxxq .... [k 3, a[k] 4]"),
                (61, "Q... ..Q. xxxx .... [k 3, a[k] 5]"),
                (63, "Q... xxR. .... .... [k 3, a[k] 5]"),
                (65, "Q... xxR. .... .... [k 2, a[k] 3]"),
                (66, "Q... xxrq .... .... [k 2, a[k] 4]"),
                (72, "Q... xxrQ .... .... [k 2, a[k] 4]"),
                (74, "Q... xxrQ .... .... [k 3, a[k] 5]"),
                (222, ".S.. ...S S... xxS. [k 4, a[k] 3]"),
            ],
        ),
        (
            IterativeClear,
            4,
            &[
                (59, "Q... ..Q. xxxx .... [k 3, a[k] 5]"),
                (61, "Q... xxR. .... .... [k 3, a[k] 5]"),
                (62, "Q... xxR. .... .... [k 3, a[k] 0]"),
                (63, "Q... xxR. .... .... [k 2, a[k] 3]"),
                (65, "Q... xxrq .... .... [k 2, a[k] 4]"),
            ],
        ),
        (
            IterativeMarks,
            4,
            &[
                (85, "A... ...Q X... .... [k 3, a[k] 1] [b[1]]"),
                (178, ".A.. xxX. .... .... [k 2, a[k] 3] [d[3]]"),
                (183, ".Q.. xxxQ .... .... [k 2, a[k] 4]"),
                (201, ".Q.. ...Q Q... .... [k 4, a[k] 0]"),
                (215, ".Q.. ...Q Q... xxQ. [k 4, a[k] 3]"),
                (218, ".S.. ...S S... xxS. [k 4, a[k] 3]"),
                (220, ".Q.. ...Q Q... xxrq [k 4, a[k] 4]"),
                (224, ".Q.. ...Q Q... xxrx [k 4, a[k] 5]"),
                (226, ".Q.. ...Q R... .... [k 4, a[k] 5]"),
                (228, ".Q.. ...Q R... .... [k 3, a[k] 1]"),
            ],
        ),
        (
            RecursiveCheck,
            4,
            &[
                (6, ".... .... .... ...."),
                (7, "q... .... .... .... [k 1, j 1]"),
                (47, "Q... ..A. xX.. .... [k 3, j 2] [antidiagonal]"),
                (63, "Q... xxR. .... .... [k 2, j 3]"),
                (64, "Q... xxrq .... .... [k 2, j 4]"),
                (211, ".S.. ...S S... xxS. [k 4, j 3]"),
            ],
        ),
        (
            RecursiveMarks,
            4,
            &[
                (20, "A... xX.. .... .... [k 2, j 2] [d[4]]"),
                (30, "A... ..Q. X... .... [k 3, j 1] [b[1]]"),
                (32, "Q... ..A. xX.. .... [k 3, j 2] [c[5]]"),
                (34, "Q... ..A. xxX. .... [k 3, j 3] [b[3]]"),
                (36, "Q... ..A. xxxX .... [k 3, j 4] [d[3]]"),
                (37, "Q... xxR. .... .... [k 2, j 3]"),
                (38, "Q... xxr. .... .... [k 2, j 3]"),
                (41, "Q... xxrq .... .... [k 2, j 4]"),
                (125, ".S.. ...S S... xxS. [k 4, j 3]"),
                (126, ".Q.. ...Q Q... xxr. [k 4, j 3]"),
            ],
        ),
        (
            RecursiveFree,
            4,
            &[
                (62, "A... ...Q X... .... [k 3, j 1] [col[1]]"),
                (74, "Q... ...Q .A.. X... [k 4, j 1] [b[5]]"),
                (80, "Q... ...Q .A.. xxX. [k 4, j 3] [c[5]]"),
                (84, "Q... ...Q xR.. .... [k 3, j 2]"),
                (85, "Q... ...Q xr.. .... [k 3, j 2]"),
                (89, "Q... ...Q xrq. .... [k 3, j 3]"),
            ],
        ),
    ];
    for (program, n, pictures) in table {
        for (position, expected) in *pictures {
            let found = text(&scene(*program, *n, *position));
            assert_eq!(found, *expected, "{program}, n = {n}, position {position}");
        }
    }
}

#[test]
fn what_the_reader_points_at_is_lit() {
    let scene = Scene {
        lit: Highlight::Line {
            kind: Line::Antidiagonal,
            number: 5,
        },
        ..scene(ProgramId::RecursiveMarks, 4, 32)
    };
    assert_eq!(scene.lit.squares(4), [(1, 4), (2, 3), (3, 2), (4, 1)]);
    assert_eq!(text(&scene), "Q... ..A. xX.. .... [k 3, j 2] [c[5]]");
}
