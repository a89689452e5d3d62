// Shops of Paris Paris, one small house a shop: roof in the seat's colour, emblem on the front. Box 100×100, foot at y = 96.
import { at, rect, circle, stroke, path, repeat } from '../../../pieces/svg.js';
import { emblem } from '../../../pieces/seats.js';
const K = 'var(--contour)';

/** @param {number} seat @param {{ghost?:boolean,out?:boolean}} [o] */
export const shop = (seat, o = {}) => {
  const f = `var(--s${seat})`;
  return (
    `<g${o.ghost ? ' opacity=".72"' : ''}><ellipse cx="54" cy="95" rx="42" ry="7" fill="var(--shadow)" opacity=".3"/>` +
    rect(66, 10, 13, 24, f, 1, `stroke="${K}" stroke-width="5"`) +
    rect(14, 46, 72, 50, 'var(--piece-paper)', 3, `stroke="${K}" stroke-width="5.5"`) +
    path('M6 50 L20 22 H80 L94 50 Z', f, K, 5.5, 'stroke-linejoin="round"') +
    repeat(3, (i) => rect(14 + i * 24, 50, 12, 11, f)) +
    path('M14 50 H86 V61 H14 Z', 'none', K, 3.4) +
    circle(50, 63, 22.5, f, `stroke="${K}" stroke-width="5"`) +
    at(50, 63, 0.31, emblem(seat)) +
    rect(22, 90, 56, 6, 'var(--inset)', 1, `stroke="${K}" stroke-width="3"`) +
    (o.ghost
      ? `<path d="M6 50 L20 22 H80 L94 50 M14 50 V96 H86 V50" fill="none" stroke="var(--vermilion)" stroke-width="6" stroke-dasharray="9 7"/>`
      : '') +
    '</g>' +
    (o.out ? stroke('M12 14 L88 94 M88 14 L12 94', 'var(--bad)', 10) : '')
  );
};

/** Empty plot at a station. */
export const plotMark = () =>
  rect(16, 50, 68, 44, 'var(--street)', 8, 'opacity=".85"') +
  rect(16, 50, 68, 44, 'none', 8, `stroke="var(--map-ink)" stroke-width="4.5" stroke-dasharray="9 7"`);
