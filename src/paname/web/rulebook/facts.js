// The printed facts as small pictures, each with where it comes from; a fact without a picture has a name and a number.

/** @typedef {import('./book.js').Fact} Fact */
/** @typedef {import('../game.js').FactDrawing} FactDrawing */

/** A drawing in a box with its caption. @param {number} w @param {number} h @param {string} art @param {string | number} name @returns {FactDrawing} */
export const box = (w, h, art, name) => ({ w, h, art, name: String(name) });

/** The picture of a fact, if its game has one. @param {import('../game.js').RulePicturesModule['facts']} drawings @param {Fact} fact @param {readonly Fact[]} all */
export const drawn = (drawings, fact, all) =>
  drawings.find(([pattern]) => pattern.test(fact.id))?.[1](fact.values, all, fact.id) ?? null;

/** What a fact without a picture says: its numbers; numbers that belong to a number each in a part of its own. @param {Fact} fact */
export const numbers = ({ values }) => {
  const isNumbered = Object.keys(values).every((name) => /^\d+$/.test(name)),
    said = Object.entries(values).map(
      ([name, value]) => `${isNumbered ? `${name}: ` : ''}${[value].flat().join(' · ')}`,
    );
  return said.join(isNumbered ? '; ' : ' · ').replace(/-(?=\d)/g, '−');
};
