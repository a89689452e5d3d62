// What templates are made of: lit-html, and our own drawings as strings put in place.
import { html, nothing, render, svg } from '../vendor/lit-html.js';
import { unsafeSVG } from '../vendor/directives/unsafe-svg.js';
import { icon as iconString } from '../pieces/icons.js';

export { html, nothing, render, svg, unsafeSVG };

/** @typedef {import('../vendor/lit-html.js').TemplateResult} Template */
/** @typedef {Template | typeof nothing | string | number | null | undefined} Shown */

/** A drawing of ours as a picture beside its words. @param {number} w @param {number} h @param {string} inner @param {number} width @param {string} [cls] */
export const picture = (w, h, inner, width, cls = '') =>
  html`<svg
    class=${cls}
    viewBox="0 0 ${w} ${h}"
    width=${width}
    height=${Math.round((width * h) / w)}
    aria-hidden="true"
  >
    ${unsafeSVG(inner)}
  </svg>`;

/** A drawing that fills the width it is given. @param {number} w @param {number} h @param {string} inner @param {string} [cls] */
export const fluid = (w, h, inner, cls = '') =>
  html`<svg class=${cls} viewBox="0 0 ${w} ${h}" aria-hidden="true">${unsafeSVG(inner)}</svg>`;

/** @param {Parameters<typeof iconString>[0]} name @param {number} [size] */
export const icon = (name, size = 20) =>
  html`<svg class="ic" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    ${unsafeSVG(iconString(name))}
  </svg>`;

/** Remember the last result of a function by a key, so that drawings are not made twice.
 * @template A @template R @param {(args: A) => R} make @param {(args: A) => string} key */
export const remember = (make, key) => {
  let known = '';
  /** @type {R | undefined} */
  let result;
  return (/** @type {A} */ args) => {
    const k = key(args);
    if (result === undefined || k !== known) [known, result] = [k, make(args)];
    return result;
  };
};
