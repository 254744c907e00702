// Answers from a complete copy of the page, so that it works without a network. Two constants are
// written before this text when the page is finished: VERSION, and FILES with the name and the
// checksum of each file.
//
// A newer version is fetched whole and then waits: until nothing of the page is open any more, or
// until a reader asks. Nothing is ever swapped under a lecture.

const SCOPE = new URL("./", self.location).href;
// Several copies of the page may live on one host and must leave each other's caches alone.
const OURS = `queenscope ${SCOPE} `;
const CACHE = OURS + VERSION;

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SCOPE)) {
    event.respondWith(answer(request));
  }
});

// One wrong or missing file and the whole version is refused: the browser tries again later.
async function fetchAll() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map(([name, integrity]) => fetchOne(cache, name, integrity)));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

async function fetchOne(cache, name, integrity) {
  const address = new URL(name, SCOPE);
  // Past the browser's own cache, where files of another version may lie.
  const response = await fetch(address, { cache: "reload", integrity });
  if (!response.ok) throw new Error(`${response.status} for ${name}`);
  // Some hosts redirect index.html to its folder, and a redirected answer opens no page.
  const { status, headers } = response;
  const own = async () => new Response(await response.blob(), { status, headers });
  await cache.put(address, response.redirected ? await own() : response);
}

async function takeOver() {
  await self.clients.claim();
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Another window may still run the version before and ask for its files.
  if (windows.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
}

async function answer(request) {
  const address = new URL(request.url);
  address.search = "";
  address.hash = "";
  if (address.href === SCOPE) address.pathname += "index.html";
  try {
    const cache = await caches.open(CACHE);
    const kept = (await cache.match(address)) ?? (await caches.match(address));
    if (kept) return kept;
  } catch (reason) {
    console.info("the copy can't be read:", reason);
  }
  return fetch(request);
}
