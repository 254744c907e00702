//! The masks at every position, against the queens on the board.

use queenscope_solver::{BoardSize, EventKind, ProgramId, Progress, Script, Target, Timeline};

use super::*;

/// The masks of a row say which squares the queens above it attack, and each has come
/// from that of the row above.
#[test]
fn masks_say_what_the_queens_above_attack() {
    let n = 6;
    let script = Script::of(ProgramId::Bitmask, BoardSize::new(n).unwrap());
    let mut timeline = Timeline::new(script);
    let (mut calls, mut lows) = (0, 0);
    for position in 0.. {
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        if let Some(bits) = Bits::of(moment) {
            let above: Vec<(i64, i64)> = (1..bits.row)
                .zip(&moment.board.rows)
                .filter_map(|(row, board)| Some((row, board.queen?.into())))
                .collect();
            assert_eq!(above.len() as i64, bits.row - 1, "{position}");
            let attacked = |column: &u8| {
                let column = i64::from(*column);
                let on =
                    |(row, at): &(i64, i64)| *at == column || (at - column).abs() == bits.row - row;
                above.iter().any(on)
            };
            let expected: Vec<u8> = (1..=n).filter(attacked).collect();
            assert_eq!(
                columns(bits.all, n).collect::<Vec<_>>(),
                expected,
                "{position}"
            );
            assert_eq!(bits.are_shifted(), bits.row > 1, "{position}");
            calls += u64::from(bits.free.is_none());
            if moment.events.iter().any(|e| e.kind == EventKind::Place) {
                let picked = bits.low.and_then(|low| columns(low, n).next());
                let queen = moment.board.rows[bits.row as usize - 1].queen;
                assert_eq!(picked, queen, "{position}");
                lows += 1;
            }
        }
        if moment.finished {
            break;
        }
    }
    assert!(calls > 100 && lows > 100, "{calls} {lows}");
}

#[test]
fn masks_go_their_ways_and_fall_over_the_edge() {
    for (way, bits, shifted) in [
        (Way::Down, 0b1001, 0b1001),
        (Way::Left, 0b1001, 0b0100),
        (Way::Right, 0b1001, 0b0010),
    ] {
        assert_eq!(way.shifted(bits, 4), shifted);
    }
    assert_eq!(Way::Right.shifted(1 << 31, 32), 0);
    assert_eq!(columns(full(32), 32).count(), 32);
}
