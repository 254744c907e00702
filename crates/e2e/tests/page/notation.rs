//! How places are called: on the board, in words and in what is printed, all at once.

use queenscope_e2e::{Page, clean};

const LABELS: &str = ".board .labels text";
const TESTED: &str = "return [...document.querySelectorAll('.chessboard td')]
    .map((cell, at) => [cell.textContent, at])
    .filter(([text]) => text.includes('tested'))
    .map(([text, at]) => `${at}: ${text}`).join()";

struct Called {
    notation: &'static str,
    labels: &'static str,
    tags: [&'static str; 2],
    sentence: &'static str,
    /// Which cell of the table, from 0, and what it says.
    tested: &'static str,
    printed: &'static str,
}

const CALLED: [Called; 4] = [
    Called {
        notation: "1",
        labels: "1 2 3 4 1 2 4",
        tags: ["column j = 2", "row k = 3"],
        sentence: "Row 3, column 2 conflicts with the queen in row 2: columns |3 − 2| = 1 apart, rows 3 − 2 = 1 apart, one anti-diagonal.",
        tested: "9: row 3, column 2, tested, conflicts with row 2",
        printed: "1 2 4 1 3",
    },
    Called {
        notation: "0",
        labels: "0 1 2 3 0 1 3",
        tags: ["1 (j=2)", "2 (k=3)"],
        sentence: "Row 2, column 1 conflicts with the queen in row 1: columns |2 − 1| = 1 apart, rows 2 − 1 = 1 apart, one anti-diagonal.",
        tested: "9: row 2, column 1, tested, conflicts with row 1",
        printed: "1 1 3 0 2",
    },
    Called {
        notation: "chess",
        labels: "a b c d 4 3 1",
        tags: ["b (j=2)", "2 (k=3)"],
        sentence: "b2 conflicts with the queen on c3: files c and b are 1 apart, ranks 2 and 3 are 1 apart, one anti-diagonal.",
        tested: "9: b2, tested, conflicts with rank 3",
        printed: "1 b4 d3 a2 c1",
    },
    Called {
        notation: "transposed",
        labels: "1 2 3 4 1 3 4",
        tags: ["column k = 3", "row j = 2"],
        sentence: "Row 2, column 3 conflicts with the queen in column 2: rows |3 − 2| = 1 apart, columns 3 − 2 = 1 apart, one anti-diagonal.",
        tested: "6: row 2, column 3, tested, conflicts with column 2",
        printed: "1 2 4 1 3",
    },
];

#[tokio::test]
async fn places_are_called_alike_on_the_board_in_words_and_in_what_is_printed() {
    let page = Page::open("").await;
    for called in CALLED {
        let link = format!("n=4&lang=en&listing=python&notation={}", called.notation);
        page.follow(&format!("{link}&step=47")).await;
        page.until_sentence(called.sentence).await;
        assert_eq!(page.texts(LABELS).await.join(" "), called.labels);
        assert_eq!(
            page.texts(".tag-col, .tag-long").await,
            called.tags,
            "{link}"
        );
        assert_eq!(page.run(TESTED).await, called.tested);
        // The address follows a little later.
        let in_link = called.notation != "1";
        let script = format!("return location.hash.includes('notation=') === {in_link}");
        page.until("the link names the notation where it must", &script)
            .await;
        page.follow(&format!("{link}&step=211")).await;
        page.until_position(211).await;
        assert_eq!(page.text(".output summary code").await, called.printed);
    }
    page.end().await;
}

/// Where the queen of the second row is drawn, as (row, column) of the drawing.
const SECOND_QUEEN: &str = "const box = e => e.getBoundingClientRect();
    const board = box(document.querySelector('.board .sq-edge'));
    const queen = box(document.querySelectorAll('.board .queens .under')[1]);
    const at = (place, start, side) => Math.floor((place - start) / side * 4) + 1;
    return [at(queen.y + queen.height / 2, board.y, board.height),
        at(queen.x + queen.width / 2, board.x, board.width)].join()";

#[tokio::test]
async fn one_queen_for_each_column_is_the_board_mirrored() {
    let page = Page::open("n=4&step=47&notation=1&lang=en").await;
    assert_eq!(page.run(SECOND_QUEEN).await, "2,3");
    page.follow("n=4&step=47&notation=transposed&lang=en").await;
    page.until(
        "the board is mirrored",
        "return document.querySelector('.tag-col').textContent === 'column k = 3'",
    )
    .await;
    assert_eq!(page.run(SECOND_QUEEN).await, "3,2");
    page.end().await;
}

#[tokio::test]
async fn a_notation_is_chosen_under_display_stays_and_goes_with_the_link() {
    let page = Page::open("n=4&lang=en").await;
    page.press("Display").await;
    page.until(
        "the choices are there",
        "return document.querySelectorAll('dialog[open] fieldset input[name=notation]').length === 4",
    )
    .await;
    clean(&page, "the dialogue").await;
    page.run("document.querySelectorAll('dialog[open] input[name=notation]')[2].click()")
        .await;
    page.until(
        "the link says so",
        "return location.hash.includes('notation=chess')",
    )
    .await;
    assert_eq!(page.texts(LABELS).await.join(" "), "a b c d 4 3 2 1");
    page.visit("n=4&lang=en").await;
    assert_eq!(page.texts(LABELS).await.join(" "), "a b c d 4 3 2 1");
    // A link beats what was chosen. While presenting, the choice is where the parts are.
    page.visit("n=4&lang=en&notation=0&view=present").await;
    assert_eq!(page.texts(LABELS).await.join(" "), "0 1 2 3 0 1 2 3");
    page.press("What is shown").await;
    page.until(
        "the choice is there",
        "return document.querySelector('dialog[open] input[name=notation]:checked').parentElement
            .textContent.startsWith('Rows and columns from 0')",
    )
    .await;
    page.end().await;
}
