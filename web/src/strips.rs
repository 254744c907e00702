//! The marker arrays as data: for each array the cells that stand for a line of the
//! board, what they hold, and what this step has made of them. It knows no language
//! and draws nothing.

use queenscope_solver::{Line, Marker, Moment, Value};

use crate::{
    frames,
    model::{Detail, Subject},
    narration::Ground,
    scene::Scene,
};

/// A marker array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The list.
    pub name: String,
    /// The index by which the program reads it, as it is written.
    pub index: String,
    /// The kind of lines that its cells stand for.
    pub kind: Line,
    /// The cells that stand for a line of this board, in order.
    pub cells: Vec<StripCell>,
}

/// A cell of a marker array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripCell {
    /// Its index.
    pub index: i64,
    /// The number of its line among those of its kind.
    pub number: i64,
    /// What it holds.
    pub content: Content,
    /// Its value in a character or so; empty before the list is made.
    pub value: String,
    /// What this step has made of it.
    pub look: CellLook,
    /// Whether the reader points at its line.
    pub lit: bool,
}

/// What a marker cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// The list is not made yet.
    Unmade,
    /// No queen stands on its line.
    Free,
    /// A queen stands on its line.
    Taken,
}

/// What a step has made of a marker cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellLook {
    /// Nothing.
    Untouched,
    /// It was read.
    Read,
    /// It was read, and because of it the square was rejected.
    Blocking,
    /// The test was decided before it was read.
    Skipped,
}

/// The marker arrays of a program, in the order of its text.
pub fn strips(subject: &Subject, moment: &Moment, scene: &Scene, detail: Detail) -> Vec<Strip> {
    let markers = &subject.markers;
    let touched = Touched::of(markers, moment, scene, detail);
    markers
        .iter()
        .map(|marker| Strip {
            name: marker.name.clone(),
            index: index_of(subject, &marker.name),
            kind: marker.kind,
            cells: numbers(marker.kind, subject.n.get().into())
                .map(|number| {
                    let index = number - marker.offset;
                    let (content, value) = held(moment, &marker.name, index);
                    StripCell {
                        index,
                        number,
                        content,
                        value,
                        look: touched.look(marker, index),
                        lit: scene.lit.lights_line(marker.kind, number),
                    }
                })
                .collect(),
        })
        .collect()
}

/// The numbers of the lines of a kind on a board of size n.
fn numbers(kind: Line, n: i64) -> impl Iterator<Item = i64> {
    match kind {
        Line::Column => 1..=n,
        Line::Diagonal => 1 - n..=n - 1,
        Line::Antidiagonal => 2..=2 * n,
    }
}

/// What a cell holds. The programs of the course mark a free line with 0 or True.
fn held(moment: &Moment, name: &str, index: i64) -> (Content, String) {
    let module = moment.frames.get(..1).unwrap_or_default();
    let cell = usize::try_from(index).ok();
    let content = |taken| {
        if taken { Content::Taken } else { Content::Free }
    };
    let found = cell.and_then(|cell| match frames::variable(module, name)? {
        Value::Integers(cells) => {
            let value = *cells.get(cell)?;
            Some((content(value != 0), value.to_string()))
        }
        Value::Booleans(cells) => {
            let free = *cells.get(cell)?;
            Some((content(!free), if free { "T" } else { "F" }.to_owned()))
        }
        Value::Integer(_) | Value::Boolean(_) => None,
    });
    found.unwrap_or((Content::Unmade, String::new()))
}

/// What the step has touched.
struct Touched<'a> {
    moment: &'a Moment,
    blocking: Option<(&'a str, i64)>,
    /// The square under test, while a step tests one by marker cells.
    tested: Option<(i64, i64)>,
}

impl<'a> Touched<'a> {
    fn of(markers: &[Marker], moment: &'a Moment, scene: &'a Scene, detail: Detail) -> Touched<'a> {
        let reads = |marker: &Marker| moment.reads.iter().any(|read| read.list == marker.name);
        let square = moment
            .board
            .active
            .and_then(|active| Some((active.row.into(), active.column?.into())));
        // What lights up for a moment only would flash while the page plays fast.
        let tested = square.filter(|_| detail == Detail::Full && markers.iter().any(reads));
        let blocking = match &scene.reason {
            Some((_, Ground::Marked { array, index, .. })) => Some((array.as_str(), *index)),
            Some((_, Ground::Compared(_))) | None => None,
        };
        Touched {
            moment,
            blocking,
            tested,
        }
    }

    fn look(&self, marker: &Marker, index: i64) -> CellLook {
        let Some((row, column)) = self.tested else {
            return CellLook::Untouched;
        };
        let mut of_list = (self.moment.reads.iter()).filter(|read| read.list == marker.name);
        let own = marker.kind.number(row, column) - marker.offset == index;
        match of_list.next() {
            None if own => CellLook::Skipped,
            Some(first) if first.index == index || of_list.any(|read| read.index == index) => {
                if self.blocking == Some((marker.name.as_str(), index)) {
                    CellLook::Blocking
                } else {
                    CellLook::Read
                }
            }
            None | Some(_) => CellLook::Untouched,
        }
    }
}

/// The index by which a program reads a list: as it stands where it is read first.
fn index_of(subject: &Subject, name: &str) -> String {
    let lines = subject.listing.iter();
    lines
        .filter_map(|line| read_in(line, name))
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// The index by which a line reads a list, if it does.
fn read_in<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(name).find_map(|(at, _)| {
        let rest = line[at + name.len()..].strip_prefix('[')?;
        if line[..at].ends_with(is_word) {
            return None;
        }
        let mut depth = 1;
        let end = rest.find(|c| {
            depth += match c {
                '[' => 1,
                ']' => -1,
                _ => 0,
            };
            depth == 0
        })?;
        let is_read = !rest[end + 1..].starts_with(" = ");
        is_read.then_some(&rest[..end])
    })
}

#[cfg(test)]
mod tests;
