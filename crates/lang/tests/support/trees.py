"""Prints the syntax tree of each source text of the standard input, where a null character stands between two of
them: one line a text, in the form of canonical.rs. A text that Python refuses gives a line that begins with "error".
"""

import ast
import sys

UNARY = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~", ast.Not: "not"}
BINARY = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.LShift: "<<", ast.RShift: ">>",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}
COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
LOGIC = {ast.And: "and", ast.Or: "or"}


class Printer:
    def __init__(self, source):
        self.lines = source.decode().split("\n")

    def column(self, line, offset):
        """Python counts bytes from 0, we count characters from 1."""
        return len(self.lines[line - 1].encode()[:offset].decode()) + 1

    def start(self, node):
        return f"{node.lineno}:{self.column(node.lineno, node.col_offset)}"

    def span(self, node):
        return f"{self.start(node)}-{self.column(node.end_lineno, node.end_col_offset)}"

    def name(self, node):
        text = node.arg if isinstance(node, ast.arg) else node.id
        return f"{text}@{self.span(node)}"

    def expression(self, node):
        match node:
            case ast.BoolOp(op, values):
                folded = self.expression(values[0])
                for value in values[1:]:
                    folded = f"({LOGIC[type(op)]} {folded} {self.expression(value)})"
                return folded
            case ast.Constant(bool() | int() as value):
                inner = f"{value}"
            case ast.Name(name):
                inner = name
            case ast.Subscript(list, index):
                inner = f"(cell {self.name(list)} {self.expression(index)})"
            case ast.UnaryOp(op, operand):
                inner = f"({UNARY[type(op)]} {self.expression(operand)})"
            case ast.BinOp(left, op, right):
                inner = f"({BINARY[type(op)]} {self.expression(left)} {self.expression(right)})"
            case ast.Compare(left, [op], [right]):
                inner = f"({COMPARE[type(op)]} {self.expression(left)} {self.expression(right)})"
            case ast.Call(ast.Name("abs" | "min" | "max" as name), arguments, []):
                inner = f"({name}{self.several(arguments)})"
            case ast.Call(ast.Name("len"), [list], []):
                inner = f"(len {self.name(list)})"
            case ast.Call(function, arguments, []):
                inner = f"(call {self.name(function)}{self.several(arguments)})"
            case _:
                raise AssertionError(f"no expression of the language: {ast.dump(node)}")
        return f"{inner}@{self.span(node)}"

    def several(self, nodes):
        return "".join(" " + self.expression(node) for node in nodes)

    def target(self, node):
        return self.name(node) if isinstance(node, ast.Name) else self.expression(node).rsplit("@", 1)[0]

    def item(self, node):
        match node:
            case ast.Constant(str() as text):
                return f"text:{text.encode().hex()}"
            case ast.Starred(ast.Subscript(list, ast.Slice(first, last, None))):
                bounds = ["_" if bound is None else self.expression(bound) for bound in (first, last)]
                return f"(slice {self.name(list)} {' '.join(bounds)})"
        return self.expression(node)

    def block(self, statements):
        return "[" + "".join(self.statement(statement) for statement in statements) + "]"

    def is_elif(self, nodes):
        match nodes:
            case [ast.If(lineno=line, col_offset=offset)]:
                return self.lines[line - 1].encode()[offset:].startswith(b"elif")
        return False

    def conditional(self, node):
        text = f"if {self.expression(node.test)} {self.block(node.body)}"
        while self.is_elif(node.orelse):
            node = node.orelse[0]
            text += f" elif@{self.start(node)} {self.expression(node.test)} {self.block(node.body)}"
        return text + (f" else {self.block(node.orelse)}" if node.orelse else "")

    def function(self, node):
        body, names = node.body, []
        while isinstance(body[0], ast.Global):
            names += body[0].names
            body = body[1:]
        parameters = " ".join(self.name(argument) for argument in node.args.args)
        return f"def {node.name} ({parameters}) global({' '.join(names)}) {self.block(body)}"

    def statement(self, node):
        match node:
            case ast.Assign([ast.Name() as name], ast.List(cells)):
                text = f"list {self.name(name)} ({self.several(cells)})"
            case ast.Assign([ast.Name() as name], ast.BinOp(ast.List([cell]), ast.Mult(), size)):
                text = f"list {self.name(name)} {self.expression(cell)} * {self.expression(size)}"
            case ast.Assign([ast.Tuple([first, second])], ast.Tuple([left, right])):
                targets = f"{self.target(first)} {self.target(second)}"
                text = f"pair {targets} = {self.expression(left)} {self.expression(right)}"
            case ast.Assign([target], value):
                text = f"{self.target(target)} = {self.expression(value)}"
            case ast.AugAssign(target, op, value):
                text = f"{self.target(target)} {BINARY[type(op)]}= {self.expression(value)}"
            case ast.Expr(ast.Call(ast.Name("print"), items, [])):
                text = "print" + "".join(" " + self.item(item) for item in items)
            case ast.Expr(ast.Call() as call):
                text = self.expression(call).rsplit("@", 1)[0]
            case ast.Pass() | ast.Break() | ast.Continue():
                text = type(node).__name__.lower()
            case ast.Return(None):
                text = "return"
            case ast.Return(value):
                text = f"return {self.expression(value)}"
            case ast.If():
                text = self.conditional(node)
            case ast.While(test, body, []):
                text = f"while {self.expression(test)} {self.block(body)}"
            case ast.For(target, ast.Call(ast.Name("range"), arguments, []), body, []):
                text = f"for {self.target(target)} in range({self.several(arguments)}) {self.block(body)}"
            case ast.FunctionDef():
                text = self.function(node)
            case _:
                raise AssertionError(f"no statement of the language: {ast.dump(node)}")
        return f"{self.start(node)} {text};"


def tree(source):
    try:
        compile(source, "program", "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return f"error {error!r}".replace("\n", " ")
    return Printer(source).block(ast.parse(source).body)


def main():
    for source in sys.stdin.buffer.read().split(b"\0"):
        print(tree(source))


main()
