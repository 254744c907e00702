//! The picture of an exact cover: its table, the list at work, the link arrays, the tour
//! that explains them.

use queenscope_e2e::{Options, Page, clean};

const PLACE: &str = "program=dancing-links&n=4&lang=en";

#[tokio::test]
async fn the_table_says_what_is_left_and_every_look_of_it_is_clean() {
    let page = Page::open_with(Options::default(), "").await;
    for window in [(1440, 900), (390, 844)] {
        page.browser.resize(window).await;
        for look in ["theme=light", "theme=dark"] {
            page.visit(&format!("{PLACE}&step=1659&{look}")).await;
            page.until_sentence("Row 3 has no option left: go back.")
                .await;
            let summary = page.text(".cover > .vh").await;
            assert!(
                summary.contains("row 4 (1)")
                    && summary.ends_with("Options left: row 4, column 2."),
                "{summary}"
            );
            clean(&page, &format!("{window:?} {look}")).await;
        }
    }
    // The arrays of hundreds of cells are in no list of variables.
    let lists = page.texts(".lists dt").await;
    assert_eq!(lists, ["rows"]);
    page.end().await;
}

#[tokio::test]
async fn the_link_arrays_open_at_the_nodes_at_work() {
    let page = Page::open(&format!("{PLACE}&step=1271")).await;
    page.until_sentence_starts("In the list of column 1, down of its header now leads to node 40")
        .await;
    page.run("document.querySelector('.cover-nodes button').focus()")
        .await;
    page.keys(['\u{e007}']).await;
    let rows = "return document.querySelectorAll('.cover-nodes tbody tr').length";
    page.until("nodes are listed", &format!("{rows} > 0")).await;
    assert_eq!(page.text(".cover-nodes td.is-new").await, "40");
    assert!(page.run(rows).await.as_u64().unwrap() < 12);
    page.run("document.querySelector('.cover-nodes input').click()")
        .await;
    page.until("all nodes are listed", &format!("{rows} === 87"))
        .await;
    page.end().await;
}

#[tokio::test]
async fn a_large_board_has_a_small_document() {
    let page = Page::open("program=dancing-links&n=12&step=20000&lang=zh").await;
    page.until_position(20_000).await;
    let parts = page
        .run("return document.querySelectorAll('.cover *').length")
        .await;
    assert!((100..500).contains(&parts.as_u64().unwrap()), "{parts}");
    page.end().await;
}

#[tokio::test]
async fn the_tour_shows_how_the_links_dance() {
    let page = Page::open("lang=en").await;
    page.keys(['t']).await;
    let button = "[...document.querySelectorAll('dialog button')]
        .find(button => button.textContent.trim() === 'Two minutes: dancing links')";
    page.until("the tour is offered", &format!("return !!{button}"))
        .await;
    page.run(&format!("{button}.click()")).await;
    page.until_position(1_235).await;
    for position in [1_263, 1_344, 1_349, 1_486] {
        page.keys(['\u{e00f}']).await;
        page.until_position(position).await;
    }
    // Six options are left, and the board hatches all other squares without a queen.
    let left = "document.querySelectorAll('.cover-table .end.is-open').length";
    page.until("six are left", &format!("return {left} === 6"))
        .await;
    // A square is hatched by three strokes.
    let strokes = "return [...document.querySelectorAll('.board .attacked')]
        .map(path => path.getAttribute('d').split('M').length - 1).reduce((a, b) => a + b)";
    assert_eq!(page.run(strokes).await, 3 * 9);
    assert!(page.text(".tour-note").await.contains("6 of 16 are left"));
    page.until_sentence("All four are covered; 6 options are left.")
        .await;
    // One node is seen to leave its list, and to come back to it.
    for (position, node) in [(1_556, ""), (1_603, "60"), (1_652, ""), (1_700, "Node 60")] {
        page.keys(['\u{e00f}']).await;
        page.until_position(position).await;
        assert!(page.text(".tour-note").await.contains(node));
    }
    page.until_sentence_starts("Node 60 still knows its neighbours in the list of column 2")
        .await;
    page.end().await;
}

#[tokio::test]
async fn every_sign_is_named_where_it_can_be_seen() {
    let page = Page::open(&format!("{PLACE}&step=2618")).await;
    page.until_sentence(
        "Right of the root leads back to the root: nothing is left that must be covered.",
    )
    .await;
    assert_eq!(page.texts(".key li").await, ["option unlinked", "explored"]);
    let signs = page.texts(".cover-figure .cover-key li").await;
    assert_eq!(signs, ["linked", "unlinked", "covered", "chosen"]);
    let signs = page.texts(".cover > .cover-key li").await;
    assert_eq!(
        signs,
        [
            "in a covered list",
            "fewest options",
            "compared",
            "at work",
            "no option left"
        ]
    );
    assert_eq!(page.text(".cover-list .is-head").await, "column 3 (7)");
    let ends = page.texts(".cover-table text.end").await;
    assert_eq!(ends[16..], ["root", "options"], "{ends:?}");
    // The frame of a column lies over the bands of the chosen options.
    let over = "
        const [band, frame] = ['.cover-room .chosen', '.cover-room .least'].map(s => document.querySelector(s));
        return !!(band.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING)";
    assert_eq!(page.run(over).await, true);
    page.visit(&format!("{PLACE}&step=2641")).await;
    page.until_sentence_starts("Solution 1: every row and column")
        .await;
    assert_eq!(
        page.text(".cover-list h4").await,
        "The root leads back to itself"
    );
    for (program, named) in [
        (
            "min-conflicts",
            &["conflict", "2conflicts there", "0best so far"][..],
        ),
        ("formula", &[]),
        ("blind", &["conflict"]),
    ] {
        page.visit(&format!("program={program}&n=8&step=20&lang=en"))
            .await;
        page.until_position(20).await;
        assert_eq!(page.texts(".key li").await, named, "{program}");
    }
    page.end().await;
}
