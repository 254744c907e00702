#!/usr/bin/env python3
"""The independent judge: runs programs in CPython under sys.settrace and writes down every position.

    oracle.py < jobs.json        or        oracle.py jobs.json ...

Knows nothing of the machine that it judges, nor where programs are kept: it is handed their text. Jobs are a JSON
array of objects:

    id         any text without spaces
    source     the program
    positions  how many positions to look at, at most
    mode       "judge": write the text of each position (tracing.py says how it reads) up to the one at which a run
               of ours must end (woven.py says why), and a line about that one
               "events": write the events of each position instead (marked.py says how they read)
               "changes": write what the step to each position changed instead (changing.py says how it reads)
               "checksum": write only how many positions there are, and the checksum of their text

For each job come

    job ID
    the lines of the positions but the final one                        in mode "judge"
    the lines of the positions                                          in modes "events" and "changes"
    stop REASON LINE                                                    in mode "judge", unless there are too many
    sum POSITIONS CHECKSUM OUTCOME                                      in mode "checksum"

REASON is `end` or the kind of the error, LINE the text of the final position; CHECKSUM is the 64-bit FNV-1a of all
lines, each with its line break; OUTCOME is `whole`, or `cut` if there are more positions than asked for.
"""
import json
import sys

from changing import Changing
from marked import Marked
from tracing import FNV_START, Run, fnv
from woven import Woven

OURS = ("index", "overflow", "frames")  # errors at which CPython may go on


def checksum(source, positions):
    """How many positions there are, the checksum of their text, and whether that is all."""
    value = FNV_START

    def keep(text):
        nonlocal value
        value = fnv(text + "\n", value)

    run = Run(source, positions, keep)
    return f"{run.positions} {value:016x} {'whole' if run.whole else 'cut'}"


def judge(source, positions, write):
    """CPython's lines, as far as a run of ours may follow them."""
    must, seen = [], []
    woven = Woven(source, positions, must.append)
    last = len(must) - 1 if woven.whole else len(must)
    # One position more shows whether CPython itself ends there too; farther on, integers may grow without bound.
    run = Run(source, last + 1 if woven.whole else last, seen.append)
    assert must[:last] == seen[:last], f"weaving has changed what can be seen of\n{source}"
    if woven.whole and woven.error not in OURS:
        assert must == seen, f"weaving has changed the end of\n{source}"
    for line in must[:last]:
        write(line)
    if woven.whole:
        write(f"stop {woven.error or 'end'} {must[last]}")


def main():
    if sys.version_info < (3, 11):
        sys.exit(f"CPython 3.11 or later is needed here; this is {sys.version.split()[0]}")
    for file in [open(path) for path in sys.argv[1:]] or [sys.stdin]:
        for job in json.load(file):
            print("job", job["id"])
            if job["mode"] == "judge":
                judge(job["source"], job["positions"], print)
            elif job["mode"] == "events":
                Marked(job["source"], job["positions"], print)
            elif job["mode"] == "changes":
                Changing(job["source"], job["positions"], print)
            else:
                print("sum", checksum(job["source"], job["positions"]))


if __name__ == "__main__":
    main()
