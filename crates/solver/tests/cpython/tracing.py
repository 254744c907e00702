"""One run of a program in CPython under sys.settrace, position by position, as text. Knows nothing of jobs or files.

Position p is the moment of the p-th `line` event, from 0; behind the last event comes one final position. Its text:

    LINE RAN FRAME ... > PRINTED OUTPUT [! ERROR AT]

LINE is about to run (`-` at the end), RAN has just run (`-` at position 0). A FRAME, oldest first, is `name@line` and
its variables sorted by name, as in `place@18 j=1 k=2`; for a waiting frame the line is that of its call. PRINTED counts
the lines printed so far, OUTPUT is their checksum. Where an exception ends the program, its kind and its line follow,
and the frames are those that stood when it was raised; the newest has no line. Functions and names that begin with two
underscores are no variables.
"""
import builtins
import sys

FNV_START = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
FILE = "<program>"
DEEPEST = 600  # frames; a run of ours ends long before
BUILTINS = ("abs", "len", "max", "min", "range")

sys.setrecursionlimit(10 * DEEPEST)


def fnv(text, value=FNV_START):
    """The 64-bit FNV-1a checksum of a text, or of a text behind another one whose checksum is given."""
    for byte in text.encode():
        value = ((value ^ byte) * FNV_PRIME) & 0xFFFFFFFFFFFFFFFF
    return value


class Enough(BaseException):
    """There are more positions, or more frames, than asked for."""


class Output:
    """What the program prints: a file for print."""

    def __init__(self):
        self.printed = 0
        self.checksum = FNV_START

    def write(self, text):
        self.checksum = fnv(text, self.checksum)
        self.printed += text.count("\n")

    def __str__(self):
        return f"{self.printed} {self.checksum:016x}"


def kind_of(error):
    """The contract's word for an exception."""
    text = str(error)
    for kind, fits in (
        ("index", isinstance(error, IndexError)),
        ("division", isinstance(error, ZeroDivisionError)),
        ("unset", isinstance(error, NameError)),  # UnboundLocalError is one
        ("frames", isinstance(error, RecursionError)),
        ("overflow", isinstance(error, (OverflowError, MemoryError))),
        ("shift", isinstance(error, ValueError) and "shift count" in text),
        ("range", isinstance(error, ValueError) and "range()" in text),
    ):
        if fits:
            return kind
    raise error


def variables(values):
    """The variables of a frame as text."""
    text = ""
    for name in sorted(values):
        value = values[name]
        kind = type(value)
        if (kind is int or kind is bool or kind is list) and name[:2] != "__":
            text += f" {name}={value}".replace(", ", ",")
    return text


class Run:
    """One run of a source text; `keep` is given the text of each position, `limit` of them at most.

    Afterwards `positions` says how many there were, and `error` is None or the kind of the exception that ended the
    run; `whole` is False if the limit, or the number of frames, cut it short.
    """

    def __init__(self, source, limit, keep):
        self.limit, self.keep = limit, keep
        self.positions, self.error, self.whole = 0, None, True
        self.output = Output()
        self.ran = "-"
        self.frames = []  # the active frames, oldest first
        self.reported = []  # the line that each of them has reported last
        self.waiting = []  # the text of each but the newest: what is local to a waiting frame cannot change
        self.end = None  # the text of the final position, once an exception has been raised
        self.globals = {"__builtins__": {name: getattr(builtins, name) for name in BUILTINS}}
        self.globals["__builtins__"]["print"] = lambda *values: print(*values, file=self.output)
        code = self.compiled(source)
        before = sys.gettrace()
        sys.settrace(self.trace)
        try:
            exec(code, self.globals)
            self.end = f"<module>@-{variables(self.globals)} > {self.output}"
        except Enough:
            self.whole = False
        except Exception:
            if self.end is None:
                raise
        finally:
            sys.settrace(before)
        if self.whole:
            try:
                self.note("-", self.end)
            except Enough:
                self.whole = False

    def compiled(self, source):
        """The code to run."""
        return compile(source, FILE, "exec", dont_inherit=True)

    def note(self, line, rest):
        """Keeps the text of the next position."""
        if self.positions == self.limit:
            raise Enough
        self.positions += 1
        self.keep(f"{line} {self.ran} {rest}")
        self.ran = line

    def state(self, line):
        """The frames and the output; the line is the newest frame's."""
        frame = self.frames[-1]
        if len(self.frames) == 1:
            return f"<module>@{line}{variables(self.globals)} > {self.output}"
        text = f"<module>@{self.frames[0].f_lineno}{variables(self.globals)}{''.join(self.waiting[1:])}"
        return f"{text} {frame.f_code.co_name}@{line}{variables(frame.f_locals)} > {self.output}"

    def trace(self, frame, event, argument):
        """What CPython calls at every event."""
        if event == "line":
            line = frame.f_lineno
            # CPython 3.12 reports a line anew after the call in `x = y or f()`. In the subset no frame rightly
            # reports one line twice in a row, since the body of a loop has lines of its own.
            if self.reported[-1] != line:
                self.reported[-1] = line
                self.note(line, self.state(line))
        elif event == "call":
            if frame.f_code.co_filename != FILE:
                return None
            if self.frames:
                self.before_call()
                caller = self.frames[-1]
                self.waiting.append(f" {caller.f_code.co_name}@{caller.f_lineno}{variables(caller.f_locals)}")
            self.frames.append(frame)
            self.reported.append(None)
        elif event == "return" and self.end is None:
            self.frames.pop()
            self.reported.pop()
            if self.frames:
                self.waiting.pop()
        elif event == "exception" and self.end is None:
            # The first report comes from the frame that raised the exception, before any frame is left.
            self.stop(kind_of(argument[1]))
        return self.trace

    def stop(self, kind):
        """Notes how things stood when an exception was raised."""
        self.error = kind
        self.end = f"{self.state('-')} ! {kind} {self.frames[-1].f_lineno}"

    def before_call(self):
        """Called when a function of the program is about to be entered."""
        if len(self.frames) == DEEPEST:
            raise Enough
