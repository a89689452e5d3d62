// The house that every page lives in: the store, the address, preferences, announcements, the session.
import { createStore } from './store.js';
import { applyPrefs, loadPrefs, savePrefs } from './prefs.js';
import { chooseLanguage, loadWords, speak, t } from './i18n.js';
import { ask, newId, Refused } from './net.js';
import { refusalWords } from './words/sentence.js';
import { setVolume } from './sound.js';
import { loadGame } from './game.js';
import { showCount } from './ui/count.js';
import { nonceFor } from './table/seal.js';

/** @typedef {import('./prefs.js').Prefs} Prefs */
/** @typedef {import('./game.js').GameInfo} GameInfo */
/** @typedef {{level: string, name: string, text: string}} Level */
/** The puzzle of the day from afar. @typedef {{game: string, found: number | null, solved: boolean, row: number}} Today */
/** @typedef {{mine: import('./net.js').TableLine[], open: import('./net.js').TableLine[]}} Lists */
/** @typedef {{path: string, prefs: Prefs, me: import('./net.js').User | null, blocks: {id: string, name: string}[], games: GameInfo[], levels: Level[], mail: boolean, away: number, lists: Lists, sheet: string, trouble: string, done: string, busy: string, poster: number, friends: import('./net.js').Table | null, today: Today | null, page: any}} Shell */

export const store = createStore(
  /** @type {Shell} */ ({
    path: location.pathname,
    prefs: loadPrefs(),
    me: null,
    blocks: [],
    games: [],
    levels: [],
    mail: false,
    away: 0,
    lists: { mine: [], open: [] },
    sheet: '',
    trouble: '',
    done: '',
    busy: '',
    poster: 0,
    friends: null,
    today: null,
    page: null,
  }),
);

export const phone = matchMedia('(max-width: 699px), (max-height: 480px)');

/** Turn to another page, or to another place of one. @param {string} address a path, with a hash or without */
export const go = (address) => {
  const path = address.split(/[?#]/)[0];
  if (address !== location.pathname + location.hash) history.pushState(null, '', address);
  store.set({ path, sheet: '', trouble: '', done: '' });
};

/** Tell people who use a screen reader. @param {string} words @param {boolean} [now] */
export const announce = (words, now = false) => {
  const region = document.getElementById(now ? 'assertive' : 'polite');
  if (region) region.textContent = words;
};

export const language = () => store.get().prefs.lang || chooseLanguage(navigator.languages ?? [navigator.language]);

/** A game of the list, if there is one of this name. @param {string} name */
export const gameInfo = (name) => store.get().games.find((game) => game.name === name);

/** Its title as people say it. @param {string} name */
export const gameName = (name) => gameInfo(name)?.short_title ?? name;

/** The game whose words are needed on a path. @param {string} path */
const gameOf = (path) => gameInfo(path.match(/^\/(?:new|rules|workshop)\/(\w+)$/)?.[1] ?? '')?.name ?? '';
/** The words that are there, as language and game, the game whose words are needed, and whether those of its lesson are. */
let spoken = '',
  needed = '',
  taught = false;
/** The pages whose own words are there, beside those that every page has. @type {Set<string>} */
const pages = new Set();

/** Make sure that the page's words are there; those of the last game stay until another one's are needed. @param {string} [game] @param {boolean} [lesson] whether its lesson or rules card is shown */
export const loadLanguage = async (game = gameOf(location.pathname), lesson = false) => {
  needed = game || needed;
  taught ||= lesson;
  const wanted = () => `${language()}/${needed}/${taught}/${[...pages]}`;
  while (spoken !== wanted()) {
    const now = wanted(),
      catalogues = await loadWords(language(), needed, [...pages], taught);
    if (now !== wanted()) continue;
    [spoken, document.documentElement.lang] = [now, language()];
    speak(language(), ...catalogues);
  }
};

/** Fetch words that only some pages have. @param {string} page */
export const needWords = (page) => {
  pages.add(page);
  return loadLanguage();
};

/** @param {Partial<Prefs>} patch */
export const setPrefs = async (patch) => {
  const prefs = { ...store.get().prefs, ...patch };
  savePrefs(prefs);
  applyPrefs(prefs);
  setVolume(prefs.sound ? prefs.volume : 0);
  store.set({ prefs });
  if (patch.lang !== undefined) {
    await loadLanguage();
    store.set({});
  }
};

/** The guest or account of this browser; a guest is made when somebody is needed. */
export const ensureSession = async () => {
  await greeting?.catch(() => {});
  const { me, prefs } = store.get();
  if (me) return me;
  const { user } = await ask('POST', '/api/session', { name: prefs.name || t('guest') });
  store.set({ me: user });
  return user;
};

/** @type {Promise<void> | null} */
let greeting = null;

/** Learn who is here, and what the server offers; questions in the meantime share one answer. */
export const hello = () =>
  (greeting ??= greet().finally(() => {
    greeting = null;
  }));

/** @type {Promise<void> | null} */
let listing = null;

/** Learn which games there are; asked again if the answer was lost. */
export const loadGames = () =>
  (listing ??= ask('GET', '/api/games')
    .then(({ games }) => store.set({ games: games.filter((/** @type {GameInfo} */ game) => game.web) }))
    .catch(() => {
      listing = null;
      store.set({ trouble: t('trouble.server') });
    }));

const greet = async () => {
  const [server, me] = await Promise.all([
    ask('GET', '/api/server'),
    ask('GET', '/api/me').catch(() => ({ user: null })),
  ]);
  store.set({
    levels: server.bots,
    mail: server.mail,
    away: me.away ?? 0,
    me: me.user ?? store.get().me,
    blocks: me.blocks ?? [],
  });
};

/** Your tables and the open ones; who is nobody yet has none, and isn't asked for. */
export const loadLists = async () => {
  await greeting?.catch(() => {});
  const [mine, open] = await Promise.all([
    store.get().me ? ask('GET', '/api/me/tables').catch(() => ({ tables: [] })) : { tables: [] },
    ask('GET', '/api/tables?status=open').catch(() => ({ tables: [] })),
  ]);
  store.set({ lists: { mine: mine.tables, open: open.tables } });
  showCount(store.get().lists.mine.filter(({ your_turn: yours }) => yours).length);
};

/** Open a sheet of the page. @param {string} name */
export const openSheet = (name) => store.set({ sheet: name });

/** Show a refusal in words. @param {unknown} error */
export const complain = (error) =>
  store.set({
    trouble: error instanceof Refused ? refusalWords(error.refusal).text : t('trouble.server'),
    done: '',
    busy: '',
  });

/** Say that something was done, to the ear and to the eye. @param {string} words */
export const confirm = (words) => {
  announce(words);
  store.set({ trouble: '', done: words });
};

/** Begin at once where no other person is waited for. @param {import('./net.js').Table} table */
export const startIfAlone = async (table) => {
  const { me } = store.get(),
    isAlone = table.seats.every(({ kind, user }) => kind === 'bot' || (kind === 'human' && user === me?.id));
  if (isAlone && table.status === 'open')
    await ask('POST', `/api/tables/${table.id}/commands`, { type: 'start', id: newId(), nonce: nonceFor(table.id) });
};

/** Make a table and go there; it starts at once if nobody is waited for. @param {Record<string, unknown>} wish @param {(id: string) => void} [made] told before its page is opened
 * @returns {Promise<string>} its id, or nothing */
export const openTable = async (wish, made) => {
  store.set({ busy: String(wish.game), trouble: '' });
  void Promise.all([import('./pages/table.js'), loadGame(String(wish.game)).then((game) => game.board())]);
  try {
    await ensureSession();
    const { table } = await ask('POST', '/api/tables', { id: newId(), ...wish });
    await startIfAlone(table);
    store.set({ busy: '' });
    made?.(table.id);
    go(`/t/${table.id}`);
    return table.id;
  } catch (error) {
    complain(error);
    return '';
  }
};

/** The bot that a newcomer meets: the second of the list, or the only one. */
export const firstLevel = () => {
  const { levels } = store.get();
  return (levels.find(({ level }) => level === 'flaneur') ?? levels[Math.min(1, levels.length - 1)])?.level;
};
