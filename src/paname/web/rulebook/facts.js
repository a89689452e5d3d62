// The printed facts as small pictures, each with where it comes from; a fact without a picture has a name and a number.
import { at } from '../pieces/svg.js';
import { tile } from '../pieces/cobble.js';
import { roof } from '../pieces/roof.js';
import { lineBadge } from '../pieces/line.js';
import { stop } from '../pieces/station.js';
import { badge } from '../pieces/seats.js';
import { house } from '../pieces/house.js';
import { bank, endTile, landmarkTile } from '../pieces/district.js';
import { bonusTile, vpTile } from '../pieces/bonus.js';
import { coin, prestige, resource, vp } from '../pieces/goods.js';
import { LETTER } from '../pieces/line.js';

/** @typedef {import('./book.js').Fact} Fact */
/** A drawing in a box, and its caption. @typedef {{w: number, h: number, art: string, name: string}} Drawn */

const KINDS = /** @type {Record<string, string>} */ ({ O: 'o', X: 'b', S: 's', L: 'L' });
/** @param {string[]} rows */
const cellsOf = (rows) => rows.flatMap((line, r) => [...line].flatMap((mark, c) => (mark === '#' ? [[r, c]] : [])));
/** @param {string} name */
const good = (name) =>
  /** @type {Record<string, () => string>} */ ({ ...resource, ...prestige })[name.replace('-', '_')]();
/** @param {number} w @param {number} h @param {string} art @param {string | number} name @returns {Drawn} */
const box = (w, h, art, name) => ({ w, h, art, name: String(name) });

/** How the facts of a family are drawn; `of` is the number in its row. @type {[RegExp, (v: Record<string, any>, all: readonly Fact[], id: string) => Drawn][]} */
const DRAWINGS = [
  [
    /^tile \d/,
    (v) => box(200, 200, tile(v.rows.join('').replace(/./g, (/** @type {string} */ one) => KINDS[one])), v.name),
  ],
  [/^building \d/, (v) => box(400, 400, at(0, 0, 1, roof(cellsOf(v.rows), 'n')), v.name)],
  [/^seat \d/, (v, _, id) => box(104, 104, at(52, 52, 1, badge(Number(id.slice(-1)))), '')],
  [/^line \d/, (v) => box(100, 100, at(50, 50, 1, lineBadge(v.letter)), v.stations.join(' · '))],
  [
    /^station \d/,
    (v) => box(44, 44, at(22, 22, 1.2, stop(Object.keys(v.tiles).map((colour) => LETTER[colour]))), v.name),
  ],
  [/^space \d/, (v) => box(100, 100, good(v.token), v.value)],
  [/^district \d+$/, (v) => box(100, 100, '', v.name)],
  [/^district \d+\.bank/, (v, all, id) => box(100, 112, at(0, 10, 1, bank(v.value)), nameOf(all, id))],
  [/^district \d+\.buildings/, (v, all, id) => box(100, 112, house(v.type, v.value), nameOf(all, id))],
  [/^landmark \d/, (v) => box(100, 84, landmarkTile(/** @type {any} */ (v)), v.name)],
  [/^vp_tile \d/, (v) => box(150, 64, vpTile(v.points), '')],
  [
    /^bonus\./,
    (v, _, id) => box(100, 112, bonusTile(Number(id.slice(6)), { fact: { ...v, n: v.two, good: v.resource } }), ''),
  ],
  [
    /^end_game_tile \d/,
    (v) => box(100, 100, endTile(v.vp ? vp(v.vp) : v.francs ? coin(v.francs) : good(v.resource ?? v.prestige)), ''),
  ],
];

/** The name of the district that a fact belongs to. @param {readonly Fact[]} all @param {string} id */
const nameOf = (all, id) => all.find((fact) => fact.id === id.split('.')[0])?.values.name ?? '';

/** The picture of a fact, if it has one. @param {Fact} fact @param {readonly Fact[]} all */
export const drawn = (fact, all) =>
  DRAWINGS.find(([pattern]) => pattern.test(fact.id))?.[1](fact.values, all, fact.id) ?? null;

/** What a fact without a picture says: its numbers. @param {Fact} fact */
export const numbers = (fact) =>
  Object.values(fact.values)
    .flat()
    .join(' · ')
    .replace(/-(?=\d)/g, '−');
