// What is known at a table, and what follows from it for the board. Pure: no connection, no page.
import { candidates, completions, plain, ready } from '../draft.js';
import { t } from '../i18n.js';
import { toldKey } from '../words/sentence.js';

/** @typedef {import('../net.js').State} State */
/** @typedef {import('../net.js').Update} Update */
/** @typedef {import('../net.js').Forecast} Forecast */
/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Who} Who */
/** @typedef {import('../net.js').Past} Past */
/** A place in the window, in pixels. @typedef {{x: number, y: number}} Spot */
/** Why something isn't done: the clause, the words, what could be done instead, and where it was pointed at.
 * @typedef {{clause: string, said: import('../words/sentence.js').Said, near: Legal[], at: Spot | null}} Refused */

/** @typedef {object} Model
 * @property {string} id
 * @property {'connecting'|'live'|'lost'|'gone'} status
 * @property {number} retryAt      when the next try to connect is made
 * @property {number} sentAt
 * @property {number | null} awaySince   since when the seat that is to move has not been here
 * @property {import('../net.js').Table | null} table
 * @property {import('../net.js').User | null} you
 * @property {number[]} yours
 * @property {State | null} state
 * @property {Update[]} updates
 * @property {boolean[]} presence
 * @property {number} watchers
 * @property {{seat: number, since: number} | null} thinking
 * @property {import('../boards/board.js').Board | null} board
 * @property {any} components
 * @property {import('../draft.js').Draft} draft
 * @property {import('../boards/board.js').Target | null} hover
 * @property {Record<string, any>} ui
 * @property {string} typed
 * @property {Map<number, Forecast>} forecasts
 * @property {Map<string, import('../net.js').Reason>} refusals   why drafts (as JSON) aren't legal, as far as it was asked
 * @property {Refused | null} why
 * @property {boolean} sending
 * @property {'log'|'scores'|'chat'} panel
 * @property {'board'|'log'|'scores'|'chat'} screen
 * @property {Past | null} past
 * @property {import('./curve.js').Curve | null} curve
 * @property {number | null} eyes        whose eyes a replay is seen with; null for your own
 * @property {{action: Legal, level: string, lead: number | null, win: number | null} | null} hint
 * @property {boolean} hinting
 * @property {boolean} words
 * @property {number} unread
 * @property {number | null} lostAt        the decision at which the connection was lost
 * @property {{from: number, moves: number} | null} missed   moves made meanwhile
 * @property {boolean} drawer
 * @property {{step: number, paused: boolean} | null} lesson   where the first game with a coach stands
 */

/** @param {string} id @returns {Model} */
export const newModel = (id) => ({
  id,
  status: 'connecting',
  retryAt: 0,
  sentAt: 0,
  awaySince: null,
  table: null,
  you: null,
  yours: [],
  state: null,
  updates: [],
  presence: [],
  watchers: 0,
  thinking: null,
  board: null,
  components: {},
  draft: {},
  hover: null,
  ui: {},
  typed: '',
  forecasts: new Map(),
  refusals: new Map(),
  why: null,
  sending: false,
  panel: 'log',
  screen: 'board',
  past: null,
  curve: null,
  eyes: null,
  hint: null,
  hinting: false,
  words: false,
  unread: 0,
  lostAt: null,
  missed: null,
  drawer: false,
  lesson: null,
});

/** The emblems in text, for people and bots of one name. */
const SIGNS = ['☀\uFE0E', '☾\uFE0E', '⚜\uFE0E', '★\uFE0E'];

/** The seats as they are spoken of. @param {Model} m @param {readonly {level: string, name: string}[]} levels @returns {Who[]} */
export const seatsOf = (m, levels) => {
  const seats = m.table?.seats ?? [],
    nameOf = (/** @type {import('../net.js').Seat} */ seat) =>
      seat.name ?? levels.find(({ level }) => level === seat.level)?.name ?? t('seat.open');
  const isShared = (/** @type {string} */ name) => seats.filter((seat) => nameOf(seat) === name).length > 1;
  return seats.map((seat) => {
    const own = m.yours.includes(seat.seat) && m.yours.length === 1,
      name = nameOf(seat);
    return {
      seat: seat.seat,
      own,
      name: own ? t('you') : isShared(name) ? `${name} ${SIGNS[seat.seat]}` : name,
      mark: seat.seat + 1,
      bot: seat.kind === 'bot',
    };
  });
};

/** The position that is looked at: the present one, or a past one. @param {Model} m */
export const shownState = (m) => m.past?.state ?? m.state;

/** The lines of the scores that are looked at; none before the start. @param {Model} m */
export const shownLines = (m) => (m.past ? m.past.breakdown.lines : (m.state?.lines ?? null));

/** The step of the first game that the coach is at. @param {Model} m */
export const lessonStep = (m) => (m.lesson && !m.lesson.paused ? (m.board?.lesson?.[m.lesson.step] ?? null) : null);

/** The legal actions, if a move may be made here and now; in a first game those that the coach speaks of. @param {Model} m @returns {readonly Legal[]} */
export const legalOf = (m) => {
  const legal = m.past || m.status === 'gone' ? [] : (m.state?.legal ?? []),
    alive = lessonStep(m)?.alive;
  const awake = alive ? legal.filter((action) => alive(action, m.state?.view)) : legal;
  return awake.length ? awake : legal;
};

/** The one action that a typed line means. @param {readonly Legal[]} legal @param {string} typed @returns {Legal | null} */
export const typedAction = (legal, typed) => {
  const found = completions(legal, typed);
  return (
    found.find((action) => plain(action.text) === plain(typed).trimEnd()) ?? (found.length === 1 ? found[0] : null)
  );
};

/** What the board is drawn from. @param {Model} m @param {boolean} phone @param {readonly {level: string, name: string}[]} levels @param {(action: number) => Forecast | null} forecast @param {Context['refusal']} [refusal] @returns {Context} */
export const contextOf = (m, phone, levels, forecast, refusal) => {
  const legal = legalOf(m),
    state = shownState(m),
    left = candidates(legal, m.draft);
  /** @type {Context} */
  const c = {
    view: state?.view,
    legal,
    draft: m.draft,
    candidates: left,
    ready: ready(legal, m.draft),
    ghost: null,
    hover: m.hover,
    ui: m.ui,
    seats: seatsOf(m, levels),
    seat: state?.audience ?? -1,
    toMove: state?.to_move ?? -1,
    phone,
    inWords: m.words,
    forecast,
    refusal,
    components: m.components,
  };
  const typed = m.typed ? typedAction(legal, m.typed) : null;
  return {
    ...c,
    ghost:
      typed ?? c.ready ?? m.hint?.action ?? (m.hover && m.board && legal.length ? m.board.point(c, m.hover) : null),
  };
};

/** Whether it is the turn of somebody at this screen. @param {Model} m */
export const isYourTurn = (m) => m.state?.status === 'running' && m.yours.includes(m.state.to_move ?? -1);

/** Whether the curtain is closed: one screen, several people, and nobody has said that they look. @param {Model} m */
export const isCurtained = (m) => m.yours.length > 1 && m.state?.audience === -1 && isYourTurn(m);

/** The log as the board tells it, with the table's own entries. @param {Model} m @param {Context} c @returns {{n: number, decision: number | undefined, line: import('../boards/board.js').LogLine}[]} */
export const logOf = (m, c) =>
  m.updates.flatMap((update) => {
    const own = tableLine(update, c);
    const told = (update.events ?? []).flatMap((event) => m.board?.log(c, event) ?? []);
    return [...told, ...(own ? [own] : [])].map((line) => ({ n: update.n, decision: update.decision, line }));
  });

/** What the table itself tells in the log. */
const TOLD = new Set('undone undo_asked resigned timed_out replaced returned left joined'.split(' '));

/** @param {Update} update @param {Context} c @returns {import('../boards/board.js').LogLine | null} */
const tableLine = (update, c) => {
  const seat = update.seat ?? -1,
    who = c.seats[seat],
    key = `log.${update.kind}`;
  if (update.kind === 'ended') return { seat: -1, heading: true, parts: [t(key)] };
  return TOLD.has(update.kind)
    ? { seat, parts: [t(toldKey(key, who?.own), { name: update.name ?? who?.name })] }
    : null;
};

/** @param {Model} m */
export const chatOf = (m) => m.updates.filter((update) => update.kind === 'chatted');
