// Quiet hours: a band of the day whose dark part is the night, with two handles, and the same as two fields.
import { html, nothing, svg } from '../ui/html.js';
import { t } from '../i18n.js';
import { about, change } from './model.js';
import { toggle } from './toggle.js';

/** @typedef {import('./model.js').Told} Told */

const DAY = 1440,
  STEP = 30;

/** @param {number} minutes */
const clockTime = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** @param {string} text */
const minutesOf = (text) => {
  const [hours, minutes] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The parts of the day in which notices come. @param {number} from @param {number} to @returns {[number, number][]} */
const loud = (from, to) =>
  from >= to
    ? [[to, from]]
    : [
        [0, from],
        [to, DAY],
      ];

/** One end of the night: a slider over the whole band, so that it moves by pointer and by key. @param {'quiet_from'|'quiet_to'} name @param {Told} told */
const handle = (name, told) =>
  html`<input
    type="range"
    min="0"
    max=${DAY - STEP}
    step=${STEP}
    .value=${String(told[name])}
    aria-label="${t('notices.quiet')}: ${t(name === 'quiet_from' ? 'notices.quiet.from' : 'notices.quiet.to')}"
    aria-valuetext=${clockTime(told[name])}
    @change=${(/** @type {Event} */ event) => change({ [name]: Number(/** @type {HTMLInputElement} */ (event.target).value) })}
  />`;

/** @param {'quiet_from'|'quiet_to'} name @param {Told} told */
const field = (name, told) =>
  html`<label
    ><span>${t(name === 'quiet_from' ? 'notices.quiet.from' : 'notices.quiet.to')}</span
    ><input
      type="time"
      step="1800"
      .value=${clockTime(told[name])}
      @change=${(/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        if (value) void change({ [name]: minutesOf(value) });
      }}
  /></label>`;

/** @param {Told} told */
const band = (told) =>
  html`<div class="n-band">
      <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        ${loud(told.quiet_from, told.quiet_to).map(
          ([from, to]) => svg`<rect x=${from} width=${to - from} height="100" />`,
        )}
      </svg>
      ${handle('quiet_to', told)}${handle('quiet_from', told)}
    </div>
    <p class="n-hours">${field('quiet_from', told)}${field('quiet_to', told)}</p>
    <p class="small muted">${t('notices.quiet.zone', { zone: (told.zone || about().zone).replace(/_/g, ' ') })}</p>
    <p class="n-line">
      <span id="n-urgent">${t('notices.urgent')}</span
      >${toggle(told.urgent, () => change({ urgent: !told.urgent }), 'n-urgent')}
    </p>`;

/** @param {Told} told */
export const quietPanel = (told) =>
  html`<section class="panel pad n-quiet">
    <div class="n-line">
      <h3 id="n-quiet">${t('notices.quiet')}</h3>
      ${toggle(told.quiet, () => change({ quiet: !told.quiet }), 'n-quiet')}
    </div>
    ${told.quiet ? band(told) : nothing}
  </section>`;
