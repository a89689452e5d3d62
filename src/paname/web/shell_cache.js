// The service worker's part about files: the client's own are kept for as long as the server has the same ones, pages and answers of the server never are.
// A page that can't be reached is replaced by one that says so. The server names the version and what to fetch at once in shell_version.js.

/** @typedef {{version: string, files: string[]}} Shell */

(() => {
  const worker = /** @type {any} */ (globalThis),
    { version, files } = /** @type {Shell} */ (worker.SHELL),
    PREFIX = 'paname-shell-',
    NAME = PREFIX + version,
    OFFLINE = '/offline.html',
    KEPT = /\.(?:js|css|woff2|svg|png)$/,
    OWN = /^\/(?:sw|shell_\w+)\.js$/;
  /** Whether the server said with the last page that it still has our version; unknown after a pause. */
  let isCurrent = false;

  /** Fetch what the page without a server needs. */
  const fill = async () => {
    const cache = await caches.open(NAME);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  };

  /** Forget the files of other versions. */
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
    );
  };

  /** @param {Request} request */
  const stored = async (request) => (await caches.open(NAME)).match(request, { ignoreVary: true });

  /** A page, always from the server; it also says which version that has. @param {Request} request */
  const page = async (request) => {
    try {
      const answer = await fetch(request);
      const told = answer.headers.get('Paname-Version');
      isCurrent = told === version;
      if (told && !isCurrent) void worker.registration.update().catch(() => {});
      return answer;
    } catch {
      isCurrent = false;
      return (await caches.match(OFFLINE)) ?? Response.error();
    }
  };

  /** A file of the client: ours if the server still has the same, else its own; without a server whatever we have. @param {Request} request */
  const file = async (request) => {
    const known = isCurrent ? await stored(request) : undefined;
    if (known) return known;
    try {
      const answer = await fetch(request);
      if (isCurrent && answer.status === 200) await (await caches.open(NAME)).put(request, answer.clone());
      return answer;
    } catch (error) {
      const left = await stored(request);
      if (left) return left;
      throw error;
    }
  };

  /** @param {any} event */
  const answer = (event) => {
    const { request } = event,
      { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (KEPT.test(pathname) && !OWN.test(pathname)) event.respondWith(file(request));
  };

  worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill()));
  worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(tidy()));
  worker.addEventListener('fetch', answer);
})();
