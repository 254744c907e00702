//! What each row has left, and masks as rows of bits: on the board and in the state.

use queenscope_e2e::{Options, Page, clean};
use serde_json::json;

/// How many squares are hatched in each row that has any: three strokes make one.
const HATCHED: &str = "return [...document.querySelectorAll('.over .attacked')]
        .map(path => (path.getAttribute('d').match(/M/g) || []).length / 3)";

/// What leaves the pane of the state.
const OUTSIDE: &str = "const pane = document.querySelector('.pane-state');
    const edge = pane.getBoundingClientRect().right + 1;
    const out = [...pane.querySelectorAll('*')].filter(one => !one.closest('.vh')
        && one.getBoundingClientRect().width > 0 && one.getBoundingClientRect().right > edge);
    return [out.length, document.documentElement.scrollWidth > window.innerWidth]";

/// Row 3 of 3 is found empty at step 83, and has a column again once the attacks of the
/// queen of row 2 are taken back from it.
#[tokio::test]
async fn a_row_without_a_column_stands_out_until_it_has_one_again() {
    let page = Page::open("program=forward-checking&n=3&step=82").await;
    page.until_position(82).await;
    let wiped = "return document.querySelectorAll('.over .wiped').length";
    assert_eq!(page.run(wiped).await, json!(0));
    assert_eq!(page.texts(".over .left").await, ["0"]);
    let heading = "return document.querySelector('.over .left-of').lastChild.textContent";
    assert_eq!(page.run(heading).await, json!("left"));
    for (position, outlined) in [(83, 1), (85, 1), (88, 1), (90, 0), (93, 0)] {
        page.visit(&format!("program=forward-checking&n=3&step={position}"))
            .await;
        page.until_position(position).await;
        assert_eq!(page.run(wiped).await, json!(outlined), "{position}");
        let marked = page.texts(".domains .is-wiped > .vh").await;
        assert_eq!(marked.len(), outlined, "{position}");
    }
    assert_eq!(page.texts(".over .left").await, ["1", "1"]);
    assert_eq!(page.run(HATCHED).await, json!([2, 2]));
    page.end().await;
}

/// Rows fill out of order: the tag, the stack and the order chosen say the same.
#[tokio::test]
async fn the_search_goes_back_to_the_row_chosen_before() {
    let page = Page::open("program=fail-first&n=6&step=15924").await;
    page.until_position(15924).await;
    let sentence = page.sentence().await;
    assert!(sentence.contains("Back to row 4"), "{sentence}");
    assert_eq!(page.texts(".tag-row .tag-long").await, ["row k = 4"]);
    let order = page.texts(".domains .order b").await;
    assert_eq!(order.last().map(String::as_str), Some("4"), "{order:?}");
    // Pointing at a row lights it on the board.
    page.run("document.querySelector('.domains li:nth-child(6)').focus()")
        .await;
    page.until(
        "row 6 is lit",
        "return document.querySelectorAll('.board .lit rect').length === 6
            && document.querySelector('.domains li:nth-child(6)').matches('.is-lit')",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn masks_lie_over_the_columns_of_the_board() {
    let page = Page::open("program=bitmask&n=8&step=300").await;
    page.until_position(300).await;
    let values = page.texts(".bits .value").await;
    assert_eq!(values, ["27", "9", "120", "123", "128", "4"]);
    assert_eq!(page.run(HATCHED).await, json!([6]));
    // The bit that is picked out stands in the column of the queen.
    let picked = "const x = document.querySelector('.over .picked').x.baseVal.value;
        return x / 60 + 1";
    assert_eq!(page.run(picked).await, json!(3));
    let low = page.texts(".bits .is-low > .vh").await;
    assert_eq!(low, ["low: column 3 is picked out"]);
    page.end().await;
}

#[tokio::test]
async fn everything_has_room_and_a_name() {
    let page = Page::open_with(Options::default(), "").await;
    for window in [(1440, 900), (1024, 768), (390, 844)] {
        page.browser.resize(window).await;
        for place in [
            "program=bitmask&n=32&step=3010&lang=en&theme=light",
            "program=bitmask&n=8&step=300&lang=zh&theme=dark",
            "program=fail-first&n=32&step=100000&lang=en&theme=dark",
            "program=forward-checking&n=8&step=900&lang=zh&theme=light",
        ] {
            page.visit(place).await;
            page.until(
                "it is there",
                "return document.querySelector('main').dataset.state !== 'seeking'",
            )
            .await;
            assert_eq!(
                page.run(OUTSIDE).await,
                json!([0, false]),
                "{window:?} {place}"
            );
            clean(&page, &format!("{place} {window:?}")).await;
        }
    }
    page.end().await;
}
