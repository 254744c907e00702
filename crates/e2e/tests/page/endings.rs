//! Small boards to their end and both ends of a run, for every program.

use fantoccini::key::Key;
use queenscope_e2e::{BACK, Page};
use queenscope_solver::ProgramId;
use serde_json::json;

/// How a run ends.
fn ending(program: &str, n: u8) -> [String; 2] {
    let exhausted = |english: String, chinese: String| {
        [
            format!("Exhausted after {english}: {n} queens have no solution."),
            format!("{chinese}后搜索完毕：{n} 皇后无解。"),
        ]
    };
    let boards = |boards: u32| {
        exhausted(
            format!("{boards} complete boards"),
            format!("检验 {boards} 个候选解"),
        )
    };
    let steps = |of_two_and_three: [&str; 2]| {
        let steps = of_two_and_three[usize::from(n) - 2];
        exhausted(format!("{steps} steps"), format!("执行 {steps} 步"))
    };
    let [english, chinese] = match (program, n) {
        ("recursive-first", 1) => [
            "The first solution is enough: the search ends here.",
            "只求一个解：已找到，搜索到此结束。",
        ],
        ("formula", 1) => [
            "A solution without any search. There is one for every n but 2 and 3.",
            "不经搜索就得到一个解。除 2 和 3 外，每个 n 都有这样的解。",
        ],
        (_, 1) => [
            "One queen on one square: 1 solution.",
            "1×1 的棋盘只有一个格子：1 个解。",
        ],
        ("greedy", 2) => [
            "Stuck in row 2, no undo: it ends with 1 queen on the board.",
            "第 2 行无处可放，贪心法不回溯：只放下了 1 个皇后。",
        ],
        ("greedy", _) => [
            "Stuck in row 3, no undo: it ends with 2 queens on the board.",
            "第 3 行无处可放，贪心法不回溯：只放下了 2 个皇后。",
        ],
        ("min-conflicts", n) => {
            return [
                format!(
                    "Gave up after 1,000 moves: 1 pair still conflicts. No seed can do better: {n} queens have no solution."
                ),
                format!(
                    "移动 1000 次后放弃，仍有 1 对皇后冲突。{n} 皇后本来无解，换种子也没有用。"
                ),
            ];
        }
        ("formula", n) => {
            return [
                format!(
                    "{n} queens have no solution. The formula gives one for every n but 2 and 3."
                ),
                format!("{n} 皇后无解。除 2 和 3 外，构造法对每个 n 都给出一个解。"),
            ];
        }
        ("blind", n) => return boards(u32::from(n).pow(n.into())),
        ("permutation", n) => return boards((1..=u32::from(n)).product()),
        ("bitmask", _) => return steps(["23", "44"]),
        ("forward-checking", _) => return steps(["74", "256"]),
        ("fail-first", _) => return steps(["149", "435"]),
        ("dancing-links", _) => return steps(["771", "1,880"]),
        (_, n) => {
            let tries = if n == 2 { 6 } else { 18 };
            return exhausted(format!("{tries} tries"), format!("试探 {tries} 次"));
        }
    };
    [english.to_owned(), chinese.to_owned()]
}

#[tokio::test]
async fn every_program_ends_properly_on_the_smallest_boards() {
    let page = Page::open("").await;
    for program in ProgramId::ALL.map(ProgramId::as_str) {
        for n in 1..=3 {
            for (language, sentence) in ["en", "zh"].into_iter().zip(ending(program, n)) {
                page.follow(&format!(
                    "program={program}&n={n}&lang={language}&size=move&step=0"
                ))
                .await;
                page.until(
                    "the board is there",
                    &format!(
                        "return document.querySelectorAll('.chessboard td').length === {}
                         && document.documentElement.lang.startsWith('{language}')
                         && document.querySelector('.picker').dataset.value === '{program}'
                         && document.querySelector('main').dataset.position === '0'",
                        n * n
                    ),
                )
                .await;
                page.keys([char::from(Key::End)]).await;
                page.until_state("finished").await;
                page.until_sentence(&sentence).await;
                assert_eq!(
                    page.attribute("main", "data-line").await.as_deref(),
                    Some("")
                );
                let solved = page.text(".counters .is-solve dd").await;
                assert!(solved.contains(if n == 1 { '1' } else { '0' }), "{solved}");
            }
        }
    }
    page.end().await;
}

/// Whether the buttons that lead back, and those that lead on, can be pressed.
const OFF: &str = "
    const off = (s) => document.querySelector(s).disabled;
    return [off('.step-back'), off('.to-start'), off('.keys .btn-fill'), off('.to-end')]";

#[tokio::test]
async fn back_is_off_exactly_at_0_and_forward_exactly_at_the_end() {
    let page = Page::open("").await;
    for program in ProgramId::ALL.map(ProgramId::as_str) {
        page.visit(&format!("program={program}&n=3&size=line"))
            .await;
        for size in ['1', '2', '3', '4'] {
            page.keys([char::from(Key::Home), size]).await;
            page.until_position(0).await;
            assert_eq!(page.run(OFF).await, json!([true, true, false, false]));
            // Keys that lead back find nothing there.
            let start = page.main().await;
            page.keys([
                BACK,
                char::from(Key::Up),
                char::from(Key::PageUp),
                '[',
                char::from(Key::Home),
            ])
            .await;
            page.shift(BACK).await;
            assert_eq!(page.main().await, start, "{program} {size}");
            page.keys([char::from(Key::Down)]).await;
            page.until_position(1).await;
            assert_eq!(
                page.run(OFF).await,
                json!([false, false, false, false]),
                "{program} at 1"
            );
            page.click(".step-back").await;
            page.until_position(0).await;
            assert_eq!(page.run(OFF).await, json!([true, true, false, false]));
        }
        page.keys([char::from(Key::End)]).await;
        page.until_state("finished").await;
        let end = page.position().await;
        assert_eq!(page.run(OFF).await, json!([false, false, true, true]));
        page.keys([char::from(Key::Right), char::from(Key::Down), ']', ' '])
            .await;
        assert_eq!(page.position().await, end, "{program}");
        page.keys([char::from(Key::Up)]).await;
        page.until_position(end - 1).await;
        assert_eq!(
            page.run(OFF).await,
            json!([false, false, false, false]),
            "{program} before the end"
        );
    }
    page.end().await;
}

/// The buttons of the page that can be pressed.
const BUTTONS: &str =
    "return [...document.querySelectorAll('.app button:not(:disabled)')].map(button =>
        button.getAttribute('aria-label') ?? button.textContent.trim()).filter(name => name)";

#[tokio::test]
async fn every_button_that_can_be_pressed_changes_something_visible() {
    let page = Page::open("").await;
    for place in [
        "n=4&step=0",
        "program=iterative&n=8&step=75960&size=line",
        "program=blind&n=2&step=99999",
        "n=32&step=5",
    ] {
        page.visit(place).await;
        let names: Vec<String> =
            serde_json::from_value(page.run(BUTTONS).await).expect("names are strings");
        assert!(names.len() > 6, "{names:?}");
        for name in names {
            page.visit(place).await;
            page.until(
                "it is there",
                "return document.querySelector('main').dataset.state !== 'seeking'",
            )
            .await;
            let look = "return document.documentElement.dataset.theme + document.body.innerHTML.replace(/ of [0-9,…]+/g, '')";
            let before = page.run(look).await;
            let script = "const button = [...document.querySelectorAll('.app button')].find(b =>
                    (b.getAttribute('aria-label') ?? b.textContent.trim()) === arguments[0] && !b.closest('dialog:not([open])'));
                if (!button) return false;
                button.click(); return true;";
            let client = &page.browser.client;
            let pressed = client.execute(script, vec![json!(name)]).await;
            if pressed.expect("the script runs") == json!(false) {
                // It belongs to a list that is closed.
                continue;
            }
            page.main().await;
            assert_ne!(page.run(look).await, before, "{place}: {name}");
            if name == "Present" {
                // The full screen is for presses of the reader's own, which this is not.
                page.browser.complaints().await;
            }
            if page
                .run("return document.querySelector('main').dataset.state === 'seeking'")
                .await
                == json!(true)
            {
                page.keys([char::from(Key::Escape)]).await;
            }
        }
    }
    page.end().await;
}
