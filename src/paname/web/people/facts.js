// What a table is like, in the same words wherever it is offered: the invitation, the lobby, the lists.
import { t } from '../i18n.js';
import { gameInfo } from '../shell.js';

/** @typedef {import('../wire.js').Clock} Clock */
/** What a table and a line of a list both say. @typedef {{clock: Clock, rated: boolean, undo: string, forecasts: boolean, hints: boolean, options?: Record<string, any>}} Facts */

/** The clocks one can choose, by their names. */
export const CLOCKS = /** @type {Record<string, Clock>} */ ({
  none: { kind: 'none', initial: 0, increment: 0, days: 0 },
  m15: { kind: 'fischer', initial: 900, increment: 10, days: 0 },
  d1: { kind: 'days', initial: 0, increment: 0, days: 1 },
  d2: { kind: 'days', initial: 0, increment: 0, days: 2 },
  d3: { kind: 'days', initial: 0, increment: 0, days: 3 },
  d7: { kind: 'days', initial: 0, increment: 0, days: 7 },
});

/** @param {Clock} clock */
export const clockWords = ({ kind, initial, days }) => {
  if (kind === 'none') return t('clock.none');
  return kind === 'days' ? t('clock.days', { n: days }) : t('clock.minutes', { n: Math.round(initial / 60) });
};

/** What that means for those who play. @param {Clock} clock */
export const clockMeans = ({ kind, initial, increment, days }) => {
  if (kind === 'none') return t('clock.none.means');
  return kind === 'days'
    ? t('clock.days.means', { n: days })
    : t('clock.minutes.means', { n: Math.round(initial / 60), seconds: increment });
};

/** How long a game takes. @param {string} game */
export const lengthWords = (game) => t('facts.length', { n: gameInfo(game)?.minutes.at(-1) ?? 0 });

/** The options that aren't as the rulebook has them. @param {string} game @param {number} players @param {Record<string, any>} [options] */
export const changedOptions = (game, players, options = {}) =>
  (gameInfo(game)?.options[String(players)] ?? []).filter(
    ({ name, default: usual }) => JSON.stringify(options[name] ?? usual) !== JSON.stringify(usual),
  );

/** Whether the game is played as the rulebook has it. @param {string} game @param {number} players @param {Facts} facts */
export const optionsWords = (game, players, { options }) => {
  const n = changedOptions(game, players, options).length;
  return n ? t('facts.options', { n }) : t('facts.book');
};

/** The help that the table gives. @param {Facts} facts */
export const helpWords = ({ forecasts }) => t(forecasts ? 'facts.forecasts' : 'facts.no_forecasts');

/** When a move may be taken back. @param {Facts} facts */
export const undoWords = ({ undo }) => t(`facts.undo.${undo}`);

/** @param {Facts} facts */
export const ratedWords = ({ rated }) => t(rated ? 'facts.rated' : 'facts.unrated');

/** In one line: clock, what differs from the book, whether it is rated. @param {string} game @param {number} players @param {Facts} facts */
export const inOneLine = (game, players, facts) =>
  [
    clockWords(facts.clock),
    ...(changedOptions(game, players, facts.options).length ? [optionsWords(game, players, facts)] : []),
    ...(facts.forecasts ? [] : [helpWords(facts)]),
    ...(facts.rated ? [ratedWords(facts)] : []),
  ].join(' · ');
