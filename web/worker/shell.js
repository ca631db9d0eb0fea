// Keeps the built page on this device, so that it opens without a network and says so calmly.
// The build puts the names of its files where SHELL stands; see plugin.ts.  The API is never touched.

const SHELL = /** @type {{ version: string, files: string[] }} */ (self.SHELL);
/** The path below which the page lives; several may live at one host. */
const ROOT = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const PREFIX = `shell-${ROOT && `${ROOT}-`}`;
const CACHE = PREFIX + SHELL.version;

/** How long a page, and one of its small files, may be on the way before the kept one is taken. */
const PAGE_MS = 2500;
const FILE_MS = 800;

self.addEventListener("install", (event) => {
  // Asked anew, but for what has a digest in its name: a shell must be of one piece.
  const asked = SHELL.files.map((file) => new Request(ROOT + file, file.startsWith("/assets/") ? {} : { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(asked)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(`${ROOT}/`)) return;
  const path = url.pathname.slice(ROOT.length);
  if (/^\/api(\/|$)/.test(path)) return;
  if (request.mode === "navigate") {
    if (!path.includes(".") || path === "/index.html") event.respondWith(fresh(request, "/", PAGE_MS));
  } else if (path.startsWith("/assets/")) event.respondWith(kept(request));
  else if (SHELL.files.includes(path)) event.respondWith(fresh(request, path, FILE_MS));
});

// A notification leads to the page that asked for it, or opens it again.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = String(event.notification.data ?? `${ROOT}/`);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => pages.find(({ url }) => url === address)?.focus() ?? self.clients.openWindow(address)),
  );
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isShell(name) && name !== CACHE).map((name) => caches.delete(name)));
}

/**
 * Whether this holds a shell of ours, and not one that lives below another path of this host.
 * @param {string} name
 */
function isShell(name) {
  return name.startsWith(PREFIX) && !/[/-]/.test(name.slice(PREFIX.length));
}

/**
 * What has a digest in its name never changes: the kept one is as good as any.
 * @param {Request} request
 */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * The server's own answer; the kept one if that does not come in time, or only a proxy answers for a server that is gone.
 * @param {Request} request
 * @param {string} file
 * @param {number} ms
 */
async function fresh(request, file, ms) {
  const cache = await caches.open(CACHE);
  const answer = fetch(request).then((answer) => ([502, 504].includes(answer.status) ? undefined : answer));
  const patience = new Promise((resolve) => setTimeout(resolve, ms));
  const first = await Promise.race([answer.catch(() => undefined), patience]);
  return first ?? (await cache.match(ROOT + file)) ?? fetch(request);
}
