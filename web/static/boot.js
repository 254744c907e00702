// Starts the application, or says in plain words why it can't. A file of its own, because a strict
// content security policy refuses inline scripts, and no module, because a browser refuses modules
// of a page that was opened from a folder. Knows the two addresses that the build wrote beside it
// and nothing of the application.

(async () => {
  // In the single file both are inside already: the one as a function, the other as text.
  const glue = globalThis.queenscopeGlue;
  const inside = document.getElementById("wasm");

  try {
    if (typeof WebAssembly === "undefined") throw new Error("no WebAssembly");
    // What the page is about is painted first; a page out of sight is never painted.
    if (document.visibilityState === "visible") {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    if (glue && inside) {
      const bytes = Uint8Array.from(atob(inside.textContent), (letter) => letter.charCodeAt(0));
      await glue({ module_or_path: bytes });
    } else {
      const { js, wasm } = document.getElementById("boot").dataset;
      // Both parts are on the way at once; whichever fails is told below.
      const code = fetch(new URL(wasm, document.baseURI));
      code.catch(() => {});
      const { default: init } = await import(new URL(js, document.baseURI));
      await init({ module_or_path: code });
    }
  } catch (reason) {
    console.error(reason);
    explain(reason);
  }

  // The sentences themselves stand in index.html, so that they are there even if this file never
  // arrives; the one about parts that did not arrive is the one that is shown then.
  function explain(reason) {
    const missing = document.getElementById("missing");
    if (!missing) return; // The application is running, and its own troubles are its own to tell.
    const why =
      typeof WebAssembly === "undefined" ? "wasm"
      : location.protocol === "file:" && !inside ? "folder"
      : "parts";
    for (const sentence of missing.querySelectorAll("[data-why]")) {
      sentence.hidden = sentence.dataset.why !== why;
    }
    document.getElementById("reason").textContent = String(reason);
    missing.classList.add("now");
  }
})();
