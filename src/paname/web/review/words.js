// What a review says, in words: reasons and lessons from codes and facts, moments for people who listen.
import { hasWords, number, signed, t } from '../i18n.js';
import { factWords, scoreWords } from '../words/sentence.js';
import { wordsAt } from '../table/plain_words.js';
import { percent } from './model.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */
/** @typedef {import('./model.js').Moment} Moment */
/** @typedef {import('./model.js').Told} Told */
/** @typedef {{code: string, facts: Record<string, any>}} Coded */

/** How a fact is said; what isn't named here is said as it is. @type {Record<string, (value: any, c: Context) => string>} */
const SAID = {
  points: (value) => number(Math.round(value * 10) / 10),
  rival: (seat, c) => c.seats[seat]?.name ?? '',
  line: (line) => scoreWords({ ...line, facts: {} }).label,
  term: (name) => t(`term.${name}`),
  better: (value) => signed(value),
  played: (value) => signed(value),
};

/** @param {Coded} reason @param {Context} c @param {Record<string, string>} [moves] */
const said = ({ facts }, c, moves = {}) => ({
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, SAID[name]?.(value, c) ?? value])),
  percent: percent(facts.margin ?? 0),
  ...moves,
});

/** Why the better move is better; nothing where the review found no reason. `moves` says the moves it names. @param {Coded | null | undefined} reason @param {Context} c @param {Record<string, string>} moves @param {string} [page] */
export const reasonWords = (reason, c, moves, page = '') => {
  const key = reason && [`${page}reason.${reason.code}`, `reason.${reason.code}`].find(hasWords);
  return key ? t(key, said(reason, c, moves)) : '';
};

/** The title of a lesson. @param {Told} lesson */
export const lessonTitle = (lesson) => t(`lesson.${lesson.code}`);

/** A sentence to take along. @param {string} code */
export const takeAlong = (code) => (hasWords(`take.${code}`) ? t(`take.${code}`) : '');

/** The chance of a seat before and after a move. @param {Moment} moment @param {number} seat */
export const change = ({ step }, seat) => ({
  before: percent(step.before.win[seat]),
  after: percent(step.after.win[seat]),
});

/** A moment for people who listen: "Move 38: …, blunder, your chance 24 to 6 percent." @param {Model} m @param {Context} c */
export const spokenMoment = (m, c) => {
  const at = m.review?.at ?? 0,
    moment = m.review?.moments[at - 1],
    words = wordsAt(m, c, at - 1) || t('replay.at', { n: at, of: m.curve?.of });
  if (!moment || moment.step.seat === null) return at ? words : t('replay.begin');
  const who = c.seats[moment.step.seat];
  return t(who.own ? 'review.spoken.you' : 'review.spoken', {
    n: at,
    what: words,
    label: t(`label.${moment.step.label}`),
    name: who.name,
    ...change(moment, moment.step.seat),
  });
};

/** What a move is about first: a piece, a place. @param {import('../draft.js').Legal} action @param {(action: import('../draft.js').Legal) => string} say */
const pieceWords = (action, say) => {
  const [name, value] = Object.entries(action.fields).find(([field]) => field !== 'kind') ?? [];
  return name === undefined ? say(action) : factWords(name, String(value));
};

/** A hint of a puzzle. @param {Coded & {actions: import('../draft.js').Legal[]}} hint @param {Context} c @param {(action: import('../draft.js').Legal) => string} say */
export const hintWords = (hint, c, say) => {
  const { code, facts, actions } = hint;
  if (code === 'where') return t('hint.where', { list: actions.map(say).join(' · ') });
  if (code === 'piece') return t('hint.piece', { piece: pieceWords(actions[0], say) });
  return t(`hint.what.${facts.reason}`, said(hint, c));
};
