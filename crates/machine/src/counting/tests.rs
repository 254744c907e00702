//! The counts against the published numbers, OEIS A000170.

use super::*;

/// The solutions for n = 1 to 18.
const SOLUTIONS: [u64; 18] = [
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
];

fn published(n: u8) -> u64 {
    SOLUTIONS[usize::from(n) - 1]
}

fn count(n: u8) -> Option<u64> {
    count_solutions(BoardSize::new(n).unwrap())
}

#[test]
fn counts_are_the_published_ones() {
    for n in 1..=14 {
        assert_eq!(count(n), Some(published(n)), "n = {n}");
    }
}

#[test]
#[ignore = "half a minute, or minutes without optimisation"]
fn large_counts_are_the_published_ones() {
    for n in 15..=18 {
        assert_eq!(count(n), Some(published(n)), "n = {n}");
    }
}

#[test]
fn boards_beyond_18_are_not_counted() {
    for n in 19..=32 {
        assert_eq!(count(n), None, "n = {n}");
    }
}

#[test]
fn searching_and_joining_agree_for_every_width_of_the_pinned_columns() {
    for n in 4..=11 {
        assert_eq!(search_through(n), published(n), "n = {n}");
        let widths: Vec<u8> = if n % 2 == 0 {
            (0..=n).step_by(2).collect()
        } else {
            (1..=n / 2).collect()
        };
        for width in widths {
            assert_eq!(
                join_halves(n, width),
                published(n),
                "n = {n}, {width} pinned"
            );
        }
    }
}

#[test]
fn the_subsets_of_a_mask_are_all_there() {
    assert_eq!(
        subsets(0b1010).collect::<Vec<_>>(),
        [0, 0b10, 0b1000, 0b1010]
    );
    assert_eq!(subsets(0).collect::<Vec<_>>(), [0]);
}
