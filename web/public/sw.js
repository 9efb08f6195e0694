// Kiru without a network: the pages and the engine are kept by version. And "your turn", also while no page is open.
// The build writes version and list (service-worker-plugin.ts); while developing nothing is kept.
const VERSION = "development";
const SHELL = [];
const PAGES = `kiru-pages-${VERSION}`;
const ENGINE = "kiru-engine";
const home = new URL("./", self.registration.scope).href;
const inEngine = (url) => url.startsWith(`${home}engine/`);
const ABOUT = `${home}engine/engine.json`;

self.addEventListener("install", (event) => {
  // A file that never changes may come from the browser's own cache; the page itself may not.
  const files = SHELL.map((path) => new URL(path, home).href);
  const keep = async () => {
    const pages = await caches.open(PAGES);
    await pages.add(new Request(home, { cache: "reload" }));
    await pages.addAll(files);
  };
  if (SHELL.length) event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("kiru-pages-") && name !== PAGES) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** What the network says, else what is kept; what is new is kept. */
async function newest(request, name, key = request) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** What is kept, else what the network says; that is kept then, if it belongs to the engine. */
async function kept(request, name, keeps) {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (keeps && answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A page without a network is the page that is kept: the address tells which one to show. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(home, { cacheName: PAGES, ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !url.startsWith(home)) return;
  const path = url.slice(home.length);
  if (/^(api|ws)\//.test(path) || !SHELL.length) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url === ABOUT) event.respondWith(newest(request, ENGINE, ABOUT));
  else if (inEngine(url) && !SHELL.includes(path)) event.respondWith(kept(request, ENGINE, true));
  else event.respondWith(kept(request, PAGES, false));
});

/** Everything of the newest engine, and nothing of an older one. */
async function keepEngine() {
  const cache = await caches.open(ENGINE);
  const about = await (await newest(ABOUT, ENGINE)).json();
  const files = Object.keys(about.files).map((name) => `${home}engine/${name}`);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  for (const { url } of await cache.keys()) if (url !== ABOUT && !files.includes(url)) await cache.delete(url);
}

async function isEngineKept() {
  const cache = await caches.open(ENGINE);
  const about = await cache.match(ABOUT);
  if (!about) return false;
  const files = Object.keys((await about.json()).files);
  const found = await Promise.all(files.map((name) => cache.match(`${home}engine/${name}`)));
  return found.every(Boolean);
}

self.addEventListener("message", (event) => {
  const tell = async () => {
    if (event.data.t === "keep-engine") await keepEngine();
    if (await isEngineKept()) event.source?.postMessage({ t: "kept" });
  };
  if (event.data.t === "take-over") void self.skipWaiting();
  else event.waitUntil(tell());
});

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, icon: "favicon.svg", tag: link, data: { link } }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = event.notification.data?.link || self.registration.scope;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => one.url === new URL(link, self.location.origin).href);
      return open ? open.focus() : self.clients.openWindow(link);
    }),
  );
});
