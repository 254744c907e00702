//! The squares that are marked are those that the program has counted.

use super::*;

#[test]
fn as_many_squares_are_marked_as_are_counted() {
    for n in 1..=6 {
        let (subject, mut timeline) = run(n);
        let end = seek(&mut timeline, u64::MAX).position;
        let (mut before, mut most) = (0, 0);
        for position in 0..=end {
            let moment = seek(&mut timeline, position);
            let counting = counting(&moment);
            let frame = moment.frames.last().filter(|frame| frame.name == "loses");
            let own = |name| frame.and_then(|frame| own_integer(frame, name));
            let answer = moment.returned.iter().find(|one| one.name == "loses");
            let answer = answer.and_then(|one| one.value.as_ref()?.integer());
            let count = answer.or(frame.map(|_| own("count").unwrap_or(0)));
            let marked = counting
                .as_ref()
                .map(|counting| counting.taken.len() as i64);
            assert_eq!(marked, count, "{n} {position}");
            let here = own("row").zip(own("column"));
            let here = here.map(|(row, column)| (row as u8, column as u8));
            if let Some(counting) = &counting {
                most = most.max(counting.taken.len());
                assert!(
                    counting.at.is_none() || counting.at == here,
                    "{n} {position}"
                );
                if count.unwrap_or(0) > before && answer.is_none() {
                    assert_eq!(counting.at, here, "{n} {position}");
                    assert_eq!(counting.taken.last().copied(), here, "{n} {position}");
                }
                let overlay = Overlay::of(&subject, &moment, Detail::Full);
                let rings = overlay.rows.iter().map(|row| row.counted.count_ones());
                assert_eq!(rings.sum::<u32>() as usize, counting.taken.len());
            }
            before = count.unwrap_or(0);
            // What was explored is no sign of this board.
            assert!(moment.board.rows.iter().all(|row| row.explored == 0));
        }
        assert!(n == 1 || most > 0);
    }
}
