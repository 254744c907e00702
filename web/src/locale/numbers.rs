//! Figures as readers of either language write them.

/// Digits in groups of three: 20,674.
pub fn grouped(number: u64) -> String {
    long(number.into())
}

/// The same of a number that may be longer.
pub fn long(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Tenths of a unit, the last one dropped if it is 0: 12, 1.5.
pub fn tenths(number: u64, unit: u64) -> String {
    let tenths = number / (unit / 10);
    match tenths % 10 {
        0 => grouped(tenths / 10),
        rest => format!("{}.{rest}", grouped(tenths / 10)),
    }
}

/// Names in a row of words, the last after a word of its own: 2, 5 and 7.
pub fn listed(names: &[String], and: &str) -> String {
    match names.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{}{and}{last}", before.join(", ")),
        Some(_) | None => names.concat(),
    }
}

/// A number with a real minus sign and no sign otherwise.
pub fn signed(number: i64) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// A number raised, as in an exponent.
pub fn superscript(number: u64) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = number.to_string();
    digits
        .bytes()
        .map(|digit| RAISED[usize::from(digit - b'0')])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_grouped_by_three() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (20674, "20,674"),
            (1234567, "1,234,567"),
        ] {
            assert_eq!(grouped(number), text);
        }
        assert_eq!(
            [&[][..], &["2"], &["2", "5"], &["2", "5", "7"]].map(|names| {
                let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
                listed(&names, " and ")
            }),
            ["", "2", "2 and 5", "2, 5 and 7"]
        );
        assert_eq!(tenths(12_000_000, 1_000_000), "12");
        assert_eq!(tenths(1_570_000, 1_000_000), "1.5");
        assert_eq!(signed(-3), "−3");
        assert_eq!(superscript(1048), "¹⁰⁴⁸");
    }
}
