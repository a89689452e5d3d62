// What the words of the lesson and of the rules card say of the printed facts, whatever set is played with.
import { oneOf, t } from '../../i18n.js';
import { goodsWords } from './tiles.js';

/** @typedef {import('./facts.js').Printed} Printed */
/** @typedef {Printed['spaces'][number]} Space */

/** @param {number} n */
const francs = (n) => t('paris.francs', { n });
/** @param {number} n */
const points = (n) => t('paris.points', { n });

/** Which values bring a bonus tile: some for nothing and one for francs, or a list. @param {readonly Space[]} spaces */
const givesWords = (spaces) => {
  const giving = spaces.flatMap(({ value, bonus_fee: fee }) => (fee === undefined ? [] : [{ value, fee }])),
    free = giving.filter(({ fee }) => fee === 0).map(({ value }) => value),
    [paid, ...more] = giving.filter(({ fee }) => fee > 0);
  if (free.length && paid && !more.length)
    return t('paris.learn.gives', { free: oneOf(free), paid: paid.value, fee: francs(paid.fee) });
  const list = giving.map(({ value, fee }) => (fee ? `${value} (${francs(fee)})` : value));
  return list.length ? t('paris.learn.gives.any', { list: list.join(', ') }) : '';
};

/** Which values cost more than francs or bring points: one that does both, or a list. @param {readonly Space[]} spaces */
const extraWords = (spaces) => {
  const extra = spaces
    .map(({ value, cost, points: n }) => ({ value, cost: goodsWords(cost), points: n ? points(n) : '' }))
    .filter((one) => one.cost || one.points);
  const [only, ...more] = extra;
  if (only?.cost && only.points && !more.length) return t('paris.learn.extra', { ...only, top: only.value });
  const list = extra.map((one) => `${one.value} (${[one.cost, one.points].filter(Boolean).join(', ')})`);
  return list.length ? t('paris.learn.extra.any', { list: list.join(', ') }) : '';
};

/** What medals bring on landmarks. @param {Printed['landmarks']} landmarks */
const slotsWords = (landmarks) => {
  const pays = [...new Set(landmarks.flatMap((one) => one.points))].sort((a, b) => a - b);
  return pays.length ? t('paris.learn.slots', { list: oneOf(pays), n: pays.at(-1) }) : '';
};

/** @param {Printed} components @returns {Record<string, unknown>} */
export const numbers = ({ spaces, landmarks, bonus }) =>
  spaces
    ? {
        gives: givesWords(spaces),
        extra: extraWords(spaces),
        slots: slotsWords(landmarks),
        low: spaces[0].value,
        high: spaces[3].value,
        top: spaces.at(-1)?.value,
        price: francs(spaces[3].value - spaces[0].value),
        each: points(bonus[27].vp ?? 0),
      }
    : {};
