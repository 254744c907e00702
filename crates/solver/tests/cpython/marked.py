"""The events of every position, by another way than the machine's: the marks of a program are woven into its syntax
tree as calls, and CPython runs it. For programs whose marks cannot go wrong, that is, those of the course.

The text of a position is what was made true by the step that led to it, in order: `place 5 6`, `compare 5 2`,
`conflict 5 3 2` (row, column, row of the other queen), `solution 2 4 1 3`, joined by `; `.
"""
import ast
import re

from tracing import FILE, Run

LINES = {"column": lambda row, column: column, "diagonal": lambda row, column: row - column}
LINES["antidiagonal"] = lambda row, column: row + column


def marks_of(source):
    """For each line its events, as (when, call); for each marker array the kind of its lines, and the cells' shift."""
    events, markers = {}, {}
    for number, line in enumerate(source.splitlines(), 1):
        code, _, comment = line.partition("#:")
        declared = re.fullmatch(r" marker (\w+)\(x(?: - (\w+))?\)", comment)
        if declared:
            markers[code.split()[0]] = declared.groups()
        elif comment:
            items = re.findall(r"(?:(then|else) )?([a-z-]+)\((.*?)\)(?=;|$)", comment)
            events[number] = [(when, f"__fire({name!r}, {told})") for when, name, told in items]
    return events, markers


class Weaver(ast.NodeTransformer):
    """Puts a call for each event into a tree. Calls stand on their mark's line, so that no line is reported anew."""

    def __init__(self, events, markers):
        self.events, self.markers = events, markers

    def fire(self, node, *whens):
        return self.calls(node, [call for when, call in self.events.get(node.lineno, []) if when in whens])

    def calls(self, node, texts):
        made = [ast.parse(text).body[0] for text in texts]
        for part in [part for statement in made for part in ast.walk(statement)]:
            part.lineno = part.end_lineno = node.lineno
            part.col_offset = part.end_col_offset = node.col_offset
        return made

    def visit_branch(self, node):
        self.generic_visit(node)
        node.body = self.fire(node, "", "then") + node.body
        node.orelse = self.fire(node, "", "else") + node.orelse
        return node

    visit_If = visit_While = visit_For = visit_branch

    def visit_Assign(self, node):
        name = getattr(node.targets[0], "id", None)
        if name in self.markers:
            kind, shift = self.markers[name]
            made = self.calls(node, [f"__marker({kind!r}, {shift or 0})"])[0].value
            made.args.insert(0, node.value)
            node.value = made
        return [node, *self.fire(node, "")]

    def visit_plain(self, node):
        return [node, *self.fire(node, "")]

    visit_AugAssign = visit_plain

    def visit_Expr(self, node):
        """A board is presented by a print that contains `*a[1:]`."""
        after = self.fire(node, "")
        if "*a[1:]" in ast.unparse(node):
            after += self.calls(node, ["__presented(*a[1:])"])
        return [node, *after]


class Marker(list):
    """A marker array: its cells know their lines."""

    def __init__(self, run, cells, kind, shift):
        super().__init__(cells)
        self.run, self.kind, self.shift = run, kind, shift

    def __getitem__(self, index):
        if isinstance(index, int):
            self.run.read(self.kind, index - self.shift)
        return super().__getitem__(index)


class Marked(Run):
    """A run whose positions read as their events."""

    def compiled(self, source):
        self.told, self.queens, self.blocking = [], {}, None
        self.n = int(re.match(r"n = (\d+)\n", source)[1])
        helpers = self.globals["__builtins__"]
        helpers.update(__fire=self.fire, __presented=self.presented, bit=lambda x: (x & -x).bit_length())
        helpers["__marker"] = lambda cells, kind, shift: Marker(self, cells, kind, shift)
        return compile(Weaver(*marks_of(source)).visit(ast.parse(source)), FILE, "exec", dont_inherit=True)

    def note(self, line, rest):
        super().note(line, "; ".join(self.told))
        self.told = []

    def fire(self, kind, *told):
        row = told[0] if told else None
        if kind == "candidate":
            told = self.globals["a"][1:]
        elif kind == "solution":
            return self.presented(*(self.queens.get(row, 0) for row in range(1, self.n + 1)))
        elif kind == "conflict" and len(told) == 2:
            told = *told, self.blocking or self.attacking(*told)
        elif kind == "backtrack":
            told = told[:1] if row <= self.n else ()  # the second says where the search goes; beyond n it is no row
        self.told.append(" ".join(map(str, (kind, *told))))
        if kind == "try":
            self.blocking = None
        if kind in ("place", "put"):
            self.queens[row] = told[1]
        elif kind in ("try", "backtrack", "remove"):
            self.queens.pop(row, None)

    def attacking(self, row, column):
        """The first row whose queen shares a line with a square."""
        here = [line(row, column) for line in LINES.values()]
        rows = [other for other, there in sorted(self.queens.items()) if other != row and any(
            mine == line(other, there) for mine, line in zip(here, LINES.values()))]
        return rows[0] if rows else None

    def read(self, kind, line):
        """A marker is looked at: the first of them on whose line a queen stands is what blocks a square."""
        if self.blocking is None:
            on_it = [row for row, column in self.queens.items() if LINES[kind](row, column) == line]
            self.blocking = on_it[0] if on_it else None

    def presented(self, *board):
        if all(len({line(row, column) for row, column in enumerate(board)}) == self.n for line in LINES.values()):
            self.told.append(" ".join(map(str, ("solution", *board))))
