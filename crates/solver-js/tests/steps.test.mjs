// The numbers that the contract fixes: how many moves lead to the first solution,
// and what a whole run counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ids, withSearch } from "./support/package.mjs";

const CHECK = ["enumeration", "iterative", "iterative-clear", "recursive-check"];
const MARKER = ["iterative-marks", "recursive-marks", "recursive-free"];

/** How many moves lead to the first solution; that move ends where it is presented. */
function movesToFirst(options) {
  return withSearch(options, (search) => {
    for (let moves = 1; search.forward("move"); moves += 1) {
      const { counters, events } = search.moment();
      if (counters.solutions > 0) {
        assert.equal(events.at(-1)?.kind, "solution", `${options.program}, move ${moves}`);
        return moves;
      }
    }
    return null;
  });
}

test("the first solution is at the move that the contract says", () => {
  for (const program of CHECK) {
    assert.equal(movesToFirst({ program, n: 4 }), 30, program);
    assert.equal(movesToFirst({ program, n: 8 }), 981, program);
  }
  for (const program of MARKER) {
    assert.equal(movesToFirst({ program, n: 4 }), 34, program);
    assert.equal(movesToFirst({ program, n: 8 }), 1086, program);
  }
  assert.equal(movesToFirst({ program: "recursive-check", n: 3 }), null);
});

test("blind rejects 114 boards of n = 4, a move each, before its first solution", () => {
  const options = { program: "blind", n: 4 };
  withSearch(options, (search) => {
    for (let move = 1; move <= 114; move += 1) {
      assert.equal(search.forward("move"), true);
      assert.equal(search.moment().events.at(-1).kind, "conflict");
    }
    const { position } = search;
    assert.equal(search.moment().counters.solutions, 0);
    assert.equal(search.forward("solution"), true);
    assert.deepEqual(search.moment().queens, [2, 4, 1, 3]);
    assert.equal(search.moment().counters.candidates, 115);
    assert.equal(search.back("move"), true);
    assert.equal(search.position, position);
  });
  assert.equal(movesToFirst(options), 115);
});

test("the first solution of n = 8 comes after 876 tries", () => {
  for (const program of [...CHECK, ...MARKER]) {
    withSearch({ program, n: 8 }, (search) => {
      assert.equal(search.forward("solution"), true);
      const { counters, events, queens } = search.moment();
      assert.equal(counters.tries, 876, program);
      assert.equal(counters.solutions, 1, program);
      assert.deepEqual(queens, [1, 5, 8, 6, 3, 7, 2, 4], program);
      const solution = events.find((event) => event.kind === "solution");
      assert.deepEqual(solution.queens, [1, 5, 8, 6, 3, 7, 2, 4], program);
    });
  }
});

test("a whole run of n = 8 counts what the contract says", () => {
  const common = {
    tries: 15720,
    placements: 2056,
    removals: 2056,
    backtracks: 1965,
    solutions: 92,
  };
  const reads = { "recursive-marks": 24648, "recursive-free": 30849, "iterative-marks": 47160 };
  const expected = [
    ...CHECK.map((program) => [program, { ...common, comparisons: 46752 }]),
    ...MARKER.map((program) => [program, { ...common, reads: reads[program] }]),
  ];
  for (const [program, counted] of expected) {
    withSearch({ program, n: 8 }, (search) => {
      const position = search.seek(Number.MAX_SAFE_INTEGER);
      const { counters, error, finished, line, printed } = search.moment();
      assert.equal(search.finished, true, program);
      assert.equal(search.position, position, program);
      assert.deepEqual(counters, { ...counted, steps: position }, program);
      assert.deepEqual({ error, finished, line }, { error: null, finished: true, line: null });
      assert.ok(printed >= 92, program);
    });
  }
});

test("blind counts boards and comparisons only", () => {
  withSearch({ program: "blind", n: 4 }, (search) => {
    search.seek(Number.MAX_SAFE_INTEGER);
    const { counters } = search.moment();
    assert.deepEqual(Object.keys(counters).sort(), [
      "candidates",
      "comparisons",
      "solutions",
      "steps",
    ]);
    assert.equal(counters.candidates, 4 ** 4);
    assert.equal(counters.solutions, 2);
  });
});

test("position 0 is before the first line, for every program and n", () => {
  for (const program of ids) {
    for (const n of [1, 4, 8, 31, 32]) {
      withSearch({ program, n }, (search) => {
        const moment = search.moment();
        assert.equal(search.n, n);
        assert.deepEqual(
          [moment.program, moment.n, moment.position, moment.finished],
          [program, n, 0, false],
        );
        assert.equal(moment.line, 1);
        assert.equal(moment.ran, null);
        assert.deepEqual(moment.queens, Array(n).fill(null));
        assert.deepEqual(moment.frames, [{ name: "<module>", line: 1, variables: {} }]);
        for (const list of ["events", "conflicts", "attacks", "output"]) {
          assert.deepEqual(moment[list], [], list);
        }
        assert.equal(moment.active, null);
        assert.equal(moment.error, null);
        assert.equal(moment.printed, 0);
      });
    }
  }
});
