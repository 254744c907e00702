//! Texts of the greatest size and depth: each is answered at once and in
//! little stack, as the page and its wasm need.

use std::{
    fmt::Write,
    thread,
    time::{Duration, Instant},
};

use queenscope_lang::{MAXIMUM_NESTING, MAXIMUM_SOURCE, check};

/// The longest that a text may take, with room for a busy machine. Each takes
/// some hundredths of a second; work that grows with the square of the size
/// would take many times this.
const AT_ONCE: Duration = Duration::from_secs(1);

/// Less than the 1 MB that wasm has, and the page needs some of that. Built
/// without any optimisation the crate needs 3 MB: the workspace optimises it a
/// little in every profile.
const STACK: usize = 768 * 1024;

/// As much of the repeated text as there is room for below the prelude. `@` in
/// it becomes a number that counts up.
fn filled(prelude: &str, text: &str) -> String {
    halves(prelude, text, "")
}

/// The same with two texts, the second below all of the first.
fn halves(prelude: &str, first: &str, second: &str) -> String {
    let mut source = prelude.to_owned();
    let mut behind = String::new();
    for number in 0.. {
        let number = number.to_string();
        let (first, second) = (first.replace('@', &number), second.replace('@', &number));
        if source.len() + behind.len() + first.len() + second.len() > MAXIMUM_SOURCE {
            break;
        }
        source += &first;
        behind += &second;
    }
    source + &behind
}

fn refused() -> Vec<String> {
    let begun = |text| filled("n = 8\ndef f(p):\n    return p\nx = ", text);
    let line = |text| filled("n = 8\n", text);
    let mut texts: Vec<String> = [
        "(", "[", "{", ")", "()", "-", "not ", "f(", "a[", "f(f(1), ", "1 + ", "1 - -", "n or ",
        "n < ", "x", "1", "9", "1 ", "\"", "'x", "'", "皇", "[1, ", "max(n, ", "abs(", "x.",
        "x if ", "lambda ",
    ]
    .into_iter()
    .map(begun)
    .collect();
    texts.extend(
        [
            "\t",
            "if n:\n",
            "else:\n",
            "x = y@\n",
            "l = [0]*n\n",
            "def f():\n pass\n",
            "f@()\n",
            "x = f@()\n",
            "x@\n",
            "print('' ",
            "print(n, ",
            "x = 1  #: solution(\n",
            "n, ",
            "def f(p@, ",
            "l@ = [0]*1000\n",
            "l@ = [0]*x@\n",
        ]
        .into_iter()
        .map(line),
    );
    texts.extend([
        filled("n = 8\nx = 1  #: ", "; "),
        filled("n = 8\nx = 1  #: ", "then "),
        filled("n = 8\nx = 1  #: ", "try("),
        filled("n = 8\ndef f():\n", " global x@\n"),
        filled("n = 8\ndef f():\n", " if n:\n  return 1\n"),
        deep_chains_in_brackets(),
        branches_in_branches(),
    ]);
    texts
}

fn accepted() -> Vec<String> {
    let n = "n = 8\n";
    let mut texts: Vec<String> = [
        "\n",
        "#!\n",
        "x = @\n",
        "x@ = @\n",
        "x@,y@ = 1,2\n",
        "x@ = @\nx@ += 1\n",
        "l@ = []\n",
        "l@ = [0]*n\n",
        "l@ = [0]*n\nl@[1] = len(l@)\n",
        "l@ = []  #: marker column(x)\n",
        "def f@():\n pass\n",
        "def f@(p):\n return f@(p)\n",
        "def f@():\n global x@\n x@=1\n",
        "while n:\n break\n",
        "for i@ in range(n):\n if i@:\n  continue\n",
        "if n:\n pass\nelif n:\n pass\nelse:\n pass\n",
        "x = 1  #: solution()\n",
        "print(n, n, n)\n",
    ]
    .into_iter()
    .map(|text| filled(n, text))
    .collect();
    texts.extend([
        filled("n = 8\nx = 1  #: solution()", ";try(1,2)"),
        filled("n = 8\ndef f():\n", " x@ = 1\n"),
        filled("n = 8\ndef f():\n while True:\n", "  if n:\n   return 1\n"),
        halves(n, "x@ = 1\n", "y@ = x@\n"),
        halves(n, "x@ = x@\n", "print(x@)\n"),
        halves(n, "def f@():\n pass\n", "f@()\n"),
        halves(n, "def f@(p):\n return p\n", "x = f@(1)\n"),
        halves(
            "n = 8\nx = 0\n",
            "def f@():\n global x\n x = x + @\n",
            "f@()\nx = 1\n",
        ),
        halves(n, "l@ = [0]\n", "l@[0] = @\n"),
        halves("n = 8\ndef f():\n global x", ",x@", "\n x@ = 1"),
        calls_between_writes(),
        equal_types(),
        marker_of_many_cells(),
        deep_blocks_of_deep_expressions(),
    ]);
    texts
}

/// Many names that functions write, and many calls: with each goes what is known of the names.
fn calls_between_writes() -> String {
    let mut source = "n = 8\ndef f():\n".to_owned();
    for number in 0..1500 {
        let _ = writeln!(source, " global x{number}");
    }
    for number in 0..1500 {
        let _ = writeln!(source, " x{number} = 1");
    }
    filled(&source, "x@=1\nf()\n").replace("x1500=", "x1=")
}

/// Types that are found equal one by one, in the order that makes the longest chain.
fn equal_types() -> String {
    let mut source = "n = 8\n".to_owned();
    for number in (0..2500).rev() {
        let _ = writeln!(source, "x{}=x{number}", number + 1);
    }
    filled(&(source + "x0 = True\n"), "x2500=x2500\n")
}

/// A balanced tree of so many levels.
fn balanced(levels: usize) -> String {
    match levels {
        0 => "x".to_owned(),
        _ => format!("({0}-{0})", balanced(levels - 1)),
    }
}

/// As many cells as there may be, and a long declaration of what they stand for.
fn marker_of_many_cells() -> String {
    format!(
        "n = 8\na = [0] * 100000  #: marker column(x + {})\n",
        balanced(13)
    )
}

/// In each bracket a chain of every kind of operator, each as long as the depth
/// allows: counted one by one they would make a tree thousands of levels high.
fn deep_chains_in_brackets() -> String {
    let mut expression = "1".to_owned();
    for depth in (1..MAXIMUM_NESTING).rev() {
        let mut longer = expression.clone();
        for operator in ["*", "+", "<<", "&", "^", "|"] {
            longer += &format!("{operator}1").repeat(MAXIMUM_NESTING - depth);
        }
        if longer.len() > MAXIMUM_SOURCE / 2 {
            break;
        }
        expression = format!("({longer})");
    }
    format!("n = 8\nx = {expression}\n")
}

/// Every branch holds the next chain of branches: to CPython all of them are levels.
fn branches_in_branches() -> String {
    let mut source = "n = 8\n".to_owned();
    for depth in 0..30 {
        let indent = " ".repeat(depth);
        let _ = write!(source, "{indent}if n:\n{indent} pass\n");
        source += &format!("{indent}elif n:\n{indent} pass\n").repeat(30);
        let _ = writeln!(source, "{indent}else:");
    }
    source + &" ".repeat(30) + "pass\n"
}

/// The deepest that is allowed, in both ways at once.
fn deep_blocks_of_deep_expressions() -> String {
    let mut source = "n = 8\ndef f(p):\n return p\n".to_owned();
    let (open, close) = ("f(-".repeat(31), ")".repeat(31));
    for depth in 0..MAXIMUM_NESTING {
        let _ = writeln!(source, "{}if {open}n{close}:", " ".repeat(depth));
    }
    let _ = writeln!(source, "{}n = {open}n{close}", " ".repeat(MAXIMUM_NESTING));
    source
}

/// What is said of a text, in the stack of wasm and within the time.
fn answer(source: String) -> Result<(), String> {
    let start = Instant::now();
    let name = source.chars().take(40).collect::<String>();
    let length = source.len();
    assert!(length <= MAXIMUM_SOURCE, "{length} bytes: {name}");
    let small = thread::Builder::new().stack_size(STACK);
    let answer = small.spawn(move || {
        let checked = check(&source);
        // A tree is walked when it is copied, compared and dropped, too.
        assert_eq!(checked, checked.clone());
        checked.map(drop).map_err(|error| error.to_string())
    });
    let answer = answer
        .expect("a thread starts")
        .join()
        .expect("the checks do not panic");
    let took = start.elapsed();
    assert!(took < AT_ONCE, "{took:?} for {length} bytes: {name}");
    answer
}

#[test]
fn the_greatest_texts_are_answered_at_once() {
    for source in accepted() {
        let name = source.chars().take(40).collect::<String>();
        assert_eq!(answer(source), Ok(()), "{name}");
    }
    for source in refused() {
        let name = source.chars().take(40).collect::<String>();
        assert!(answer(source).is_err(), "{name} is accepted");
    }
}
