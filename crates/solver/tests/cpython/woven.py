"""Where, and why, a run of ours must stop although CPython goes on: our integers have 64 bits, the number of frames
is limited, and an index or a bound below 0 is an error. The checks are woven into the syntax tree, so that nothing of the machine
is used; lines, and with them the events of sys.settrace, stay as they are.
"""
import ast
import copy
import operator

from tracing import FILE, Run

LARGEST = 2**63 - 1  # and as far below 0
MOST_FRAMES = 500

OPERATORS = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mult": operator.mul,
    "FloorDiv": operator.floordiv,
    "Mod": operator.mod,
    "LShift": operator.lshift,
    "RShift": operator.rshift,
    "BitAnd": operator.and_,
    "BitOr": operator.or_,
    "BitXor": operator.xor,
}


def checked(value):
    if abs(value) > LARGEST:
        raise OverflowError
    return value


def binary(name, left, right):
    if name == "LShift" and left != 0 and right > 64:
        raise OverflowError  # before a huge number is made
    return checked(OPERATORS[name](left, right))


def index(value):
    if value < 0:
        raise IndexError
    return value


def bounds(first, last):
    for value in (first, last):
        if value is not None:
            index(value)
    return slice(first, last)


def call(name, node, *arguments):
    """A call of a helper in the place of a node."""
    return ast.copy_location(ast.Call(ast.Name(name, ast.Load()), list(arguments), []), node)


class Weaver(ast.NodeTransformer):
    """Puts the checks into a tree."""

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.left, ast.List):
            return node
        return call("__binary", node, ast.Constant(type(node.op).__name__), node.left, node.right)

    def visit_UnaryOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            return node
        return call("__checked", node, node)

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if isinstance(node.slice, ast.Slice):
            first, last = node.slice.lower, node.slice.upper
            node.slice = call("__bounds", node, first or ast.Constant(None), last or ast.Constant(None))
        else:
            node.slice = call("__index", node.slice, node.slice)
        return node

    def visit_AugAssign(self, node):
        """`a[i] += x` in plain assignments, all on the line of the statement, in Python's order: a, i, a[i], x."""
        made, target = [], node.target
        if isinstance(target, ast.Subscript):
            made.append(assign(variable("__list"), target.value))
            made.append(assign(variable("__at"), target.slice))
            target = ast.Subscript(ast.Name("__list", ast.Load()), ast.Name("__at", ast.Load()), ast.Store())
        old = copy.deepcopy(target)
        old.ctx = ast.Load()
        made.append(assign(variable("__old"), old))
        made.append(assign(target, ast.BinOp(ast.Name("__old", ast.Load()), node.op, node.value)))
        return [self.visit(ast.copy_location(statement, node)) for statement in made]


def assign(target, value):
    return ast.Assign([target], value)


def variable(name):
    return ast.Name(name, ast.Store())


class Woven(Run):
    """A run with the checks."""

    def compiled(self, source):
        self.globals["__builtins__"].update(__binary=binary, __bounds=bounds, __checked=checked, __index=index)
        tree = ast.fix_missing_locations(Weaver().visit(ast.parse(source)))
        return compile(tree, FILE, "exec", dont_inherit=True)

    def before_call(self):
        if len(self.frames) == MOST_FRAMES:
            # An exception out of a trace function ends the tracing, so that it would not be reported.
            self.stop("frames")
            raise RecursionError
