//! Accepted texts: tricky snippets, and the programs of the papers.

/// What every snippet may use: integers, truth values, lists and functions of both kinds.
pub const PRELUDE: &str = "n = 8
a = [0] * (n + 1)
b = [True] * n
x, y = 3, -4
k = 1
c = x < y
def f(p):
    return p + 1
def g(p, q):
    return p < q
def h():
    pass
";

/// Every one is an integer; with the numbers and names of the prelude.
const INTEGERS: &[&str] = &[
    "k - x - y",
    "a[1] - (x - y)",
    "-a[1] // x % y << 1 & 2 | 3 ^ 4",
    "-5 % 3",
    "-(5 % 3)",
    "- 5 // 2",
    "~x + 1",
    "~(x + 1)",
    "-~-x",
    "- - -x",
    "+x - +y",
    "x--y",
    "x+-+~y",
    "x * -y",
    "x // y // 2",
    "x // (y // 2)",
    "x * y % 3 * 4 // 5",
    "x % 3 % 2",
    "1 << 2 << 3",
    "1 << (2 << 3)",
    "256 >> 1 << 2 >> 3",
    "1 + 2 << 3 + 4",
    "1 << 2 + 3",
    "x & y | x ^ y",
    "x | y & x ^ y | 1",
    "x ^ y & 3 ^ 4",
    "x & y + 1",
    "x | 1 << 2",
    "((x))",
    "( ( x ) ) + ( y )",
    "(x + y) * (x - y)",
    "(x)+(y)",
    "a[a[a[1]]]",
    "a [ 1 ]",
    "a[(1)]",
    "a[-1]",
    "a[x - y]",
    "abs(-x)",
    "abs (x) - abs( (y), )",
    "min(x, y, 1, 2)",
    "max(min(x, y), -abs(x))",
    "len(a) - len (b)",
    "f(f(x) * 2)",
    "f((x))",
    "f(x,)",
    "9223372036854775807 - 0 - 00",
];

/// Every one is a condition; not all are truth values.
const CONDITIONS: &[&str] = &[
    "not x == y",
    "not (x == y)",
    "not not x",
    "not x < y and not y < x",
    "x or y and not c",
    "(x or y) and not c",
    "x and y or c and k",
    "x and (y or c) and k",
    "x or (y or (c or k))",
    "((x or y) or c) or k",
    "not (x and y)",
    "(not x) == (not y)",
    "(x < y) == (y < x)",
    "(x == y) != c",
    "x == y or x == -y or x != y",
    "x < y + 1 << 2",
    "x & 1 == y",
    "x | y < x ^ y",
    "-x < -y",
    "x>=y",
    "x<-y",
    "(x<=y)",
    "b[x] and b[y] or g(x, y)",
    "not b[f(x)]",
    "c == True",
    "True and not False",
    "1",
    "not 0",
    "c and (x)",
    "not(x)or(y)",
    "(((((c)))))",
    "x == y and(c)or not(c)",
];

/// Statements of the top level.
const STATEMENTS: &[&str] = &[
    "x=-y",
    "x =y   # a comment; with = and (",
    "x = 1 #:solution( ) ; candidate()",
    "x, y = y, x",
    "x , a[ 1 ]=a[1], (x)",
    "a[x], a[y] = a[y], a[x]",
    "x, x = 1, 2",
    "a[1] = a[2]",
    "a [f(1)]= 3",
    "x += y - 1",
    "x -= -y",
    "x *= y + 1",
    "x //= 2",
    "x %= 3",
    "x <<= 1",
    "x >>= 1",
    "x &= y",
    "x |= 1 | 2",
    "x ^= y",
    "a[x] += a[y]",
    "x =+ 1",
    "x = y -- 1",
    "d = [1, x, -3, (4)]",
    "d = [1,]",
    "d = []",
    "d = [c, x < y, not x]",
    "d=[0]*n",
    "d = [0] * len(a)",
    "d = [0] * -n",
    "d = [x] * (2 * n + 1)  #: marker antidiagonal( x )",
    "d = [0] * (2 * n)  #: marker diagonal(x - n)",
    "d = [0] * (2 * n)  #: marker diagonal(-n + 2 * x - (x + 1) + 1)",
    "m = n\nm += 1\nm, o = m + 1, m\nd = [0] * (m * o)",
    "f(1)",
    "h()",
    "g (1, y,)",
    "print()",
    "print(x)",
    "print (x , y,)",
    "print('it is', x, \"isn't\", c, not x, x == y, '')",
    "print('皇后 🎉', x, '#: no mark')  # 皇后",
    "print('皇后', f(x)) #: solution()",
    "print(*a[1:])",
    "print(x, * a [ 1 : n + 1 ], *b[:], *a[:x], 'end')",
    "pass",
    "if x: # why\n  pass",
    "if(x):\n        pass\nelif(y) :\n pass\nelse :\n    x = 1",
    "if x:\n    if y:\n        pass\n    else:\n        pass\nelse:\n    pass",
    "if x:\n    pass\nelse:\n    if y:\n        pass\n    elif c:\n        pass",
    "if x:\n    pass\n\n# a comment\n        # another\n    x = 1\n  # a third\nx = 2",
    "if x:\n    pass\nif y:\n    pass",
    "while True:\n    break",
    "while x < 3:  #: then try(x, y); else backtrack(x); solution()\n    x = x + 1\n    continue",
    "while 1:\n    while 0:\n        break\n    break",
    "for i in range(n):\n    pass",
    "for i in range(1, n + 1):\n    print(i)\n    break",
    "for i in range(n, -1, -2,):\n    continue",
    "for a[x] in range(n):\n    pass",
    "for a [ x + 1 ]in range (n):\n    for i in range(a[x]):\n        pass",
    "def u():\n    return",
    "def u(p, q,):\n    return g(p, q)",
    "def u ( ) :\n    global x, z\n    global y\n    x = 1\n    z = y\n    y = 2",
    "def u():\n    global n\n    pass",
    "def u():\n    a[1] = 3\n    x = 2\n    return x",
    "def u(a):\n    return a + 1",
    "def u(x):\n    if x:\n        return True\n    elif y:\n        return not x\n    else:\n        return False",
    "def u():\n    while True:\n        if x:\n            return 1",
    "def u(p):\n    while True:\n        for i in range(p):\n            break\n        if p:\n            return p\n        p -= 1",
    "def u(p):\n    if p < 1:\n        return 1\n    return p * u(p - 1)",
    "def u(p):\n    return v(p)\ndef v(p):\n    return not u(p)",
    "def u():\n    return w\nw = 3",
    "match = 1\ncase = match\n_ = case\n_x1 = _",
    "false = 1\nTRUE = false\nPrint = 2\nthen = 3\nmod = then",
    "bit = 1\nmarker = bit  #: try(bit(bit), bit)",
    "x = 1\r\nif x:\r\n    pass\r",
    "#!/usr/bin/python3 # coding: latin-1\n#coding: latin-1",
    "   \n\n  # only blanks\n   ",
];

/// First lines: a comment about the encoding of the text, as CPython reads it.
const BEGINNINGS: &[&str] = &[
    "# -*- coding: utf-8 -*-\n",
    "#!/usr/bin/env python3\n# vim: set fileencoding=UTF_8 :\n",
    "# encoding = nothing\n",
    "# coding:\n# Coding: Alice\n",
    "\n\n# coding: Alice\n",
    "# 八皇后\n\n",
];

/// Every snippet as a program.
pub fn snippets() -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for integer in INTEGERS {
        texts.push(format!(
            "{PRELUDE}x = {integer}\nprint({integer}, ({integer}))"
        ));
        texts.push(format!(
            "{PRELUDE}a[{integer}] += f({integer}) * ({integer}) - {integer}"
        ));
    }
    for condition in CONDITIONS {
        texts.push(format!("{PRELUDE}while {condition}:\n    x = 1"));
        texts.push(format!(
            "{PRELUDE}if x:\n    x = 1\nelif not ({condition}) and {condition}:\n    x = 2"
        ));
    }
    texts.extend(
        STATEMENTS
            .iter()
            .map(|statement| format!("{PRELUDE}{statement}")),
    );
    texts.extend(
        BEGINNINGS
            .iter()
            .map(|beginning| format!("{beginning}{PRELUDE}")),
    );
    texts
}

/// The programs of the papers.
pub fn programs() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../solver/programs");
    let entries = std::fs::read_dir(folder).expect(folder);
    let paths = entries.map(|entry| entry.expect(folder).path());
    paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "py"))
        .map(|path| std::fs::read_to_string(path).expect(folder))
        .collect()
}
