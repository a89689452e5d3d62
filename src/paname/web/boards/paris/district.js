// One district in its own box: bank, six buildings with tokens and keys, laid landmarks, room for more, the majority tile; and the light over it.
import { at, b, c as circle, t as text } from '../../pieces/svg.js';
import { bank, keyPip, landmarkTile, silhouette } from '../../pieces/district.js';
import { house, plot } from '../../pieces/house.js';
import { keySeal } from '../../pieces/goods.js';
import { vpTile } from '../../pieces/bonus.js';
import { badge } from '../../pieces/seats.js';
import { t } from '../../i18n.js';
import { good, payTag, priceTag, ring, seals } from './draw.js';
import { DISTRICT, buildingBox, districtPlaces, fanBoxes, landmarkBox } from './geometry.js';
import { keysBySeat, offerOf, siteAt } from './facts.js';
import { dearOf, lackTag } from './dear.js';
import { countedIn } from './finale.js';

/** @typedef {import('../board.js').Context} Context */
/** @typedef {import('./lights.js').Light} Light */

const HOUSE = 0.58;

/** A building space: the house or the empty plot, the token beside it, the keys on it. @param {any} space @param {number} rank @param {number} index */
const space = (space, rank, index) => {
  const { x, y } = buildingBox(rank),
    token = space.token
      ? at(
          x + 42,
          y + 38,
          0.25,
          circle(50, 50, 58, 'var(--card)', 'stroke="var(--contour)" stroke-width="7"') + good(space.token),
        )
      : '';
  const body = `<g data-piece="b${index}-${rank}">${at(x + 4, y, HOUSE, space.type ? house(space.type, space.value) : plot(space.value))}</g>`;
  return (
    body +
    (token ? `<g data-piece="t${index}-${rank}">${token}</g>` : '') +
    `<g data-piece="k${index}-${rank}">${seals(keysBySeat(space.keys), x + 37, y + 9, 27, 21)}</g>`
  );
};

/** @param {any} one @param {number} i */
const landmark = (one, i) => {
  const { x, y } = landmarkBox(i);
  return (
    `<g data-piece="l${one.id}">${at(x, y, 0.655, landmarkTile(one))}</g>` +
    `<g data-piece="k${one.id}">${seals(keysBySeat(one.keys), x + 39, y + 24, 27, 21)}</g>`
  );
};

/** The dashed room where the next landmark goes. @param {any} district */
const room = (district) => {
  const laid = district.landmarks.length,
    from = 12 + laid * 68,
    last = district.landmarks.at(-1),
    wide = 280 - from;
  if (wide < 40) return '';
  return (
    b(from, 172, wide, 50, 'none', 9, 'stroke="var(--rule)" stroke-width="1.8" stroke-dasharray="6 5"') +
    text(
      from + wide / 2,
      202,
      wide < 170 ? 13 : 14,
      last ? (wide < 170 ? `${last.value + 1} +` : t('paris.room.next', { n: last.value + 1 })) : t('paris.room'),
      { f: 'text', w: 500, fill: 'var(--ink-2)' },
    )
  );
};

/** The keys that stand at the bank. @param {readonly string[]} names */
const bankKeys = (names) =>
  names.length
    ? keysBySeat(names)
        .map(({ mark }, i) => at(15 + (i % 2) * 26, 103 + Math.floor(i / 2) * 27, 0.25, keySeal(mark)))
        .join('')
    : b(18, 107, 46, 20, 'none', 10, 'stroke="var(--rule)" stroke-width="1.6" stroke-dasharray="4 4"');

/** The majority tile, or the four keys that bring one, and who leads. @param {any} district */
const majority = (district) => {
  if (district.vp_tile) return `<g data-piece="v${district.id}">${at(196, 4, 0.56, vpTile(district.vp_tile))}</g>`;
  return [0, 1, 2, 3]
    .map((i) =>
      at(
        200 + i * 20,
        11,
        1,
        i < district.keys
          ? at(0, 0, 0.165, keyPip())
          : circle(8.2, 8.2, 7, 'none', 'stroke="var(--rule)" stroke-width="2" stroke-dasharray="3 3"'),
      ),
    )
    .join('');
};

/** The district as it lies. @param {{district: any, index: number, frame: string}} o */
export const base = ({ district, index, frame }) =>
  b(2, 4, DISTRICT.w - 2, DISTRICT.h - 1, 'var(--shadow)', 16, 'opacity=".2"') +
  b(
    1,
    1,
    DISTRICT.w - 4,
    DISTRICT.h - 4,
    'var(--card)',
    16,
    `stroke="${frame || 'var(--contour)'}" stroke-width="${frame ? 4 : 2.2}"`,
  ) +
  b(5.5, 5.5, DISTRICT.w - 13, DISTRICT.h - 13, 'none', 12, 'stroke="var(--rule-2)" stroke-width="1.4"') +
  text(15, 27, 19.5, district.name, { a: 's', f: 'display' }) +
  majority(district) +
  at(8, 40, 0.64, bank(district.bank)) +
  `<g data-bank="${district.id}">${bankKeys(district.bank_keys)}</g>` +
  room(district) +
  district.buildings.map((/** @type {any} */ one, /** @type {number} */ rank) => space(one, rank, index)).join('') +
  district.landmarks.map(landmark).join('');

// The light over it ------------------------------------------------------------------------------------------

/** A landmark of the supply as it is offered. @param {any} one @param {{x: number, y: number, w: number, h: number}} box */
const card = (one, { x, y, w, h }) =>
  b(x, y, w, h, 'var(--sky-tile,#d9e7dc)', 7, 'stroke="var(--contour)" stroke-width="1.8"') +
  at(x + w / 2 - 14, y + 9, 0.28, silhouette(one.id)) +
  b(x + w / 2 - 13, y + h - 18, 26, 16, 'var(--piece-paper)', 6, 'stroke="var(--contour)" stroke-width="1.4"') +
  text(x + w / 2, y + h - 5, 14.5, one.value, { fill: 'var(--piece-ink)' });

/** The landmarks on offer, over the room. @param {Context} c @param {any} district @param {readonly string[]} fan */
const fanOf = (c, district, fan) => {
  const boxes = fanBoxes(district.landmarks.length, fan.length);
  return (
    (fan.length
      ? b(11 + district.landmarks.length * 68, 170, 270 - district.landmarks.length * 68, 54, 'var(--card)', 9)
      : '') +
    fan
      .map((id, i) => `<g class="fan f${i}">${card(siteAt(c.view, { kind: 'fan', id: `0-${id}` }), boxes[i])}</g>`)
      .join('')
  );
};

/** A tag with a price or a payment at a lit place. @param {Context} c @param {import('./geometry.js').Place} place @param {Light} light */
const tag = (c, place, { action }) => {
  if (!action) return '';
  const offer = offerOf(c.view, action);
  if (action.fields.kind === 'PlaceKey') return offer.francs ? payTag(place.x + 16, place.y + 44, offer.francs) : '';
  return place.name.startsWith('fan')
    ? priceTag(place.x + place.w, place.y - 14, offer, place.w < 66)
    : priceTag(place.x + place.w + 3, place.y - 8, offer);
};

/** The key as it would stand at its goal. @param {Context} c @param {import('./geometry.js').Place} place @param {Light} light */
const ghostKey = (c, place, { look, action }) =>
  look === 'chosen' && action
    ? `<g opacity=".78">${at(place.x + (place.name.startsWith('bank') ? 22 : 20), place.y + (place.name.startsWith('bank') ? 70 : 16), 0.3, keySeal(c.seat + 1))}</g>`
    : '';

/** Who leads in a district, shown while a majority tile is being laid. @param {any} district */
const standing = (district) =>
  district.standing
    .map((/** @type {any} */ one, /** @type {number} */ seat) => ({ ...one, seat }))
    .filter((/** @type {any} */ one) => one.value > 0)
    .sort((/** @type {any} */ a, /** @type {any} */ z) => a.place - z.place || z.value - a.value)
    .map((/** @type {any} */ one, /** @type {number} */ i) =>
      at(
        20 + i * 66,
        197,
        1,
        b(-4, -15, 58, 30, 'var(--card)', 15, 'stroke="var(--contour)" stroke-width="1.6"') +
          at(11, 0, 0.22, badge(one.seat + 1, 'var(--contour)')) +
          text(37, 7, 19, one.value),
      ),
    )
    .join('');

/** Red tags where only the price is too high. @param {Context} c @param {readonly import('./geometry.js').Place[]} places */
const dear = (c, places) => {
  const lacks = dearOf(c);
  return places
    .filter(({ name }) => lacks.has(name))
    .map(({ name, x, y, w }) => lackTag(x + w + 3, y - 8, lacks.get(name) ?? {}))
    .join('');
};

/** Rings, tags, fan and ghost of one district. @param {Context} c @param {number} index @param {Map<string, Light>} lights @param {readonly string[]} fan */
export const overlay = (c, index, lights, fan) => {
  const district = c.view.districts[index],
    lit = districtPlaces(district, index, fan).flatMap((place) =>
      lights.has(place.name) ? [{ place, light: /** @type {Light} */ (lights.get(place.name)) }] : [],
    );
  const titled = lit.some(({ place }) => place.name.startsWith('district:'));
  return (
    fanOf(c, district, fan) +
    lit
      .map(({ place, light }) =>
        place.name.startsWith('district:')
          ? ring({ x: 3, y: 3, w: DISTRICT.w - 8, h: DISTRICT.h - 8 }, light.look)
          : ring(place, light.look),
      )
      .join('') +
    (titled && c.view.pending[0] === 'vp'
      ? b(8, 168, DISTRICT.w - 19, 56, 'var(--card)', 10) + standing(district)
      : '') +
    lit.map(({ place, light }) => ghostKey(c, place, light) + tag(c, place, light)).join('') +
    dear(c, districtPlaces(district, index, fan)) +
    countedIn(c, index)
  );
};

/** @param {import('./geometry.js').Place} place */
const hit = ({ name, x, y, w, h }) =>
  `<rect class="hit" data-at="${name}" x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="transparent"/>`;

/** The places of a district as rectangles that can be pointed at. @param {Context} c @param {number} index @param {readonly string[]} fan @param {boolean} whole whether only the district as a whole is meant */
export const hits = (c, index, fan, whole) =>
  whole
    ? hit({ name: `district:${index}`, x: 3, y: 3, w: DISTRICT.w - 8, h: DISTRICT.h - 8 })
    : districtPlaces(c.view.districts[index], index, fan).map(hit).join('');
