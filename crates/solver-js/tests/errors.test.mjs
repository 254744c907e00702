// Bad arguments of every kind: an Error that says what would have been right, and
// a module that goes on working.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { queenscope, withSearch } from "./support/package.mjs";

const { Search, countSolutions, fundamental, listing } = queenscope;

/** Values of every type, with the way in which a message shows them. */
const STRANGE = [
  [undefined, "undefined"],
  [null, "null"],
  [true, "true"],
  ["8", '"8"'],
  ["x".repeat(1000), `"${"x".repeat(40)}…"`],
  [8n, "8n"],
  [NaN, "NaN"],
  [Infinity, "Infinity"],
  [-Infinity, "-Infinity"],
  [1.5, "1.5"],
  [-1, "-1"],
  [1e300, "1e+300"],
  [Symbol("s"), "a symbol"],
  [() => 8, "a function"],
  [{ valueOf: () => 8 }, "an object"],
  [[8], "an object"],
  [new Proxy({}, { get: () => assert.fail("a value's own code ran") }), "an object"],
];

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Holds that a call throws a real Error with exactly this message. */
function refuses(call, message) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof Error && Object.getPrototypeOf(error) === Error.prototype);
    assert.match(error.message, new RegExp(`^${escape(message)}$`));
    return true;
  });
}

afterEach(() => {
  withSearch({ program: "recursive-check", n: 4 }, (search) => {
    assert.equal(search.forward("solution"), true);
    assert.deepEqual(search.moment().queens, [2, 4, 1, 3]);
  });
});

test("a size of the board is 1 to 32", () => {
  for (const [n, shown] of [...STRANGE, [0, "0"], [-0, "0"], [33, "33"], [2 ** 32 + 8, "4294967304"]]) {
    const message = `no board of size ${shown}: choose 1 to 32`;
    refuses(() => new Search({ program: "iterative", n }), message);
    refuses(() => new Search({ source: "n = 4\n", n }), message);
    refuses(() => listing({ program: "iterative", n }, "python"), message);
  }
  refuses(() => new Search({ program: "iterative" }), "no board of size undefined: choose 1 to 32");
});

test("options are an object with a program or a source", () => {
  for (const [options, shown] of STRANGE.filter(([value]) => typeof value !== "object" || !value)) {
    const message = `no options in ${shown}: give an object such as { program: "recursive-check", n: 4 }`;
    refuses(() => new Search(options), message);
    refuses(() => listing(options, "python"), message);
  }
  refuses(() => new Search({ n: 4 }), "neither program nor source: give one of them");
  refuses(
    () => new Search({ program: "iterative", source: "n = 4\n", n: 4 }),
    "both program and source: give only one of them",
  );
});

test("a program is one of the ids", () => {
  const known = queenscope.programs().map((row) => row.id);
  for (const id of ["", "Iterative", "own", "recursive_check", 4, null, [], {}, NaN, true]) {
    assert.throws(
      () => new Search({ program: id, n: 4 }),
      (error) => {
        assert.ok(error instanceof Error);
        assert.match(error.message, /^no program /);
        for (const right of known) {
          assert.ok(error.message.includes(right), error.message);
        }
        return true;
      },
    );
  }
});

test("a source is a string", () => {
  for (const source of [null, 4, {}, ["n = 4"], true]) {
    assert.throws(() => new Search({ source, n: 4 }), {
      name: "Error",
      message: /^no source text in .+: give the text of a program as a string$/,
    });
  }
});

test("a getter that throws is heard as it is", () => {
  const thrown = new Error("from a getter");
  const options = {
    n: 4,
    get program() {
      throw thrown;
    },
  };
  assert.throws(() => new Search(options), thrown);
  assert.throws(() => listing(options, "python"), thrown);
});

test("a step size is one of four", () => {
  withSearch({ program: "iterative", n: 4 }, (search) => {
    search.seek(20);
    for (const [size, shown] of STRANGE.filter(([value]) => value !== undefined)) {
      const message = `no step size ${shown}: choose line, move, row or solution`;
      refuses(() => search.forward(size), message);
      refuses(() => search.back(size), message);
    }
    assert.equal(search.position, 20);
    assert.equal(search.forward(undefined, undefined), true);
    assert.equal(search.back(undefined), true);
    assert.equal(search.position, 20);
  });
});

test("positions and limits are whole numbers from 0", () => {
  withSearch({ program: "iterative", n: 4 }, (search) => {
    search.seek(20);
    for (const [value, shown] of [...STRANGE, [2 ** 53, "9007199254740992"]]) {
      const right = "choose a whole number from 0 to 9007199254740991";
      refuses(() => search.seek(value), `no position ${shown}: ${right}`);
      refuses(() => search.run(value), `no limit ${shown}: ${right}`);
      if (value !== undefined) {
        refuses(() => search.seek(4, value), `no limit ${shown}: ${right}`);
        refuses(() => search.forward("move", value), `no limit ${shown}: ${right}`);
      }
    }
    assert.equal(search.position, 20);
  });
});

test("a listing is in a language, with words in English or Chinese", () => {
  const of = { program: "iterative", n: 4 };
  for (const [value, shown] of STRANGE) {
    const right = "choose pseudocode, python, c, pascal or rust";
    refuses(() => listing(of, value), `no language ${shown}: ${right}`);
    if (value !== undefined) {
      refuses(() => listing(of, "python", value), `no locale ${shown}: choose en or zh`);
    }
  }
});

test("solutions are counted for n = 1 to 18", () => {
  for (const [n, shown] of [...STRANGE, [0, "0"], [19, "19"], [32, "32"]]) {
    refuses(() => countSolutions(n), `no count for n = ${shown}: choose 1 to 18`);
  }
});

test("a placement is an array that holds each of 1 to n once", () => {
  for (const [queens, shown] of STRANGE.filter(([value]) => !Array.isArray(value))) {
    const right = "give an array with the column of each row";
    refuses(() => fundamental(queens), `no placement in ${shown}: ${right}`);
  }
  for (const [column, shown] of [...STRANGE, [0, "0"], [3, "3"], [300, "300"]]) {
    refuses(() => fundamental([1, column]), `no column ${shown} for row 2: choose 1 to 2`);
  }
  const lengths = "give one column for each of 1 to 255 rows";
  refuses(() => fundamental([]), `no placement of 0 queens: ${lengths}`);
  refuses(() => fundamental(Array(1e9)), `no placement of 1000000000 queens: ${lengths}`);
  refuses(
    () => fundamental([2, 1, 2]),
    "column 2 for row 1 and again for row 3: each column occurs once",
  );
});

test("a search that was freed is refused", () => {
  const search = new Search({ program: "iterative", n: 4 });
  search.free();
  for (const use of [
    () => search.forward(),
    () => search.back(),
    () => search.seek(1),
    () => search.run(1),
    () => search.moment(),
    () => search.position,
    () => search.free(),
  ]) {
    assert.throws(use, Error);
  }
});

test("many errors in a row do no harm", () => {
  for (let round = 0; round < 20000; round += 1) {
    assert.throws(() => new Search({ program: "iterative", n: 99 }), Error);
    assert.throws(() => new Search({ source: "n = 4\nimport os\n", n: 4 }), Error);
  }
});
