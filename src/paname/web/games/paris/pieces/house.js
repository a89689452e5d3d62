// Building tile of Paris: a Haussmann front whose ground floor, awning and sign tell the type; the value stands in the shield. Box 100×112.
import { at, rect, circle, stroke, path, repeat, text } from '../../../pieces/svg.js';
import { TYPES, typeIcon } from '../../../pieces/trades.js';
import { keySeal } from './goods.js';
const K = 'var(--contour)';
/** @param {number} v */
const shield = (v) =>
  path('M0 0 H34 V20 Q34 33 17 39 Q0 33 0 20 Z', 'var(--piece-paper)', K, 3.6, 'stroke-linejoin="round"') +
  text(17, 28, 29, v, { fill: 'var(--piece-ink)' });

/** @param {string} type @param {number} value @param {{key?:number,keys?:number,ring?:string,dim?:boolean}} [o] */
export const house = (type, value, o = {}) => {
  const T = TYPES[type];
  const body =
    rect(9, 8, 88, 104, 'var(--shadow)', 5, 'opacity=".28"') +
    rect(6, 34, 88, 74, T.wall, 2, `stroke="${K}" stroke-width="3.4"`) +
    path('M6 34 L13 10 H87 L94 34 Z', '#5d7486', K, 3.4, 'stroke-linejoin="round"') +
    stroke('M20 34 L25 10 M80 34 L75 10', '#3f5464', 1.6) +
    rect(70, 1, 11, 13, '#c4633a', 1, `stroke="${K}" stroke-width="3"`) +
    [53, 73].map((x) => path(`M${x - 6} 33 V22 Q${x} 14 ${x + 6} 22 V33 Z`, '#f8e9bf', K, 2.6)).join('') +
    rect(3, 33, 94, 5, T.wall, 2, `stroke="${K}" stroke-width="3"`) +
    [50, 66, 82].map((x) => rect(x - 4.5, 43, 9, 15, '#4a5a6b', 1, `stroke="${K}" stroke-width="2"`)).join('') +
    stroke('M43 59.5 H90', K, 2.6) +
    rect(9, 84, 82, 24, '#3a2a2c') +
    rect(60, 86, 26, 22, '#f6d77e', 0, `stroke="${K}" stroke-width="2.4"`) +
    stroke('M73 86 V108', K, 2.2) +
    rect(14, 86, 40, 16, '#f6d77e', 0, `stroke="${K}" stroke-width="2.4"`) +
    repeat(7, (i) =>
      path(
        `M${6 + i * 12.6} 66 H${18.6 + i * 12.6} V82 Q${12.3 + i * 12.6} 90 ${6 + i * 12.6} 82 Z`,
        i % 2 ? T.z : T.a,
      ),
    ) +
    path(
      'M6 66 H94 V82 Q88 90 81.4 82 Q75 90 68.8 82 Q62.5 90 56.2 82 Q50 90 43.6 82 Q37 90 31 82 Q25 90 18.4 82 Q12 90 6 82 Z',
      'none',
      K,
      3,
      'stroke-linejoin="round"',
    ) +
    at(24, 88, 1, circle(0, 0, 20, '#fff8e6', `stroke="${K}" stroke-width="3.2"`) + at(0, 0, 0.5, typeIcon[type]())) +
    at(3, 5, 1.02, shield(value));
  return (
    (o.ring ? rect(-3, -4, 106, 120, 'none', 12, `stroke="${o.ring}" stroke-width="6"`) : '') +
    `<g${o.dim ? ' opacity=".5"' : ''}>${body}</g>` +
    (o.key ? at(55, 20, 0.46, keySeal(o.key, o.keys)) : '')
  );
};

/** Empty building space: the value and the token that waits beside it. @param {number} value */
export const plot = (value) =>
  rect(6, 10, 88, 98, 'var(--inset)', 8, 'opacity=".55"') +
  rect(6, 10, 88, 98, 'none', 8, 'stroke="var(--rule)" stroke-width="3" stroke-dasharray="7 6"') +
  text(50, 72, 44, value, { fill: 'var(--ink-3)' });
