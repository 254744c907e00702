#!/usr/bin/env python3
"""Makes ../checksums.txt anew: python3 -B crates/solver/tests/cpython/make_checksums.py

Needed after a change of a program's text or of the way in which a position reads; takes half a minute.
"""
from pathlib import Path

from oracle import checksum
from tracing import fnv

TESTS = Path(__file__).resolve().parents[1]
HEADER = """\
# What CPython makes of every program at n = 8, all positions. Made by cpython/make_checksums.py, which says when; do not
# edit. Columns: program, n, positions, checksum of their text, checksum of the program's text.
"""


def main():
    files = {path.stem: path for path in (TESTS.parent / "programs").glob("*.py")}
    files["enumeration"] = TESTS / "texts" / "enumeration_n8.py"  # its text depends on n
    rows = []
    for program, path in sorted(files.items()):
        source = path.read_text()
        assert source.startswith("n = 8\n"), path
        positions, value, outcome = checksum(source, 10**9).split()
        assert outcome == "whole", path
        rows.append(f"{program} 8 {positions} {value} {fnv(source):016x}\n")
    (TESTS / "checksums.txt").write_text(HEADER + "".join(rows))


if __name__ == "__main__":
    main()
