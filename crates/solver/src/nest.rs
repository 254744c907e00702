//! The programs whose text depends on the board: as many nested loops as there
//! are rows, as the paper writes them out for eight.

use crate::board::BoardSize;

const HEADER: &str = "\
a = [0] * (n + 1)

";

const COMPARE: &str =
    "if a[i] == a[k] or abs(a[i] - a[k]) == k - i:  #: compare(k, i); then conflict(k, a[k], i)";

/// n nested loops around one test of the complete board: nⁿ candidates.
pub(crate) fn blind(n: BoardSize) -> String {
    let mut text = format!(
        "n = {n}\n{HEADER}\
def check_all():
    for k in range(2, n + 1):
        for i in range(1, k):
            {COMPARE}
                return False
    return True

"
    );
    let mut indent = String::new();
    for row in 1..=n.get() {
        text +=
            &format!("{indent}for a[{row}] in range(1, n + 1):  #: then put({row}, a[{row}])\n");
        indent += "    ";
    }
    text += &format!("{indent}if check_all():  #: candidate()\n{indent}    print(*a[1:])\n");
    text
}

/// n nested loops, each followed by a check: the same search pruned.
pub(crate) fn enumeration(n: BoardSize) -> String {
    let mut text = format!(
        "n = {n}\n{HEADER}\
def check(k):
    for i in range(1, k):
        {COMPARE}
            return False
    return True

for a[1] in range(1, n + 1):  #: then try(1, a[1]); then place(1, a[1]); else backtrack(1)
"
    );
    let mut indent = String::from("    ");
    for row in 2..=n.get() {
        text += &format!(
            "{indent}for a[{row}] in range(1, n + 1):  #: then try({row}, a[{row}]); else backtrack({row})\n\
             {indent}    if not check({row}):  #: else place({row}, a[{row}])\n\
             {indent}        continue\n"
        );
        indent += "    ";
    }
    text += &format!("{indent}print(*a[1:])\n");
    text
}
