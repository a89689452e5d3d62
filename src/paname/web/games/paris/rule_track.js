// All bonus tiles of Paris with their words, as they lie along the track.
import { html, picture } from '../../ui/html.js';
import { tilePicture, tileWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

const NUMBERS = Array.from({ length: 30 }, (_, i) => i + 1);

/** @param {Context} c @param {number} number */
const bonus = (c, number) =>
  html`<li>${picture(100, 112, tilePicture(c, number), 58)}<span>${tileWords(c, number)}</span></li>`;

/** The tiles as they are with two players. @param {any} components */
export const track = (components) => {
  const c = /** @type {Context} */ (/** @type {unknown} */ ({ components, view: { seats: [0, 1] } }));
  return html`<ol class="rule-track">
    ${NUMBERS.map((number) => bonus(c, number))}
  </ol>`;
};
