// What is known at a table, and what follows from it for the board. Pure: no connection, no page.
import { candidates, completions, plain, ready } from '../draft.js';
import { t } from '../i18n.js';
import { called } from '../people/called.js';
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
 * @property {readonly import('../draft.js').Draft[]} plan   what one press still means, after the move that was sent
 * @property {'log'|'scores'|'chat'} panel
 * @property {'board'|'log'|'scores'|'chat'} screen
 * @property {Past | null} past
 * @property {import('./curve.js').Curve | null} curve
 * @property {number | null} eyes        whose eyes a replay is seen with; null for your own
 * @property {{action: Legal, level: string, lead: number | null, win: number | null, terms: readonly import('../wire.js').HintTerm[]} | null} hint
 * @property {boolean} hinting
 * @property {boolean} words
 * @property {number} unread
 * @property {Record<number, number[]>} earned   what each decision changed in the scores, as far as it is known
 * @property {readonly import('../net.js').Line[] | null} before   the lines of the scores before what is on stage
 * @property {number} told   the last update that has been shown in full
 * @property {number | null} lostAt        the decision at which the connection was lost
 * @property {{from: number, moves: number} | null} missed   moves made meanwhile
 * @property {boolean} drawer
 * @property {number | null} player   whose holdings are open on a phone
 * @property {Omit<import('./lesson.js').Lesson, 'table'> | null} lesson   where the lesson stands
 * @property {import('../review/model.js').ReviewState | null} review   what is known of the review, and where it stands
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
  plan: [],
  panel: 'log',
  screen: 'board',
  past: null,
  curve: null,
  eyes: null,
  hint: null,
  hinting: false,
  words: false,
  unread: 0,
  earned: {},
  before: null,
  told: 0,
  lostAt: null,
  missed: null,
  drawer: false,
  player: null,
  lesson: null,
  review: null,
});

/** The emblems in text, for people and bots of one name. */
const SIGNS = ['☀\uFE0E', '☾\uFE0E', '⚜\uFE0E', '★\uFE0E'];

/** The seats as they are spoken of. @param {Model} m @param {readonly {level: string, name: string}[]} levels @returns {Who[]} */
export const seatsOf = (m, levels) => {
  const seats = m.table?.seats ?? [],
    nameOf = (/** @type {import('../net.js').Seat} */ seat) =>
      called(seat.name) ?? levels.find(({ level }) => level === seat.level)?.name ?? t('seat.open');
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

/** The lines of the scores that are looked at; none before the start. While something is on stage, as far as it has been counted, or as they stood before.
 * @param {Model} m @returns {readonly import('../net.js').Line[] | null} */
export const shownLines = (m) => {
  if (m.past) return m.past.breakdown.lines;
  if (m.ui.show?.scores) return m.ui.show.lines ?? m.before ?? [];
  return m.state?.lines ?? null;
};

/** What the board remembers into the next decision; what is on stage stays there. @param {Model} m */
export const lasting = ({ board, ui }) => ({
  ...board?.fresh?.(ui),
  ...(ui.show === undefined ? {} : { show: ui.show }),
});

/** The step of the lesson that the coach is at. @param {Model} m */
export const lessonStep = (m) => (m.lesson && !m.lesson.paused ? (m.board?.lesson?.[m.lesson.step] ?? null) : null);

/** The legal actions, if a move may be made here and now; in a lesson those that the coach speaks of. @param {Model} m @returns {readonly Legal[]} */
export const legalOf = (m) => {
  const legal = m.past || m.status === 'gone' ? [] : (m.state?.legal ?? []),
    step = lessonStep(m),
    { alive } = step ?? {};
  if (step && !step.done) return [];
  const awake = alive ? legal.filter((action) => alive(action, m.state?.view, m.components)) : legal;
  return awake.length ? awake : legal;
};

/** The one action that a typed line means. @param {readonly Legal[]} legal @param {string} typed @returns {Legal | null} */
export const typedAction = (legal, typed) => {
  const found = completions(legal, typed);
  return (
    found.find((action) => plain(action.text) === plain(typed).trimEnd()) ?? (found.length === 1 ? found[0] : null)
  );
};

/** What the board is drawn from; a hint lies there like a move that was composed. @param {Model} m @param {boolean} phone @param {readonly {level: string, name: string}[]} levels @param {(action: number) => Forecast | null} forecast @param {Context['refusal']} [refusal] @returns {Context} */
export const contextOf = (m, phone, levels, forecast, refusal) => {
  const legal = legalOf(m),
    state = shownState(m),
    hinted = Object.keys(m.draft).length || !legal.length ? null : (m.hint?.action ?? null),
    draft = hinted ? hinted.fields : m.draft,
    left = hinted ? [hinted] : candidates(legal, draft);
  /** @type {Context} */
  const c = {
    view: state?.view,
    legal,
    draft,
    candidates: left,
    ready: hinted ?? ready(legal, draft),
    ghost: null,
    hover: m.hover,
    ui: m.ui,
    hinted: hinted !== null,
    seats: seatsOf(m, levels),
    seat: state?.audience ?? -1,
    toMove: state?.to_move ?? -1,
    phone,
    inWords: m.words,
    since: markedOf(m),
    forecast,
    refusal,
    components: m.components,
  };
  const typed = m.typed ? typedAction(legal, m.typed) : null;
  return {
    ...c,
    ghost: typed ?? c.ready ?? (m.hover && m.board && legal.length ? m.board.point(c, m.hover) : null),
  };
};

/** Whether it is the turn of somebody at this screen. @param {Model} m */
export const isYourTurn = (m) => m.state?.status === 'running' && m.yours.includes(m.state.to_move ?? -1);

/** Whether the curtain is closed: one screen, several people, and nobody has said that they look. @param {Model} m */
export const isCurtained = (m) => m.yours.length > 1 && m.state?.audience === -1 && isYourTurn(m);

/** The numbers of the moves that were taken back and not redone. @param {readonly Update[]} updates @returns {Set<number>} */
export const takenBack = (updates) => {
  /** @type {Update[]} */
  let standing = [];
  /** @type {Update[][]} */
  let undone = [];
  const gone = new Set();
  for (const update of updates) {
    if (update.kind === 'moved') [standing, undone] = [[...standing, update], []];
    else if (update.kind === 'undone') {
      const back = standing.filter(({ decision = 0 }) => decision >= (update.to ?? 0));
      standing = standing.filter((one) => !back.includes(one));
      undone.push(back);
      back.forEach(({ n }) => gone.add(n));
    } else if (update.kind === 'redone') {
      const again = undone.pop() ?? [];
      standing.push(...again);
      again.forEach(({ n }) => gone.delete(n));
    }
  }
  return gone;
};

/** The log as the board tells it, by what lies there by now, with the table's own entries; what is still on stage comes when it has been shown. What a decision earned stands once, at its first line,
 * where the board doesn't say it itself. @param {Model} m @param {Context} c @returns {{n: number, decision: number | undefined, undone: boolean, line: import('../boards/board.js').LogLine}[]} */
export const logOf = (m, c) => {
  const gone = takenBack(m.updates),
    latest = m.state?.view ? { ...c, view: m.state.view } : c;
  return m.updates
    .filter(({ n }) => m.ui.show === undefined || n <= m.told)
    .flatMap((update) => {
      const own = tableLine(update, c);
      return [...linesOf(m, latest, update), ...(own ? [own] : [])].map((line) => ({
        n: update.n,
        decision: update.decision,
        undone: gone.has(update.n),
        line,
      }));
    });
};

/** What the board tells of one move. @param {Model} m @param {Context} c @param {Update} update */
const linesOf = (m, c, update) =>
  withEarned(m, update, inOneLine((update.events ?? []).flatMap((event) => m.board?.log(c, event) ?? [])));

/** A move and what it brings with it are one line. @param {import('../boards/board.js').LogLine[]} lines */
const inOneLine = (lines) => {
  const main = lines.find(({ heading, aside }) => !heading && !aside),
    along = lines.filter(({ aside }) => aside).map(({ parts }) => parts);
  return main && along.length
    ? lines.filter(({ aside }) => !aside).map((line) => (line === main ? { ...line, along } : line))
    : lines;
};

/** @param {Model} m @param {Update} update @param {import('../boards/board.js').LogLine[]} lines */
const withEarned = (m, { decision = -1, seat = -1 }, lines) => {
  const first = lines.findIndex((line) => line.seat === seat && !line.heading && !line.aside),
    points = m.earned[decision]?.[seat] ?? 0;
  if (lines.some((line) => line.points !== undefined)) return lines;
  return lines.map((line, i) => (i === first ? { ...line, points } : line));
};

/** What stays marked on the board: the move that led to a past position, or what others did since yours. @param {Model} m @returns {readonly import('../boards/board.js').GameEvent[]} */
const markedOf = (m) => {
  if (m.past) return m.past.update?.events ?? [];
  return m.yours.length > 1 || m.lesson || m.review ? [] : sinceOf(m).flatMap((update) => update.events ?? []);
};

/** The same in the words of the log. @param {Model} m @param {Context} c */
export const sinceLines = (m, c) =>
  m.past || m.yours.length !== 1 || m.lesson
    ? []
    : sinceOf(m).flatMap((update) => linesOf(m, c, update).filter((line) => !line.heading));

/** What others did since the last move of somebody at this screen. @param {Model} m @returns {Update[]} */
export const sinceOf = (m) => {
  const moves = m.updates.filter(({ kind }) => kind === 'moved'),
    own = moves.findLastIndex(({ seat = -1 }) => m.yours.includes(seat));
  return moves.slice(own + 1);
};

/** What the table itself tells in the log. */
const TOLD = new Set(
  'undone redone undo_asked resigned timed_out replaced returned left joined paused resumed'.split(' '),
);

/** Answers have words of their own, for yes and for no; a wish, for what is wished. @type {Record<string, (update: Update) => string>} */
const CASES = {
  undo_answered: ({ grant }) => `undo.${grant ? 'yes' : 'no'}`,
  answered: ({ what, grant }) => `${what}.${grant ? 'yes' : 'no'}`,
  proposed: ({ what }) => `${what}`,
  vacation_set: ({ at, until = 0 }) => `vacation.${until > at ? 'on' : 'back'}`,
};

/** @param {Update} update @param {Context} c @returns {import('../boards/board.js').LogLine | null} */
const tableLine = (update, c) => {
  const seat = update.seat ?? -1,
    who = c.seats[seat],
    part = CASES[update.kind]?.(update),
    key = part ? `log.${part}` : `log.${update.kind}`;
  if (update.kind === 'ended') return { seat: -1, heading: true, parts: [t(key)] };
  return part || TOLD.has(update.kind)
    ? { seat, parts: [t(toldKey(key, who?.own), { name: called(update.name) ?? who?.name })] }
    : null;
};

/** That somebody has just declined what was asked, in the words of the log; until something else happens. @param {Model} m @param {Context} c */
export const declined = (m, c) => {
  const last = m.past ? undefined : m.updates.filter(({ kind }) => kind !== 'chatted').at(-1);
  return last && CASES[last.kind]?.(last)?.endsWith('.no') ? tableLine(last, c) : null;
};

/** @param {Model} m */
export const chatOf = (m) => m.updates.filter((update) => update.kind === 'chatted' && update.text);
