// The light over a district: rings, prices, the landmarks on offer, the key as it would stand, who leads; and what can be pointed at.
import { at, rect, text } from '../../pieces/svg.js';
import { silhouette } from './pieces/district.js';
import { keySeal } from './pieces/goods.js';
import { badge } from '../../pieces/seats.js';
import { payTag, priceTag, ring } from './draw.js';
import { DISTRICT, districtPlaces, fanBoxes, roomFrom } from './geometry.js';
import { onTop, ranking } from './district.js';
import { offerOf } from './facts.js';
import { unaffordable, lackTag } from './unaffordable.js';
import { countedIn } from './finale.js';
import { momentIn } from './moments.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./lights.js').Light} Light */
/** @typedef {import('./geometry.js').Place} Place */

const WHOLE = { x: 3, y: 3, w: DISTRICT.w - 8, h: DISTRICT.h - 8 };

/** A landmark of the supply as it is offered. @param {import('./view.js').Landmark} one @param {{x: number, y: number, w: number, h: number}} box */
const card = (one, { x, y, w, h }) =>
  rect(x, y, w, h, 'var(--sky-tile,#d9e7dc)', 7, 'stroke="var(--contour)" stroke-width="1.8"') +
  at(x + w / 2 - 14, y + 9, 0.28, silhouette(one.id)) +
  rect(x + w / 2 - 13, y + h - 18, 26, 16, 'var(--piece-paper)', 6, 'stroke="var(--contour)" stroke-width="1.4"') +
  text(x + w / 2, y + h - 5, 14.5, one.value, { fill: 'var(--piece-ink)' });

/** The landmarks on offer, over the room. @param {Context} c @param {import('./view.js').District} district @param {readonly string[]} fan */
const fanOf = (c, district, fan) => {
  if (!fan.length) return '';
  const laid = district.landmarks.length,
    boxes = fanBoxes(laid, fan.length),
    cards = fan.flatMap((id) => c.view.landmarks.filter((one) => one.id === id)).map((one, i) => card(one, boxes[i]));
  return (
    rect(roomFrom(laid) - 1, 170, 285 - roomFrom(laid), 56, 'var(--card)', 9) +
    cards.map((drawn, i) => `<g class="fan f${i}">${drawn}</g>`).join('')
  );
};

/** A tag with a price or a payment at a lit place. @param {Context} c @param {Place} place @param {Light} light */
const tag = (c, place, { action }) => {
  if (!action) return '';
  const offer = offerOf(c.view, action);
  if (action.fields.kind === 'PlaceKey') return offer.francs ? payTag(place.x + 16, place.y + 44, offer.francs) : '';
  return place.name.startsWith('fan')
    ? priceTag(place.x + place.w, place.y - 14, offer, place.w < 66)
    : priceTag(place.x + place.w + 3, place.y - 8, offer);
};

/** The key as it would stand at its goal. @param {Context} c @param {Place} place @param {Light} light */
const ghostKey = (c, { name, x, y, w }, { look, action }) => {
  if (look !== 'chosen' || !action) return '';
  const [dx, dy] = name.startsWith('bank') ? [22, 70] : name.startsWith('fan') ? [w - 24, 12] : [20, 16];
  return `<g opacity=".78">${at(x + dx, y + dy, 0.3, keySeal(c.seat + 1))}</g>`;
};

/** A seat and its value in the district. @param {{seat: number, value: number}} one */
const rank = ({ seat, value }) =>
  rect(-4, -15, 58, 30, 'var(--card)', 15, 'stroke="var(--contour)" stroke-width="1.6"') +
  at(11, 0, 0.22, badge(seat + 1, 'var(--contour)')) +
  text(37, 7, 19, value);

/** Who leads in a district, shown while a majority tile is being laid. @param {import('./view.js').District} district */
const standing = (district) =>
  ranking(district.standing)
    .map((one, i) => at(20 + i * 66, 197, 1, rank(one)))
    .join('');

/** Red tags where only the price is too high. @param {Context} c @param {readonly Place[]} places */
const tags = (c, places) => {
  const lacks = unaffordable(c);
  return places
    .filter(({ name }) => lacks.has(name))
    .map(({ name, x, y, w }) => lackTag(x + w + 3, y - 8, lacks.get(name) ?? {}))
    .join('');
};

/** Whether a place means the district as a whole. @param {Place} place */
const isWhole = ({ name }) => name.startsWith('district:');

/** Rings, tags, fan and ghost of one district. @param {Context} c @param {number} index @param {Map<string, Light>} lights @param {readonly string[]} fan */
export const overlay = (c, index, lights, fan) => {
  const district = c.view.districts[index],
    places = districtPlaces(district, index, fan),
    lightOf = (/** @type {Place} */ { name }) => /** @type {Light} */ (lights.get(name)),
    lit = places.filter(({ name }) => lights.has(name));
  return [
    fanOf(c, district, fan),
    ...lit.map((place) => ring(isWhole(place) ? WHOLE : place, lightOf(place).look)),
    lit.some(({ name }) => name.startsWith('building:')) ? onTop(district) : '',
    lit.some(isWhole) && c.view.pending[0] === 'vp'
      ? rect(8, 168, DISTRICT.w - 16.5, 56, 'var(--card)', 10) + standing(district)
      : '',
    ...lit.map((place) => ghostKey(c, place, lightOf(place)) + tag(c, place, lightOf(place))),
    tags(c, places),
    countedIn(c, index),
    momentIn(c, index),
  ].join('');
};

/** @param {Place} place */
const hit = ({ name, x, y, w, h }) =>
  `<rect class="hit" data-at="${name}" x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="transparent"/>`;

/** The places of a district as rectangles that can be pointed at. @param {Context} c @param {number} index @param {readonly string[]} fan @param {boolean} whole whether only the district as a whole is meant */
export const hits = (c, index, fan, whole) =>
  whole
    ? hit({ name: `district:${index}`, ...WHOLE })
    : districtPlaces(c.view.districts[index], index, fan).map(hit).join('');
