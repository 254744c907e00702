//! The pictures of greedy and of the repair of a full board.

use queenscope_e2e::Page;
use serde_json::json;

/// Where greedy on 8 × 8 is stuck.
const STUCK: &str = "program=greedy&n=8&step=4860";

#[tokio::test]
async fn the_number_that_decides_stands_on_each_free_square_rated_so_far() {
    let page = Page::open("program=greedy&n=8&step=2700").await;
    page.until_position(2700).await;
    assert_eq!(
        page.texts(".board .number").await,
        ["11", "10", "11", "10", "11"]
    );
    assert_eq!(page.texts(".board .number.is-best").await, ["10"]);
    let cells = page.texts("table.chessboard tr:nth-child(2) td").await;
    assert_eq!(
        cells[3],
        "row 2, column 4, empty, takes 10 free squares below, the best so far"
    );
    page.end().await;
}

#[tokio::test]
async fn what_a_queen_would_take_is_marked_as_it_is_counted() {
    let page = Page::open("program=greedy&n=6&step=700").await;
    for (position, rings, looked_at) in [(700, 7, 1), (728, 10, 0)] {
        page.visit(&format!("program=greedy&n=6&step={position}"))
            .await;
        page.until_position(position).await;
        let marks = "return ['.counted', '.picked']
            .map(one => document.querySelectorAll('.board .over ' + one).length)";
        assert_eq!(page.run(marks).await, json!([rings, looked_at]));
    }
    page.end().await;
}

#[tokio::test]
async fn backtracking_goes_on_where_greedy_is_stuck() {
    let page = Page::open(STUCK).await;
    page.until_sentence("Row 8 has no free square. Greedy never takes back: it fails here.")
        .await;
    assert_eq!(page.texts(".stuck h3").await, ["Stuck in row 8: no undo"]);
    assert_eq!(page.texts(".board .attack").await.len(), 8);
    page.click(".stuck .btn").await;
    page.until(
        "the other program stands there",
        "return location.hash.includes('program=recursive-check')
            && document.querySelector('main').dataset.state === 'paused'
            && document.querySelectorAll('.board .queens .queen').length === 7",
    )
    .await;
    assert!(page.fragment().await.contains("n=8"));
    page.until_sentence("Free of conflict: the queen of row 7 stands in column 5.")
        .await;
    page.keys(['u']).await;
    page.until_sentence("Row 8 has no free square. Greedy never takes back: it fails here.")
        .await;
    page.visit("program=greedy&n=14&step=37518").await;
    page.until_state("paused").await;
    assert!(page.texts(".stuck .btn").await.is_empty());
    page.end().await;
}

#[tokio::test]
async fn a_repair_has_its_pairs_its_curve_and_another_seed() {
    let page = Page::open("program=min-conflicts&n=8&step=747").await;
    page.until_sentence(
        "Row 8 is chosen: its queen conflicts with those of rows 4, 5 and 7. 8 pairs in all.",
    )
    .await;
    let strokes = "return document.querySelectorAll('.over .pair, .over .attack').length";
    assert_eq!(page.run(strokes).await, json!(8));
    let crosses = "return document.querySelectorAll('.marks use').length";
    assert_eq!(page.run(crosses).await, json!(0));
    assert_eq!(
        page.attribute(".curve", "aria-label").await.as_deref(),
        Some("Pairs in conflict: 12 at first, 8 after 1 move, 8 at the fewest")
    );
    page.click(".seeds .btn").await;
    page.until(
        "the program runs with the next seed",
        "return location.hash.includes('program=own')
            && document.querySelector('main').dataset.position === '0'
            && document.querySelector('.pane-code').textContent.includes('seed = 2')",
    )
    .await;
    page.keys(['u']).await;
    page.until(
        "the program of the course stands where it was",
        "return location.hash.includes('program=min-conflicts')
            && document.querySelector('main').dataset.position === '747'",
    )
    .await;
    page.visit("program=min-conflicts&n=3&step=113702").await;
    page.until_sentence(
        "Gave up after 1,000 moves: 1 pair still conflicts. No seed can do better: 3 queens have no solution.",
    )
    .await;
    let points =
        "return document.querySelector('.curve .line').getAttribute('d').split('L').length";
    assert_eq!(page.run(points).await, json!(1001));
    page.end().await;
}
