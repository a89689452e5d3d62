// The printed facts of Lumière as the drawings need them.
import { number, t } from '../../i18n.js';

/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {{tiles: Record<string, string[]>, shapes: Record<string, Cell[]>}} Facts */

export const SEATS = ['orange', 'blue'];

/** Whether the large lamp shines equally far in four directions, and nowhere else. @param {readonly [number, number][]} pattern */
export const isCross = (pattern) =>
  pattern.length === 4 * Math.max(0, ...pattern.flat().map(Math.abs)) &&
  pattern.every(([down, across]) => down === 0 || across === 0);

/** How far the large lamp shines: so many spaces along its row and column, or a number of spaces where its pattern is another. @param {readonly [number, number][]} pattern */
const lightWords = (pattern) =>
  isCross(pattern)
    ? t('lumiere.lights.far', { n: pattern.length / 4 })
    : t('lumiere.lights.around', { n: pattern.length });

/** What sentences say of the printed facts. @param {any} components @returns {Record<string, string>} */
export const numbers = ({ points, chimneys, unbuilt, pattern }) => {
  const score = (/** @type {number} */ n) => t('lumiere.points', { n });
  return points
    ? {
        chimneys: t('lumiere.have.chimneys', { n: chimneys }),
        unbuilt: score(-unbuilt),
        painter: score(points.painter_lamp),
        dancer: score(points.dancer_space),
        fountain: score(points.fountain_building),
        side: score(points.statue_side),
        corner: points.statue_diagonal,
        minus: number(unbuilt),
        per_lamp: points.painter_lamp,
        per_space: points.dancer_space,
        per_building: points.fountain_building,
        lights: lightWords(pattern),
      }
    : {};
};

/** Tiles as rows and buildings as cells, by name. @param {any} components @returns {Facts} */
export const facts = (components) => ({ tiles: components.tiles ?? {}, shapes: components.buildings ?? {} });
