// The printed facts of Lumière as the drawings need them.

/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {{tiles: Record<string, string[]>, shapes: Record<string, Cell[]>}} Facts */

export const SEATS = ['orange', 'blue'];
export const CARD_NAMES = {
  levitation: 'Lévitation',
  metropolitain: 'Métropolitain',
  jardin_des_plantes: 'Jardin des Plantes',
  sacre_coeur: 'Sacré-Cœur',
  le_peintre: 'Le Peintre',
  chartier: 'Chartier',
  bouquinistes_sur_la_seine: 'Bouquinistes sur la Seine',
  lampadaire: 'Lampadaire',
  moulin_rouge: 'Moulin Rouge',
  fontaine_des_mers: 'Fontaine des Mers',
  le_penseur: 'Le Penseur',
  la_grande_lumiere: 'La Grande Lumière',
};

/** Tiles as rows and buildings as cells, by name. @param {any} components @returns {Facts} */
export const facts = (components) => ({ tiles: components.tiles ?? {}, shapes: components.buildings ?? {} });
