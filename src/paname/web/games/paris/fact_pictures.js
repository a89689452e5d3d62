// The printed facts of Paris as small pictures.
import { at } from '../../pieces/svg.js';
import { box } from '../../rulebook/facts.js';
import { house } from './pieces/house.js';
import { bank, landmarkTile } from './pieces/district.js';
import { bonusTile, vpTile } from './pieces/bonus.js';
import { prestige, resource } from './pieces/goods.js';
import { endPicture } from './tiles.js';

/** @typedef {import('../../rulebook/book.js').Fact} Fact */

/** @param {string} name */
const good = (name) =>
  /** @type {Record<string, () => string>} */ ({ ...resource, ...prestige })[name.replace('-', '_')]();

/** The name of the district that a fact belongs to. @param {readonly Fact[]} all @param {string} id */
const nameOf = (all, id) => all.find((fact) => fact.id === id.split('.')[0])?.values.name ?? '';

/** The tokens of a district, as they lie beside its spaces. @param {readonly string[]} kinds */
const tokens = (kinds) => kinds.map((kind, i) => at((i % 3) * 50, Math.floor(i / 3) * 50, 0.5, good(kind))).join('');

/** What the component file says of an end-game tile. @param {Record<string, any>} v */
const endFact = (v) => ({
  vp: v.vp ?? 0,
  francs: v.francs ?? 0,
  goods: [...[v.resource, v.prestige].filter(Boolean), ...(v.goods ?? [])],
});

/** @type {import('../../game.js').RulePicturesModule['facts']} */
export const facts = [
  [/^space \d/, (v) => box(100, 100, good(v.token), v.value)],
  [/^district \d+$/, (v) => box(100, 100, '', v.name)],
  [/^district \d+\.tokens/, (v, all, id) => box(150, 100, tokens(v.value), nameOf(all, id))],
  [/^district \d+\.bank/, (v, all, id) => box(100, 112, at(0, 10, 1, bank(v.value)), nameOf(all, id))],
  [/^district \d+\.buildings/, (v, all, id) => box(100, 112, house(v.type, v.value), nameOf(all, id))],
  [/^landmark \d/, (v) => box(100, 84, landmarkTile(/** @type {any} */ (v)), v.name)],
  [/^vp_tile \d/, (v) => box(150, 64, vpTile(v.points), '')],
  [
    /^bonus\./,
    (v, _, id) => box(100, 112, bonusTile(Number(id.slice(6)), { fact: { ...v, n: v.two, good: v.resource } }), ''),
  ],
  [/^end_game_tile \d/, (v) => box(100, 100, endPicture(endFact(v)), '')],
];
