//! Every word that a reader sees, in every language. A text that is missing in one
//! of them does not compile. Knows what can be said, never when.

mod about;
mod bits;
mod cover;
mod debugger;
mod display;
mod domains;
mod en;
mod ideas;
mod judging;
mod listing;
mod losses;
mod numbers;
mod own;
mod places;
mod present;
mod release;
mod repair;
mod share;
mod state;
mod text;
mod tours;
mod zh;

use queenscope_solver::{Counter, Name, StepSize};

pub use about::{About, AboutStrings};
pub use bits::{BitStrings, Meaning};
pub use cover::CoverStrings;
pub use debugger::DebugStrings;
pub use display::DisplayStrings;
pub use domains::DomainStrings;
pub use ideas::IdeaStrings;
pub use judging::JudgingStrings;
pub use listing::ListingStrings;
pub use losses::LossesStrings;
pub use numbers::{grouped, signed};
pub use own::OwnStrings;
pub use present::PresentStrings;
pub use release::ReleaseStrings;
pub use repair::RepairStrings;
pub use share::ShareStrings;
pub use state::StateStrings;
pub use text::{Piece, pieces};
pub use tours::TourStrings;

use crate::{
    link::BadPart,
    narration::{Ground, Pair, Sentence, Tie},
    notation::Places,
    scene::Cell,
    speed::Speed,
};

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Chinese, written with simplified characters.
    Chinese,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::Chinese, Language::English];

    /// Reads the name that a link uses.
    pub fn parse(text: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.as_str() == text)
    }

    /// The language for a browser that asks for these, the best first.
    pub fn preferred(tags: impl IntoIterator<Item = String>) -> Language {
        tags.into_iter()
            .find_map(|tag| {
                let tag = tag.to_ascii_lowercase();
                Language::parse(tag.split('-').next().unwrap_or(&tag))
            })
            .unwrap_or(Language::English)
    }

    /// The name that a link uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
        }
    }

    /// The tag for the document and its parts.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh-CN",
        }
    }

    /// How the language is offered.
    pub fn label(self) -> &'static str {
        match self {
            Language::English => "EN",
            Language::Chinese => "中",
        }
    }

    /// Its texts.
    pub fn strings(self) -> &'static Strings {
        match self {
            Language::English => &en::STRINGS,
            Language::Chinese => &zh::STRINGS,
        }
    }

    /// The one of two names that is in this language.
    pub fn pick(self, name: Name) -> &'static str {
        match self {
            Language::English => name.en,
            Language::Chinese => name.zh,
        }
    }
}

/// The texts of a language: constants, and functions for what varies.
pub struct Strings {
    /// The document's title, for a program's name and n.
    pub title: fn(&str, u8) -> String,
    /// Label of the picker.
    pub algorithm: &'static str,
    /// The words about programs.
    pub about: AboutStrings,
    /// Label of the field for n.
    pub board_size: &'static str,
    /// Button: one less.
    pub smaller: &'static str,
    /// Button: one more.
    pub larger: &'static str,
    /// The range of n, beside the field.
    pub range: &'static str,
    /// A text in the field was refused; the board of this size stays.
    pub refused: fn(&str, u8) -> String,
    /// Label of the choice of languages.
    pub language: &'static str,
    /// Button: the other colours.
    pub scheme: &'static str,

    /// Heading of the board.
    pub board: &'static str,
    /// Label of the key to the marks.
    pub key: &'static str,
    /// In the key: a rejected square.
    pub key_conflict: &'static str,
    /// In the key: a square that has been explored.
    pub key_explored: &'static str,
    /// Name of the table of squares.
    pub chessboard: &'static str,
    /// Name of a square.
    pub cell: fn(&Cell, Places) -> String,
    /// The tag of the row at work: its variable, if it has one, and the row.
    pub row_tag: fn(Option<&str>, u8, Places) -> String,
    /// The tag of the column at work: what the program calls it, and the column.
    pub column_tag: fn(&str, u8, Places) -> String,
    /// The label at a conflict.
    pub reason: fn(&Pair, &Ground, Places) -> String,

    /// The sentence of a step.
    pub sentence: fn(&Sentence, Places) -> String,
    /// A second line under some sentences.
    pub aside: fn(&Sentence, Places) -> Option<String>,
    /// A second line that ties a step to the program's own names.
    pub tie: fn(&Tie, Places) -> String,
    /// One frame covers so many steps.
    pub stride: fn(u64) -> String,
    /// Label of the links to good moments.
    pub chips: &'static str,
    /// The links: first backtrack, first solution, why 3 fails, 8 queens.
    pub chip: [&'static str; 4],

    /// Heading of the listing.
    pub program: &'static str,
    /// Of a line, unseen: it has just run.
    pub has_run: &'static str,
    /// Of a line, unseen: it is about to run.
    pub about_to_run: &'static str,
    /// Heading of the output.
    pub output: &'static str,
    /// Nothing was printed yet.
    pub nothing_yet: &'static str,
    /// How many lines were printed, before the last one.
    pub lines_printed: fn(u64) -> String,

    /// The words for the program in several languages.
    pub listing: ListingStrings,

    /// Heading of the state.
    pub state: &'static str,
    /// Caption of the stack.
    pub stack: &'static str,
    /// Heading of the column of variables.
    pub stack_variables: &'static str,
    /// The end of the stack where calls come and go.
    pub top: &'static str,
    /// The other end.
    pub bottom: &'static str,
    /// Heading of variables.
    pub variables: &'static str,
    /// Heading of the column of lines.
    pub line: &'static str,
    /// The line that a frame runs next.
    pub line_next: fn(u32) -> String,
    /// The line at which a frame waits.
    pub waiting_at: fn(u32) -> String,
    /// There are no variables yet.
    pub none_yet: &'static str,
    /// Heading of the array of queens.
    pub array: &'static str,
    /// What the array holds.
    pub array_meaning: fn(Places) -> &'static str,
    /// The array and its pointer as one text.
    pub array_text: fn(&str) -> String,
    /// Under cells whose values are no longer on the board.
    pub stale: &'static str,
    /// What the array and the pointer make together.
    pub array_is_stack: &'static str,
    /// Beside a check: it does not run.
    pub check_rests: &'static str,
    /// Beside a check: the row whose queen it compares.
    pub check_row: fn(i64, Places) -> String,
    /// There is no row before to compare with.
    pub check_nothing: fn(Places) -> &'static str,
    /// Headings: same column, column difference, row difference, result.
    pub check_heads: fn(Places) -> [&'static str; 4],
    /// Result of a comparison.
    pub check_free: &'static str,
    /// Result of a comparison.
    pub check_conflict: &'static str,
    /// A comparison about to be made.
    pub check_next: &'static str,
    /// A comparison that was not made.
    pub check_open: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// The words for marker arrays and loops.
    pub inside: StateStrings,
    /// The words of greedy's picture.
    pub losses: LossesStrings,
    /// The words of the picture of a repair.
    pub repair: RepairStrings,
    /// The words for the picture of an exact cover.
    pub cover: CoverStrings,
    /// The words for masks.
    pub bits: BitStrings,
    /// The words for the columns that are left.
    pub domains: DomainStrings,
    /// The words of the pictures that explain the ideas of programs.
    pub ideas: IdeaStrings,
    /// Heading of the counters.
    pub counters: &'static str,
    /// The name of a counter.
    pub counter: fn(Counter) -> &'static str,
    /// Unfolds the rest.
    pub more: &'static str,

    /// Label of the transport.
    pub transport: &'static str,
    /// Button.
    pub step_forward: &'static str,
    /// Button.
    pub step_back: &'static str,
    /// Button.
    pub to_start: &'static str,
    /// Button.
    pub to_end: &'static str,
    /// Button.
    pub play: &'static str,
    /// Button.
    pub pause: &'static str,
    /// Button: back to where the last jump started.
    pub undo: &'static str,
    /// Label of the slider.
    pub position: &'static str,
    /// The position as one text.
    pub position_text: fn(u64, Total) -> String,
    /// Solutions so far as one text, of those that there are.
    pub solution_text: fn(u64, Total) -> String,
    /// The same beside the word for them.
    pub of_total: fn(u64, Total) -> String,
    /// Between two parts of one text.
    pub comma: &'static str,
    /// Label of the choice of step sizes.
    pub step_size: &'static str,
    /// The name of a step size.
    pub size: fn(StepSize) -> &'static str,
    /// Label of the speed.
    pub speed: &'static str,
    /// A speed in steps of a size.
    pub pace: fn(Speed, StepSize) -> String,

    /// How far exploring is, of how far it has to go if that is known.
    pub exploring: fn(u64, Option<u64>) -> String,
    /// Button: stay here.
    pub cancel: &'static str,
    /// So many steps are explored; shall it go on, to the target if there is one?
    pub question: fn(u64, Option<u64>) -> String,
    /// Button: yes.
    pub go_on: &'static str,
    /// Button: no.
    pub stay: &'static str,
    /// Parts of the link mean nothing.
    pub bad_link: fn(&[BadPart]) -> String,
    /// The position asked for lies beyond the end.
    pub beyond: fn(u64, u64) -> String,
    /// The words about the page as software.
    pub release: ReleaseStrings,
    /// The reader's own program.
    pub own: OwnStrings,
    /// The boards that it presents, and the experiments.
    pub judging: JudgingStrings,
    /// Button: the notice was read.
    pub dismiss: &'static str,

    /// The words for presenting and for what is hidden.
    pub present: PresentStrings,
    /// Heading of the list of keys, and the button that opens it.
    pub keys: &'static str,
    /// What each key does.
    pub key_list: &'static [(&'static [&'static str], &'static str)],
    /// The words for a debugger's habits.
    pub debug: DebugStrings,
    /// The words for tours.
    pub tours: TourStrings,
    /// The words for sharing and embedding.
    pub share: ShareStrings,
    /// The words for how the board is shown.
    pub display: DisplayStrings,
    /// Switch: keys that type a character act.
    pub characters: &'static str,
    /// Button: close.
    pub close: &'static str,
}

/// What is known of a figure at the end of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// It is this.
    Known(u64),
    /// It is being looked for.
    Sought,
    /// It stays unknown.
    Unknown,
    /// It is not to be told.
    Hidden,
}

#[cfg(test)]
mod tests;
