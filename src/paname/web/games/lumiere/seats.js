// What lies open before the seats, and the help panel below them.
import { html, nothing, picture } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { at } from '../../pieces/svg.js';
import { space, tileBack } from '../../pieces/cobble.js';
import { chimney, roof } from './pieces/roof.js';
import { glow, lamp } from '../../pieces/lamp.js';
import { actionToken, cobbleToken } from './pieces/specials.js';
import { pavingTile } from './pieces/tile.js';
import { SEATS, facts } from './facts.js';
import { tileLetters } from './geometry.js';
import { tileWords } from './words.js';
import { mini } from './square.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../ui/html.js').Shown} Shown */

/** A tile as a small picture. @param {Context} c @param {string} name */
const tilePicture = (c, name) =>
  html`<span role="img" aria-label=${tileWords(c, name)} title=${tileWords(c, name)}
    >${picture(206, 206, at(3, 3, 1, pavingTile(tileLetters(facts(c.components).tiles[name], c.seat, 0))), 24)}</span
  >`;

/** The tiles that a seat still has: your own as they will come, the other's as a stack. @param {Context} c @param {number} seat */
const tilesRow = (c, seat) => {
  const rest = c.view.unplaced[SEATS[seat]].filter((name) => !(seat === c.seat && name === c.view.held));
  if (seat === c.seat && rest.length)
    return html`<div class="to-come">
      <p class="small muted">${t('lumiere.to_come')}</p>
      ${rest.map((name) => tilePicture(c, name))}
    </div>`;
  return html`<div class="hold-row">
    ${picture(208, 208, at(4, 4, 1, tileBack(seat + 1)), 32)}
    <p class="small muted">${tilesLeft(c, seat)}</p>
  </div>`;
};

/** A token, paler when it is spent. @param {number} seat @param {boolean} isThere */
const token = (seat, isThere) =>
  picture(100, 100, `<g${isThere ? '' : ' opacity=".22"'}>${actionToken(seat + 1)}</g>`, 25);

/** Tokens and chimneys. @param {import('./view.js').View} view @param {number} seat */
const piecesRow = ({ tokens, chimneys }, seat) => {
  const [left, roofs] = [tokens, chimneys].map((counts) => counts[SEATS[seat]]);
  return html`<div class="hold-row wide">
    <span class="tokens" role="img" aria-label=${t('lumiere.tokens', { n: left })}
      >${[0, 1, 2, 3].map((i) => token(seat, i < left))}</span
    >
    <span class="chimneys" role="img" aria-label=${t('lumiere.chimneys', { n: roofs })}
      >${picture(80, 70, at(40, 38, 1, chimney(seat + 1)), 26)}<b class="num">×${roofs}</b></span
    >
  </div>`;
};

/** The buildings that a seat has taken, smaller when they are many; your own lie in the tray when they can be raised. @param {Context} c @param {number} seat */
const reserveRow = (c, seat) => {
  const reserve = c.view.reserves[SEATS[seat]],
    unit = reserve.length > 4 ? 10 : 13;
  if (!reserve.length || (seat === c.seat && c.view.phase === 'building')) return nothing;
  return html`<div class="reserve" role="img" aria-label=${t('lumiere.reserve', { list: reserve.join(', ') })}>
    ${reserve.map((/** @type {string} */ name) => mini(c, name, 'ob'[seat], unit))}
  </div>`;
};

/** @param {Context} c @param {number} seat */
export const holdings = (c, seat) => {
  const { view } = c,
    waits = { metropolitain: view.metropolitain_ready, chartier: view.chartier_ready },
    ready = Object.entries(waits).flatMap(([card, colour]) => (colour === SEATS[seat] ? [card] : []));
  return html`${view.phase === 'paving' ? tilesRow(c, seat) : piecesRow(view, seat)}${reserveRow(c, seat)}${ready.map(readyCard)}`;
};

/** A postcard that still waits to be used. @param {string} card */
const readyCard = (card) =>
  html`<p class="ready-card small">
    ${picture(100, 100, card === 'chartier' ? cobbleToken() : lamp(), 22)}<span>${t(`lumiere.ready.${card}`)}</span>
  </p>`;

/** @param {Context} c @param {number} seat */
const tilesLeft = (c, seat) => {
  const colour = SEATS[seat];
  if (!c.view.holds[colour]) return t('lumiere.all_laid');
  return seat === c.seat ? t('lumiere.last_tile') : t('lumiere.stack', { n: c.view.unplaced[colour].length - 1 });
};

/** A building of three under two lamps. */
const lesson = () => {
  const ground = ['L', 'o', 'L', 'o', 'o', 'o'].map((stone, i) =>
    at((i % 3) * 100, Math.floor(i / 3) * 100, 1, space(stone, i % 3, 0)),
  );
  const built = /** @type {[number, number][]} */ ([0, 1, 2].map((column) => [1, column]));
  return [
    ...ground,
    roof(built, 'o', { lit: true }),
    at(50, 50, 1, glow(1, 'ES')),
    at(250, 50, 1, glow(1, 'SW')),
    at(0, 0, 1, lamp()),
    at(200, 0, 1, lamp()),
    at(152, 154, 1, chimney(1)),
  ].join('');
};

/** @param {string} kind @param {string} words @param {number} i */
const stone = (kind, words, i) =>
  html`<span
    >${picture(100, 100, space(kind, i, 0.8) + (kind === 'L' ? lamp() : ''), 50, 'stone')}${t(`lumiere.stone.${words}`)}</span
  >`;

/** @param {Context} c */
const pavingAid = (c) =>
  html`<h2 class="cap">${t('lumiere.aid.paving.title')}</h2>
    <p class="small muted">${t('lumiere.aid.paving')}</p>
    <div class="stones">
      <div>${stone('ob'[Math.max(0, c.seat)], 'yours', 0)}${stone('s', 'shared', 1)}${stone('L', 'lamp', 2)}</div>
    </div>`;

/** The one thing to know in each phase. @param {Context} c @returns {Shown} */
export const aid = (c) =>
  c.view.phase === 'paving'
    ? pavingAid(c)
    : html`<h2 class="cap">${t('lumiere.aid.building.title')}</h2>
        <p class="small muted">${t('lumiere.aid.building')}</p>
        <div class="lesson">
          <div>${picture(300, 200, lesson(), 150, 'stone')}<b class="num">3 × 2 = 6</b></div>
        </div>`;
