//! What is said where of the first solution, of permutations and of the formula: as in
//! the table of all programs.

use queenscope_solver::ProgramId::{self, *};

const END: u64 = u64::MAX;

/// The table.
pub const ROWS: &[(ProgramId, u8, u64, &str, &str)] = &[
    (
        RecursiveFirst,
        4,
        65,
        "place(3) returns False to place(2): row 3 has no column left.",
        "place(3) 向 place(2) 返回 False：第 3 行已无列可试。",
    ),
    (
        RecursiveFirst,
        4,
        219,
        "place(5): every row has its queen, so True goes up.",
        "place(5)：各行都已有皇后，返回 True，逐层上传。",
    ),
    (
        RecursiveFirst,
        4,
        220,
        "place(4) passes True on to place(3).",
        "place(4) 把 True 传给 place(3)。",
    ),
    (
        RecursiveFirst,
        4,
        223,
        "place(1) passes True on to the main program.",
        "place(1) 把 True 传给主程序。",
    ),
    (
        RecursiveFirst,
        4,
        END,
        "The first solution is enough: the search ends here.",
        "只求一个解：已找到，搜索到此结束。",
    ),
    (
        RecursiveFirst,
        3,
        END,
        "Exhausted after 18 tries: 3 queens have no solution.",
        "试探 18 次后搜索完毕：3 皇后无解。",
    ),
    (
        Permutation,
        4,
        300,
        "Row 3 against row 2: columns |4 − 1| = 3 apart, rows 3 − 2 = 1 apart: no common diagonal.",
        "第 3 行与第 2 行比较：列差 |4−1|=3，行差 3−2=1，不在同一斜线上。",
    ),
    (
        Permutation,
        3,
        19,
        "Row 2 keeps its column 2: it swaps with itself.",
        "第 2 行与自己交换，仍在第 2 列。",
    ),
    (
        Permutation,
        3,
        30,
        "Permutation 1 of 6, 1 2 3: two queens share a diagonal.",
        "第 1 个排列（共 6 个）1 2 3：有两个皇后在同一斜线上。",
    ),
    (
        Permutation,
        3,
        32,
        "Swap back: row 3 with itself.",
        "换回来：第 3 行与自己。",
    ),
    (
        Permutation,
        3,
        36,
        "Rows 2 and 3 swap their columns.",
        "第 2 行与第 3 行交换所在的列。",
    ),
    (
        Permutation,
        4,
        END,
        "Everything has been tried. 2 solutions, 1 of them fundamental.",
        "所有可能均已试过，共 2 个解，其中本质不同的 1 个。",
    ),
    (
        Formula,
        8,
        9,
        "i = 1: row 1 takes column (2 · 1 + 4 − 3) mod 8 + 1 = 4.",
        "i=1：第 1 行放在第 (2×1+4−3) mod 8+1=4 列。",
    ),
    (
        Formula,
        8,
        10,
        "i = 1: row 8 + 1 − 1 = 8 takes column 8 + 1 − 4 = 5, half a turn from row 1.",
        "i=1：第 8+1−1=8 行放在第 8+1−4=5 列，与第 1 行旋转 180° 相对。",
    ),
    (
        Formula,
        5,
        13,
        "i = 2: row 2 takes column 2 · 2 = 4.",
        "i=2：第 2 行放在第 2×2=4 列。",
    ),
    (
        Formula,
        5,
        14,
        "i = 2: row 2 + 2 = 4 takes column 2 · 2 − 1 = 3.",
        "i=2：第 2+2=4 行放在第 2×2−1=3 列。",
    ),
    (
        Formula,
        5,
        17,
        "n = 5 is odd: the last queen stands in the corner, row 5, column 5.",
        "n=5 是奇数：最后一个皇后放在角上，即第 5 行第 5 列。",
    ),
    (
        Formula,
        5,
        END,
        "A solution without any search. There is one for every n but 2 and 3.",
        "不经搜索就得到一个解。除 2 和 3 外，每个 n 都有这样的解。",
    ),
    (
        Formula,
        2,
        END,
        "2 queens have no solution. The formula gives one for every n but 2 and 3.",
        "2 皇后无解。除 2 和 3 外，构造法对每个 n 都给出一个解。",
    ),
    (
        Permutation,
        3,
        57,
        "Swap back: rows 2 and 3.",
        "换回来：第 2 行与第 3 行。",
    ),
    (
        Permutation,
        4,
        312,
        "Solution 1. On to the next permutation.",
        "第 1 个解。继续检验下一个排列。",
    ),
];
