// A leaderboard's rows: a dot and its interval on one axis, people round, bots square and without a place.
import { html, icon, nothing, unsafeSVG } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { called } from '../people/called.js';
import { phone, store } from '../shell.js';
import { botFace, strength } from '../people/faces.js';
import { placeOn, scaleOf, spread } from './scale.js';

/** @typedef {import('../wire.js').Rating} Rating */
/** @typedef {import('./scale.js').Scale} Scale */

const HEIGHT = 26;

/** An emblem that stays the same for somebody. @param {string} who */
const emblemOf = (who) => {
  const { me, prefs } = store.get();
  if (who === me?.id) return prefs.emblem + 1;
  return ([...who].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4) + 1;
};

/** Somebody's face in a list: the window of a bot, an emblem for a person. @param {{who: string, bot: boolean}} one @param {number} size */
export const personFace = ({ who, bot }, size) => (bot ? botFace(who, size) : face(emblemOf(who), size));

/** @param {Rating} row @param {Scale} scale @param {number} width @param {boolean} own */
const mark = (row, scale, width, own) => {
  const x = (/** @type {number} */ value) => (placeOn(scale, value) * width).toFixed(1),
    grid = scale.ticks.map((tick) => `<path d="M${x(tick)} 0 V${HEIGHT}" stroke="var(--rule-2)"/>`),
    [ink, thick] = row.bot ? ['var(--ink-3)', 4] : ['var(--gold-deep)', 6],
    bar = `<path d="M${x(row.low)} 13 H${x(row.high)}" stroke="${ink}" stroke-width="${thick}" stroke-linecap="round"/>`,
    middle = row.bot
      ? `<rect x="${Number(x(row.rating)) - 6}" y="7" width="12" height="12" rx="2" fill="var(--ink)" stroke="var(--card)" stroke-width="2"/>`
      : `<circle cx="${x(row.rating)}" cy="13" r="7" fill="var(--${own ? 'vermilion' : 'ink'})" stroke="var(--card)" stroke-width="2"/>`;
  return html`<svg
    class="lb-mark"
    width=${width}
    height=${HEIGHT}
    viewBox="0 0 ${width} ${HEIGHT}"
    role="img"
    aria-label=${t('standing.between', { low: row.low, high: row.high })}
  >
    ${unsafeSVG(grid.join('') + bar + middle)}
  </svg>`;
};

/** @param {Rating} row */
const name = (row) =>
  row.bot
    ? html`<b>${row.name}</b> ${phone.matches ? nothing : strength(row.who)}`
    : html`<a href="/p/${row.who}"><b>${called(row.name)}</b></a
        >${row.who === store.get().me?.id ? html` <small class="muted">${t('standing.you')}</small>` : nothing}`;

/** @param {Rating} row */
const games = (row) => (row.bot && !row.games ? t('standing.measured') : t('standing.games', { n: row.games }));

/** @param {Rating} row @param {Scale} scale */
const line = (row, scale) => {
  const own = !row.bot && row.who === store.get().me?.id;
  return html`<tr class="${row.bot ? 'is-bot' : ''} ${own ? 'is-own' : ''}">
    <td class="lb-place num">${row.place ?? ''}</td>
    <td class="lb-face">${personFace(row, 34)}</td>
    <th scope="row" class="lb-name">${name(row)}</th>
    <td class="lb-bar">${mark(row, scale, phone.matches ? 106 : 430, own)}</td>
    <td class="num lb-rating">${row.rating}</td>
    <td class="lb-more small muted">± ${spread(row)}</td>
    <td class="lb-more lb-games small muted">${games(row)}</td>
  </tr>`;
};

/** The ends of the axis; on wide screens every step. @param {Scale} scale */
const axis = (scale) => {
  const shown = phone.matches ? [scale.ticks[0], scale.ticks[scale.ticks.length - 1]] : scale.ticks;
  return html`<span class="lb-axis">${shown.map((tick) => html`<span>${tick}</span>`)}</span>`;
};

/** @param {readonly Rating[]} rows @param {Scale} scale @param {string} caption */
const board = (rows, scale, caption) =>
  html`<table class="leaderboard">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        <td></td>
        <td></td>
        <th scope="col" class="lb-name">${t('standing.name')}</th>
        <td>${axis(scale)}</td>
        <th scope="col" class="lb-rating">${t('rating.rating')}</th>
        <th scope="col" class="lb-more small">${t('standing.interval')}</th>
        <td class="lb-more"></td>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => line(row, scale))}
    </tbody>
  </table>`;

/** What to say where few or none are placed: nobody has played, nobody has a place yet, or somebody is alone. @param {import('../wire.js').Board} view */
const aloneWords = ({ rows, settling, count }) => {
  const placed = rows.filter(({ bot }) => !bot),
    [only] = [...placed, ...settling];
  if (!only) return t('standing.none');
  if (placed.length + count === 1)
    return only.who === store.get().me?.id ? t('standing.only.you') : t('standing.only', { name: called(only.name) });
  return placed.length ? '' : t('standing.unplaced');
};

/** @param {import('../wire.js').Board} view */
const alone = (view) => {
  const words = aloneWords(view);
  return words ? html`<p class="lb-none">${icon('cup')}<span>${words}</span></p>` : nothing;
};

/** @param {import('../wire.js').Board} view */
export const leaderboard = (view) => {
  const { rows, settling, count, within } = view,
    scale = scaleOf([...rows, ...settling].map(({ rating }) => rating));
  return html`<section class="panel lb-panel">
    ${board(rows, scale, t('standing.title'))}${alone(view)}
    ${
      settling.length
        ? html`<details class="lb-settling" ?open=${rows.every(({ bot }) => bot)}>
            <summary>${t('standing.settling', { n: count })}</summary>
            ${board(settling, scale, t('standing.settling', { n: count }))}
          </details>`
        : nothing
    }
    <p class="small muted lb-note">${t('standing.note', { n: within })}</p>
  </section>`;
};
