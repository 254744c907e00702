//! Which rule the construction by formula follows on a board, and why.
//!
//! Both rules are those of Hoffman, Loessi and Moore, "Constructions for the solution of
//! the m queens problem", Mathematics Magazine 42 (1969), 66–72. That every board but
//! those of 2 and 3 has a solution was shown first by Pauls, Deutsche Schachzeitung 29
//! (1874), whose rule for n mod 6 = 0 or 4 is the plain one.

/// The rule for a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Boards of 2 and 3 have no solution.
    None,
    /// The one queen of the smallest board stands in the corner.
    Single,
    /// A rule for the largest even board in it, and for an odd one the corner.
    Even {
        /// The side of the even board.
        m: u8,
        /// The order of its columns.
        pattern: Pattern,
        /// Whether a row and a column are left.
        corner: Corner,
    },
}

/// In which order an even board takes its columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Even columns from above, then odd ones.
    Plain,
    /// From the middle on, and back by half a turn.
    Shifted,
}

/// Whether an odd board leaves a row and a column to its last queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// It does.
    Taken,
    /// The board is even.
    None,
}

/// The rule for a board of size n.
pub fn rule(n: u8) -> Rule {
    match n {
        1 => Rule::Single,
        2 | 3 => Rule::None,
        n => Rule::Even {
            m: n - n % 2,
            pattern: pattern(n - n % 2),
            corner: if n % 2 == 1 {
                Corner::Taken
            } else {
                Corner::None
            },
        },
    }
}

/// Even columns first put two queens on one anti-diagonal if row i of the upper half and
/// row m / 2 + i' of the lower have 3i = m / 2 + 3i' − 1, which needs m mod 6 = 2.
pub fn pattern(m: u8) -> Pattern {
    if m % 6 == 2 {
        Pattern::Shifted
    } else {
        Pattern::Plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason given for the second rule holds: the first fails on these boards only.
    #[test]
    fn the_plain_pattern_fails_where_the_shifted_one_is_used() {
        for m in (4..=32).step_by(2) {
            let half = m / 2;
            let columns = (1..=half)
                .map(|i| 2 * i)
                .chain((1..=half).map(|i| 2 * i - 1));
            let columns: Vec<i64> = columns.map(i64::from).collect();
            let holds = queenscope_solver::geometry::is_solution(usize::from(m), &columns);
            assert_eq!(holds, pattern(m) == Pattern::Plain, "{m}");
        }
    }

    #[test]
    fn each_board_has_its_rule() {
        let even = |m, pattern, corner| Rule::Even { m, pattern, corner };
        for (n, expected) in [
            (1, Rule::Single),
            (2, Rule::None),
            (3, Rule::None),
            (4, even(4, Pattern::Plain, Corner::None)),
            (8, even(8, Pattern::Shifted, Corner::None)),
            (9, even(8, Pattern::Shifted, Corner::Taken)),
            (11, even(10, Pattern::Plain, Corner::Taken)),
        ] {
            assert_eq!(rule(n), expected, "{n}");
        }
    }
}
