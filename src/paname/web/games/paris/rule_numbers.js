// The numbers in the rules of Paris, whatever set is played with.
import { oneOf, t } from '../../i18n.js';
import { valuesOf } from '../../rulebook/book.js';
import { GOODS, RESOURCES } from './facts.js';
import { numbers } from './lesson_numbers.js';
import { goodName, goodsWords } from './tiles.js';

/** @typedef {import('../../rulebook/book.js').Fact} Fact */
/** @typedef {import('./facts.js').Printed} Printed */
/** @typedef {(part: string, gaps?: Record<string, unknown>) => string} Say */

/** @param {readonly Fact[]} facts @param {string} trade @param {readonly string[]} goods */
const prices = (facts, trade, goods) =>
  goods.map((good) => `${goodName(good)} ${valuesOf(facts, `prices.${trade}.${good}`).value}`).join(', ');

/** P0.5: the token beside each value, and the districts that lay them otherwise. @param {Printed} components @param {readonly Fact[]} facts @param {Say} say */
const tokens = ({ spaces, districts }, facts, say) => {
  const other = districts.filter((_, i) => valuesOf(facts, `district ${i + 1}.tokens`).value);
  return {
    tokens: spaces.map(({ value }, i) => `${value}: ${goodName(valuesOf(facts, `space ${i + 1}`).token)}`).join('; '),
    elsewhere: other.length ? say('elsewhere', { list: other.map(({ name }) => name).join(', ') }) : '',
  };
};

/** P0.4: what buildings cost besides francs. @param {Printed['spaces']} spaces @param {Say} say */
const costs = (spaces, say) => {
  const dear = spaces
    .filter(({ cost }) => Object.keys(cost).length)
    .map(({ value, cost }) => ({ value, cost: goodsWords(cost) }));
  if (dear.length < 2) return dear[0] ? say('cost', dear[0]) : say('no_costs');
  return say('costs', { list: dear.map((one) => say('value_costs', one)).join('; ') });
};

/** P4.5: what arriving at a building brings. @param {Printed['spaces']} spaces @param {Say} say */
const arrivals = (spaces, say) => {
  const free = spaces.filter(({ bonus_fee: fee }) => fee === 0).map(({ value }) => value),
    said = [
      free.length ? say('tile', { list: oneOf(free) }) : '',
      ...spaces.map(({ value, bonus_fee: n }) => (n ? say('paid_tile', { value, fee: t('paris.francs', { n }) }) : '')),
      ...spaces.map(({ value, points: n }) => (n ? say('worth', { value, points: t('paris.points', { n }) }) : '')),
    ].filter(Boolean);
  return said.join(' ') || say('no_arrivals');
};

/** P0.11, P1.1, P1.2: what everybody starts with. @param {readonly Fact[]} facts @param {Say} say */
const setUp = (facts, say) => {
  const set = (/** @type {string} */ name) => valuesOf(facts, `set_up.${name}`),
    removed = set('removed_buildings').value;
  return {
    ...set('keys'),
    reserve: set('reserve_keys').value,
    start: t('paris.francs', { n: set('francs').value }),
    removed: removed ? say('removed', { n: removed }) : say('none_removed'),
  };
};

/** @type {import('../../rulebook/book.js').RuleNumbers} */
export const ruleNumbers = ({ components, facts }, say) => {
  const { spaces, districts, landmarks, vp_tiles: tiles, back } = /** @type {Printed} */ (components);
  return {
    ...numbers(components),
    ...tokens(components, facts, say),
    ...setUp(facts, say),
    values: spaces.map(({ value }) => value).join(' '),
    banks: districts.map(({ name, bank }) => `${name} ${bank}`).join(', '),
    costs: costs(spaces, say),
    buy: prices(facts, 'buy', RESOURCES),
    sell: prices(facts, 'sell', GOODS),
    lowest: landmarks[0].value,
    highest: landmarks.at(-1)?.value,
    majorities: tiles.map((points) => points.join('/')).join(', '),
    arrivals: arrivals(spaces, say),
    back: say('back', { n: back }),
  };
};
