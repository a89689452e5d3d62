// Places that the key in hand could go to if more could be paid: what is missing, as the server says it.
import { at, rect, text } from '../../pieces/svg.js';
import { coin } from './pieces/goods.js';
import { t } from '../../i18n.js';
import { moveDistrict } from './facts.js';
import { good } from './draw.js';
import { asked, hasSource } from './keys.js';
import { lightsOf } from './lights.js';
import { districtPlaces } from './geometry.js';
import { goodsWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** What is missing, by kind. @typedef {Record<string, number>} Lack */

/** What a refusal of the price says is missing. @param {import('../../words/sentence.js').Facts} facts @returns {Lack} */
export const lackOf = ({ n = 0, francs = 0, goods = [] }) => {
  /** @type {Lack} */
  const lack = Number(n) > Number(francs) ? { francs: Number(n) - Number(francs) } : {};
  for (const good of /** @type {string[]} */ (goods)) lack[good] = (lack[good] ?? 0) + 1;
  return lack;
};

const UNAFFORDABLE = ['lacks_francs', 'lacks_goods', 'lacks_francs_and_goods'];

/** The places of a district, by name. @param {Context} c @param {number} index */
const namesIn = (c, index) => {
  const district = c.view.districts[index];
  return district ? districtPlaces(district, index, []).map(({ name }) => name) : [];
};

/** The places that are asked about: those of the key's district, or the one that is pointed at from the Arc. @param {Context} c */
const askedPlaces = (c) => {
  const names = c.draft.source === 'arc' ? [`${c.hover?.kind}:${c.hover?.id}`] : namesIn(c, moveDistrict(c, c.draft));
  return names.filter((name) => /^(building|landmark):/.test(name));
};

/** @type {WeakMap<Context, Map<string, Lack>>} */
const known = new WeakMap();

/** What is missing at each place that only the price keeps closed; worked out once for a drawing. @param {Context} c @returns {Map<string, Lack>} */
export const unaffordable = (c) => {
  if (!known.has(c)) known.set(c, findUnaffordable(c));
  return known.get(c) ?? new Map();
};

/** @param {Context} c */
const findUnaffordable = (c) => {
  /** @type {Map<string, Lack>} */
  const found = new Map();
  if (!hasSource(c) || c.ready || !c.refusal) return found;
  const lights = lightsOf(c);
  for (const name of askedPlaces(c).filter((one) => !lights.has(one))) {
    const [kind, id] = name.split(':'),
      refusal = c.refusal(asked(c, { kind, id }));
    if (refusal && UNAFFORDABLE.includes(refusal.code)) found.set(name, lackOf(refusal.facts));
  }
  return found;
};

/** @param {Lack} lack */
export const lackWords = ({ francs = 0, ...goods }) =>
  t('paris.lacks', {
    what: [francs ? t('paris.francs', { n: francs }) : '', goodsWords(goods)].filter(Boolean).join(', '),
  });

/** A red tag with what is missing; its right upper corner is at x, y. @param {number} x @param {number} y @param {Lack} lack */
export const lackTag = (x, y, lack) => {
  const parts = Object.entries(lack),
    wide = parts.length * 42 + 6;
  return (
    rect(x - wide, y, wide, 25, 'var(--card)', 12.5, 'stroke="var(--bad)" stroke-width="2.4"') +
    parts
      .map(
        ([kind, n], i) =>
          text(x - wide + 13 + i * 42, y + 18, 15, `−${n}`, { fill: 'var(--bad)' }) +
          at(x - wide + 23 + i * 42, y + 2, 0.21, kind === 'francs' ? coin() : good(kind)),
      )
      .join('')
  );
};
