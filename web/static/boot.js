// Starts the application. A file of its own, because a strict content security policy refuses
// inline scripts. Knows the two addresses that the build wrote beside it and nothing of the application.

const { js, wasm } = document.getElementById("boot").dataset;

// The sentence itself stands in index.html, so that it is there even if this file never arrives.
function explain(reason) {
  const missing = document.getElementById("missing");
  if (!missing) return; // The application is running, and its own troubles are its own to tell.
  document.getElementById("reason").textContent = String(reason);
  missing.classList.add("now");
}

try {
  const { default: init } = await import(new URL(js, document.baseURI));
  await init({ module_or_path: new URL(wasm, document.baseURI) });
} catch (reason) {
  console.error(reason);
  explain(reason);
}
