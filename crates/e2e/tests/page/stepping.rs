//! Stepping both ways, by mouse and by keyboard.

use fantoccini::key::Key;
use queenscope_e2e::{BACK, FORWARD, Page, assert_identical};
use queenscope_solver::{BoardSize, ProgramId, Progress, Script, StepSize, Target, Timeline};
use serde_json::Value;

const FIRST: &str = "Place 4 queens so that no two share a row, a column or a diagonal. → takes a step, ← takes it back.";

/// Moves of the first visit and where they lead.
const WAY: [(u64, &str); 4] = [
    (
        11,
        "Free of conflict: the queen of row 1 stands in column 1.",
    ),
    (
        18,
        "Row 2, column 1 conflicts with the queen in row 1: both stand in column 1.",
    ),
    (
        24,
        "Row 2, column 2 conflicts with the queen in row 1: columns |1 − 2| = 1 apart, \
         rows 2 − 1 = 1 apart, one main diagonal.",
    ),
    (
        32,
        "Free of conflict: the queen of row 2 stands in column 3.",
    ),
];

#[tokio::test]
async fn the_mouse_steps_both_ways() {
    let page = Page::open("").await;
    assert_eq!(page.sentence().await, FIRST);
    assert!(!page.can_press("Step back").await && !page.can_press("Go to start").await);
    for (position, sentence) in WAY {
        page.press("Step forward").await;
        page.until_position(position).await;
        page.until_sentence(sentence).await;
    }
    for (position, sentence) in WAY.iter().rev().skip(1) {
        page.press("Step back").await;
        page.until_position(*position).await;
        page.until_sentence(sentence).await;
    }
    page.press("Step back").await;
    page.until_position(0).await;
    assert!(!page.can_press("Step back").await);
    page.press("Go to end").await;
    page.until_state("finished").await;
    assert_eq!(page.position().await, 479);
    assert!(!page.can_press("Step forward").await && !page.can_press("Go to end").await);
    page.press("Undo the last jump").await;
    page.until_position(0).await;
    page.end().await;
}

#[tokio::test]
async fn the_keyboard_steps_both_ways() {
    let page = Page::open("").await;
    for (position, sentence) in WAY {
        page.keys([FORWARD]).await;
        page.until_position(position).await;
        page.until_sentence(sentence).await;
    }
    for (key, position) in [
        (BACK, 24),
        (char::from(Key::PageDown), 32),
        (char::from(Key::PageUp), 24),
        (char::from(Key::Down), 25),
        (char::from(Key::Up), 24),
        (']', 63),
        (']', 120),
        ('[', 63),
        (char::from(Key::End), 479),
        ('u', 63),
        (char::from(Key::Home), 0),
        ('1', 0),
        (FORWARD, 1),
        ('4', 1),
        (FORWARD, 211),
        (BACK, 0),
        ('3', 0),
        (FORWARD, 11),
        ('2', 11),
        (FORWARD, 18),
    ] {
        page.keys([key]).await;
        page.until_position(position).await;
    }
    page.shift(FORWARD).await;
    page.until_position(211).await;
    page.until_sentence("Solution 1. The search goes on: row 4, next column.")
        .await;
    page.shift(FORWARD).await;
    page.until_position(311).await;
    page.shift(BACK).await;
    page.until_position(211).await;
    page.end().await;
}

/// Where so many moves from the start lead.
fn after_moves(program: ProgramId, n: u8, moves: usize) -> u64 {
    let board = BoardSize::new(n).expect("it is a board");
    let mut timeline = Timeline::new(Script::of(program, board));
    let next = Target::Forward(StepSize::Move);
    for _ in 0..moves {
        assert_eq!(timeline.seek(next, u64::MAX), Progress::Arrived);
    }
    timeline.position()
}

#[tokio::test]
async fn three_hundred_presses_lead_there_and_back_to_the_identical_page() {
    let page = Page::open("n=8&size=line").await;
    // The total is on the page, but not in what is compared.
    let start = page.main().await;
    page.keys([FORWARD; 300]).await;
    page.until_position(300).await;
    page.keys([BACK; 300]).await;
    page.until_position(0).await;
    assert_identical(&page.main().await, &start);
    page.keys(['2']).await;
    page.until(
        "the table of comparisons is gone",
        "return !document.querySelector('#h-check')",
    )
    .await;
    let start = page.main().await;
    let far = after_moves(ProgramId::RecursiveCheck, 8, 300);
    page.keys([FORWARD; 300]).await;
    page.until_position(far).await;
    page.keys([BACK; 299]).await;
    page.until_position(11).await;
    page.keys([FORWARD; 299]).await;
    page.until_position(far).await;
    page.keys([BACK; 300]).await;
    page.until_position(0).await;
    assert_identical(&page.main().await, &start);
    page.end().await;
}

/// Steps forward as far as is asked, noting the page at each position, and back again:
/// returns what differs on the way back, or nothing.
const THERE_AND_BACK: &str = "
    const [steps, done] = arguments;
    const main = document.querySelector('main');
    const step = async (key) => {
        const before = main.dataset.position;
        const press = { key, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', press));
        while (main.dataset.position === before) {
            await new Promise((turn) => setTimeout(turn));
        }
        // What is promised is promised for the frame after.
        await new Promise((turn) => requestAnimationFrame(() => setTimeout(turn)));
    };
    (async () => {
        const way = [main.outerHTML];
        for (let i = 0; i < steps && main.dataset.state !== 'finished'; i += 1) {
            await step('ArrowDown');
            way.push(main.outerHTML);
        }
        for (let i = way.length - 2; i >= 0; i -= 1) {
            await step('ArrowUp');
            if (main.outerHTML !== way[i]) return [way[i], main.outerHTML];
        }
        return [];
    })().then(done);
";

#[tokio::test]
async fn the_page_at_every_position_is_the_same_both_ways() {
    let page = Page::open("").await;
    for program in ["recursive-check", "recursive-marks", "iterative", "blind"] {
        page.visit(&format!("program={program}&n=3")).await;
        page.until_known().await;
        let client = &page.browser.client;
        let differing = client
            .execute_async(THERE_AND_BACK, vec![Value::from(90)])
            .await
            .unwrap();
        if let [there, back] = differing.as_array().unwrap().as_slice() {
            assert_identical(there.as_str().unwrap(), back.as_str().unwrap());
        }
        assert_eq!(page.position().await, 0, "{program}");
    }
    page.end().await;
}

/// Lets so many frames pass: returns those in which the listing marked another line as about
/// to run than the rest of the page told of.
const TORN: &str = "
    let [frames, done] = arguments;
    const main = document.querySelector('main');
    const torn = [];
    const frame = () => {
        const line = document.querySelector('.ln[aria-current=step] .gutter').textContent.trim();
        if (parseInt(line) !== Number(main.dataset.line)) {
            torn.push(`position ${main.dataset.position}: ${main.dataset.line}, not ${line}`);
        }
        if ((frames -= 1) > 0) requestAnimationFrame(frame); else done(torn);
    };
    requestAnimationFrame(frame);
";

#[tokio::test]
async fn no_frame_of_a_slow_machine_shows_two_positions() {
    let page = Page::open("program=recursive-marks&n=8&size=line&speed=10&stops=none").await;
    page.browser.slow_down(40).await;
    page.keys([' ']).await;
    page.until_state("playing").await;
    let client = &page.browser.client;
    let torn = client.execute_async(TORN, vec![Value::from(40)]).await;
    assert_eq!(torn.unwrap(), Value::Array(Vec::new()));
    page.end().await;
}

#[tokio::test]
async fn the_page_at_a_position_is_the_same_however_it_was_reached() {
    let page = Page::open("program=iterative&n=6").await;
    let position = after_moves(ProgramId::Iterative, 6, 40);
    page.until_known().await;
    page.keys([FORWARD; 40]).await;
    page.until_position(position).await;
    let by_steps = page.main().await;
    page.keys([char::from(Key::End)]).await;
    page.until_state("finished").await;
    page.run(&format!(
        "const s = document.querySelector('input[aria-label=Position]'); s.value = {position};
         s.dispatchEvent(new Event('input', {{ bubbles: true }}));
         s.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ))
    .await;
    page.until_position(position).await;
    assert_identical(&page.main().await, &by_steps);
    page.visit(&format!("program=iterative&n=6&step={position}"))
        .await;
    page.until_position(position).await;
    page.until_known().await;
    assert_identical(&page.main().await, &by_steps);
    page.end().await;
}

#[tokio::test]
async fn the_listing_marks_what_has_run_and_what_is_next() {
    let page = Page::open("n=4&step=18").await;
    assert_eq!(
        page.attribute("main", "data-line").await.as_deref(),
        Some("8")
    );
    let next = page.texts(".ln[aria-current=step]").await;
    assert_eq!(next, ["8            return Falseabout to run"]);
    let ran = page.texts(".ln.is-ran").await;
    assert_eq!(
        ran,
        ["7        if a[i] == a[k] or abs(a[i] - a[k]) == k - i:has just run: 1 == 1"]
    );
    page.end().await;
}

#[tokio::test]
async fn the_board_is_told_in_words() {
    let page = Page::open("n=4&step=47").await;
    assert_eq!(page.text("table caption").await, "Chessboard");
    assert_eq!(
        page.attribute("svg.board", "focusable").await.as_deref(),
        Some("false")
    );
    let cells = page.texts(".chessboard td").await;
    assert_eq!(cells.len(), 16);
    for cell in [
        "row 1, column 1, queen",
        "row 2, column 3, queen",
        "row 3, column 1, tried, conflict",
        "row 3, column 2, tested, conflicts with row 2",
        "row 4, column 4, empty",
    ] {
        assert!(
            cells.iter().any(|other| other == cell),
            "{cell} in {cells:?}"
        );
    }
    page.end().await;
}

#[tokio::test]
async fn the_state_shows_frames_and_stale_cells() {
    let page = Page::open("n=4&step=38").await;
    assert_eq!(
        page.texts(".stack tbody tr").await,
        [
            "check(3)k3i1line 7 next",
            "place(3)k3j1waiting at line 15",
            "place(2)k2j3waiting at line 20",
            "place(1)k1j1waiting at line 20",
            "<module>waiting at line 22",
        ]
    );
    page.visit("program=iterative&n=4&step=523").await;
    page.until_state("finished").await;
    assert_eq!(page.texts(".a-cell.is-stale").await, ["5", "5", "5", "5"]);
    assert_eq!(page.texts(".tag-row .tag-long").await, ["row k = 0"]);
    assert_eq!(
        page.sentence().await,
        "k = 0: everything has been tried. 2 solutions, 1 of them fundamental."
    );
    assert_eq!(
        page.run("return document.querySelectorAll('.output pre').length")
            .await,
        Value::from(1)
    );
    page.end().await;
}
