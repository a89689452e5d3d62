// A table as a line of a list: whose move it is, how long there is for it, how it ended. Pure sentences.
import { number, t } from '../i18n.js';
import { phone } from '../shell.js';
import { called } from './called.js';
import { nameOf } from './faces.js';
import { dayWords, timeLeft } from './time.js';

/** @typedef {import('../net.js').TableLine} TableLine */

/** Everybody but you. @param {TableLine} line */
export const rivals = (line) => line.seats.filter(({ seat }) => !line.yours.includes(seat));

/** So many names are said; of the others there is the number. */
const NAMED = 3,
  NAMED_NARROW = 2;

/** The names of the others who are there; on a phone two of them. @param {TableLine} line */
export const rivalNames = (line) => {
  const names = rivals(line)
      .filter(({ kind }) => kind !== 'open')
      .map(nameOf),
    most = phone.matches ? NAMED_NARROW : NAMED,
    more = names.length > most ? ` +${names.length - most}` : '';
  return names.slice(0, most).join(', ') + more;
};

/** Whether a seat of an open table is kept for you. @param {TableLine} line */
export const isInvited = (line) =>
  line.status === 'open' && line.yours.some((seat) => line.seats[seat].kind === 'open');

/** Where a line belongs. @param {TableLine} line @returns {'yours' | 'asked' | 'theirs' | 'open' | 'archived' | 'over'} */
export const groupOf = (line) => {
  if (line.archived && line.status !== 'over') return 'archived';
  if (line.your_turn) return 'yours';
  if (line.asks_you || isInvited(line)) return 'asked';
  return line.status === 'running' ? 'theirs' : line.status;
};

/** A deadline as what is left of it, after what it is for. @param {string} words @param {TableLine} line */
const withTime = (words, { deadline }) =>
  deadline ? `${words} · ${t('time.left', { time: timeLeft(deadline - Date.now()) })}` : words;

/** @param {TableLine} line */
const running = (line) => {
  if (line.facts.paused) return t('line.paused');
  if (line.your_turn) return withTime(t('line.yours'), line);
  const mover = line.seats[line.to_move ?? -1];
  return withTime(t('line.theirs', { name: mover ? nameOf(mover) : '' }), line);
};

/** @param {TableLine} line */
const waiting = (line) => {
  const host = line.seats.find(({ user }) => user === line.facts.host);
  if (isInvited(line)) return t('line.invited', { name: called(host?.name) ?? t('guest') });
  return t('line.waiting', { n: line.seats.filter(({ kind }) => kind === 'open').length });
};

/** How it ended for you: the points from the best, and your place; between two, that somebody gave up says more than points. @param {TableLine} line @returns {{words: string, won: boolean}} */
export const outcome = ({ result, yours, seats }) => {
  if (!result || result.reason === 'closed') return { words: t('line.closed'), won: false };
  if (result.reason === 'agreed') return { words: t('line.agreed'), won: false };
  const own = yours[0] ?? result.winners[0] ?? 0,
    won = result.winners.includes(own),
    points = [result.scores[own], ...result.scores.filter((_, seat) => seat !== own).sort((a, b) => b - a)],
    isCut = seats.length === 2 && (result.reason === 'resigned' || result.reason === 'time'),
    scores = isCut ? t(`line.by.${result.reason}`) : points.map(number).join('–');
  if (won) return { words: t(result.winners.length > 1 ? 'line.draw' : 'line.won', { scores }), won: true };
  if (seats.length === 2) return { words: t('line.lost', { scores }), won: false };
  return { words: t('line.place', { place: result.places[own], n: seats.length, scores }), won: false };
};

/** How a table stands, in a sentence. @param {TableLine} line */
export const stateWords = (line) => {
  if (line.status === 'over') return `${outcome(line).words} · ${dayWords(line.updated)}`;
  if (line.archived) return t('line.archived');
  if (line.asks_you) return t('line.asks');
  return line.status === 'open' ? waiting(line) : running(line);
};
