// The package in a browser: `init` fetches the wasm file that lies beside this module.

import load from "./queenscope.js";

export { Search, countSolutions, fundamental, listing, programs } from "./queenscope.js";

let loading;

export default function init() {
  loading ??= load().then(
    () => {},
    (reason) => {
      loading = undefined; // The next call tries again.
      throw reason;
    },
  );
  return loading;
}
