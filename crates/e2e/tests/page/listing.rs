//! What a step shows beside the text of the program: values at the ends of lines, the
//! second line under the sentence, and the comparisons of the running check.

use queenscope_e2e::{FORWARD, Page};
use serde_json::{Value, json};

/// The values at the end of each line that has any, as a reader sees them: the line,
/// the values, and whether a conflict was found with them.
const VALUES: &str = "
    return [...document.querySelectorAll('.ln')].flatMap((line, at) => {
        const value = line.querySelector('.val');
        return value ? [[at + 1, value.textContent, !!line.querySelector('.is-hit')]] : [];
    })";

/// Whether the values of the line that has just run can be read: in the pane, beside
/// the code or below it, and not over it.
const READABLE: &str = "
    const line = document.querySelector('.ln.is-ran');
    const [value, pane] = [line.querySelector('.val'), document.querySelector('.listing')]
        .map(e => e.getBoundingClientRect());
    const beside = piece => value.left >= piece.right || value.top >= piece.bottom - 4;
    return value.width > 0 && value.right <= pane.right && value.left >= pane.left
        && [...line.querySelectorAll('.piece')].every(piece => beside(piece.getBoundingClientRect()))";

const WHY: &str = "[role=status] .why";

async fn values(page: &Page) -> Value {
    page.run(VALUES).await
}

#[tokio::test]
async fn lines_end_with_their_values() {
    let page = Page::open("program=recursive-marks&n=8&step=20674").await;
    assert_eq!(
        values(&page).await,
        json!([
            [8, "k = 6", false],
            [10, "j = 3", false],
            [11, "b[3] = 0, c[9] = 1", true]
        ])
    );
    assert_eq!(
        page.run(READABLE).await,
        true,
        "they hang below a long line"
    );
    assert_eq!(page.text(WHY).await, "a[4] = 5 has marked it: 4 + 5 = 9.");
    page.visit("program=iterative&n=8&step=64323&lang=zh&listing=python")
        .await;
    assert_eq!(
        values(&page).await,
        json!([
            [4, "k = 6", false],
            [5, "i = 4", false],
            [6, "2 == 2", true]
        ])
    );
    assert_eq!(page.run(READABLE).await, true);
    assert_eq!(page.text(WHY).await, "a[4]=5，a[6]=3：|5−3| == 6−4");
    // An assignment shows its result, and the line above keeps what it gave.
    page.visit("program=recursive-check&n=4&step=15").await;
    assert_eq!(
        values(&page).await,
        json!([
            [11, "k = 2", false],
            [13, "j = 1", false],
            [14, "a[2] = 1", false]
        ])
    );
    page.end().await;
}

#[tokio::test]
async fn values_are_read_out_once() {
    let page = Page::open("program=iterative&n=8&step=64323").await;
    let spoken = page
        .run(
            "return [...document.querySelectorAll('.ln')].map(line => {
                const copy = line.cloneNode(true);
                copy.querySelectorAll('[aria-hidden=true]').forEach(e => e.remove());
                return copy.textContent;
            }).slice(3, 6)",
        )
        .await;
    assert_eq!(
        spoken,
        json!([
            "4def check(k):",
            "5    for i in range(1, k):",
            "6        if a[i] == a[k] or abs(a[i] - a[k]) == k - i:has just run: 2 == 2",
        ])
    );
    page.end().await;
}

#[tokio::test]
async fn nothing_moves_when_values_and_second_lines_come_and_go() {
    let page = Page::open("program=recursive-check&n=8&size=line").await;
    let places = "
        const top = s => document.querySelector(s).getBoundingClientRect().top;
        const list = document.querySelector('.listing');
        return [list.scrollHeight, list.scrollWidth, top('.ln:last-child'), top('.board'),
            top('.lead'), top('.output'), top('.stack'), top('.transport')]";
    page.keys([FORWARD; 6]).await;
    page.until_position(6).await;
    let at_rest = page.run(places).await;
    for position in 7..=60 {
        page.keys([FORWARD]).await;
        page.until_position(position).await;
        assert_eq!(page.run(places).await, at_rest, "at {position}");
    }
    page.end().await;
}

#[tokio::test]
async fn the_running_check_shows_its_comparisons_line_by_line() {
    let page =
        Page::open("program=iterative&n=8&step=64323&size=line&lang=zh&listing=python").await;
    let rows = "return [...document.querySelectorAll('.ledger tbody tr')].map(row =>
        [...row.children].map(cell => cell.textContent).join(' ') + (row.className && ' ' + row.className))";
    assert_eq!(
        page.text("#h-check").await,
        "check(6) 第 6 行与前面各行逐一比较"
    );
    assert_eq!(
        page.run(rows).await,
        json!([
            "1 4 否 |4−3|=1 5 不冲突",
            "2 1 否 |1−3|=2 4 不冲突",
            "3 8 否 |8−3|=5 3 不冲突",
            "4 5 否 |5−3|=2 2 冲突 is-hit",
            "5 7 未比较 is-todo",
        ])
    );
    page.keys(['2']).await;
    page.until(
        "only line by line",
        "return !document.querySelector('#h-check')",
    )
    .await;
    page.visit("program=recursive-check&n=4&step=46&size=line&lang=en")
        .await;
    assert_eq!(
        page.run(rows).await,
        json!(["1 1 no |1−2|=1 2 free", "2 3 compared next is-now"])
    );
    assert_eq!(page.text(WHY).await, "");
    page.keys([FORWARD]).await;
    page.until_position(47).await;
    assert_eq!(
        page.run(rows).await,
        json!(["1 1 no |1−2|=1 2 free", "2 3 no |3−2|=1 1 conflict is-hit"])
    );
    // It has returned with this step, and with the next there is none to show.
    page.keys([FORWARD]).await;
    page.until_position(48).await;
    assert_eq!(page.texts(".ledger tbody tr").await.len(), 2);
    page.keys([FORWARD]).await;
    page.until_position(49).await;
    assert_eq!(page.text("#h-check").await, "check is not running");
    page.visit("program=recursive-marks&n=4&step=46&size=line")
        .await;
    assert_eq!(
        page.run("return !document.querySelector('#h-check')").await,
        true
    );
    page.end().await;
}
