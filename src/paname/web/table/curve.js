// How the scores went: the curve as a picture to click on. Pure.
import { html, svg } from '../ui/html.js';
import { number, t } from '../i18n.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** The points of each seat before the first decision and after each one, and who made it; null is not known.
 * @typedef {{of: number, scores: (number|null)[][], movers: number[]}} Curve */

const W = 600,
  H = 150,
  EDGE = 6;

/** Where a moment and a number of points lie in the picture. @param {Curve} curve */
const scale = (curve) => {
  const all = curve.scores.flat().map((points) => points ?? 0),
    low = Math.min(0, ...all),
    high = Math.max(low + 1, ...all);
  return {
    low,
    high,
    x: (/** @type {number} */ at) => EDGE + (at / Math.max(1, curve.of)) * (W - 2 * EDGE),
    y: (/** @type {number} */ points) => H - EDGE - ((points - low) / (high - low)) * (H - 2 * EDGE),
  };
};

/** One seat's line, broken where its points are not known. @param {Curve} curve @param {number} seat @param {ReturnType<typeof scale>} place */
export const path = (curve, seat, { x, y }) => {
  let drawn = '',
    pen = 'M';
  curve.scores.forEach((scores, at) => {
    const points = scores[seat];
    if (points === null) pen = 'M';
    else {
      drawn += `${pen}${x(at).toFixed(1)} ${y(points).toFixed(1)}`;
      pen = 'L';
    }
  });
  return drawn;
};

/** The picture of a curve; a click anywhere leads to that moment. @param {Curve} curve @param {Context} c @param {number} at @param {(decision: number) => void} jump */
export const chart = (curve, c, at, jump) => {
  const place = scale(curve);
  /** @param {MouseEvent} event */
  const clicked = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    jump(Math.round(((event.clientX - box.x) / box.width) * curve.of));
  };
  return html`<figure class="curve">
    <svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="none" role="img" aria-label=${spoken(curve, c)} @click=${clicked}>
      <path class="zero" d="M0 ${place.y(0)}H${W}" />
      ${c.seats.map(({ seat, mark }) => svg`<path class="line s${mark}" d=${path(curve, seat, place)} />`)}
      <path class="now" d="M${place.x(at)} 0V${H}" />
    </svg>
    <figcaption class="small muted"><span>${number(place.high)}</span><span>${t('replay.curve')}</span></figcaption>
  </figure>`;
};

/** The curve in one sentence. @param {Curve} curve @param {Context} c */
const spoken = (curve, c) => {
  const last = curve.scores.at(-1) ?? [];
  return `${t('replay.curve')}: ${c.seats.map(({ seat, name }) => `${name} ${number(last[seat] ?? 0)}`).join(', ')}`;
};
