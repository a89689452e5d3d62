// Twelve vignettes of 240×150 for the postcards. Printed art: the same by day and by night.
import { at, rect, circle, stroke, path, repeat, star } from '../../../pieces/svg.js';
import { eiffel, mill, notreDame, sacreCoeur, tree } from '../../../pieces/landmark.js';
import { lamp } from '../../../pieces/lamp.js';
const K = '#2b1f2e',
  CR = '#fbeecb';
/** @param {string} a @param {string} [m] @param {string} [z] */
const sky = (a, m, z) =>
  rect(0, 0, 240, 150, a) + (m ? rect(0, 60, 240, 90, m) : '') + (z ? rect(0, 105, 240, 45, z) : '');
/** @param {number} x @param {number} y @param {string} f */
const rays = (x, y, f, n = 18, R = 260, o = 0.5) =>
  `<g opacity="${o}">${repeat(n, (i) => `<path d="M${x} ${y} L${x - R * 0.085} ${y - R} L${x + R * 0.085} ${y - R} Z" fill="${f}" transform="rotate(${(i * 360) / n} ${x} ${y})"/>`)}</g>`;
/** @param {number[][]} list */
const stars = (list, f = '#f6d77e') => list.map(([x, y, s = 3]) => path(star(x, y, 4, s, s * 0.3), f)).join('');
/** Skyline of mansard roofs. @param {number} y @param {string} f @param {string} win */
const roofs = (y, f, win, ink = K) =>
  repeat(7, (i) => {
    const x = i * 38 - 12,
      h = [14, 26, 8, 20, 30, 12, 22][i];
    return (
      path(`M${x} 150 V${y - h + 14} L${x + 5} ${y - h} H${x + 33} L${x + 38} ${y - h + 14} V150 Z`, f, ink, 2) +
      rect(x + 24, y - h - 10, 7, 12, f, 0, `stroke="${ink}" stroke-width="2"`) +
      rect(x + 10, y - h + 20, 6, 9, win) +
      rect(x + 23, y - h + 20, 6, 9, win)
    );
  });
/** @param {number} x @param {number} y @param {number} s */
const house = (x, y, s) =>
  at(
    x,
    y,
    s,
    path('M-22 0 V-26 H22 V0 Z', CR, K, 2.4) +
      path('M-25 -26 L-19 -44 H19 L25 -26 Z', '#5f7f95', K, 2.4) +
      rect(10, -54, 7, 12, '#b4371a', 0, `stroke="${K}" stroke-width="2"`) +
      [-14, 0, 14].map((q) => rect(q - 3.5, -21, 7, 10, '#3f5468')).join('') +
      rect(-5, -9, 10, 9, '#b4371a') +
      [-9, 9].map((q) => path(`M${q - 4} -28 V-35 Q${q} -40 ${q + 4} -35 V-28 Z`, '#f6d77e', K, 1.4)).join(''),
  );

/** @type {Record<string, () => string>} */
export const SCENES = {
  levitation: () =>
    sky('#f7cf98', '#f3b98a', '#e79a78') +
    circle(196, 40, 22, '#fbe3ad') +
    path('M20 40 q10 -14 24 -4 q14 -8 20 6 h-50 Z', '#fff3d8') +
    path('M160 84 q8 -11 19 -3 q11 -6 16 5 h-38 Z', '#fff3d8') +
    roofs(140, '#9c6a72', '#f6d77e', '#5a3544') +
    path(
      'M120 6 C150 6 162 28 158 44 C154 58 140 68 132 74 H108 C100 68 86 58 82 44 C78 28 90 6 120 6 Z',
      '#b4371a',
      K,
      2.6,
    ) +
    path('M108 74 C100 50 100 22 120 6 C140 22 140 50 132 74 Z', CR, K, 1.8) +
    path('M115 74 C112 50 112 22 120 6 C128 22 128 50 125 74 Z', '#b4371a', K, 1.4) +
    stroke('M82 46 Q120 60 158 46', K, 1.6) +
    stroke('M108 74 L101 100 M132 74 L139 100 M120 74 V92', K, 1.8) +
    house(120, 134, 0.82),
  metropolitain: () =>
    sky('#3a2f5c', '#5d3f6d', '#8a5674') +
    stars([
      [40, 20],
      [98, 14, 4],
      [150, 26],
      [206, 16],
    ]) +
    roofs(118, '#2a2147', '#f6d77e', '#1a1430') +
    path('M0 150 V122 H240 V150 Z', '#4a3a52') +
    path('M74 150 L86 118 H154 L166 150 Z', '#1d1526', K, 2) +
    stroke('M82 128 H158 M79 136 H161 M76 144 H164', '#7a6b7c', 3) +
    [1, -1]
      .map(
        (q) =>
          `<g transform="translate(120 0) scale(${q} 1)">` +
          stroke('M62 150 C60 110 74 80 60 52 C52 36 40 34 34 42', '#163b2c', 9) +
          stroke('M62 150 C60 110 74 80 60 52 C52 36 40 34 34 42', '#4f8f63', 5) +
          path('M34 34 C22 40 20 56 31 62 C42 58 44 44 34 34 Z', '#ff9c38', K, 2.4) +
          circle(31, 50, 22, '#ffb84a', 'opacity=".28"') +
          stroke('M66 96 C84 92 88 104 82 112', '#163b2c', 6) +
          stroke('M66 96 C84 92 88 104 82 112', '#4f8f63', 3) +
          '</g>',
      )
      .join('') +
    path(
      'M66 62 C90 52 150 52 174 62 C176 70 176 76 174 82 C150 74 90 74 66 82 C64 76 64 70 66 62 Z',
      CR,
      '#163b2c',
      4,
    ) +
    `<text x="120" y="73" font-family="var(--head)" font-size="15" text-anchor="middle" fill="#2f6a48" letter-spacing="1.5">METRO</text>` +
    repeat(3, (i) => path(`M${96 + i * 24} 120 q-8 8 0 18 q8 -10 0 -18 Z`, '#2f6a48', K, 1.5)),
  jardin_des_plantes: () =>
    sky('#cfe3d2', '#e6edcf') +
    circle(50, 36, 20, '#f9e39d') +
    path('M0 118 H240 V150 H0 Z', '#8fa656') +
    path('M40 118 V74 C40 40 80 34 80 34 V118 Z', '#bfe0d8', K, 2.4) +
    path('M200 118 V74 C200 40 160 34 160 34 V118 Z', '#bfe0d8', K, 2.4) +
    path('M74 118 V56 C74 20 120 12 120 12 C120 12 166 20 166 56 V118 Z', '#d7efe8', K, 2.8) +
    stroke(
      'M97 118 V30 M120 118 V12 M143 118 V30 M74 62 H166 M74 88 H166 M58 118 V48 M182 118 V48 M40 82 H74 M166 82 H200',
      '#4a7a70',
      1.6,
    ) +
    stroke('M120 118 C118 96 122 84 120 70', '#6b4426', 5) +
    [
      'M120 70 C104 56 92 64 86 78',
      'M120 70 C136 56 148 64 154 78',
      'M120 70 C112 48 100 44 92 50',
      'M120 70 C128 48 140 44 148 50',
      'M120 70 C118 54 120 46 122 42',
    ]
      .map((d) => stroke(d, '#2f5a2c', 6) + stroke(d, '#6f9a45', 3))
      .join('') +
    path('M110 118 V98 H130 V118 Z', '#3f6b4c', K, 2) +
    repeat(13, (i) =>
      circle(
        10 + i * 18.5,
        130 + (i % 2) * 8,
        6,
        ['#b4371a', '#f6d77e', '#e0a08a', '#75426c'][i % 4],
        `stroke="${K}" stroke-width="1.6"`,
      ),
    ) +
    path('M100 150 L112 118 H128 L140 150 Z', '#f3e3b8'),
  sacre_coeur: () =>
    sky('#f9d9a4', '#f6c58c') +
    rays(120, 84, '#fbe9bd', 20, 240, 0.75) +
    path('M-10 150 C40 150 60 108 120 106 C180 108 200 150 250 150 Z', '#7c9650', K, 2.4) +
    at(66, 2, 1.08, sacreCoeur({ ink: K })) +
    stroke('M108 112 L92 150 M132 112 L148 150 M104 122 H136 M100 132 H140 M96 142 H144', '#fbeecb', 3) +
    at(26, 0, 1, tree(10, 146, 0.9, '#57753a', K)) +
    at(184, 0, 1, tree(22, 146, 0.9, '#57753a', K)),
  le_peintre: () =>
    sky('#efd9b0', '#e6c596') +
    repeat(
      4,
      (i) =>
        rect(
          i * 64 - 8,
          26 + (i % 2) * 10,
          58,
          96,
          ['#d9a878', '#e8c898', '#cf9a84', '#e0bb8c'][i],
          0,
          `stroke="#8a5a44" stroke-width="2"`,
        ) +
        rect(i * 64 + 4, 44, 12, 18, '#7d98a2') +
        rect(i * 64 + 26, 44, 12, 18, '#7d98a2'),
    ) +
    path('M0 122 H240 V150 H0 Z', '#b99b78') +
    stroke('M96 150 L120 22 L148 150 M120 60 V150', '#6b4426', 5) +
    path('M78 34 H164 V104 H78 Z', '#fff8e6', K, 3) +
    rect(78, 34, 86, 40, '#9fc3d4') +
    circle(140, 52, 10, '#f6c04a') +
    path('M78 84 C98 62 118 66 130 76 C144 64 156 70 164 76 V104 H78 Z', '#7c9650') +
    at(96, 46, 0.28, sacreCoeur({ ink: K, lw: 3 })) +
    path('M78 34 H164 V104 H78 Z', 'none', K, 3) +
    rect(74, 104, 94, 7, '#8a5a2e', 2, `stroke="${K}" stroke-width="2"`) +
    path(
      'M176 112 C176 96 204 88 222 98 C236 106 232 128 214 132 C206 134 208 124 200 124 C188 126 176 124 176 112 Z',
      '#c98f56',
      K,
      2.6,
    ) +
    /** @type {[string, number, number][]} */ ([
      ['#b4371a', 190, 108],
      ['#e3ae36', 204, 101],
      ['#3f6f9e', 219, 106],
      ['#57753a', 222, 119],
    ])
      .map(([f, x, y]) => circle(x, y, 5, f, `stroke="${K}" stroke-width="1.4"`))
      .join('') +
    stroke('M30 140 L62 84', '#6b4426', 4) +
    stroke('M56 94 L64 80', '#b4371a', 6),
  chartier: () =>
    sky('#7d3b2a', '#8f4a32') +
    path('M30 118 V44 C30 18 78 18 78 44 V118 Z', '#c9a56a', K, 2.4) +
    path('M36 118 V46 C36 26 72 26 72 46 V118 Z', '#b9cdbd', '', 0) +
    path('M162 118 V44 C162 18 210 18 210 44 V118 Z', '#c9a56a', K, 2.4) +
    path('M168 118 V46 C168 26 204 26 204 46 V118 Z', '#b9cdbd', '', 0) +
    stroke('M120 0 V16', K, 2.5) +
    circle(120, 28, 28, '#ffd873', 'opacity=".35"') +
    circle(120, 27, 12, '#fff3c4', `stroke="${K}" stroke-width="2.4"`) +
    `<ellipse cx="120" cy="118" rx="92" ry="22" fill="#fff6df" stroke="${K}" stroke-width="2.8"/>` +
    repeat(9, (i) => rect(36 + i * 19, 118 - (i % 2) * 9, 9.5, 9, '#b4371a', 0, 'opacity=".75"')) +
    path('M30 120 L42 150 H198 L210 120 C190 146 50 146 30 120 Z', '#fff6df', K, 2.6) +
    stroke('M60 136 V150 M90 140 V150 M120 141 V150 M150 140 V150 M180 136 V150', '#b4371a', 7, 'opacity=".7"') +
    path('M84 112 V78 C84 70 90 70 90 60 V48 H100 V60 C100 70 106 70 106 78 V112 Z', '#3f5f3a', K, 2.4) +
    rect(86, 84, 18, 18, CR, 0, `stroke="${K}" stroke-width="1.4"`) +
    path(
      'M118 74 H140 C140 90 136 94 131 95 V108 H138 V111 H120 V108 H127 V95 C122 94 118 90 118 74 Z',
      '#f3f7f0',
      K,
      2.2,
    ) +
    path('M119.5 80 H138.5 C138 90 135 93 129 93 C123 93 120 90 119.5 80 Z', '#8b1e2d') +
    `<ellipse cx="170" cy="108" rx="24" ry="7" fill="#fff" stroke="${K}" stroke-width="2"/>` +
    path('M152 106 C154 88 186 88 188 106 Z', '#c8ccd0', K, 2.4) +
    circle(170, 91, 3.4, '#c8ccd0', `stroke="${K}" stroke-width="2"`),
  bouquinistes_sur_la_seine: () =>
    sky('#f6dcae', '#bcd6cf') +
    rect(0, 60, 240, 40, '#9cc4c4') +
    stroke('M10 76 q8 -5 16 0 t16 0 M70 88 q8 -5 16 0 t16 0 M180 80 q8 -5 16 0 t16 0', '#fff', 2) +
    path('M0 66 Q60 54 120 66 T240 64 V58 Q180 50 120 58 T0 56 Z', '#a9b978', '#57753a', 1.6) +
    at(150, 4, 0.58, notreDame({ ink: K, lw: 2.6 })) +
    path('M0 62 H90 V56 H0 Z', '#d9bd84', K, 2) +
    path('M8 62 A18 14 0 0 1 44 62 M50 62 A18 14 0 0 1 86 62', '#9cc4c4', K, 2) +
    rect(0, 108, 240, 42, '#cdb487', 0, `stroke="${K}" stroke-width="2.6"`) +
    stroke(
      'M0 128 H240 M40 108 V128 M110 108 V128 M180 108 V128 M75 128 V150 M150 128 V150 M220 128 V150',
      '#9a8050',
      1.6,
    ) +
    [18, 128]
      .map(
        (x) =>
          path(`M${x} 108 V84 H${x + 94} V108 Z`, '#2f5a44', K, 2.6) +
          path(`M${x} 84 L${x + 8} 60 H${x + 86} L${x + 94} 84 Z`, '#3f7458', K, 2.6) +
          repeat(10, (i) =>
            rect(
              x + 6 + i * 8.3,
              86 + (i % 3) * 2,
              6.6,
              20 - (i % 3) * 2,
              ['#b4371a', '#f0dfb6', '#e3ae36', '#75426c', '#9fc3bd', '#d98c5a'][(i + x) % 6],
              1,
              `stroke="${K}" stroke-width="1.2"`,
            ),
          ) +
          path(`M${x + 14} 66 h14 v14 h-14 Z M${x + 40} 66 h14 v14 h-14 Z M${x + 66} 66 h14 v14 h-14 Z`, CR, K, 1.4),
      )
      .join(''),
  lampadaire: () =>
    sky('#1f2a55', '#2c3a6d') +
    [92, 70, 48].map((q, i) => circle(120, 44, q, ['#3b4a80', '#6f6a86', '#d9a95c'][i])).join('') +
    circle(120, 44, 30, '#ffe08a') +
    stars([
      [26, 22, 4],
      [60, 48],
      [204, 30, 4],
      [184, 66],
      [228, 80],
    ]) +
    roofs(132, '#151b38', '#f6d77e', '#0d1126') +
    at(60, 8, 1.42, lamp()),
  moulin_rouge: () =>
    sky('#2b2450', '#4a2f5e', '#6b3a58') +
    circle(46, 36, 20, '#fbe9bd') +
    circle(54, 31, 18, '#2b2450') +
    stars([
      [90, 18, 4],
      [196, 22],
      [214, 58, 4],
      [22, 76],
    ]) +
    roofs(134, '#221838', '#f6d77e', '#150e26') +
    at(60, 2, 1.36, mill({ ink: K })) +
    repeat(9, (i) => circle(76 + i * 11, 140, 2.6, '#ffe08a')),
  fontaine_des_mers: () =>
    sky('#bcd9dc', '#dfe6cb') +
    path('M176 118 L180 16 L185 8 L190 16 L194 118 Z', '#dcb98a', K, 2.2) +
    rect(0, 118, 240, 32, '#cbb98f') +
    [
      'M120 40 C116 8 86 6 74 46',
      'M120 40 C124 8 154 6 166 46',
      'M120 40 C118 22 104 20 96 46',
      'M120 40 C122 22 136 20 144 46',
    ]
      .map((d) => stroke(d, '#fff', 4) + stroke(d, '#8fc3c8', 2))
      .join('') +
    path('M88 48 H152 C150 62 132 66 126 66 V84 H114 V66 C108 66 90 62 88 48 Z', '#3f7458', K, 2.6) +
    stroke('M90 50 q4 18 -4 34 M150 50 q-4 18 4 34 M104 54 q0 20 -4 34 M136 54 q0 20 4 34', '#8fc3c8', 2.6) +
    path('M66 86 H174 C170 104 146 108 132 108 V118 H108 V108 C94 108 70 104 66 86 Z', '#4f8f63', K, 2.6) +
    `<ellipse cx="120" cy="126" rx="96" ry="18" fill="#e6d8b0" stroke="${K}" stroke-width="2.6"/><ellipse cx="120" cy="125" rx="84" ry="12" fill="#8fc3c8" stroke="${K}" stroke-width="1.6"/>` +
    rect(108, 108, 24, 14, '#4f8f63', 0, `stroke="${K}" stroke-width="2.2"`) +
    stroke('M60 126 q8 -5 16 0 t16 0 M150 128 q8 -5 16 0', '#fff', 2),
  le_penseur: () =>
    sky('#e8d3a2', '#d8bd84') +
    rays(120, 62, '#f6e6bd', 16, 220, 0.7) +
    at(4, 0, 1, tree(22, 138, 2.2, '#7c9650', K)) +
    at(0, 0, 1, tree(212, 138, 2.2, '#7c9650', K)) +
    path('M0 136 H240 V150 H0 Z', '#a9b978') +
    path('M78 138 L84 108 H156 L162 138 Z', '#cdbf9c', K, 2.8) +
    rect(76, 102, 88, 8, '#e2d6b2', 0, `stroke="${K}" stroke-width="2.4"`) +
    path(
      'M92 102 C88 88 94 80 106 78 C104 60 108 44 120 38 C118 28 124 16 136 18 C148 20 150 34 142 40 C146 44 146 48 142 50 C148 56 150 66 146 74 L154 78 C156 88 152 96 156 102 H136 C138 96 136 90 132 88 C126 94 120 98 118 102 Z',
      '#4c6a5c',
      K,
      2.8,
    ) +
    stroke(
      'M120 40 C112 54 118 68 126 72 M142 50 C138 52 134 50 132 48 M126 72 L138 50 M106 78 C116 78 124 80 132 88',
      '#24382e',
      2.2,
    ),
  la_grande_lumiere: () =>
    sky('#182149', '#27325f') +
    `<g opacity=".9">${[-62, -24, 24, 62, 100, -100].map((a) => `<path d="M120 22 L-10 -26 L-10 26 Z" fill="#ffe08a" opacity=".42" transform="rotate(${a + 90} 120 22) translate(120 22) scale(1.3 .6) translate(-120 -22)"/>`).join('')}</g>` +
    circle(120, 22, 26, '#ffe9a6', 'opacity=".55"') +
    stars([
      [30, 30, 4],
      [64, 70],
      [200, 34, 4],
      [214, 86],
      [176, 60],
    ]) +
    roofs(140, '#111938', '#f6d77e', '#0a0f24') +
    at(58, 16, 1.24, eiffel({ body: '#e3ae36', shade: '#9a6c1a', ink: '#0a0f24' })) +
    circle(120, 20, 6, '#fffbe6'),
};
