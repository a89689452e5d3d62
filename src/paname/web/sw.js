// The service worker: what this site does while none of its pages is open. Here: notices that come by push; shell_cache.js keeps the client's files.

/** @typedef {{title: string, body: string, tag: string, url: string, count?: number, test?: string}} Notice */

const worker = /** @type {any} */ (globalThis);
worker.importScripts('/shell_version.js', '/shell_cache.js');
const ICON = '/icon.svg';

/** What a push says; one that can't be read still has to be shown, since the browser wants every push to be seen. @param {any} event @returns {Notice} */
const noticeOf = (event) => {
  try {
    return { body: '', tag: 'paname', url: '/', ...event.data.json() };
  } catch {
    return { title: 'Paname', body: '', tag: 'paname', url: '/' };
  }
};

/** The open pages of this site. @returns {Promise<any[]>} */
const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The number on the installed app's icon. @param {number | undefined} count */
const badge = async (count) => {
  if (count === undefined) return;
  await (count ? worker.navigator.setAppBadge?.(count) : worker.navigator.clearAppBadge?.())?.catch?.(() => {});
};

/** Show a notice, unless its page is in front of somebody; pages that wait for a test hear that it came. @param {Notice} notice */
const show = async ({ title, body, tag, url, count, test }) => {
  const open = await pages();
  for (const page of open) page.postMessage({ type: 'notice', url, test });
  await badge(count);
  if (!test && open.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === url)) return;
  await worker.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: { url } });
};

/** Bring the page of a notice to the front, or open it. @param {string} url */
const openPage = async (url) => {
  const open = await pages(),
    there = open.find((page) => new URL(page.url).pathname === url) ?? open[0];
  if (!there) return worker.clients.openWindow(url);
  const shown = await there.focus();
  if (new URL(shown.url).pathname !== url) shown.postMessage({ type: 'go', url });
  return shown;
};

worker.addEventListener('push', (/** @type {any} */ event) => event.waitUntil(show(noticeOf(event))));
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? '/'));
});
worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
