// Map of Paris for Paris Paris: the Seine, parks and monuments behind, lines and stations in front. Two drawings of one network: wide and tall.
import { at, rect, stroke, path, rounded, text } from '../../../pieces/svg.js';
import { arc, eiffel, mill, notreDame, pantheon, sacreCoeur } from '../../../pieces/landmark.js';
import { burst, corners } from '../../../pieces/ornament.js';

/** A station on the sheet: x, y, then the name's offset and anchor (s start, m middle, e end) and its lines of text.
 * @typedef {[number, number, number, number, string, string?]} Spot */
/** A drawing of the network: its size, the scale of shops, letters and lines, where everything stands, the ground, where the depot is
 * and on which side of a station its offers are pinned (1 right, -1 left, 0 above).
 * @typedef {{w: number, h: number, s: number, font: number, width: number, k: number, at: Record<string, Spot>, start: Record<string, [number, number]>, seine: string, river: number,
 *   isle: number[], isle2: number[], parks: string[], art: [(look: object) => string, number, number, number][], depot: [number, number, number], pins: Record<string, number>}} Sheet */

/** @type {Sheet} */
export const WIDE = {
  w: 1000,
  h: 700,
  s: 0.36,
  font: 15.5,
  width: 11,
  k: 1,
  depot: [31, 645, 46],
  pins: { Montmartre: -1, 'Hôtel de Ville': -1, 'Palais Royal': -1, 'Buttes-Chaumont': -1, 'Grands Boulevards': -1 },
  at: {
    Montmartre: [496, 96, -26, 6, 'e'],
    'Gare du Nord': [672, 92, 0, 28, 'm'],
    'Buttes-Chaumont': [930, 110, -20, 6, 'e'],
    'Arc de Triomphe': [78, 190, 0, 28, 'm', 'Arc de|Triomphe'],
    Opéra: [386, 176, -26, 6, 'e'],
    'Palais Royal': [402, 252, 20, 6, 's'],
    'Grands Boulevards': [552, 186, 20, -2, 's', 'Grands|Boulevards'],
    Concorde: [236, 268, -26, 6, 'e'],
    'St-Nicolas': [726, 240, 20, 6, 's'],
    République: [850, 206, 26, 8, 's'],
    'Les Halles': [586, 278, -18, 6, 'e'],
    Pompidou: [686, 328, 26, 6, 's'],
    Louvre: [412, 332, 26, 4, 's'],
    'Pont Neuf': [530, 392, 0, 30, 'm'],
    Invalides: [150, 400, 20, 6, 's'],
    Bastille: [876, 424, 20, 6, 's'],
    'Hôtel de Ville': [740, 424, 26, 28, 's'],
    'St-Germain': [380, 446, -20, 6, 'e'],
    'Notre Dame': [674, 494, 20, 6, 's'],
    Odéon: [490, 502, 28, 6, 's'],
    'Quartier Latin': [598, 572, -14, 31, 'm'],
    Luxembourg: [426, 584, 0, 28, 'm'],
    Montparnasse: [260, 590, -26, 6, 'e'],
    'Jardin des Plantes': [768, 612, 0, 28, 'm', 'Jardin|des Plantes'],
    Catacombes: [312, 664, 20, 6, 's'],
  },
  start: {
    Montmartre: [538, 66],
    'Gare du Nord': [704, 92],
    'Arc de Triomphe': [48, 172],
    'Buttes-Chaumont': [964, 122],
    'Jardin des Plantes': [800, 612],
  },
  seine:
    'M1030 690 C960 620 900 590 842 566 C786 543 740 540 690 508 C630 468 590 420 528 388 C480 364 420 378 370 384 C310 390 280 342 224 326 C176 312 122 318 92 356 C62 396 66 452 44 520 C30 566 4 600 -30 630',
  river: 46,
  isle: [604, 446, 118, 34, 37],
  isle2: [742, 540, 34, 15, 22],
  parks: [
    'M276 296 C320 296 352 310 378 326 L370 346 C340 336 308 330 270 328 Z',
    'M384 566 C420 548 470 566 478 606 C484 640 440 652 402 640 C370 628 356 584 384 566 Z',
    'M736 596 C780 580 840 596 838 640 C836 668 780 672 748 656 C722 642 712 608 736 596 Z',
    'M898 262 C944 244 988 266 988 304 C988 350 932 356 904 330 C886 310 880 272 898 262 Z',
    'M58 470 L108 452 L150 540 L98 562 Z',
    'M884 64 C918 46 972 58 974 96 C974 132 916 140 890 120 C870 104 866 76 884 64 Z',
    'M168 96 C196 84 224 98 220 120 C214 140 180 142 166 126 C158 114 158 102 168 96 Z',
  ],
  art: [
    [eiffel, 66, 424, 0.98],
    [sacreCoeur, 566, 20, 0.56],
    [arc, 46, 92, 0.5],
    [pantheon, 636, 588, 0.54],
    [mill, 336, 26, 0.52],
    [notreDame, 586, 410, 0.48],
  ],
};

/** @type {Sheet} */
export const TALL = {
  w: 390,
  h: 520,
  s: 0.26,
  font: 12,
  width: 7.5,
  k: 0.72,
  depot: [198, 485, 36.5],
  pins: {
    Montmartre: -1,
    'Palais Royal': -1,
    'Gare du Nord': -1,
    'Buttes-Chaumont': -1,
    République: -1,
    'St-Nicolas': -1,
    'Les Halles': -1,
    Bastille: -1,
    'Hôtel de Ville': -1,
    'Grands Boulevards': -1,
    'Notre Dame': -1,
    'St-Germain': -1,
    Louvre: -1,
    Odéon: -1,
  },
  at: {
    Montmartre: [184, 50, -19, 5, 'e'],
    'Gare du Nord': [282, 46, 0, 21, 'm'],
    'Buttes-Chaumont': [358, 66, -13, 20, 'e', 'Buttes-|Chaumont'],
    'Arc de Triomphe': [28, 130, 0, 21, 'm', 'Arc de|Triomphe'],
    Opéra: [134, 112, -19, 5, 'e'],
    'Palais Royal': [148, 170, 14, -6, 's', 'Palais|Royal'],
    'Grands Boulevards': [226, 106, 14, -2, 's', 'Grands|Boulevards'],
    Concorde: [72, 196, -8, 22, 'm'],
    'St-Nicolas': [286, 166, 12, 18, 's'],
    République: [346, 146, 2, 21, 'm'],
    'Les Halles': [234, 182, -12, 9, 'e'],
    Pompidou: [268, 236, 19, 4, 's'],
    Louvre: [156, 232, -18, 12, 'e'],
    'Pont Neuf': [208, 284, -14, 10, 'e'],
    Invalides: [40, 288, 0, 21, 'm'],
    Bastille: [354, 306, 0, 21, 'm'],
    'Hôtel de Ville': [292, 300, 6, 22, 'm', 'Hôtel|de Ville'],
    'St-Germain': [124, 318, -14, 4, 'e'],
    'Notre Dame': [262, 366, 14, 4, 's'],
    Odéon: [190, 358, -20, 5, 'e'],
    'Quartier Latin': [228, 432, 0, 22, 'm', 'Quartier|Latin'],
    Luxembourg: [142, 420, 0, 21, 'm'],
    Montparnasse: [58, 424, 0, 22, 'm'],
    'Jardin des Plantes': [324, 440, 0, 22, 'm', 'Jardin|des Plantes'],
    Catacombes: [104, 492, 14, 4, 's'],
  },
  start: {
    Montmartre: [221, 29],
    'Gare du Nord': [310, 46],
    'Arc de Triomphe': [9.5, 133],
    'Buttes-Chaumont': [380, 48],
    'Jardin des Plantes': [352, 440],
  },
  seine:
    'M500 610 C470 560 428 506 404 470 C380 436 356 396 322 376 C296 362 268 352 250 330 C236 312 226 298 208 284 C186 268 170 270 150 270 C122 270 112 244 86 244 C58 244 38 228 20 254 C6 278 12 322 -16 352 C-40 380 -90 392 -130 420',
  river: 21,
  isle: [238, 326, 50, 13, 56],
  isle2: [0, 0, 0, 0, 0],
  parks: [
    'M88 212 L136 240 L128 252 L80 226 Z',
    'M116 412 C142 400 170 414 168 438 C164 460 128 458 116 446 C106 434 106 420 116 412 Z',
    'M304 432 C330 422 364 432 362 456 C358 476 316 474 304 462 C296 452 296 438 304 432 Z',
    'M334 222 C362 212 390 226 388 252 C384 278 348 276 336 260 Z',
    'M12 346 L34 338 L50 382 L28 390 Z',
    'M20 60 C40 48 66 58 64 78 C60 96 26 96 18 82 Z',
  ],
  art: [
    [eiffel, 6, 318, 0.5],
    [sacreCoeur, 96, 6, 0.34],
    [pantheon, 252, 448, 0.3],
  ],
};

/** Six star-shaped places with their avenues. @param {Sheet} M @param {number} k */
const streets = (M, k) =>
  [
    [0.07, 0.27],
    [0.5, 0.13],
    [0.85, 0.28],
    [0.87, 0.6],
    [0.27, 0.84],
    [0.4, 0.3],
  ]
    .map(([x, y], i) =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((j) => {
          const a = (((j * 360) / 7 + i * 17) * Math.PI) / 180,
            X = x * M.w,
            Y = y * M.h;
          return `M${rounded(X)} ${rounded(Y)}L${rounded(X + 420 * k * Math.cos(a))} ${rounded(Y + 420 * k * Math.sin(a))}`;
        })
        .join(''),
    )
    .join('');

/** @param {number[]} e x, y, radii and turn @param {number} more @param {string} fill */
const isle = ([x, y, rx, ry, a], more, fill) =>
  rx
    ? `<ellipse cx="${x}" cy="${y}" rx="${rx + more}" ry="${ry + more}" transform="rotate(${a} ${x} ${y})" fill="${fill}" stroke="var(--map-ink)" stroke-width="1.7"/>`
    : '';

/** @param {Sheet} M @param {number} k */
const river = (M, k) =>
  stroke(M.seine, 'var(--map-ink)', M.river + 3.4) +
  isle(M.isle, M.river * 0.42, 'var(--seine)') +
  stroke(M.seine, 'var(--seine)', M.river) +
  `<g fill="none" stroke="var(--seine-2)" stroke-width="${1.8 * Math.max(k, 0.5)}" stroke-linecap="round"><path d="${M.seine}" transform="translate(0 ${M.river * 0.22})" stroke-dasharray="${36 * k} ${22 * k}"/><path d="${M.seine}" transform="translate(0 ${-M.river * 0.2})" stroke-dasharray="${24 * k} ${40 * k}"/></g>` +
  isle(M.isle, 0, 'var(--land-2)') +
  isle(M.isle2, 0, 'var(--land-2)');

/** Ground: streets, river, parks, monuments. @param {Sheet} M */
export const ground = (M) => {
  const k = M.w / 1000,
    ring = (/** @type {number} */ x, /** @type {number} */ rx, /** @type {number} */ ry, /** @type {number} */ w) =>
      `<ellipse cx="${M.w * x}" cy="${M.h * 0.5}" rx="${M.w * rx}" ry="${M.h * ry}" fill="none" stroke="var(--street)" stroke-width="${w * k}"/>`;
  const look = {
    body: 'var(--land)',
    shade: 'var(--land-2)',
    roof: 'var(--land-2)',
    glass: 'var(--map-ink)',
    ink: 'var(--map-ink)',
    lw: 1.6,
  };
  return (
    rect(0, 0, M.w, M.h, 'var(--land)') +
    ring(0.5, 0.47, 0.46, 13) +
    ring(0.52, 0.3, 0.3, 8) +
    stroke(streets(M, k), 'var(--street)', 5 * k) +
    M.parks.map((d) => path(d, 'var(--park)', 'var(--park-2)', 1.6)).join('') +
    river(M, k) +
    M.art.map(([f, x, y, s]) => at(x, y, s, f(look), 'opacity=".62"')).join('')
  );
};

/** A station's name. @param {Sheet} M @param {Spot} spot @param {string} name */
export const label = (M, [x, y, dx, dy, a, words], name) =>
  (words ?? name)
    .split('|')
    .map((w, i, q) =>
      text(x + dx, y + dy + i * M.font * 0.98 - (a === 'm' ? 0 : ((q.length - 1) * M.font) / 2.4), M.font, w, {
        a,
        halo: 'var(--land)',
      }),
    )
    .join('');

/** The depot: a plate for the parked tiles. @param {Sheet} M */
export const depotPlate = (M) => {
  const [x, y, step] = M.depot,
    wide = M.k === 1;
  return (
    rect(
      x - 8 * M.k,
      y - (wide ? 20 : 6),
      step * 5 + 10 * M.k,
      step * 0.74 + (wide ? 24 : 9),
      'var(--card)',
      8 * M.k,
      'stroke="var(--rule)" stroke-width="1.6"',
    ) + (wide ? text(x, y - 5.5, 13, 'Dépôt', { a: 's', fill: 'var(--ink-2)' }) : '')
  );
};

/** The frame of the wide map with its wind rose. */
export const mapFrame = () =>
  at(
    934,
    604,
    1,
    burst(0, 0, 44, 16, 'var(--gold)', 0.35) +
      path('M0 -40 L8 -8 L40 0 L8 8 L0 40 L-8 8 L-40 0 L-8 -8 Z', 'var(--card)', 'var(--map-ink)', 2) +
      path('M0 -40 L8 -8 L0 0 Z M40 0 L8 8 L0 0 Z M0 40 L-8 8 L0 0 Z M-40 0 L-8 -8 L0 0 Z', 'var(--map-ink)') +
      text(0, -45, 15, 'N', { fill: 'var(--map-ink)' }),
  ) +
  rect(-1, -1, 1002, 702, 'none', 14, 'stroke="var(--card)" stroke-width="14"') +
  rect(4, 4, 992, 692, 'none', 14, 'stroke="var(--contour)" stroke-width="4"') +
  rect(11, 11, 978, 678, 'none', 9, 'stroke="var(--rule)" stroke-width="2"') +
  at(12, 12, 1, corners(976, 676, 0.8, 'var(--rule)'));
