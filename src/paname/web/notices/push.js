// Notices on this device: the browser's own question, and what its push service needs.
import { addWay, loadTold, removeWay, told } from './model.js';

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
export const isBlocked = () => canPush() && Notification.permission === 'denied';

/** The key of the server as bytes. @param {string} text */
const keyBytes = (text) => {
  const raw = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
};

/** @param {PushSubscription} subscription */
const asWay = (subscription) => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { kind: 'push', address: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
};

/** Subscribe, which asks the browser's question where it hasn't been answered; says whether notices come here now. */
export const turnOn = async () => {
  const key = (told() ?? (await loadTold()))?.push_key;
  if (!key || (await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready,
    options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  return addWay(asWay(await worker.pushManager.subscribe(options)));
};

/** Not here any more. @param {import('./model.js').Way} way */
export const turnOff = async (way) => {
  const worker = way.here ? await navigator.serviceWorker?.getRegistration() : undefined;
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  await removeWay(way);
};

/** After signing in the session is another one: a device that had notices keeps them. */
export const renew = async () => {
  if (!canPush() || Notification.permission !== 'granted' || told()?.ways.some(({ here }) => here)) return;
  const worker = await navigator.serviceWorker.getRegistration(),
    subscription = await worker?.pushManager?.getSubscription();
  if (subscription && told()?.offered.includes('push')) await addWay(asWay(subscription));
};
