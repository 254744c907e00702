"""What every step has changed, and which functions came back with it, as CPython has it. For programs that end by
themselves.

The text of a position is about the step that led to it: the calls that came back, newest frame first, as
`check(2)=False@20` (with the arguments of the call, the value, and the line of the call), then the variables that have
other values than before, or their first ones, as `0.t` (frame from the oldest, name) or `0.a[3,4]` (the cells of a list
that was there before), sorted by frame and name; all separated by blanks.
"""
from tracing import FILE, Run


def copied(values):
    """The variables among the values of a frame, by name."""
    kinds = (int, bool, list)
    seen = {name: value for name, value in values.items() if type(value) in kinds and name[:2] != "__"}
    return {name: value[:] if type(value) is list else value for name, value in seen.items()}


def differing(old, new):
    """What changed of a variable, as text; None if nothing did."""
    if type(old) is list and type(new) is list:
        cells = [str(cell) for cell, value in enumerate(new) if value != old[cell]]
        return f"[{','.join(cells)}]" if cells else None
    return None if old is not None and old == new and type(old) is type(new) else ""


class Changing(Run):
    """A run whose positions read as what their steps changed."""

    def compiled(self, source):
        self.returned, self.arguments, self.before = [], {}, []
        return super().compiled(source)

    def trace(self, frame, event, argument):
        if event == "call" and frame.f_code.co_filename == FILE:
            names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
            self.arguments[frame] = ",".join(str(frame.f_locals[name]) for name in names)
        elif event == "return" and len(self.frames) > 1:
            call = f"{frame.f_code.co_name}({self.arguments.pop(frame)})"
            self.returned.append(f"{call}={argument}@{frame.f_back.f_lineno}")
        return super().trace(frame, event, argument)

    def note(self, line, rest):
        frames = self.frames[1:] if line != "-" else []
        now = [("module", copied(self.globals))] + [(frame, copied(frame.f_locals)) for frame in frames]
        texts = []
        for number, (frame, values) in enumerate(now):
            same = number < len(self.before) and self.before[number][0] is frame
            old = self.before[number][1] if same else {}
            for name in sorted(values):
                change = differing(old.get(name), values[name])
                if change is not None:
                    texts.append(f"{number}.{name}{change}")
        super().note(line, " ".join(self.returned + texts))
        self.before, self.returned = now, []
