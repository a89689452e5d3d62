// What a move costs and gives, as the server says it: for the action bar.
import { html, nothing, picture } from '../../ui/html.js';
import { rich, signed, t } from '../../i18n.js';
import { at } from '../../pieces/svg.js';
import { badge } from '../../pieces/seats.js';
import { goalSpot, moveDistrict, offerOf, siteAt, sourceSpot } from './facts.js';
import { costs, gains, good } from './draw.js';
import { goodsWords, listWords, tileWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../ui/html.js').Shown} Shown */
/** @typedef {import('./facts.js').Offer} Offer */

/** @param {Shown} inner */
const part = (inner) => html`<span class="worth">${inner}</span>`;

/** Pictures for the eye, the same in words for the ear. @param {readonly string[]} parts @param {string} words @param {string} key */
const pictured = (parts, words, key) => {
  const pictures = parts.map((one) => picture(100, 100, one, 22));
  return html`<span class="worth"
    ><span aria-hidden="true">${rich(key, { what: pictures })}</span
    ><span class="unseen">${t(key, { what: words })}</span></span
  >`;
};

/** Goods that go or come, in words. @param {Record<string, number>} goods @param {1 | -1} sign */
const goodsThat = (goods, sign) =>
  Object.entries(goods)
    .filter(([, n]) => Math.sign(n) === sign)
    .map(([kind, n]) => goodsWords({ [kind]: n }));

/** What goes, or what comes, in words. @param {Offer} offer @param {1 | -1} sign */
export const changeWords = (offer, sign) => {
  const { francs = 0, goods = {}, units = {}, vp = 0 } = offer;
  return [
    ...(Math.sign(francs) === sign ? [t('paris.francs', { n: Math.abs(francs) })] : []),
    ...goodsThat(goods, sign),
    ...goodsThat(units, sign),
    ...(sign > 0 && vp ? [t('paris.points', { n: vp })] : []),
  ].join(', ');
};

/** The value of a seat in a district, by its emblem. @param {Context} c @param {number} seat @param {number} value */
const standing = (c, seat, value) =>
  html`<span class="stand"
    >${picture(104, 104, at(52, 52, 1, badge(seat + 1, 'var(--contour)')), 18)}<span class="unseen"
      >${c.seats[seat]?.name}</span
    ><b class="num">${value}</b></span
  >`;

/** What all have in a district, if a move is made there: only the mover's sum changes, by the values of the two places. @param {Context} c @param {Legal} action */
const standings = (c, { fields }) => {
  const district = c.view.districts[moveDistrict(c, fields)];
  if (!district || c.seat < 0) return nothing;
  const from = siteAt(c.view, sourceSpot(c, fields))?.value ?? 0,
    to = siteAt(c.view, goalSpot(c, fields))?.value ?? 0,
    now = district.standing[c.seat].value,
    values = district.standing.map((/** @type {any} */ one) => one.value);
  const others = values.flatMap((/** @type {number} */ value, /** @type {number} */ seat) =>
    seat !== c.seat && value > 0 ? [standing(c, seat, value)] : [],
  );
  return html`<span class="worth">${t('paris.value', { from: now, to: now - from + to })}${others}</span>`;
};

/** The benefits that a move opens. @param {Offer} offer */
const opens = ({ bonus_fee: fee, slots = [], vp_tile: tile }) => [
  fee === undefined ? nothing : part(fee ? t('paris.bonus.for', { n: fee }) : t('paris.bonus.free')),
  slots.length
    ? pictured(
        slots.map((kind) => good(kind)),
        listWords(slots),
        'paris.slots',
      )
    : nothing,
  tile ? part(t('paris.vp_tile')) : nothing,
];

const NUMBERED = ['TakeBonusTile', 'UseToTake', 'UseTile', 'UseForGoods', 'UseForPairs'];

/** The words of the tile that a move takes or uses. @param {Context} c @param {Legal} action */
const tilePart = (c, { fields: f }) =>
  NUMBERED.includes(String(f.kind))
    ? html`<span class="worth own-line">${tileWords(c, Number(f.taken ?? f.number))}</span>`
    : nothing;

/** The change of the person's points, where neither the offer nor the phone's big number says it already. @param {Context} c @param {Legal} action @param {Offer} offer */
const pointsPart = (c, { id }, offer) => {
  const points = c.phone || c.seat < 0 ? 0 : (c.forecast(id)?.totals[c.seat] ?? 0);
  if (!points || points === offer.vp) return nothing;
  const words = t('paris.change', { points: signed(points) });
  return html`<b class="worth ${points > 0 ? 'good' : 'bad'}">${words}</b>`;
};

/** @param {Context} c @param {Legal} action */
export const worth = (c, action) => {
  const offer = offerOf(c.view, action),
    pay = costs(offer),
    get = gains(offer);
  return html`${pointsPart(c, action, offer)}${pay.length ? pictured(pay, changeWords(offer, -1), 'paris.pay') : nothing}
  ${get.length ? pictured(get, changeWords(offer, 1), 'paris.get') : nothing}
  ${opens(offer)}${action.fields.kind === 'MoveKey' ? standings(c, action) : nothing}${tilePart(c, action)}`;
};
