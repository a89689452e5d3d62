// Beside the map: what a grand tour of each line would pay now, which lines wait, and what lies before a seat.
import { html, nothing } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { network } from './facts.js';
import { litLine, sceneNow, showOf } from './choice.js';
import { badge, busSign, emblem, gainsOf, lineWords, parkedSign, shopSign } from './signs.js';
import { lines } from './cards.js';
import { isTour } from './tour.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../ui/html.js').Shown} Shown */

/** @param {Context} c @param {string} letter @param {boolean} waits */
const row = (c, letter, waits) => {
  const pays = c.view.forecast.tours[network(c.components).lines[letter].colour],
    lit = litLine(c) === letter;
  return html`<tr class=${lit ? 'lit' : ''}>
    <th scope="row">
      <span class="pp-head"
        ><button class="pp-line" data-at="line:${letter}" aria-pressed=${c.ui.line === letter}>
          ${badge(c, letter, 27)}${lineWords(letter)}</button
        >${waits ? html`<span role="img" aria-label=${t('paris_paris.parked')} title=${t('paris_paris.parked')}>${parkedSign(c, letter, 26)}</span>` : nothing}</span
      >
    </th>
    ${c.seats.map(({ seat }) => html`<td class="num ${pays[seat] ? '' : 'pp-zero'}">${pays[seat]}</td>`)}
  </tr>`;
};

/** What the secret line is for. @param {Context} c */
const ownLine = (c) =>
  c.view.marker && c.seats[c.seat]?.own
    ? html`<p class="small pp-legend pp-secret">
        ${badge(c, network(c.components).letterOf[c.view.marker], 34)}<span
          ><b>${t('paris_paris.words.secret')}</b><br /><span class="muted">${t('paris_paris.aid.secret')}</span></span
        >
      </p>`
    : nothing;

/** @param {Context} c @returns {Shown} */
export const aid = (c) => {
  const { parked } = sceneNow(c);
  return html`<h2 class="cap">${t('paris_paris.aid.title')}</h2>
    <table class="pp-tours">
      <thead>
        <tr>
          <td></td>
          ${c.seats.map(({ seat, name }) => html`<th scope="col">${emblem(c, seat, 22)}<span class="unseen">${name}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${network(c.components).letters.map((letter) =>
          row(
            c,
            letter,
            parked.some((one) => one.line === letter),
          ),
        )}
      </tbody>
    </table>
    <p class="small muted pp-legend">${parkedSign(c, '', 26)}<span>${t('paris_paris.aid.parked')}</span></p>
    ${ownLine(c)}`;
};

/** What a grand tour of the lit line would pay; on a phone the prompt says it. @param {Context} c */
export const litPlate = (c) => {
  const letter = litLine(c);
  if (!letter || c.phone || showOf(c)) return nothing;
  const { colour } = network(c.components).lines[letter],
    nobody = html`<span class="muted">${t('paris_paris.nobody')}</span>`;
  return html`<div class="pp-plate panel">
    ${badge(c, letter, 26)}<span>${t('paris_paris.would_pay')}</span
    ><span class="pp-pays">${gainsOf(c, c.view.forecast.tours[colour], 20) ?? nobody}</span>
  </div>`;
};

/** What a seat got on the tour that is on stage. @param {Context} c @param {number} seat */
const onTour = (c, seat) => {
  const show = showOf(c);
  if (!show || !(isTour(show) || show.kind === 'small')) return nothing;
  const sum = isTour(show) ? show.calls.reduce((points, { gains }) => points + gains[seat], 0) : show.gains[seat];
  return sum ? html`<b class="good pp-now">+${sum}</b>` : nothing;
};

/** How many shops a seat has where, as far as it is open. @param {import('./view.js').View} view @param {number} seat @param {number} placed */
const counts = (view, seat, placed) => {
  const lines = [
    t('paris_paris.on_map', { n: placed }),
    ...(view.supply ? [t('paris_paris.supply', { n: view.supply[seat] })] : []),
    ...(view.bag ? [t('paris_paris.in_bag', { n: view.bag[seat] })] : []),
  ];
  return lines.map((line, i) => (i ? html`<br />${line}` : line));
};

/** The bus in front of the start player. @param {Context} c */
const begins = (c) => {
  const words = t('paris_paris.begins');
  return html`<span role="img" aria-label=${words} title=${words}>${busSign(c, '', 34)}</span>`;
};

/** @param {Context} c @param {number} seat @returns {Shown} */
export const holdings = (c, seat) => {
  const scene = sceneNow(c),
    mine = seat === c.seat ? html`<span class="pp-mine">${lines(c, 29)}</span>` : nothing,
    placed = Object.values(scene.shops)
      .flat()
      .filter((owner) => owner === seat).length;
  return html`<div class="pp-holds">
    <span>${shopSign(c, seat, 24)}</span
    ><span class="small muted pp-count">${counts(c.view, seat, placed)}</span>${onTour(c, seat)}
    ${scene.bus === seat ? begins(c) : nothing}${mine}
    ${c.phone ? html`<div class="pp-sheet">${aid(c)}</div>` : nothing}
  </div>`;
};
