//! Where things are in the drawing: the board is a square of fixed side, whatever n
//! is, with room around it for labels, tags and the squares that are not there.

use super::edge::RIGHT;
use crate::{
    notation::{Axis, Notation, Places},
    overlay::Ends,
    scene::{Edges, Scene},
    speed::decimal,
};

/// The side of the board, in units of the drawing.
pub const SIDE: f64 = 480.0;

/// Room left of the board for the labels of the rows.
const GUTTER: f64 = 28.0;

/// Room above it for the labels of the columns.
const HEAD: f64 = 28.0;

/// Room below it, so that a label at the last row has a place.
const FOOT: f64 = 36.0;

/// The largest side of a square beside the board.
const SLOT: f64 = 34.0;

/// Room right of it for what stands at the ends of rows.
const ENDS: f64 = 32.0;

/// Half the height of the tag of a row, and a little more.
const TAG: f64 = 24.0;

/// Which way the board is drawn: everything else here and in the marks speaks of rows and
/// columns as the program does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Rows run across, columns down.
    Straight,
    /// Mirrored along the main diagonal: rows run down, columns across.
    Mirrored,
}

impl Turn {
    /// The way in which places are drawn.
    pub fn of(places: Places) -> Turn {
        match places.notation {
            Notation::One | Notation::Zero | Notation::Chess => Turn::Straight,
            Notation::Transposed => Turn::Mirrored,
        }
    }

    /// What lies along a column and along a row, as it lies across and down the drawing;
    /// and the other way round.
    pub fn turned<T>(self, (along_row, along_column): (T, T)) -> (T, T) {
        match self {
            Turn::Straight => (along_row, along_column),
            Turn::Mirrored => (along_column, along_row),
        }
    }
}

/// The whole drawing.
#[derive(Clone, Copy, PartialEq)]
pub struct Frame {
    /// Which way the board is drawn.
    pub turn: Turn,
    /// Room for a square beside the board; 0 if the program's columns keep to it.
    pub slot: f64,
    n: u8,
    left: f64,
    head: f64,
    width: f64,
    height: f64,
}

impl Frame {
    /// The drawing for a scene. It depends on n and the program alone, so that
    /// nothing moves from step to step.
    pub fn of(scene: &Scene) -> Frame {
        let slot = match scene.edges {
            Edges::Kept => 0.0,
            Edges::Passed => SLOT.min(square(scene.n)) + 4.0,
        };
        let room = match (scene.edge.is_empty(), scene.ends) {
            (true, Ends::Bare) => 0.0,
            (true, Ends::Counted) => slot + ENDS,
            (false, Ends::Bare | Ends::Counted) => slot + RIGHT,
        };
        Frame::with(Turn::of(scene.places), slot, scene.n).with_room(room)
    }

    fn with(turn: Turn, slot: f64, n: u8) -> Frame {
        // Columns beside the board lie left and right of it, or above and below. Row 0
        // lies above the labels, where there is room for it, or left of them.
        let (left, right, head, foot) = match turn {
            Turn::Straight => (GUTTER + slot, slot.max(2.0), HEAD, FOOT),
            Turn::Mirrored if slot > 0.0 => (GUTTER + ROW_ZERO, 2.0, HEAD + slot, FOOT.max(slot)),
            Turn::Mirrored => (GUTTER, 2.0, HEAD, FOOT),
        };
        Frame {
            turn,
            slot,
            n,
            left,
            head,
            width: left + SIDE + right,
            height: head + SIDE + foot,
        }
    }

    /// The same with room behind the ends of rows.
    fn with_room(mut self, room: f64) -> Frame {
        match self.turn {
            Turn::Straight => self.width = self.width.max(self.left + SIDE + room),
            Turn::Mirrored => self.height = self.height.max(self.head + SIDE + room),
        }
        self
    }

    /// The middle of a square. Columns 0 and n + 1 lie beside the board, row 0 beyond
    /// the labels.
    pub fn at(&self, row: u8, column: u8) -> (f64, f64) {
        self.turn
            .turned((center(column, self.n), row_center(row, self.n)))
    }

    /// The upper left corner of row 0.
    pub fn above(&self) -> (f64, f64) {
        self.turn.turned((0.0, -HEAD - ROW_ZERO))
    }

    /// The middle of a row, at that end of it where its number stands.
    pub fn row_end(&self, row: u8) -> (f64, f64) {
        self.turn.turned((-self.slot, row_center(row, self.n)))
    }

    /// The middle of a row, behind its last square.
    pub fn row_behind(&self, row: u8) -> (f64, f64) {
        let behind = SIDE + self.slot + ENDS / 2.0;
        self.turn.turned((behind, row_center(row, self.n)))
    }

    /// Where the heading of what stands behind the rows ends, at its foot, and its size: in
    /// line with the numbers of the columns, where those of the rows stand when mirrored.
    pub fn heading_behind(&self) -> ((f64, f64), f64) {
        let (x, y) = self.row_behind(0);
        match self.turn {
            Turn::Straight if self.n > 16 => ((x + ENDS / 2.0, self.labels().0), 14.0),
            Turn::Straight => ((x + ENDS / 2.0, self.labels().0), 18.0),
            Turn::Mirrored => ((-1.0, y + 5.0), 13.0),
        }
    }

    /// The middle of a column, at its upper end.
    pub fn column_end(&self, column: u8) -> (f64, f64) {
        self.turn.turned((center(column, self.n), 0.0))
    }

    /// Where the numbers above the board stand, and those left of it.
    pub fn labels(&self) -> (f64, f64) {
        let (beside, above) = self.turn.turned((self.slot, 0.0));
        (-9.0 - above, -16.0 - beside)
    }

    /// What is counted across the drawing, and what is counted down it.
    pub fn axes(&self) -> (Axis, Axis) {
        self.turn.turned((Axis::Columns, Axis::Rows))
    }

    /// The part of the plane that the drawing shows.
    pub fn view_box(&self) -> String {
        [-self.left, -self.head, self.width, self.height]
            .map(number)
            .join(" ")
    }

    /// How many times as wide as high it is.
    pub fn ratio(&self) -> String {
        let parts = (self.width / self.height * 10_000.0).round() as u32;
        format!("{}.{:04}", parts / 10_000, parts % 10_000)
    }

    /// Its width and height, and the number of rows, for a style.
    pub fn shape(&self, n: u8) -> String {
        let (width, height) = (number(self.width), number(self.height));
        format!("--w:{width};--h:{height};--n:{n}")
    }

    /// How far right a place is, as a part of the whole width.
    pub fn across(&self, x: f64) -> f64 {
        (x + self.left) / self.width
    }

    /// Where the tip of the tag of a column is along the tag: in the middle, unless
    /// the tag would leave the drawing.
    pub fn tip(&self, x: f64) -> &'static str {
        if self.left + x + 60.0 > self.width {
            "82%"
        } else if self.left + x < 96.0 {
            "18%"
        } else {
            "50%"
        }
    }

    /// How far down a place is, as a part of the whole height.
    pub fn down(&self, y: f64) -> f64 {
        (y + self.head) / self.height
    }

    /// The row and column of the square at a place given in parts of the whole width
    /// and height.
    pub fn square_at(&self, across: f64, down: f64) -> Option<(u8, u8)> {
        let number = |place: f64| {
            let number = place / square(self.n);
            (number >= 0.0 && number < f64::from(self.n)).then_some(number as u8 + 1)
        };
        let x = across * self.width - self.left;
        let y = down * self.height - self.head;
        let (column, row) = self.turn.turned((number(x)?, number(y)?));
        Some((row, column))
    }
}

/// The side of a square.
pub fn square(n: u8) -> f64 {
    SIDE / f64::from(n)
}

/// The middle of a row or column. Columns 0 and n + 1 lie beside the board and are
/// no wider than there is room for.
fn center(number: u8, n: u8) -> f64 {
    let beside = SLOT.min(square(n)) / 2.0 + 2.0;
    match number {
        0 => -beside,
        number if number > n => SIDE + beside,
        number => middle(number, n),
    }
}

/// The middle of a row or column of the board along its edge.
pub fn middle(number: u8, n: u8) -> f64 {
    (f64::from(number) - 0.5) * square(n)
}

/// The height of row 0, which lies above the labels of the columns.
pub const ROW_ZERO: f64 = 24.0;

/// The middle of a row.
fn row_center(row: u8, n: u8) -> f64 {
    if row == 0 {
        -HEAD - ROW_ZERO / 2.0
    } else {
        center(row, n)
    }
}

/// A coordinate, short.
pub fn number(value: f64) -> String {
    decimal((value * 100.0).round() as i64)
}

/// A part of the whole as CSS writes it.
pub fn percent(part: f64) -> String {
    format!("{}%", number(part * 100.0))
}

/// The outline of all dark squares.
pub fn dark_squares(n: u8) -> String {
    let side = number(square(n));
    let mut path = String::new();
    for row in 0..n {
        for column in (0..n).filter(|column| (row + column) % 2 == 1) {
            let (x, y) = (f64::from(column) * square(n), f64::from(row) * square(n));
            path += &format!("M{} {}h{side}v{side}h-{side}z", number(x), number(y));
        }
    }
    path
}

/// Whether a label has room: on large boards only the first and every fourth, and
/// not beside the one at work.
pub fn is_labelled(number: u8, n: u8, at_work: Option<u8>) -> bool {
    if n <= 20 {
        return true;
    }
    let beside = at_work.is_some_and(|at_work| at_work.abs_diff(number) == 1);
    (number == 1 || number.is_multiple_of(4)) && !beside
}

/// Whether the tag of the row at work leaves a row's label in sight.
pub fn is_clear(number: u8, square: f64, at_work: Option<u8>) -> bool {
    at_work.is_none_or(|row| row == 0 || f64::from(row.abs_diff(number)) * square > TAG)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Turn; 2] = [Turn::Straight, Turn::Mirrored];

    #[test]
    fn a_place_is_on_the_square_that_is_drawn_there() {
        for (turn, slot) in TURNS
            .into_iter()
            .flat_map(|turn| [(turn, 0.0), (turn, 30.0)])
        {
            for n in [1, 2, 8, 32] {
                let frame = Frame::with(turn, slot, n);
                for row in 1..=n {
                    for column in 1..=n {
                        let (x, y) = frame.at(row, column);
                        let at = frame.square_at(frame.across(x), frame.down(y));
                        assert_eq!(at, Some((row, column)));
                    }
                }
                let inside = frame.across(1.0);
                for (across, down) in [
                    (frame.across(-1.0), 0.5),
                    (frame.across(SIDE + 1.0), 0.5),
                    (inside, frame.down(-1.0)),
                    (inside, frame.down(SIDE + 1.0)),
                ] {
                    assert_eq!(frame.square_at(across, down), None);
                }
            }
        }
    }

    #[test]
    fn the_mirrored_board_is_the_straight_one_with_its_sides_changed() {
        let (straight, mirrored) = (
            Frame::with(Turn::Straight, 30.0, 8),
            Frame::with(Turn::Mirrored, 30.0, 8),
        );
        for row in 0..=8 {
            for column in 0..=9 {
                let (x, y) = straight.at(row, column);
                assert_eq!(mirrored.at(row, column), (y, x), "{row} {column}");
            }
        }
        let (x, y) = mirrored.at(2, 7);
        assert_eq!((x, y), (90.0, 390.0));
        assert_eq!(mirrored.axes(), (Axis::Rows, Axis::Columns));
    }

    #[test]
    fn what_lies_beside_the_board_is_in_the_drawing() {
        for n in [1, 8, 32] {
            let frame = Frame::with(Turn::Mirrored, SLOT.min(square(n)) + 4.0, n);
            let places = [frame.at(1, 0), frame.at(n, n + 1), frame.at(0, 1)];
            for (x, y) in places {
                for part in [frame.across(x), frame.down(y)] {
                    assert!((0.0..=1.0).contains(&part), "{n}: {x} {y}");
                }
            }
        }
    }
}
