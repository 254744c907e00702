//! The English words of the pictures that explain the ideas of programs.

use super::{
    places::{capital, words},
    sentence::counted,
};
use crate::{
    locale::{
        IdeaStrings,
        numbers::{grouped, long, superscript},
        places::{Counting, Words},
    },
    notation::Places,
    pictures::{
        formula::{Corner, Pattern, Rule},
        odometer::{Kind, Sizes},
        span::{Large, Span},
    },
};

/// The English words of the pictures that explain the ideas of programs.
pub const IDEAS: IdeaStrings = IdeaStrings {
    extent: "Size of the search",
    wheels: |kind| match kind {
        Kind::Boards => "a as an odometer",
        Kind::Permutations => "a, the permutation in hand",
        Kind::Squares => "",
    },
    wheels_text: |wheels, turned| match turned {
        [] => wheels.to_owned(),
        turned => format!("{wheels}; just changed: {}", turned.join(", ")),
    },
    tested: |kind, done, all| {
        let things = match kind {
            Kind::Boards => "boards tested",
            Kind::Permutations => "permutations tested",
            Kind::Squares => "squares tried",
        };
        match all {
            Some(all) => format!("⟨{}⟩ of {} {things}", grouped(done), large(all)),
            None => format!("⟨{}⟩ {things}", grouped(done)),
        }
    },
    rest: |pace, span| format!("To the end ({pace}): about {}", time(span)),
    sizes,
    permutation: |places| {
        format!(
            "a is a permutation: every {} occurs once, so only diagonals can clash.",
            words(places).terms.column_noun
        )
    },
    arrives: |line, value| format!("line {line}: {value}"),
    gone: "returned",
    first: "place(k) returns True or False. The first True goes up frame by frame: the search ends at the first solution.",
    rule: "The rule",
    rule_text,
    source: "Both patterns: Hoffman, Loessi and Moore, 1969. That every n but 2 and 3 has a solution: Pauls, 1874.",
};

/// A number that may be too long to be written.
pub fn large(number: Large) -> String {
    match number {
        Large::Exact(number) => long(number),
        Large::Beyond(power) => format!("more than 10{}", superscript(power.into())),
    }
}

fn time(span: Span) -> String {
    match span {
        Span::Seconds(seconds) => counted(seconds, "second"),
        Span::Minutes(minutes) => counted(minutes, "minute"),
        Span::Hours(hours) => counted(hours, "hour"),
        Span::Days(days) => counted(days, "day"),
        Span::Years(years) => counted(years, "year"),
        Span::Ages(power) => format!("more than 10{} years", superscript(power.into())),
    }
}

fn sizes(sizes: &Sizes) -> String {
    let queens = match sizes.n {
        1 => "1 queen".to_owned(),
        n => format!("{n} queens"),
    };
    let tries = sizes.tries.map_or(String::new(), |tries| {
        format!(", {} squares tried by the pruned search", grouped(tries))
    });
    format!(
        "{queens}: {} boards one by one, {} as permutations{tries}.",
        large(sizes.boards),
        large(sizes.permutations)
    )
}

fn rule_text(rule: Rule, places: Places) -> String {
    let n = places.n;
    let (m, pattern, corner) = match rule {
        Rule::None => return impossible(n) + ".",
        Rule::Single => return "n = 1: the one queen stands in the corner.".to_owned(),
        Rule::Even { m, pattern, corner } => (m, pattern, corner),
    };
    let odd = match corner {
        Corner::Taken => format!(
            "n = {n} is odd: the pattern of {m}, which leaves the main diagonal free, and one queen in the corner. "
        ),
        Corner::None => String::new(),
    };
    let side = match corner {
        Corner::Taken => String::new(),
        Corner::None => format!("n = {n}: "),
    };
    let pattern = match pattern {
        Pattern::Plain => plain(m, words(places)),
        Pattern::Shifted => shifted(m, words(places)),
    };
    format!("{odd}{side}{pattern}")
}

/// The two boards that the formula has nothing for, without the full stop.
pub fn impossible(n: u8) -> String {
    format!("{n} queens have no solution. The formula gives one for every n but 2 and 3")
}

fn plain(m: u8, words: Words) -> String {
    let (rows, columns) = (words.terms.row_noun, words.terms.column_noun);
    // Which columns are even is a matter of counting.
    let (even, odd) = match words.counts() {
        Counting::AsProgram => (format!("the even {columns}s"), "the odd ones".to_owned()),
        Counting::Otherwise => (
            format!("every second {columns} from {}", words.column(2)),
            format!("those from {}", words.column(1)),
        ),
    };
    let [first, last] = [1, m / 2].map(|row| words.places.row(row.into()));
    let below = words.turned("below", "to the right");
    format!(
        "{m} mod 6 = {}: the plain pattern. {}s {first} to {last} take {even}, the {rows}s {below} {odd}, each a move of a knight from the last.",
        m % 6,
        capital(rows)
    )
}

fn shifted(m: u8, words: Words) -> String {
    let columns = words.terms.column_noun;
    let even = match words.counts() {
        Counting::AsProgram => format!("Even {columns}s first"),
        Counting::Otherwise => format!("A start at {}", words.column(2)),
    };
    format!(
        "{m} mod 6 = 2: the shifted pattern. {even} would put two queens on one anti-diagonal, \
         so the moves of a knight start at {}, and the {} turned by half a turn.",
        words.column(m / 2),
        words.turned("lower half is the upper one", "right half is the left one")
    )
}
