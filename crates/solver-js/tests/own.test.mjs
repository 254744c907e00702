// Programs of one's own: the values of their variables, and runs that stop.

import assert from "node:assert/strict";
import { test } from "node:test";
import { queenscope, withSearch } from "./support/package.mjs";

/** The last moment of a source. */
const last = (source, n = 4) =>
  withSearch({ source, n }, (search) => {
    search.seek(Number.MAX_SAFE_INTEGER);
    return search.moment();
  });

test("n in force replaces that of the source", () => {
  const { frames, n, program } = last("n = 4\n", 6);
  assert.deepEqual([program, n, frames[0].variables], ["own", 6, { n: 6 }]);
});

test("a value is a number, a bigint beyond 2^53 - 1, a truth value or a list", () => {
  const source = [
    "n = 4",
    "small = 9007199254740991",
    "large = 9007199254740992",
    "negative = -9007199254740991",
    "lowest = -9223372036854775807",
    "yes = True",
    "numbers = [1] * 3",
    "numbers[1] = 9223372036854775807",
    "truths = [False, True]",
    "constructor = 7",
    "",
  ].join("\n");
  const { variables } = last(source).frames[0];
  assert.deepEqual(Object.entries(variables), [
    ["n", 4],
    ["small", 9007199254740991],
    ["large", 9007199254740992n],
    ["negative", -9007199254740991],
    ["lowest", -9223372036854775807n],
    ["yes", true],
    ["numbers", [1, 9223372036854775807n, 1]],
    ["truths", [false, true]],
    ["constructor", 7],
  ]);
});

test("frames are oldest first, each at its line", () => {
  const source = "n = 4\ndef f(x):\n    y = x\n    return y\nz = f(3)\n";
  withSearch({ source, n: 4 }, (search) => {
    search.seek(4);
    assert.deepEqual(search.moment().frames, [
      { name: "<module>", line: 5, variables: { n: 4 } },
      { name: "f", line: 4, variables: { x: 3, y: 3 } },
    ]);
    search.forward();
    const { finished, frames, line } = search.moment();
    assert.deepEqual({ finished, line }, { finished: true, line: null });
    assert.deepEqual(frames, [{ name: "<module>", line: null, variables: { n: 4, z: 3 } }]);
  });
});

test("output keeps the newest 100 lines", () => {
  const { output, printed } = last("n = 4\nfor i in range(250):\n    print(i)\n");
  assert.equal(printed, 250);
  assert.deepEqual(output, Array.from({ length: 100 }, (_, index) => String(index + 150)));
});

test("a run that stops says why and where, and stays steppable", () => {
  for (const [line, kind] of [
    ["x = a[n]", "index"],
    ["x = a[0 - 1]", "index"],
    ["x = 9223372036854775807 + n", "overflow"],
    ["x = 1 // (n - 4)", "division"],
    ["x = 1 << (0 - n)", "shift"],
  ]) {
    const source = `n = 4\na = [0] * n\n${line}\n`;
    const moment = last(source);
    assert.equal(moment.error?.kind, kind, line);
    assert.equal(moment.error.line, 3, line);
    assert.ok(moment.error.column >= 1 && moment.error.column <= line.length, line);
    assert.match(moment.error.message, /\w+ \w+/, line);
    assert.deepEqual([moment.finished, moment.line], [true, null], line);
    assert.deepEqual(moment.frames[0].variables, { n: 4, a: [0, 0, 0, 0] }, line);
    withSearch({ source, n: 4 }, (search) => {
      search.seek(Number.MAX_SAFE_INTEGER);
      assert.equal(search.back(), true);
      assert.deepEqual([search.finished, search.moment().error], [false, null]);
      assert.equal(search.moment().line, 3);
    });
  }
});

test("a board without marks comes from the array a", () => {
  withSearch({ source: "n = 4\na = [0] * (n + 1)\na[1] = 2\na[2] = 3\n", n: 4 }, (search) => {
    search.seek(Number.MAX_SAFE_INTEGER);
    const { attacks, conflicts, queens } = search.moment();
    assert.deepEqual(queens, [2, 3, null, null]);
    assert.deepEqual(conflicts, []);
    assert.deepEqual(attacks, [{ row: 2, with: 1, kind: "diagonal" }]);
  });
});

test("an error in a source carries its line and column", () => {
  for (const [source, line] of [
    ["", 1],
    ["x = 1\n", 1],
    ["n = 4\nimport os\n", 2],
    ["n = 4\nfor i in range(n):\nprint(i)\n", 2],
    ["n = 4\nx = y\n", 2],
    ["n = 4\nx = (1\n", 2],
    ["\0", 1],
  ]) {
    assert.throws(
      () => new queenscope.Search({ source, n: 4 }),
      (error) => {
        assert.ok(error instanceof Error, source);
        assert.equal(error.line, line, source);
        assert.ok(Number.isInteger(error.column) && error.column >= 1, source);
        assert.match(error.message, /\w+ \w+/, source);
        return true;
      },
    );
  }
});
