// The paved square: what lies, what would lie, and the places that can be pointed at.
import { rect } from '../../pieces/svg.js';
import { cobbleClips, cobbleDefs } from '../../pieces/cobble.js';
import { roof } from './pieces/roof.js';
import { frame, PAD, SQUARE } from './pieces/square.js';
import { html, picture, remember, unsafeSVG } from '../../ui/html.js';
import { ALL_SPACES, ALL_ZONES, cellOf, cornerOf, turned } from './geometry.js';
import { facts } from './facts.js';
import { emptyZones, ground, marks, standing } from './layers.js';
import { alive, edge, ghostOf, ghostPlate } from './ghost.js';
import { brightened, groupEdge } from './light_preview.js';
import { counted } from './finale.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./geometry.js').Cell} Cell */

const defs = () =>
  html`<svg class="defs" aria-hidden="true">
    ${unsafeSVG(`<defs>${cobbleDefs()}${cobbleClips()}<clipPath id="sq"><rect width="800" height="800" rx="8"/></clipPath></defs>`)}
  </svg>`;
const DEFS = defs(),
  FRAME = frame(21),
  FRAME_PHONE = frame(27);

/** Places that can be pointed at. */
const hits = remember(
  (/** @type {{phase: string}} */ { phase }) =>
    (phase === 'paving'
      ? ALL_ZONES.map((zone) =>
          rect(
            cornerOf(zone)[1] * 100,
            cornerOf(zone)[0] * 100,
            200,
            200,
            'transparent',
            0,
            `data-at="zone:${zone}" class="hit"`,
          ),
        )
      : ALL_SPACES.map((name) =>
          rect(
            cellOf(name)[1] * 100,
            cellOf(name)[0] * 100,
            100,
            100,
            'transparent',
            0,
            `data-at="space:${name}" class="hit"`,
          ),
        )
    ).join(''),
  (o) => o.phase,
);

/** @param {Context} c */
const cursor = (c) => {
  const name = c.ui.cursor ?? 'd4',
    isZone = c.view.phase === 'paving',
    [r, k] = isZone ? cornerOf(zoneName(name)) : cellOf(name),
    size = isZone ? 200 : 100;
  return rect(k * 100 + 4, r * 100 + 4, size - 8, size - 8, 'none', 12, 'class="cursor" stroke-width="8"');
};
const zoneName = (/** @type {string} */ name) => {
  const [r, k] = cellOf(name);
  return `${'ABCD'[k >> 1]}${(r >> 1) + 1}`;
};

/** The whole square. @param {Context} c */
export const square = (c) => {
  const lying = standing({ view: c.view, phone: c.phone });
  const ghost = c.ghost ? ghostOf(c, c.ghost) : null;
  const shine = c.ghost && ghost?.cells.length ? brightened(c, c.ghost) + groupEdge(c, c.ghost) : '';
  const over = c.ghost && ghost?.cells.length ? edge(ghost.cells) + ghostPlate(c, c.ghost, ghost.cells) : '';
  return html`${DEFS}<svg class="square" viewBox="0 0 ${SQUARE} ${SQUARE}" aria-hidden="true">
      <g>${unsafeSVG(c.phone ? FRAME_PHONE : FRAME)}</g>
      <g transform="translate(${PAD} ${PAD})">
        <g clip-path="url(#sq)">
          <g>${unsafeSVG(ground({ square: c.view.square }))}</g>
          <g>${unsafeSVG(c.view.phase === 'paving' ? emptyZones(c) : '')}</g>
          <g>${unsafeSVG(lying.roofs)}</g>
          <g opacity=".93" class="ghost">${unsafeSVG(ghost?.body ?? '')}</g>
          <g>${unsafeSVG(c.ui.show ? '' : marks(c))}</g>
          <g>${unsafeSVG(lying.light)}</g>
          <g class="shine">${unsafeSVG(shine)}</g>
          <g>${unsafeSVG(lying.pieces)}</g>
          <g>${unsafeSVG(c.ready ? '' : alive(c))}</g>
        </g>
        <g>${unsafeSVG(over)}${unsafeSVG(cursor(c))}</g>
        <g>${unsafeSVG(counted(c))}</g>
        <g class="hits">${unsafeSVG(hits({ phase: c.view.phase }))}</g>
      </g>
    </svg>`;
};

/** A shape lies down, so that it takes little height. @param {Cell[]} cells */
const flat = (cells) =>
  Math.max(...cells.map(([r]) => r)) > Math.max(...cells.map(([, k]) => k)) ? turned(cells, 1) : cells;

/** A shape as a small roof. @param {Context} c @param {string} name @param {string} owner @param {number} unit @returns {{w: number, h: number, inner: string, size: number}} */
const roofPicture = (c, name, owner, unit) => {
  const cells = flat(facts(c.components).shapes[name] ?? [[0, 0]]);
  const wide = Math.max(...cells.map(([, k]) => k)) + 1,
    high = Math.max(...cells.map(([r]) => r)) + 1;
  return { w: wide * 100 + 6, h: high * 100 + 8, inner: roof(cells, owner), size: wide * unit };
};

/** A small roof. @param {Context} c @param {string} name @param {string} owner @param {number} [unit] */
export const mini = (c, name, owner, unit = 17) => {
  const { w, h, inner, size } = roofPicture(c, name, owner, unit);
  return picture(w, h, inner, size);
};
