//! Programs larger than the machine has room for are refused with a sentence,
//! and those that just fit run.

use queenscope_solver::{BoardSize, Script, Target, Timeline};

fn program(names: usize, numbers: usize, lists: usize) -> String {
    let mut text = String::from("n = 4\n");
    for name in 0..names {
        text += &format!("x{name} = n\n");
    }
    for number in 0..numbers {
        text += &format!("n = {}\n", 1_000 + number);
    }
    for list in 0..lists {
        text += &format!("l{list} = [0] * 2\n");
    }
    text
}

#[test]
fn a_program_too_large_is_refused_with_a_sentence() {
    let n = BoardSize::new(4).unwrap();
    for (names, numbers, lists, fits) in [
        (180, 0, 0, true),
        (300, 0, 0, false),
        (0, 5_000, 0, true),
        (0, 0, 180, true),
        (0, 0, 300, false),
        (100, 3_000, 100, false),
    ] {
        let source = program(names, numbers, lists);
        match Script::from_source(&source, n) {
            Ok(script) => {
                assert!(fits, "{names} names, {numbers} numbers, {lists} lists fit");
                let mut timeline = Timeline::new(script);
                timeline.seek(Target::End, u64::MAX);
                assert_eq!(timeline.moment().error, None);
                let steps = (1 + names + numbers + lists) as u64;
                assert_eq!(timeline.total(), Some(steps));
            }
            Err(error) => {
                assert!(
                    !fits,
                    "{names} names, {numbers} numbers, {lists} lists: {error}"
                );
                assert_eq!(
                    error.to_string(),
                    "line 1, column 5: a program can have about 200 names, loops and numbers in all: \
                     use lists for some of them"
                );
            }
        }
    }
}
