// Bits that every page shows: the name, emblems, the header, round buttons.
import { html, icon, nothing, picture } from './html.js';
import { at } from '../pieces/svg.js';
import { badge } from '../pieces/seats.js';
import { wordmark, WORDMARK_W } from '../pieces/wordmark.js';
import { isNight } from '../prefs.js';
import { t } from '../i18n.js';
import { openSheet, setPrefs, store } from '../shell.js';
import { placeLinks } from './places.js';

export { openSheet };

/** @param {number} height @param {string} [fill] */
export const mark = (height, fill = 'var(--vermilion)') =>
  picture(WORDMARK_W, 106, at(0, 3, 1, wordmark(fill)), Math.round((height * WORDMARK_W) / 106));

/** The emblem of a seat, 1 to 4. @param {number} seat @param {number} [size] */
export const face = (seat, size = 40) => picture(104, 104, at(52, 52, 1, badge(seat, 'var(--contour)')), size);

/** A seat that nobody has taken. @param {number} size */
export const emptyFace = (size) =>
  picture(
    100,
    100,
    '<circle cx="50" cy="50" r="46" fill="var(--card)" stroke="var(--rule)" stroke-width="6" stroke-dasharray="12 10"/>',
    size,
  );

/** @param {Parameters<typeof icon>[0]} name @param {string} words @param {() => void} does @param {boolean} [pressed] */
export const round = (name, words, does, pressed) =>
  html`<button
    class="btn sq quiet"
    aria-label=${words}
    title=${words}
    aria-pressed=${pressed === undefined ? nothing : pressed}
    @click=${does}
  >
    ${icon(name)}
  </button>`;

export const themeButton = () => {
  const night = isNight(store.get().prefs);
  return round(night ? 'sun' : 'theme', t(night ? 'theme.day' : 'theme.night'), () =>
    setPrefs({ theme: night ? 'affiche' : 'nuit' }),
  );
};

export const soundButton = () => {
  const { sound } = store.get().prefs;
  return round(sound ? 'sound' : 'soundOff', t(sound ? 'sound.off' : 'sound.on'), () => setPrefs({ sound: !sound }));
};

/** What went wrong, in words, with a way to put it away. */
export const trouble = () => {
  const { trouble: words, done } = store.get();
  if (!words && !done) return nothing;
  return html`<div
    class="trouble ${words ? '' : 'done'}"
    role=${words ? 'alert' : 'status'}
    aria-live=${words ? nothing : 'off'}
  >
    <span>${words || done}</span
    ><button class="btn quiet" @click=${() => store.set({ trouble: '', done: '' })}>${t('close')}</button>
  </div>`;
};

/** The header of the quieter pages. @param {string} title */
export const plainTop = (title) =>
  html`<header class="top">
    <a href="/" class="home-link" aria-label=${t('home')}>${mark(21)}</a
    ><span class="muted bar-mark" aria-hidden="true">|</span>
    <h1 class="gname">${title}</h1>
    <span class="grow"></span>
    <nav class="place-links" aria-label=${t('place.nav')}>${placeLinks(['games', 'tables', 'standing', 'me'])}</nav>
    ${themeButton()}${round('gear', t('settings'), () => openSheet('settings'))}
  </header>`;
