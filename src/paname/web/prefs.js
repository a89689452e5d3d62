// What a person prefers, kept in this browser: language, colours, motion, sound, keys.

/** @typedef {{lang: string, theme: 'auto'|'affiche'|'nuit', palette: 'affiche'|'clair'|'contraste', motion: 'auto'|'reduced', pace: 'instant'|'normal'|'slow', sound: boolean,
 *   soundAsked: boolean, noticesAsked: boolean, volume: number, quick: boolean, confirm: boolean, letters: boolean, aid: boolean, name: string, emblem: number, played: Record<string, string>}} Prefs */

/** @type {Prefs} */
export const DEFAULTS = {
  lang: '',
  theme: 'auto',
  palette: 'affiche',
  motion: 'auto',
  pace: 'normal',
  sound: false,
  soundAsked: false,
  noticesAsked: false,
  volume: 0.5,
  quick: false,
  confirm: true,
  letters: true,
  aid: true,
  name: '',
  emblem: 0,
  played: {},
};
const KEY = 'paname';

/** The stored preferences over the defaults; what does not fit is left out. @param {string | null} text @returns {Prefs} */
const readPrefs = (text) => {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    stored = JSON.parse(text ?? '{}') ?? {};
  } catch {
    stored = {};
  }
  const fits = Object.entries(DEFAULTS)
    .filter(([name, value]) => typeof stored[name] === typeof value)
    .map(([name]) => [name, stored[name]]);
  return { ...DEFAULTS, ...Object.fromEntries(fits) };
};

export const loadPrefs = () => {
  try {
    return readPrefs(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS };
  }
};

/** @param {Prefs} prefs */
export const savePrefs = (prefs) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that stores nothing still plays.
  }
};

/** @param {Prefs} prefs */
export const isNight = (prefs) =>
  prefs.theme === 'nuit' || (prefs.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);

/** @param {Prefs} prefs */
export const isStill = (prefs) => prefs.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Paint the page as preferred. @param {Prefs} prefs */
export const applyPrefs = (prefs) => {
  const root = document.documentElement;
  root.dataset.theme = isNight(prefs) ? 'nuit' : 'affiche';
  root.dataset.palette = prefs.palette;
  root.dataset.motion = isStill(prefs) ? 'still' : 'full';
};
