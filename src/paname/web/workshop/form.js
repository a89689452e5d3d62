// The fields of one fact: numbers, words, lists and small drawings, each as what it is.
import { html, nothing } from '../ui/html.js';
import { hasWords, t } from '../i18n.js';

/** @typedef {Record<string, any>} Values */
/** What may be chosen for a field, by its name. @typedef {Record<string, readonly string[]>} Choices */

/** @param {string} name */
export const fieldWords = (name) =>
  hasWords(`workshop.field.${name}`)
    ? t(`workshop.field.${name}`)
    : hasWords(`good.${name}`)
      ? t(`good.${name}`)
      : name.replace(/_/g, ' ');

/** @param {string} word */
const choiceWords = (word) =>
  ['good', 'building', 'type'].map((kind) => `${kind}.${word}`).find(hasWords)
    ? t(/** @type {string} */ (['good', 'building', 'type'].map((kind) => `${kind}.${word}`).find(hasWords)))
    : word;

/** A list as it was typed: numbers where all of it are. @param {string} text @param {readonly unknown[]} before */
export const listFrom = (text, before) => {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return before.every((one) => typeof one === 'number') && parts.every((part) => /^-?\d+$/.test(part))
    ? parts.map(Number)
    : parts;
};

/** @param {Event} event */
const typed = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {string} label @param {unknown} input */
const field = (label, input) => html`<label class="field">${label}${input}</label>`;

/** @param {string} name @param {any} value @param {(value: any) => void} change @param {Choices} choices @returns {unknown} */
const control = (name, value, change, choices) => {
  const label = fieldWords(name);
  if (typeof value === 'number')
    return field(
      label,
      html`<input
        type="number"
        inputmode="numeric"
        .value=${String(value)}
        @input=${(/** @type {Event} */ event) => change(typed(event) === '' ? null : Number(typed(event)))}
      />`,
    );
  if (typeof value === 'string' && choices[name])
    return field(
      label,
      html`<select @change=${(/** @type {Event} */ event) => change(typed(event))}>
        ${choices[name].map((one) => html`<option value=${one} ?selected=${one === value}>${choiceWords(one)}</option>`)}
      </select>`,
    );
  if (Array.isArray(value) && name === 'rows')
    return field(
      label,
      html`<textarea
        class="mono"
        rows=${Math.max(2, value.length)}
        spellcheck="false"
        .value=${value.join('\n')}
        @input=${(/** @type {Event} */ event) => change(listFrom(typed(event), ['']))}
      ></textarea>`,
    );
  if (Array.isArray(value))
    return field(
      label,
      html`<input
        .value=${value.join(', ')}
        @change=${(/** @type {Event} */ event) => change(listFrom(typed(event), value))}
      />`,
    );
  if (value && typeof value === 'object')
    return html`<fieldset class="ws-part">
      <legend>${label}</legend>
      ${Object.entries(value).map(([key, one]) => control(key, one, (next) => change({ ...value, [key]: next }), choices))}
    </fieldset>`;
  return field(
    label,
    html`<input .value=${String(value ?? '')} @input=${(/** @type {Event} */ event) => change(typed(event))} />`,
  );
};

/** What nobody needs to change: names by which moves are typed. */
const FIXED = ['id', 'place'];

/** The form of a fact. @param {Values} values @param {(values: Values) => void} change @param {Choices} choices */
export const form = (values, change, choices) =>
  html`${Object.entries(values).map(([name, value]) =>
    FIXED.includes(name) ? nothing : control(name, value, (next) => change({ ...values, [name]: next }), choices),
  )}`;
