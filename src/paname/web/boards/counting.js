// Counting the points up at the end: what the boards that do so share.
import { html } from '../ui/html.js';
import { signed, t } from '../i18n.js';

/** @typedef {import('./board.js').Context} Context */
/** @typedef {import('./board.js').Line} Line */

/** What lines make, seat by seat. @param {Context} c @param {readonly Line[]} lines @returns {number[]} */
export const scoresOf = (c, lines) =>
  c.seats.map(({ seat }) => lines.filter((one) => one.seat === seat).reduce((sum, { points }) => sum + points, 0));

/** Who gets what. @param {Context} c @param {readonly Line[]} lines */
export const gainsInWords = (c, lines) =>
  lines.map(({ seat, points }) => `${c.seats[seat].name} ${signed(points)}`).join(' · ');

/** The action bar while something is counted. @param {string} title @param {string} note */
export const countingBar = (title, note) => ({
  title,
  note,
  buttons: html`<button class="btn" data-at="show:skip">${t('show.skip')}</button>`,
});

/** The header meanwhile. @param {Context} c */
export const headline = (c) => (c.ui.show ? html`<span>${t('show.counting')}</span>` : null);
