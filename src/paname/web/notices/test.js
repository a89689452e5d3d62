// A test of one way, with its answer in words.
import { t } from '../i18n.js';
import { ask, newId } from '../net.js';
import { announce, complain, store } from '../shell.js';
import { tests } from './model.js';

const PATIENCE = 15_000;

/** @param {string} id @param {string} text @param {boolean} good */
const say = (id, text, good) => {
  tests[id] = { text, good };
  announce(text);
  store.set({});
};

/** Wait until the service worker says that a push came. @param {string} name @returns {Promise<boolean>} */
const arrival = (name) =>
  new Promise((done) => {
    const over = new AbortController();
    const finish = (/** @type {boolean} */ came) => {
      over.abort();
      clearTimeout(patience);
      done(came);
    };
    const patience = setTimeout(() => finish(false), PATIENCE);
    const hear = (/** @type {MessageEvent} */ { data }) => data?.test === name && finish(true);
    navigator.serviceWorker?.addEventListener('message', hear, { signal: over.signal });
  });

/** @param {number} began */
const seconds = (began) => Math.max(1, Math.round((Date.now() - began) / 1000));

/** @param {import('./model.js').Way} way */
export const tryWay = async (way) => {
  const name = newId(),
    began = Date.now(),
    coming = way.here ? arrival(name) : null;
  say(way.id, t('notices.test.going'), true);
  try {
    const { ok, why, status, ms } = await ask('POST', `/api/me/notices/ways/${way.id}/test`, { name });
    if (!ok) return say(way.id, t(`notices.trouble.${why}`, { status }), false);
    if (!coming) return say(way.id, t('notices.test.taken', { s: Math.max(1, Math.round(ms / 1000)) }), true);
    const came = await coming;
    return say(way.id, came ? t('notices.test.push', { s: seconds(began) }) : t('notices.test.lost'), came);
  } catch (error) {
    delete tests[way.id];
    return complain(error);
  }
};
