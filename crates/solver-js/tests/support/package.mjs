// The built package, imported by its name as a consumer would import it, so that
// its package.json is put to the test too. QUEENSCOPE_PACKAGE names its folder.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const built = fileURLToPath(new URL("../../../../target/npm/queenscope", import.meta.url));

/** The folder of the package. */
export const folder = resolve(process.env.QUEENSCOPE_PACKAGE ?? built);

const consumer = mkdtempSync(join(tmpdir(), "queenscope-"));
process.on("exit", () => rmSync(consumer, { recursive: true, force: true }));
mkdirSync(join(consumer, "node_modules"));
symlinkSync(folder, join(consumer, "node_modules", "queenscope"), "dir");
const entry = join(consumer, "entry.mjs");
writeFileSync(entry, 'export * from "queenscope";\nexport { default } from "queenscope";\n');

/** Everything that the package exports. */
export const queenscope = await import(pathToFileURL(entry).href);
await queenscope.default();

/** The program ids, in the order of the course. */
export const ids = [
  "blind",
  "enumeration",
  "iterative",
  "iterative-clear",
  "iterative-marks",
  "recursive-check",
  "recursive-marks",
  "recursive-free",
  "recursive-first",
  "greedy",
  "permutation",
  "bitmask",
  "forward-checking",
  "fail-first",
  "dancing-links",
  "min-conflicts",
  "formula",
];

/** Calls `use` with a new search, and frees it whatever happens. */
export function withSearch(options, use) {
  const search = new queenscope.Search(options);
  try {
    return use(search);
  } finally {
    search.free();
  }
}
