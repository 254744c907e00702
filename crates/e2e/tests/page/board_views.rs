//! What a lecturer can switch on to be seen on the board: attacked squares, numbers of
//! attackers, the marker arrays along the edges.

use queenscope_e2e::{Page, clean};

const ROW_FOUR: &str = "return [...document.querySelectorAll('.chessboard tr:nth-child(4) td')]
    .map(cell => cell.textContent.replace(/row 4, column /, '')).join('; ')";

/// Switches a board view on or off in the dialogue, by its name.
async fn switch(page: &Page, name: &str) {
    page.press("Display").await;
    let click = format!(
        "const label = [...document.querySelectorAll('dialog[open] label')].find(label => label.textContent.startsWith('{name}'));
         label.querySelector('input').click(); return !!label"
    );
    assert_eq!(page.run(&click).await, true, "{name}");
    page.click("dialog[open] form button").await;
}

async fn count(page: &Page, selector: &str) -> u64 {
    let script = format!("return document.querySelectorAll('{selector}').length");
    page.run(&script)
        .await
        .as_u64()
        .expect("a number of elements")
}

#[tokio::test]
async fn board_views_show_what_follows_from_the_queens_and_are_remembered() {
    let page = Page::open("program=recursive-marks&n=4&step=32&lang=en&listing=python").await;
    let empty = "1, empty; 2, empty; 3, empty; 4, empty";
    assert_eq!(page.run(ROW_FOUR).await, empty);
    switch(&page, "Attacked squares").await;
    let attacked = "1, empty, attacked; 2, empty; 3, empty, attacked; 4, empty, attacked";
    assert_eq!(page.run(ROW_FOUR).await, attacked);
    assert_eq!(count(&page, ".over .attacked").await, 4);
    switch(&page, "Number of attackers").await;
    let counted = "1, empty, attacked, attacked by 2; 2, empty; 3, empty, attacked, attacked by 1; 4, empty, attacked, attacked by 1";
    assert_eq!(page.run(ROW_FOUR).await, counted);
    switch(&page, "Marker arrays").await;
    // 4 columns, 7 diagonals of either kind; a cell for each.
    assert_eq!(count(&page, ".edge g").await, 18);
    assert_eq!(count(&page, ".edge .is-taken").await, 6);
    clean(&page, "all board views").await;
    // They stay for the next program, as far as it has something to show.
    page.follow("program=recursive-check&n=4&step=47&lang=en&listing=python")
        .await;
    page.until(
        "attacked squares without marker arrays",
        "return document.querySelectorAll('.edge g').length === 0
            && document.querySelectorAll('.over .attacked').length === 4",
    )
    .await;
    page.end().await;
}
