// One district in its own box: bank, six buildings with tokens and keys, laid landmarks, room for more, the majority tile.
import { at, rect, circle, text } from '../../pieces/svg.js';
import { bank, keyPip, landmarkTile } from './pieces/district.js';
import { house, plot } from './pieces/house.js';
import { keySeal } from './pieces/goods.js';
import { vpTile } from './pieces/bonus.js';
import { t } from '../../i18n.js';
import { good, seals } from './draw.js';
import { DISTRICT, STANDING, buildingBox, landmarkBox, roomFrom } from './geometry.js';
import { badge } from '../../pieces/seats.js';
import { keysBySeat } from './facts.js';

const HOUSE = 0.58;

/** The token that lies beside a building. @param {string} kind */
const token = (kind) => circle(50, 50, 58, 'var(--card)', 'stroke="var(--contour)" stroke-width="7"') + good(kind);

/** Tokens and keys lie over the rings that mark their places. @param {import('./view.js').District} district */
export const onTop = ({ buildings }) =>
  buildings
    .map((one, rank) => {
      const { x, y } = buildingBox(rank);
      return (
        (one.token ? at(x + 42, y + 38, 0.25, token(one.token)) : '') +
        seals(keysBySeat(one.keys), x + 37, y + 9, 27, 21)
      );
    })
    .join('');

/** A building space: the house or the empty plot, the token beside it, the keys on it. @param {import('./view.js').Building} one @param {number} rank @param {number} index */
const space = (one, rank, index) => {
  const { x, y } = buildingBox(rank),
    part = (/** @type {string} */ letter, /** @type {string} */ drawn) =>
      `<g data-piece="${letter}${index}-${rank}">${drawn}</g>`;
  return [
    part('b', at(x + 4, y, HOUSE, one.type ? house(one.type, one.value) : plot(one.value))),
    one.token ? part('t', at(x + 42, y + 38, 0.25, token(one.token))) : '',
    part('k', seals(keysBySeat(one.keys), x + 37, y + 9, 27, 21)),
  ].join('');
};

/** @param {import('./view.js').Landmark} one @param {number} i @param {readonly import('./view.js').Landmark[]} all */
const landmark = (one, i, all) => {
  const { x, y } = landmarkBox(i, all.length);
  return (
    `<g data-piece="l${one.id}">${at(x, y, 0.655, landmarkTile(one))}</g>` +
    `<g data-piece="k${one.id}">${seals(keysBySeat(one.keys), x + 39, y + 24, 27, 21)}</g>`
  );
};

/** How high the next landmark must be, in as many words as find room. @param {import('./view.js').Landmark | undefined} last @param {boolean} isNarrow */
const roomWords = (last, isNarrow) => {
  if (!last) return t('paris.room');
  return isNarrow ? `${last.value + 1} +` : t('paris.room.next', { n: last.value + 1 });
};

/** The dashed room where the next landmark goes. @param {import('./view.js').District} district */
const room = ({ landmarks, standing }) => {
  const from = roomFrom(landmarks.length),
    wide = (ranking(standing).length ? STANDING.x - 4 : 280) - from,
    isNarrow = wide < 170,
    words = { f: 'text', w: 500, fill: 'var(--ink-2)' };
  if (wide < 40) return '';
  return (
    rect(from, 172, wide, 50, 'none', 9, 'stroke="var(--rule)" stroke-width="1.8" stroke-dasharray="6 5"') +
    text(from + wide / 2, 202, isNarrow ? 13 : 14, roomWords(landmarks.at(-1), isNarrow), words)
  );
};

/** The keys that stand at the bank. @param {readonly string[]} names */
const bankKeys = (names) =>
  names.length
    ? keysBySeat(names)
        .map(({ mark }, i) => at(15 + (i % 2) * 26, 103 + Math.floor(i / 2) * 27, 0.25, keySeal(mark)))
        .join('')
    : rect(18, 107, 46, 20, 'none', 10, 'stroke="var(--rule)" stroke-width="1.6" stroke-dasharray="4 4"');

/** One of the four keys that bring a majority tile, there or still missing. @param {boolean} isThere */
const pip = (isThere) =>
  isThere
    ? at(0, 0, 0.165, keyPip())
    : circle(8.2, 8.2, 7, 'none', 'stroke="var(--rule)" stroke-width="2" stroke-dasharray="3 3"');

/** The majority tile, or the four keys that bring one. @param {import('./view.js').District} district */
const majority = ({ id, keys, vp_tile: tile }) =>
  tile
    ? `<g data-piece="v${id}">${at(196, 4, 0.56, vpTile(tile))}</g>`
    : [0, 1, 2, 3].map((i) => at(200 + i * 20, 11, 1, pip(i < keys))).join('');

/** Everybody with a key in a district, the leader first. @param {readonly any[]} standing @returns {{seat: number, value: number, place: number, points: number}[]} */
export const ranking = (standing) =>
  standing
    .map((one, seat) => ({ ...one, seat }))
    .filter(({ value }) => value > 0)
    .sort((a, z) => a.place - z.place || a.seat - z.seat);

/** One player's sum, and what the majority tile would pay for it. @param {{seat: number, value: number, points: number}} one @param {number} wide */
const sum = ({ seat, value, points }, wide) =>
  rect(0, 0, wide, 24, 'var(--card)', 12, 'stroke="var(--contour)" stroke-width="1.5"') +
  at(12, 12, 0.2, badge(seat + 1, 'var(--contour)')) +
  text(24, 17.5, 15.5, value, { a: 's' }) +
  (points && wide > 60
    ? rect(wide - 39, 3, 36, 18, 'var(--gold-2)', 9) + text(wide - 21, 17, 14, `+${points}`, { fill: '#2b1f2e' })
    : '');

/** Who stands how, always in sight: one below the other, or two by two. @param {import('./view.js').District} district */
const standings = ({ standing }) => {
  const all = ranking(standing),
    { x, y, w } = STANDING,
    wide = all.length > 2 ? w / 2 - 1 : w;
  return all
    .map((one, i) => {
      const [column, row] = all.length > 2 ? [i % 2, Math.floor(i / 2)] : [0, i];
      return at(x + column * (wide + 2), y + row * 27, 1, sum(one, wide));
    })
    .join('');
};

/** The card of a district, with its frame. @param {string} frame */
const cardOf = (frame) => {
  const edge = `stroke="${frame || 'var(--contour)'}" stroke-width="${frame ? 4 : 2.2}"`;
  return (
    rect(2, 4, DISTRICT.w - 2, DISTRICT.h - 1, 'var(--shadow)', 16, 'opacity=".2"') +
    rect(1, 1, DISTRICT.w - 4, DISTRICT.h - 4, 'var(--card)', 16, edge) +
    rect(5.5, 5.5, DISTRICT.w - 13, DISTRICT.h - 13, 'none', 12, 'stroke="var(--rule-2)" stroke-width="1.4"')
  );
};

/** The district as it lies. @param {{district: import('./view.js').District, index: number, frame: string}} o */
export const base = ({ district, index, frame }) =>
  [
    cardOf(frame),
    text(15, 27, 19.5, district.name, { a: 's', f: 'display' }),
    majority(district),
    `<g data-piece="bank${index}">${at(8, 40, 0.64, bank(district.bank))}</g>`,
    `<g data-bank="${district.id}">${bankKeys(district.bank_keys)}</g>`,
    room(district),
    ...district.buildings.map((one, rank) => space(one, rank, index)),
    ...district.landmarks.map(landmark),
    standings(district),
  ].join('');
