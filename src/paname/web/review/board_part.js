// The board beside columns of its own, as reviews and puzzles show it, and the same in words.
import { html } from '../ui/html.js';
import { t } from '../i18n.js';
import { hovered, left, turn, wheel } from '../table/pointer.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */

/** What the board is drawn from: beside two columns some boards do better with the phone's picture. @param {Model} m @param {Context} c @returns {Context} */
const framed = (m, c) => (m.board?.compact ? { ...c, phone: true } : c);

/** @param {Model} m @param {Context} c @param {boolean} isPlayed @param {unknown} [moment] what is told first in words */
export const boardPart = (m, c, isPlayed, moment) =>
  html`<div
      class="t-board ${c.legal.length ? 'may' : ''}"
      tabindex="0"
      role=${isPlayed ? 'application' : 'group'}
      aria-label=${t('board.label')}
      ?hidden=${m.words}
      @pointermove=${hovered}
      @pointerleave=${left}
      @wheel=${wheel}
      @contextmenu=${(/** @type {Event} */ event) => turn(event, false)}
    >
      ${m.board?.board(framed(m, c))}
    </div>
    <section class="words-view ${m.words ? 'panel' : 'unseen'}" aria-label=${t('words.label')}>
      <h2 class="unseen">${t('words.label')}</h2>
      <p class="unseen">${moment}</p>
      ${m.board?.words(c)}
    </section>`;

/** What lies beside the board to be taken. @param {Model} m @param {Context} c */
export const trayPart = (m, c) =>
  html`<section class="t-tray panel" aria-label=${t('tray.label')}>${m.board?.tray(framed(m, c))}</section>`;
