// A moment depends on the program, n and the position alone, whatever the way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ids, queenscope, withSearch } from "./support/package.mjs";

const SIZES = ["line", "move", "row", "solution"];
const END = Number.MAX_SAFE_INTEGER;

/** The length of a run. */
const length = (options) => withSearch(options, (search) => search.seek(END));

/** A small generator, so that a failure repeats: Numerical Recipes' constants. */
function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("forward line by line, back line by line and seek show the same moments", () => {
  for (const program of ids) {
    const options = { program, n: 4 };
    const search = new queenscope.Search(options);
    const moments = [search.moment()];
    while (search.forward()) {
      moments.push(search.moment());
    }
    moments.forEach((moment, position) => assert.equal(moment.position, position));
    const end = moments.length - 1;
    assert.equal(end, length(options), program);
    assert.deepEqual(moments.map((moment) => moment.finished).indexOf(true), end, program);
    for (let position = end; position > 0; position -= 1) {
      assert.deepEqual(search.moment(), moments[position], program);
      assert.equal(search.back(), true);
    }
    assert.equal(search.back(), false);
    assert.deepEqual(search.moment(), moments[0]);
    search.free();
    for (let position = 0; position <= end; position += 37) {
      withSearch(options, (fresh) => {
        assert.equal(fresh.seek(position), position);
        assert.deepEqual(fresh.moment(), moments[position], program);
      });
    }
  }
});

test("each size has the same boundaries forwards and backwards, 0 and the end among them", () => {
  for (const program of ids) {
    const options = { program, n: 4 };
    const end = length(options);
    for (const size of SIZES) {
      withSearch(options, (search) => {
        const boundaries = [0];
        while (search.forward(size)) {
          boundaries.push(search.position);
        }
        assert.equal(boundaries.at(-1), end, `${program} ${size}`);
        const backwards = [search.position];
        while (search.back(size)) {
          backwards.push(search.position);
        }
        assert.deepEqual(backwards.reverse(), boundaries, `${program} ${size}`);
        // From anywhere: the next is the first beyond, the previous the last before.
        for (let position = 0; position <= end; position += 41) {
          search.seek(position);
          search.forward(size);
          const next = boundaries.find((boundary) => boundary > position) ?? end;
          assert.equal(search.position, next, `${program} ${size} after ${position}`);
          search.seek(position);
          search.back(size);
          const previous = boundaries.findLast((boundary) => boundary < position) ?? 0;
          assert.equal(search.position, previous, `${program} ${size} before ${position}`);
        }
      });
    }
  }
});

test("a random walk arrives at what a fresh seek shows", () => {
  const roll = random(8);
  for (const program of ids) {
    const options = { program, n: program === "blind" ? 5 : 7 };
    const end = length(options);
    withSearch(options, (search) => {
      for (let round = 0; round < 40; round += 1) {
        const size = SIZES[roll(3)];
        [
          () => search.forward(size),
          () => search.back(size),
          () => search.seek(roll(end + 1)),
          () => search.run(roll(1000)),
        ][roll(4)]();
        const fresh = withSearch(options, (other) => {
          other.seek(search.position);
          return other.moment();
        });
        assert.deepEqual(search.moment(), fresh, `${program}, round ${round}`);
      }
    });
  }
});

test("run makes so many steps, fewer only at the end", () => {
  const options = { program: "iterative", n: 4 };
  const end = length(options);
  withSearch(options, (search) => {
    assert.equal(search.run(0), 0);
    assert.equal(search.run(100), 100);
    assert.equal(search.position, 100);
    assert.equal(search.run(END), end - 100);
    assert.equal(search.run(5), 0);
    assert.equal(search.finished, true);
  });
});

test("a limit bounds the new steps of a seek", () => {
  withSearch({ program: "recursive-check", n: 8 }, (search) => {
    assert.equal(search.seek(5000, 1000), 1000);
    assert.equal(search.moment().position, 1000);
    // What is known costs nothing of the limit.
    assert.equal(search.seek(10, 0), 10);
    assert.equal(search.seek(5000, 0), 1000);
    assert.equal(search.seek(5000, 500), 1500);
    assert.equal(search.seek(1200, 7), 1200);
    assert.equal(search.seek(5000), 5000);
    assert.equal(search.forward("line", 0), false);
    assert.equal(search.position, 5000);
    assert.equal(search.forward("line", 1), true);
    assert.equal(search.position, 5001);
  });
});

test("a limit bounds the new steps of a step forward", () => {
  const options = { program: "recursive-check", n: 8 };
  const first = withSearch(options, (search) => {
    search.forward("solution");
    return search.position;
  });
  withSearch(options, (search) => {
    assert.equal(search.forward("solution", first - 1), false);
    assert.equal(search.position, 0);
    assert.equal(search.moment().position, 0);
    assert.equal(search.finished, false);
    assert.equal(search.forward("solution", first), true);
    assert.equal(search.position, first);
  });
});

test("searches do not disturb each other", () => {
  withSearch({ program: "iterative", n: 6 }, (one) => {
    one.seek(500);
    const before = one.moment();
    withSearch({ program: "iterative", n: 6 }, (other) => other.seek(END));
    assert.deepEqual(one.moment(), before);
  });
});
