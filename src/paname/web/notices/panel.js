// The section *Notices* of the profile: what you are told about, by which way, where to, and when not.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { KINDS, WAYS, flip, told } from './model.js';
import { quietPanel } from './quiet.js';
import { toggle } from './toggle.js';
import { SIGNS, waysPanel } from './ways.js';

/** @typedef {import('./model.js').Told} Told */

/** A switch works once there is such a way. @param {Told} now @param {import('./model.js').WayKind} way @param {string} kind */
const cell = (now, way, kind) => {
  const isThere = now.ways.some((one) => one.kind === way);
  return html`<td>
    ${toggle(now.kinds[way].includes(kind), () => flip(way, kind), `n-${kind} n-${way}`, !isThere, isThere ? '' : t('notices.needs'))}
  </td>`;
};

/** @param {Told} now @param {import('./model.js').WayKind[]} ways @param {string} kind */
const row = (now, ways, kind) =>
  html`<tr>
    <th scope="row">
      <b id="n-${kind}">${t(`notices.kind.${kind}`)}</b><small>${t(`notices.kind.${kind}.why`)}</small>
    </th>
    ${ways.map((way) => cell(now, way, kind))}
  </tr>`;

/** @param {Told} now */
const matrix = (now) => {
  const ways = WAYS.filter((way) => now.offered.includes(way));
  return html`<table class="n-matrix">
    <thead>
      <tr>
        <th scope="col">${t('notices.about')}</th>
        ${ways.map((way) => html`<th scope="col">${icon(SIGNS[way])}<span id="n-${way}">${t(`notices.${way}`)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${KINDS.map((kind) => row(now, ways, kind))}
    </tbody>
  </table>`;
};

/** @param {Told} now */
const whole = (now) =>
  html`<div class="n-parts">
    <section class="panel pad n-kinds">
      <p class="muted">${t('notices.lead')}</p>
      ${matrix(now)}
    </section>
    <div class="n-side">${waysPanel(now)}${now.ways.length ? quietPanel(now) : nothing}</div>
  </div>`;

export const noticesPanel = () => {
  const now = told();
  if (!now) return nothing;
  return html`<section class="notices" id="notices" aria-labelledby="n-title">
    <h2 class="n-title" id="n-title">${t('notices.title')}</h2>
    ${now.offered.length ? whole(now) : html`<p class="muted panel pad">${t('notices.off')}</p>`}
  </section>`;
};
