// What the package says of boards and programs without running any.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folder, ids, queenscope, withSearch } from "./support/package.mjs";

const { countSolutions, fundamental, listing, programs } = queenscope;

test("the counts are the published ones, as bigints", () => {
  const published = [1n, 0n, 0n, 2n, 10n, 4n, 40n, 92n, 352n, 724n, 2680n, 14200n, 73712n, 365596n];
  published.forEach((count, index) => assert.equal(countSolutions(index + 1), count));
});

test("a placement has a representative and a class", () => {
  for (const [queens, representative, size] of [
    [[1], [1], 1],
    [[3, 1, 4, 2], [2, 4, 1, 3], 2],
    [[5, 3, 1, 4, 2], [1, 3, 5, 2, 4], 8],
    [[4, 2, 7, 3, 6, 8, 5, 1], [1, 5, 8, 6, 3, 7, 2, 4], 8],
    [[3, 5, 2, 8, 1, 7, 4, 6], [3, 5, 2, 8, 1, 7, 4, 6], 4],
  ]) {
    assert.deepEqual(fundamental(queens), { representative, size });
  }
});

test("every program is listed with names and a range of n", () => {
  const rows = programs();
  assert.deepEqual(rows.map((row) => row.id), ids);
  for (const { id, name, minimum, maximum } of rows) {
    assert.deepEqual(Object.keys(name).sort(), ["en", "zh"], id);
    assert.match(name.en, /^[A-Z][\x20-\x7e]+$/, id);
    assert.match(name.zh, /[\u4e00-\u9fff]/, id);
    assert.ok(Number.isInteger(minimum) && Number.isInteger(maximum), id);
    assert.ok(1 <= minimum && minimum <= maximum && maximum <= 32, id);
  }
});

test("a listing is Python without marks, one entry for each line", () => {
  for (const program of ids) {
    const { text, lines } = listing({ program, n: 5 }, "python");
    assert.doesNotMatch(text, /#:/, program);
    assert.match(text, /^n = 5$/m, program);
    assert.deepEqual(lines, text.split("\n").map((_, index) => index + 1), program);
    assert.deepEqual(listing({ program, n: 5 }, "python", "zh"), { text, lines }, program);
    // The last line that runs is a line of the listing.
    withSearch({ program, n: 2 }, (search) => {
      search.seek(Number.MAX_SAFE_INTEGER);
      const { ran } = search.moment();
      assert.match(listing({ program, n: 2 }, "python").text.split("\n")[ran - 1], /\S/, program);
    });
  }
});

test("a listing is in every language, each line tied to a line of the Python text", () => {
  const telling = {
    pseudocode: /^n ← 5$/m,
    c: /^int main\(void\) \{$/m,
    pascal: /^end\.$/m,
    rust: /^fn main\(\) \{$/m,
  };
  for (const program of ids) {
    const python = listing({ program, n: 5 }, "python").text.split("\n");
    for (const [language, sign] of Object.entries(telling)) {
      const { text, lines } = listing({ program, n: 5 }, language);
      assert.match(text, sign, `${program} ${language}`);
      assert.equal(lines.length, text.split("\n").length, `${program} ${language}`);
      for (const line of lines) {
        assert.ok(line === null || /\S/.test(python[line - 1]), `${program} ${language} ${line}`);
      }
      // Every line of Python that does something has one of the listing.
      python.forEach((code, index) => {
        if (/\S/.test(code) && !/^\s*(else:|global )/.test(code)) {
          assert.ok(lines.includes(index + 1), `${program} ${language}: ${code}`);
        }
      });
    }
  }
});

test("the words of pseudocode are English or Chinese", () => {
  const of = { program: "recursive-check", n: 8 };
  assert.match(listing(of, "pseudocode").text, /for j ← 1 to n do/);
  assert.match(listing(of, "pseudocode", "en").text, /if check\(k\) then/);
  assert.match(listing(of, "pseudocode", "zh").text, /对 j 从 1 到 n 循环/);
  assert.deepEqual(listing(of, "c", "zh"), listing(of, "c", "en"));
});

test("the listing of a source of one's own is that source, with n put in", () => {
  const source = "n = 4\n\n# a comment\nx = n  #: put(1, x)\n";
  const { text } = listing({ source, n: 7 }, "python");
  assert.equal(text.trimEnd(), "n = 7\n\n# a comment\nx = n");
});

test("the declarations name everything that is exported", () => {
  const description = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  assert.equal(description.name, "queenscope");
  assert.equal(description.type, "module");
  assert.ok(existsSync(join(folder, description.types)), "package.json names the declarations");
  assert.deepEqual(Object.keys(queenscope).sort(), [
    "Search",
    "countSolutions",
    "default",
    "fundamental",
    "listing",
    "programs",
  ]);
});
