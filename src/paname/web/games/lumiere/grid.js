// The square for people who don't see it: a grid of eight by eight in words, and the postcards.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { COLUMNS, cellOf, nameOf, spacesOf, zoneAt } from './geometry.js';
import { cardName, usedWords } from './cards.js';
import { SEATS, numbers } from './facts.js';
import { buildingName, inHand, shapeWords } from './words.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */

/** @param {import('./view.js').View} view @param {string} name */
const standsOn = (view, name) => {
  const building = view.buildings.find((one) => one.spaces.includes(name));
  if (building)
    return t('lumiere.words.building', {
      building: buildingName(building.building),
      owner: t(`lumiere.colour.${building.owner}`),
    });
  if (view.annex?.space === name) return t('lumiere.words.annex', { building: buildingName(view.annex.building) });
  const piece = [
    ['painter', view.painter],
    ['dancer', view.dancer],
    ['statue', view.statue?.space],
    ['lamp_tile', view.lamp_tile],
    ['large_lamp', view.large_lamp],
  ].find(([, at]) => at === name);
  if (piece) return t(`lumiere.piece.${piece[0]}`);
  return view.fountain.includes(name) ? t('lumiere.piece.fountain') : '';
};

/** The lamps beside a space. @param {import('./view.js').View} view @param {string} name @returns {string[]} */
const lampsBeside = (view, name) => {
  const [row, column] = cellOf(name);
  return view.lamps.filter((/** @type {string} */ lamp) => {
    const [r, k] = cellOf(lamp);
    return Math.abs(r - row) + Math.abs(k - column) === 1;
  });
};

/** Whether a move that agrees with the draft would cover a space, or pave its zone. @param {Context} c @param {string} name */
const mayGo = (c, name) => {
  const zone = zoneAt(...cellOf(name));
  return c.candidates.some((action) => spacesOf(action).includes(name) || action.fields.zone === zone);
};

/** What a space is and holds. @param {Context} c @param {string} name */
export const spaceWords = (c, name) => {
  const [row, column] = cellOf(name),
    letter = c.view.square[row][column],
    may = mayGo(c, name) ? t('lumiere.words.may') : '';
  if (letter === '.') return [t('lumiere.words.empty', { zone: zoneAt(row, column) }), may].filter(Boolean).join('; ');
  const isLamp = c.view.lamps.includes(name),
    beside = isLamp ? [] : lampsBeside(c.view, name),
    stands = standsOn(c.view, name) || (isLamp ? '' : t('lumiere.words.free')),
    lamps = beside.length ? t('lumiere.words.lamps', { list: beside.join(', ') }) : '';
  return [t(`lumiere.ground.${letter}`), stands, lamps, may].filter(Boolean).join('; ');
};

/** The four stones of a zone, or that none lie there. @param {import('./view.js').View} view @param {number} row @param {number} column */
const zoneWords = (view, row, column) => {
  const stone = (/** @type {number} */ i) => view.square[(row & 6) + (i >> 1)][(column & 6) + (i & 1)];
  return stone(0) === '.'
    ? t('lumiere.words.no_tile')
    : [0, 1, 2, 3].map((i) => t(`lumiere.ground.${stone(i)}`)).join(', ');
};

/** What the cursor stands on. @param {Context} c */
export const where = (c) => {
  const name = c.ui.cursor ?? 'd4',
    [row, column] = cellOf(name);
  return c.view.phase === 'paving'
    ? `${zoneAt(row, column)}: ${zoneWords(c.view, row, column)}`
    : `${name}: ${spaceWords(c, name)}`;
};

/** @param {Context} c @param {string} name */
const cell = (c, name) => {
  const paving = c.view.phase === 'paving';
  return html`<td>
    <button
      class=${c.legal.length && mayGo(c, name) ? 'may' : ''}
      tabindex=${c.inWords && (c.ui.cursor ?? 'd4') === name ? 0 : -1}
      data-at=${paving ? `zone:${zoneAt(...cellOf(name))}` : `space:${name}`}
      data-cell=${name}
    >
      <span class="unseen">${name}, </span>${spaceWords(c, name)}
    </button>
  </td>`;
};

/** @param {Context} c @param {number} row */
const gridRow = (c, row) =>
  html`<tr>
    <th scope="row">${row + 1}</th>
    ${[...COLUMNS].map((_, column) => cell(c, nameOf(row, column)))}
  </tr>`;

/** @param {Context} c @param {import('./view.js').Postcard} entry */
const cardRow = (c, entry) =>
  html`<li>
    <button tabindex=${c.inWords ? 0 : -1} data-at="card:${entry.card}" aria-pressed=${c.draft.card === entry.card}>
      <b lang="fr">${cardName(entry.card)}</b>:
      ${usedWords(c, entry) || t(`lumiere.say.${entry.card}`, numbers(c.components))}
    </button>
  </li>`;

/** A building that can be chosen. @param {Context} c @param {string} name */
const buildingRow = (c, name) =>
  html`<li>
    <button
      tabindex=${c.inWords ? 0 : -1}
      class=${c.candidates.some(({ fields }) => fields.building === name) ? 'may' : ''}
      data-at="building:${name}"
      aria-pressed=${c.draft.building === name}
    >
      ${shapeWords(c, name)}
    </button>
  </li>`;

/** What is in hand and what can be taken or raised. @param {Context} c */
const hand = (c) => {
  const mine = SEATS[c.seat],
    own = c.view.reserves[mine] ?? [],
    list = (/** @type {string} */ title, /** @type {readonly string[]} */ names) =>
      names.length
        ? html`<h2>${title}</h2>
            <ul class="words-list">
              ${names.map((name) => buildingRow(c, name))}
            </ul>`
        : nothing;
  return html`<h2>${t('lumiere.words.hand')}</h2>
    <p>${inHand(c) || t('lumiere.words.no_hand')}</p>
    ${mine ? html`<p>${t('lumiere.words.have', { n: c.view.tokens[mine], m: c.view.chimneys[mine] })}</p>` : nothing}
    ${list(t('lumiere.your_buildings'), own)}${list(t('lumiere.supply'), c.view.supply)}`;
};

/** @param {Context} c */
export const words = (c) =>
  html`<table class="words-grid" role="grid" aria-label=${t('lumiere.words.caption')}>
      <caption>
        ${t('lumiere.words.caption')}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${[...COLUMNS].map((letter) => html`<th scope="col">${letter}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[0, 1, 2, 3, 4, 5, 6, 7].map((row) => gridRow(c, row))}
      </tbody>
    </table>
    ${hand(c)}
    <h2>${t('lumiere.postcards')}</h2>
    <ul class="words-list">
      ${c.view.postcards.map((entry) => cardRow(c, entry))}
    </ul>`;
