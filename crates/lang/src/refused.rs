//! The English sentence for each refused form of Python: what to write instead.

use std::fmt;

use crate::error::Refused;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refused::Tab => "a tab: write spaces, four for each level of indentation",
            Refused::Semicolon => {
                "; is not needed: leave it out, and write each statement on a line of its own"
            }
            Refused::Continuation => "\\ continues a line: write the whole statement on one line",
            Refused::SuiteOnHeader => {
                "the block stands on its header's line: write it below, indented"
            }
            Refused::Docstring => "a string as a statement does nothing: write a comment with #",
            Refused::BareExpression => {
                "the value of this expression is lost: assign it to a name, print it, or call a \
                 function"
            }
            Refused::NestedDefinition => "a function inside a function: define it at top level",
            Refused::RepeatedDefinition(name) => {
                return write!(
                    f,
                    "the function {name} is already defined: choose another name"
                );
            }
            Refused::DefinitionBelow => {
                "a function is defined at top level only: move it out of the block"
            }
            Refused::LoopElse => {
                "else belongs to if here, not to a loop: use a variable that says how the loop \
                 ended"
            }
            Refused::ChainedComparison => {
                "a chained comparison: join two comparisons with and, as in 1 <= j and j <= n"
            }
            Refused::ChainedAssignment => "a chained assignment: write one assignment a line",
            Refused::NonAsciiName(name) => {
                return write!(
                    f,
                    "the name {name} has letters beyond a to z: use English letters, digits and _"
                );
            }
            Refused::StringPrefix(prefix) => {
                return write!(
                    f,
                    "{prefix} in front of a string: write a plain string and print its parts with \
                     commas, as in print(\"t\", t)"
                );
            }
            Refused::Escape => "\\ in a string: write the characters themselves",
            Refused::BuiltinName(name) => {
                return write!(f, "{name} is a builtin of Python: choose another name");
            }
            Refused::Dunder(name) => {
                return match name.as_str() {
                    "__name__" => f.write_str(
                        "there is no __name__: leave the test out and call the function at top \
                         level",
                    ),
                    name => write!(
                        f,
                        "names that begin with __ belong to Python: choose another name than \
                         {name}"
                    ),
                };
            }
            Refused::Keyword(word) => {
                return write!(
                    f,
                    "{word} is no part of this language: {}",
                    instead_of(word)
                );
            }
            Refused::RangeElsewhere => "range stands in a for loop only: write for i in range(…):",
            Refused::IterateOther => {
                "a for loop runs over range only: write for i in range(1, n + 1): and use a[i]"
            }
            Refused::StringElsewhere => {
                "a string stands alone among the things printed: print its parts with commas, as \
                 in print(\"t\", t), and use numbers elsewhere"
            }
            Refused::Number(literal) => {
                return write!(
                    f,
                    "{literal} is no plain integer: write it with the digits 0 to 9, without \
                     leading zeros"
                );
            }
            Refused::Power => "** may leave the integers: multiply, or shift as in 1 << k",
            Refused::TrueDivision => "/ leaves the integers: use // for whole division",
            Refused::MatrixProduct => "@ is no operator on integers: use *",
            Refused::Membership => "in tests no membership here: write a loop, or a list of marks",
            Refused::Identity => "is compares objects: use == or !=",
            Refused::Lambda => "lambda makes a nameless function: use def at top level",
            Refused::Conditional => "if inside an expression: write an if statement",
            Refused::Walrus => ":= assigns inside an expression: assign on a line of its own",
            Refused::Attribute => {
                ". reaches into objects and modules: make lists with their full size, set their \
                 cells, and define functions of your own"
            }
            Refused::KeywordArgument => {
                "arguments are given by position here: leave out the name and ="
            }
            Refused::DefaultArgument => "parameters have no default values: give every argument",
            Refused::Annotation => {
                "a type stands here: leave it out, with its : or ->, types are found by themselves"
            }
            Refused::Decorator => "a decorator: define the function alone",
            Refused::StarElsewhere => {
                "* unpacks in print only, and only a slice such as *a[1:]: write each value by \
                 itself"
            }
            Refused::Tuple => "a tuple: give one value, or assign a pair as in x, y = y, x",
            Refused::Dictionary => {
                "braces: a block is indented below a colon; for a dictionary or a set use a list \
                 indexed by numbers"
            }
            Refused::Comprehension => {
                "a comprehension: make the list with [0] * size and fill it in a loop"
            }
            Refused::NestedList => {
                "a list of lists: use one list and compute the index, as in h[i * n + j]"
            }
            Refused::ListElsewhere => {
                "a list is made by an assignment at top level: write name = [0] * size"
            }
            Refused::ListCopy => {
                "lists are never copied, passed or returned: work on the list itself"
            }
            Refused::SliceElsewhere => "a slice is printed only, as in print(*a[1:]): use a loop",
            Refused::NegativeStride => {
                "a slice has a first and a last index only: leave out the second colon"
            }
            Refused::SubscriptOfOther => "only a list's name has cells: write name[index]",
            Refused::NoneValue => "there is no None: use a number such as 0 or -1",
            Refused::GlobalLate => "global stands first in a function's body: move it up",
            Refused::GlobalAtTop => {
                "names at top level are global by themselves: leave the line out"
            }
            Refused::GlobalParameter(name) => {
                return write!(
                    f,
                    "{name} is a parameter and cannot be global: choose another name"
                );
            }
            Refused::AssignList(name) => {
                return write!(
                    f,
                    "{name} is a list and is never replaced: set its cells, as in {name}[1] = 0"
                );
            }
            Refused::Builtin(name) => {
                return write!(f, "{name} is no part of this language: {}", without(name));
            }
            Refused::PrintValue => "print gives no value: write it on a line of its own",
            Refused::Target => {
                "only a name or a list's cell, such as a[k], stands left of =: assign to one"
            }
            Refused::Encoding(name) => {
                return write!(
                    f,
                    "this comment tells Python that the text is encoded as {name}: leave it out"
                );
            }
            Refused::Foreign { written, write } => {
                return write!(f, "{written} is no part of Python: write {write}");
            }
        };
        f.write_str(text)
    }
}

/// What to write instead of a statement that a keyword begins.
fn instead_of(word: &str) -> &'static str {
    match word {
        "import" | "from" => "there are no modules; define the functions that you need",
        "class" => "use lists and functions",
        "try" | "except" | "finally" | "raise" | "assert" => {
            "test with if what could go wrong, and return or print what happened"
        }
        "nonlocal" => "write global",
        "del" => "set the cell to 0",
        "yield" => "print the value, or return it",
        "match" | "case" => "write if, elif and else",
        _ => "use assignments, if, while, for … in range(…), def and print",
    }
}

/// What to write instead of a call of a function of Python.
fn without(builtin: &str) -> &'static str {
    match builtin {
        "int" | "float" | "round" => "all numbers are integers, and // divides them",
        "str" | "repr" | "format" | "chr" => "print takes numbers as they are",
        "input" | "open" => "assign the number to a name",
        "list" | "tuple" | "set" | "dict" | "bytearray" => {
            "make a list at top level, as in a = [0] * (n + 1)"
        }
        "sum" | "any" | "all" | "sorted" | "map" | "filter" | "enumerate" | "zip" | "reversed" => {
            "write a loop, for … in range(…)"
        }
        "pow" => "multiply, or shift as in 1 << k",
        "divmod" => "use // and %",
        "bool" => "compare, as in x != 0",
        _ => "there are abs, min, max, len, range and print",
    }
}
