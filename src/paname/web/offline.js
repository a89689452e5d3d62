// The page without a server: says what is known, and looks every few seconds whether the real page can come back.
import words from './lang/offline.js';
import { applyPrefs, loadPrefs } from './prefs.js';

const LOOK_AGAIN = 5000;
const prefs = loadPrefs(),
  spoken = [prefs.lang, ...(navigator.languages ?? [])].map((tag) => tag.slice(0, 2).toLowerCase()),
  lang = /** @type {keyof typeof words} */ (spoken.find((tag) => tag in words) ?? 'en'),
  said = words[lang];

/** @param {string} id @param {string} text */
const put = (id, text) => {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
};

const tell = () => {
  const title = navigator.onLine ? said.silent : said.offline;
  document.title = `${title} · Paname`;
  put('title', title);
  put('text', said.text);
  put('again', said.again);
};

/** Come back if the server answers. */
const look = () =>
  fetch('/healthz', { cache: 'no-store' })
    .then((answer) => answer.ok && location.reload())
    .catch(tell);

document.documentElement.lang = lang;
applyPrefs(prefs);
tell();
document.getElementById('again')?.addEventListener('click', look);
addEventListener('online', look);
addEventListener('offline', tell);
setInterval(look, LOOK_AGAIN);
