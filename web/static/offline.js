// Keeps a copy of the page for use without a network, and says when a newer version waits. Knows
// the service worker and nothing of the application: what is known stands as attributes of the
// document's element, an event says that they have changed, and another asks for the newer version.

(async () => {
  // A page inside another must not decide what that visitor's browser keeps.
  if (self !== top) return;

  const known = (name, value) => {
    document.documentElement.dataset[name] = value;
    window.dispatchEvent(new Event("queenscope-release"));
  };

  try {
    const container = navigator.serviceWorker;
    // The copy is fetched anew as a whole; the page itself comes first.
    if (document.readyState !== "complete") {
      await new Promise((loaded) => window.addEventListener("load", loaded, { once: true }));
    }
    const registration = await container.register("sw.js", { updateViaCache: "none" });

    const waits = () => {
      // Without a controller this is the first visit, and nothing older is in use.
      if (registration.waiting && container.controller) known("newer", "waiting");
    };
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", waits);
    });
    waits();

    window.addEventListener("queenscope-reload", () => {
      // Another window may have let the newer version in already.
      if (!registration.waiting) return location.reload();
      container.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
    });

    await container.ready;
    known("kept", "whole");
  } catch (reason) {
    // The page works all the same, with a network.
    console.info("no copy is kept:", reason);
  }
})();
