// What can be opened to be read: all bonus tiles, and the landmarks, each with what it would bring now.
import { html, nothing, picture } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { silhouette } from './pieces/district.js';
import { good } from './draw.js';
import { districtOfLandmark, prestigeOf, printed } from './facts.js';
import { nowWords, tilePicture, tileWords } from './tiles.js';
import { freeTiles, needWords } from './seats.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** Where a bonus tile is: yours, used, gone, behind you or ahead. @param {Context} c @param {import('./view.js').Space} one */
const whereTile = (c, { number, space, left }) => {
  const mine = c.view.seats[c.seat];
  if (mine?.held?.includes(number)) return 'yours';
  if (mine?.used.includes(number)) return 'used';
  if (!left) return 'gone';
  return mine && space <= mine.pawn ? 'behind' : 'ahead';
};

/** @param {Context} c @param {import('./view.js').Space} one */
const tileRow = (c, one) => {
  const where = whereTile(c, one);
  return html`<li class=${where}>
    ${picture(100, 112, tilePicture(c, one.number, { gone: where === 'gone', copies: one.left }), 58)}
    <p>
      <b>${t('paris.seat.tile', { number: one.number })}</b> <em>${t(`paris.tile_is.${where}`)}</em
      ><br />${tileWords(c, one.number)}
      <strong>${nowWords(c, one.number)}</strong>
    </p>
  </li>`;
};

/** @param {Context} c @param {import('./facts.js').Printed['landmarks'][number]} one */
const landmarkRow = (c, one) => {
  const where = districtOfLandmark(c.view, one.id),
    { vp = 0, lacks = {} } = c.view.worth.landmarks?.[one.id] ?? {},
    goods = Object.entries(one.cost).flatMap(([kind, n]) => Array.from({ length: Number(n) }, () => good(kind)));
  return html`<li class=${where < 0 ? '' : 'gone'}>
    ${picture(100, 100, silhouette(one.id), 58)}
    <p>
      <b lang="fr">${one.name}</b> <b class="num">${one.value}</b>
      <em>${where < 0 ? nothing : c.view.districts[where].name}</em><br /><span class="lm-parts"
        >${goods.map((part) => picture(100, 100, part, 24))}<i
        ></i
        >${one.slots.map((/** @type {string} */ kind) => picture(100, 100, good(kind, prestigeOf(c, one.id, kind)), 26))}</span
      >
      <strong>${where < 0 && c.seat >= 0 ? needWords(lacks, vp) : ''}</strong>
    </p>
  </li>`;
};

/** @type {Record<string, (c: Context) => {title: string, body: import('../../ui/html.js').Shown}>} */
export const sheets = {
  tiles: (c) => ({
    title: t('paris.tiles'),
    body: html`<ul class="explained">
      ${c.view.track.map((one) => tileRow(c, one))}
    </ul>`,
  }),
  landmarks: (c) => ({
    title: t('paris.landmarks'),
    body: html`<ul class="explained">
        ${printed(c).landmarks.map((one) => landmarkRow(c, one))}
      </ul>
      <h3 class="cap">${t('paris.free_tiles')}</h3>
      ${freeTiles(c)}`,
  }),
};
