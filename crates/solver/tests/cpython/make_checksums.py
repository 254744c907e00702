#!/usr/bin/env python3
"""Makes ../checksums.txt anew: python3 -B crates/solver/tests/cpython/make_checksums.py

Needed after a change of a program's text or of the way in which a position reads; takes half a minute.
"""
from pathlib import Path

from oracle import checksum
from tracing import fnv

TESTS = Path(__file__).resolve().parents[1]
HEADER = """\
# What CPython makes of every program, all positions, mostly at n = 8. Made by cpython/make_checksums.py, which says when;
# do not edit. Columns: program, n, positions, checksum of their text, checksum of the program's text at n = 8.
"""
# With more variables, or more steps, a smaller board says as much.
SMALLER = {"dancing-links": 4, "fail-first": 6, "forward-checking": 6, "permutation": 6}


def main():
    files = {path.stem: path for path in (TESTS.parent / "programs").glob("*.py")}
    files["enumeration"] = TESTS / "texts" / "enumeration_n8.py"  # its text depends on n
    rows = []
    for program, path in sorted(files.items()):
        source = path.read_text()
        assert source.startswith("n = 8\n"), path
        n = SMALLER.get(program, 8)
        positions, value, outcome = checksum(source.replace("n = 8", f"n = {n}", 1), 10**9).split()
        assert outcome == "whole", path
        rows.append(f"{program} {n} {positions} {value} {fnv(source):016x}\n")
    (TESTS / "checksums.txt").write_text(HEADER + "".join(rows))


if __name__ == "__main__":
    main()
