// What a move costs and gives, as the rules say it in the view: for the action bar.
import { html, nothing, picture } from '../../ui/html.js';
import { rich, signed, t } from '../../i18n.js';
import { at } from '../../pieces/svg.js';
import { badge } from '../../pieces/seats.js';
import { offerOf } from './facts.js';
import { costs, gains, good } from './draw.js';
import { goodsWords, listWords, tileWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../ui/html.js').Shown} Shown */
/** @typedef {import('./view.js').Offer} Offer */

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
const changeWords = (offer, sign) => {
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

/** The person's sum in each district where it changes, as it is and as it would be, beside what the others have. @param {Context} c @param {Offer} offer */
const standings = (c, { values = {} }) =>
  c.view.districts
    .filter(({ id }) => id in values)
    .map(({ id, standing: all }) => {
      const sums = t('paris.value', { from: all[c.seat].value, to: values[id] }),
        others = all.map(({ value }, seat) => (seat !== c.seat && value > 0 ? standing(c, seat, value) : nothing));
      return html`<span class="worth">${sums}${others}</span>`;
    });

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
  ${opens(offer)}${standings(c, offer)}${tilePart(c, action)}`;
};
