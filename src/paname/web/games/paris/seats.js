// The people at the table and what all may see of them; landmarks and majority tiles that are still free.
import { html, icon, nothing, picture } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { rect, stroke, text } from '../../pieces/svg.js';
import { coin, key } from './pieces/goods.js';
import { endTile, foldingScreen, silhouette } from './pieces/district.js';
import { districtOfLandmark, prestigeOf, printed } from './facts.js';
import { good } from './draw.js';
import { goodsWords, listWords, tileWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {number} number @param {boolean} used */
const tabPicture = (number, used) =>
  rect(
    1.5,
    1.5,
    31,
    25,
    used ? 'transparent' : '#75426c',
    6,
    `stroke="var(--${used ? 'rule' : 'contour'})" stroke-width="2"`,
  ) +
  text(used ? 12 : 17, 20, 15, number, { fill: used ? 'var(--ink-2)' : '#f6d77e' }) +
  (used ? stroke('M22 14 L24.5 17.5 L29 10', 'var(--good)', 2.4) : '');

/** A bonus tile in short: its number, ticked when it was used. @param {Context} c @param {number} number @param {boolean} used */
const tab = (c, number, used) =>
  html`<span
    class="ptab"
    role="img"
    aria-label=${t(used ? 'paris.seat.used' : 'paris.seat.tile', { number })}
    title="${number}: ${tileWords(c, number)}"
    >${picture(34, 28, tabPicture(number, used), 32)}</span
  >`;

/** Francs, keys and goods, where they may be seen. @param {import('./view.js').Open} seat @param {number} number */
const purse = (seat, number) =>
  html`<span
    class="purse-small"
    role="img"
    aria-label=${[t('paris.francs', { n: seat.francs }), t('paris.keys', { n: seat.keys }), goodsWords(seat.goods)].filter(Boolean).join(', ')}
    >${picture(100, 100, coin(), 22)}<b class="num">${seat.francs}</b>${picture(100, 100, key(number + 1), 23)}<b
      class="num"
      >${seat.keys}</b
    >${Object.entries(seat.goods).map(([kind, n]) => html`${picture(100, 100, good(kind, ''), 22)}${n > 1 ? html`<b class="num">${n}</b>` : nothing}`)}</span
  >`;

/** The end-game tiles that a seat took, face down. @param {number} n */
const endTiles = (n) =>
  html`<span class="ends" role="img" aria-label=${t('paris.seat.ends', { n })}
    >${picture(100, 100, endTile(), 24)}<b class="num">${n > 1 ? n : ''}</b></span
  >`;

/** What lies open before a seat; a closed screen shows nothing. @param {Context} c @param {number} number */
export const holdings = (c, number) => {
  const seat = c.view.seats[number];
  if (!seat) return nothing;
  const screen = html`<span class="screen" role="img" aria-label=${t('paris.screen')} title=${t('paris.screen')}
    >${picture(120, 60, foldingScreen(number + 1), 54)}</span
  >`;
  return html`<div class="paris-hold">
    ${seat.francs === null ? screen : purse(seat, number)}<span class="grow"></span
    >${seat.used.map((n) => tab(c, n, true))}${(seat.held ?? []).map((n) => tab(c, n, false))}
    ${seat.end_tiles ? endTiles(seat.end_tiles) : nothing}
  </div>`;
};

/** One landmark: value, cost, slots; whose it is, if it lies. @param {Context} c @param {import('./facts.js').Printed['landmarks'][number]} one */
const landmarkRow = (c, one) => {
  const where = districtOfLandmark(c.view, one.id),
    alive = where < 0 && c.legal.some(({ fields }) => fields.kind === 'MoveKey' && fields.goal === one.id),
    on = c.draft.goal === one.id && where < 0;
  const { vp = 0, lacks = {} } = c.view.worth.landmarks?.[one.id] ?? {};
  const cost = Object.entries(one.cost).flatMap(([kind, n]) =>
    Array.from(
      { length: Number(n) },
      (_, i) =>
        html`<span class=${i < Number(n) - (lacks[kind] ?? 0) ? 'has' : ''}
          >${picture(100, 100, good(kind), 19)}</span
        >`,
    ),
  );
  return html`<li>
    <button
      class="lm-row ${where < 0 ? '' : 'laid'} ${alive ? 'lit' : ''} ${on ? 'on' : ''}"
      data-at="supply:${one.id}"
      title="${one.name} ${one.value}${where < 0 && c.seat >= 0 ? `: ${needWords(lacks, vp)}` : ''}"
    >
      <span class="unseen"
        >${one.name} ${one.value}: ${goodsWords(one.cost)};
        ${listWords(one.slots)}${where < 0 ? '' : `; ${c.view.districts[where].name}`}${where < 0 && c.seat >= 0 ? `; ${needWords(lacks, vp)}` : ''}</span
      >
      ${picture(100, 100, silhouette(one.id), 26)}<b class="num" aria-hidden="true">${one.value}</b
      ><span class="lm-cost">${cost}</span
      ><span class="lm-slots"
        >${one.slots.map((/** @type {string} */ kind) => picture(100, 100, good(kind, prestigeOf(c, one.id, kind)), 21))}</span
      >
    </button>
  </li>`;
};

/** What is missing for a landmark, and what the medals in hand would bring there. @param {Record<string, number>} lacks @param {number} vp */
export const needWords = (lacks, vp) =>
  [
    Object.keys(lacks).length ? t('paris.needs', { what: goodsWords(lacks) }) : t('paris.has_goods'),
    vp ? t('paris.medals', { n: vp }) : '',
  ]
    .filter(Boolean)
    .join('; ');

/** @param {Context} c */
const landmarkList = (c) =>
  html`<ul class="lm-list">
    ${printed(c).landmarks.map((one) => landmarkRow(c, one))}
  </ul>`;

/** The majority tiles that nobody has laid. @param {Context} c */
export const freeTiles = (c) =>
  html`<div
    class="vp-list"
    role="img"
    aria-label=${c.view.vp_tiles.map((/** @type {number[]} */ points) => points.join(' · ')).join('; ')}
  >
    ${c.view.vp_tiles.map((/** @type {number[]} */ [first, ...rest]) => html`<span class="vp-chip"><b class="num">${first}</b>${rest.map((points) => html`<span>${points}</span>`)}</span>`)}
  </div>`;

/** @param {Context} c */
export const aid = (c) =>
  html`<h2 class="cap">${t('paris.landmarks')}</h2>
    ${landmarkList(c)}
    <h2 class="cap">${t('paris.free_tiles')}</h2>
    ${c.view.vp_tiles.length ? freeTiles(c) : html`<p class="small muted">${t('paris.none')}</p>`}
    <button class="btn low" data-at="sheet:tiles">${icon('list', 16)}<span>${t('paris.tiles')}</span></button>`;
