// The printed facts of Lumière as the drawings need them.
import { shapeCells } from './geometry.js';

/** @typedef {{tiles: Record<string, string[]>, shapes: Record<string, import('./geometry.js').Cell[]>}} Facts */

export const SEATS = ['orange', 'blue'];
export const CARD_NAMES = { levitation: 'Lévitation', metropolitain: 'Métropolitain', jardin_des_plantes: 'Jardin des Plantes', sacre_coeur: 'Sacré-Cœur', le_peintre: 'Le Peintre', chartier: 'Chartier', bouquinistes_sur_la_seine: 'Bouquinistes sur la Seine', lampadaire: 'Lampadaire', moulin_rouge: 'Moulin Rouge', fontaine_des_mers: 'Fontaine des Mers', le_penseur: 'Le Penseur', la_grande_lumiere: 'La Grande Lumière' };

/** @type {WeakMap<object, Facts>} */
const known = new WeakMap();

/** Tiles and shapes by name. @param {any} components @returns {Facts} */
export const facts = (components) => {
  const found = known.get(components);
  if (found) return found;
  const list = (/** @type {any[]} */ entries) => (entries ?? []).map((entry) => [entry.name, entry.rows]);
  const made = {
    tiles: Object.fromEntries(list(components.tile)),
    shapes: Object.fromEntries(list(components.building).map(([name, rows]) => [name, shapeCells(rows)])),
  };
  known.set(components, made);
  return made;
};

