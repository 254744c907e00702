// The package in Node: the wasm file beside this module is read at import, so nothing is left to wait for.

import { readFileSync } from "node:fs";
import { initSync } from "./queenscope.js";

initSync({ module: readFileSync(new URL("./queenscope_bg.wasm", import.meta.url)) });

export { Search, countSolutions, fundamental, listing, programs } from "./queenscope.js";

export default async function init() {}
