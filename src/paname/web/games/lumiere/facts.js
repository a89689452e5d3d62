// The printed facts of Lumière as the drawings need them.

/** @typedef {import('./geometry.js').Cell} Cell */
/** @typedef {{tiles: Record<string, string[]>, shapes: Record<string, Cell[]>}} Facts */

export const SEATS = ['orange', 'blue'];

/** Tiles as rows and buildings as cells, by name. @param {any} components @returns {Facts} */
export const facts = (components) => ({ tiles: components.tiles ?? {}, shapes: components.buildings ?? {} });
