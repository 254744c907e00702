//! What the languages have in common.

use queenscope_solver::{Counter, ProgramId, StepSize};

use super::*;

#[test]
fn browsers_get_their_language() {
    for (tags, language) in [
        (&["zh-CN", "en"][..], Language::Chinese),
        (&["zh"], Language::Chinese),
        (&["ZH-Hans-SG"], Language::Chinese),
        (&["en-GB", "zh"], Language::English),
        (&["de", "zh-TW"], Language::Chinese),
        (&["fr", "de"], Language::English),
        (&["zhx"], Language::English),
        (&[], Language::English),
    ] {
        let tags = tags.iter().map(|tag| (*tag).to_owned());
        assert_eq!(Language::preferred(tags.clone()), language, "{tags:?}");
    }
}

#[test]
fn names_that_stand_side_by_side_differ() {
    for language in Language::ALL {
        let strings = language.strings();
        let all_different = |mut names: Vec<&str>| {
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{names:?}");
        };
        all_different(StepSize::ALL.map(strings.size).to_vec());
        all_different(Counter::ALL.map(strings.counter).to_vec());
        all_different(
            ProgramId::ALL
                .map(|program| language.pick(program.name()))
                .to_vec(),
        );
        all_different(vec![
            strings.step_forward,
            strings.step_back,
            strings.to_start,
            strings.to_end,
        ]);
    }
}

#[test]
fn totals_read_as_far_as_they_are_known() {
    let texts = |total| {
        Language::ALL.map(|language| {
            (language.strings().position_text)(20674, total).replace(['⟨', '⟩'], "")
        })
    };
    assert_eq!(
        texts(Total::Known(52009)),
        ["第 20,674 步，共 52,009 步", "Step 20,674 of 52,009"]
    );
    assert_eq!(
        texts(Total::Sought),
        ["第 20,674 步，共 … 步", "Step 20,674 of …"]
    );
    assert_eq!(
        texts(Total::Unknown),
        [
            "第 20,674 步，总步数未知",
            "Step 20,674 of …, total unknown"
        ]
    );
}

#[test]
fn solutions_read_as_far_as_they_are_known() {
    let texts = |number, total| {
        Language::ALL.map(|language| {
            let strings = language.strings();
            let text = (strings.solution_text)(number, total).replace(['⟨', '⟩'], "");
            let of_total = (strings.of_total)(number, total).replace(['⟨', '⟩'], "");
            (text, of_total)
        })
    };
    let both = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    assert_eq!(
        texts(30, Total::Known(92)),
        [
            both("第 30 个解，共 92 个", "30 / 92"),
            both("Solution 30 of 92", "30 of 92")
        ]
    );
    assert_eq!(
        texts(2680, Total::Sought),
        [
            both("第 2,680 个解，共 … 个", "2,680 / …"),
            both("Solution 2,680 of …", "2,680 of …")
        ]
    );
    assert_eq!(
        texts(0, Total::Unknown),
        [
            both("第 0 个解，总数未知", "0 / …"),
            both("Solution 0 of …", "0 of …")
        ]
    );
}

#[test]
fn speeds_and_progress_read_as_agreed() {
    let pace = |speed, size| Language::ALL.map(|language| (language.strings().pace)(speed, size));
    assert_eq!(
        pace(Speed::Rate(100), StepSize::Move),
        ["每秒 1 步", "1 move a second"]
    );
    assert_eq!(
        pace(Speed::Rate(400), StepSize::Line),
        ["每秒 4 句", "4 lines a second"]
    );
    assert_eq!(
        pace(Speed::Rate(25), StepSize::Row),
        ["每 4 秒 1 行", "1 row in 4 seconds"]
    );
    assert_eq!(
        pace(Speed::Most, StepSize::Line),
        ["最快", "as fast as it goes"]
    );
    let exploring = |reached, target| {
        Language::ALL.map(|language| (language.strings().exploring)(reached, target))
    };
    assert_eq!(
        exploring(12_000_000, Some(40_000_000)),
        [
            "正在搜索：1200 万 / 4000 万步。",
            "Exploring: 12 of 40 million steps."
        ]
    );
    assert_eq!(
        exploring(1_550_000, None),
        [
            "正在搜索：已搜索 155 万步。",
            "Exploring: 1.5 million steps so far."
        ]
    );
    let stride = Language::ALL.map(|language| (language.strings().stride)(1000));
    assert_eq!(stride, ["每 1000 步显示一次", "Showing every 1,000th step"]);
}
