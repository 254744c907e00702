//! How much of the page stands. At its start it is built piece by piece, each in a turn
//! of its own, so that the browser can answer in between however slow it is. It knows
//! nothing of what the pieces are made of.

/// How much of the page stands: a piece and all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Built {
    /// The frames of the panes.
    Frame,
    /// The bar at the top.
    Bar,
    /// The board.
    Board,
    /// The sentence, and the board for those who hear it.
    Words,
    /// What moves through the run.
    Controls,
    /// The program.
    Program,
    /// Its state.
    State,
    /// Everything.
    Whole,
}

impl Built {
    /// The page with its next piece; `None` if it is whole.
    pub const fn next(self) -> Option<Built> {
        match self {
            Built::Frame => Some(Built::Bar),
            Built::Bar => Some(Built::Board),
            Built::Board => Some(Built::Words),
            Built::Words => Some(Built::Controls),
            Built::Controls => Some(Built::Program),
            Built::Program => Some(Built::State),
            Built::State => Some(Built::Whole),
            Built::Whole => None,
        }
    }

    /// Whether a piece stands.
    pub fn has(self, piece: Built) -> bool {
        self >= piece
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_comes_once_and_stays() {
        let pieces = std::iter::successors(Some(Built::Frame), |built| built.next());
        let pieces: Vec<_> = pieces.collect();
        assert!(pieces.is_sorted_by(|one, next| one < next));
        assert_eq!((pieces.len(), pieces.last()), (8, Some(&Built::Whole)));
        assert!(Built::Whole.has(Built::Frame) && !Built::Board.has(Built::Words));
    }
}
