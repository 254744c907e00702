//! The Chinese words of the pictures that explain the ideas of programs.

use super::places::{set, words};
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

/// The Chinese words of the pictures that explain the ideas of programs.
pub const IDEAS: IdeaStrings = IdeaStrings {
    extent: "搜索的规模",
    wheels: |kind| match kind {
        Kind::Boards => "a 像里程表逐位进位",
        Kind::Permutations => "a 是当前的排列",
        Kind::Squares => "",
    },
    wheels_text: |wheels, turned| match turned {
        [] => wheels.to_owned(),
        turned => format!("{wheels}；刚改变：{}", turned.join("、")),
    },
    tested: |kind, done, all| {
        let (verb, things) = match kind {
            Kind::Boards => ("检验", "候选解"),
            Kind::Permutations => ("检验", "排列"),
            Kind::Squares => ("试探", "位置"),
        };
        let of = all.map_or(String::new(), |all| format!("，共 {}", counted(all)));
        format!("已{verb} ⟨{}⟩ 个{things}{of}", grouped(done))
    },
    rest: |pace, span| format!("以“{pace}”的速度，到结尾约需{}", time(span)),
    sizes,
    permutation: |places| {
        format!(
            "a 始终是一个排列：每{}恰好出现一次，所以只可能在斜线上冲突。",
            words(places).terms.column_noun
        )
    },
    arrives: |line, value| format!("第 {line} 行得到 {value}"),
    gone: "已返回",
    first: "place(k) 返回 True 或 False。第一个 True 逐层返回：找到第一个解，搜索即结束。",
    rule: "所用规则",
    rule_text,
    source: "两种排法：Hoffman、Loessi、Moore，1969 年。除 2 和 3 外每个 n 都有解：Pauls，1874 年。",
};

/// So many things, of a number that may be too long to be written.
pub fn counted(number: Large) -> String {
    match number {
        Large::Exact(number) => format!("{} 个", long(number)),
        Large::Beyond(power) => format!("10{} 个以上", superscript(power.into())),
    }
}

fn time(span: Span) -> String {
    match span {
        Span::Seconds(seconds) => format!(" {seconds} 秒"),
        Span::Minutes(minutes) => format!(" {minutes} 分钟"),
        Span::Hours(hours) => format!(" {hours} 小时"),
        Span::Days(days) => format!(" {days} 天"),
        Span::Years(years) => format!(" {} 年", grouped(years)),
        Span::Ages(power) => format!(" 10{} 年以上", superscript(power.into())),
    }
}

fn sizes(sizes: &Sizes) -> String {
    let tries = sizes.tries.map_or(String::new(), |tries| {
        format!("，剪枝后只试探 {} 个位置", grouped(tries))
    });
    format!(
        "{} 皇后：候选解逐个枚举有 {}，按全排列有 {}{tries}。",
        sizes.n,
        counted(sizes.boards),
        counted(sizes.permutations)
    )
}

/// The two boards that the formula has nothing for.
pub fn impossible(n: u8) -> String {
    format!("{n} 皇后无解。除 2 和 3 外，构造法对每个 n 都给出一个解。")
}

fn rule_text(rule: Rule, places: Places) -> String {
    let n = places.n;
    let (m, pattern, corner) = match rule {
        Rule::None => return impossible(n),
        Rule::Single => return "n = 1：唯一的皇后放在角上。".to_owned(),
        Rule::Even { m, pattern, corner } => (m, pattern, corner),
    };
    let side = match corner {
        Corner::Taken => {
            format!("n = {n} 是奇数：先按 {m} 的排法放，主对角线空着，最后一个皇后放在角上。")
        }
        Corner::None => format!("n = {n}："),
    };
    let words = words(places);
    let pattern = match pattern {
        Pattern::Plain => plain(m, words),
        Pattern::Shifted => shifted(m, words),
    };
    format!("{side}{}", set(words, pattern))
}

fn plain(m: u8, words: Words) -> String {
    let (rows, columns) = (words.terms.row_noun, words.terms.column_noun);
    // Which columns are even is a matter of counting.
    let (even, odd) = match words.counts() {
        Counting::AsProgram => (
            format!("依次放偶数{columns}"),
            format!("依次放奇数{columns}"),
        ),
        Counting::Otherwise => (
            format!("从{}起隔一{columns}放一个", words.column(2)),
            format!("从{}起同样放", words.column(1)),
        ),
    };
    let [first, last] = [1, m / 2].map(|row| words.places.row(row.into()));
    let below = words.turned("下", "右");
    format!(
        "{m} mod 6 = {}，用基本排法：第 {first} 至 {last} {rows}{even}，以{below}各{rows}{odd}，逐{rows}走“日”字（马步）。",
        m % 6
    )
}

fn shifted(m: u8, words: Words) -> String {
    let columns = words.terms.column_noun;
    let even = match words.counts() {
        Counting::AsProgram => format!("先放偶数{columns}"),
        Counting::Otherwise => format!("从{}放起", words.column(2)),
    };
    format!(
        "{m} mod 6 = 2，用移位排法：若{even}，会有两个皇后同在一条副对角线上，\
         所以马步从{}走起，{}部分旋转 180° 得到。",
        words.column(m / 2),
        words.turned("下半部分由上半", "右半部分由左半")
    )
}
