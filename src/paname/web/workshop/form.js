// The fields of one fact: numbers, words, lists and small drawings, each as what it is.
import { html, nothing } from '../ui/html.js';
import { hasWords, t } from '../i18n.js';
import { groupOf } from './box.js';
import { drawing } from './drawing.js';

/** @typedef {Record<string, any>} Values */
/** What may be chosen for a field, by its name. @typedef {Record<string, readonly string[]>} Choices */
/** What a game says of its fields: what may be chosen for one, how many a list of such words has at most, the fields that a fact may have beside those it has,
 * and how the squares of a drawn fact look, by its group.
 * @typedef {{choices: Choices, most?: Record<string, number>, more?: readonly [RegExp, Values][], squares?: Record<string, import('./drawing.js').Squares>}} Fields */

/** @param {string} name */
export const fieldWords = (name) =>
  hasWords(`workshop.field.${name}`)
    ? t(`workshop.field.${name}`)
    : hasWords(`good.${name}`)
      ? t(`good.${name}`)
      : name.replace(/_/g, ' ');

/** A word that may be chosen, as people read it. @param {string} word */
export const choiceWords = (word) => {
  const key = ['good', 'building', 'type', 'colour', 'pattern'].map((kind) => `${kind}.${word}`).find(hasWords);
  return key ? t(key) : word;
};

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

/** One of several words, or none. @param {string} label @param {readonly string[]} known @param {string} value @param {(value: string) => void} change @param {boolean} [none] */
const select = (label, known, value, change, none = false) =>
  html`<select aria-label=${label} @change=${(/** @type {Event} */ event) => change(typed(event))}>
    ${none ? html`<option value="" ?selected=${!value}>–</option>` : nothing}${(!value || known.includes(value)
      ? known
      : [value, ...known]
    ).map((one) => html`<option value=${one} ?selected=${one === value}>${choiceWords(one)}</option>`)}
  </select>`;

/** Words side by side, each chosen; up to so many of them where `most` says it. @param {string} label @param {readonly string[]} known @param {readonly string[]} list @param {number | undefined} most @param {(list: string[]) => void} change */
const selects = (label, known, list, most, change) =>
  html`<fieldset class="ws-part ws-words">
    <legend>${label}</legend>
    ${Array.from({ length: most ?? list.length }, (_, i) =>
      select(
        `${label} ${i + 1}`,
        known,
        list[i] ?? '',
        (word) => change([...list.slice(0, i), word, ...list.slice(i + 1)].filter(Boolean)),
        most !== undefined,
      ),
    )}
  </fieldset>`;

/** So many words fit into one line; more of them have a line each. */
const SHORT = 3;

/** @param {string} name @param {any} value @param {(value: any) => void} change @param {Fields} fields @param {string} group @returns {unknown} */
const control = (name, value, change, fields, group) => {
  const label = fieldWords(name),
    known = fields.choices[name];
  if (typeof value === 'number' || value === null)
    return field(
      label,
      html`<input
        type="number"
        inputmode="numeric"
        .value=${String(value ?? '')}
        @input=${(/** @type {Event} */ event) => change(typed(event) === '' ? null : Number(typed(event)))}
      />`,
    );
  if (typeof value === 'string' && known) return field(label, select(label, known, value, change));
  if (Array.isArray(value) && known) return selects(label, known, value, fields.most?.[name], change);
  const squares = name === 'rows' && fields.squares?.[group];
  if (squares) return drawing(label, value, squares, change);
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
  if (Array.isArray(value) && value.length > SHORT && value.every((one) => typeof one === 'string'))
    return field(
      label,
      html`<textarea
        rows=${value.length}
        spellcheck="false"
        .value=${value.join('\n')}
        @change=${(/** @type {Event} */ event) => change(listFrom(typed(event), value))}
      ></textarea>`,
    );
  if (Array.isArray(value))
    return field(
      label,
      html`<input
        class=${/^\d+$/.test(name) ? 'ws-numbers' : ''}
        .value=${value.join(', ')}
        @change=${(/** @type {Event} */ event) => change(listFrom(typed(event), value))}
      />`,
    );
  if (typeof value === 'object')
    return html`<fieldset class="ws-part">
      <legend>${label}</legend>
      ${Object.entries(value).map(([key, one]) => control(key, one, (next) => change({ ...value, [key]: next }), fields, group))}
    </fieldset>`;
  return field(
    label,
    html`<input .value=${String(value ?? '')} @input=${(/** @type {Event} */ event) => change(typed(event))} />`,
  );
};

/** What nobody needs to change: names by which moves are typed. */
const FIXED = ['id', 'place'];

/** Whether a fact is a number, a word or two, so that its form has room beside its place on the board. @param {Values} values */
export const isShort = (values) =>
  Object.entries(values).every(([name, value]) => FIXED.includes(name) || value === null || typeof value !== 'object');

/** The fields that a fact may have beside those it has. @param {Fields} fields @param {string} id @returns {Values} */
const moreOf = (fields, id) => fields.more?.find(([pattern]) => pattern.test(id))?.[1] ?? {};

/** Whether nothing stands in a field. @param {any} value @returns {boolean} */
const isEmpty = (value) =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isEmpty));

/** What was entered, without the additional fields that stayed empty. @param {Fields} fields @param {string} id @param {Values} values @returns {Values} */
export const tidy = (fields, id, values) => {
  const more = moreOf(fields, id);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !(name in more && isEmpty(value))));
};

/** What may be chosen where a fact has one nameless value. @param {Fields} fields @param {string} id @returns {Fields} */
const ofGroup = (fields, id) =>
  fields.choices[groupOf(id)]
    ? { ...fields, choices: { ...fields.choices, value: fields.choices[groupOf(id)] } }
    : fields;

/** The form of a fact; `latest` says what stands in it when something is entered, which may be more than was drawn.
 * @param {{id: string, values: Values}} fact @param {() => Values} latest @param {(values: Values) => void} change @param {Fields} fields */
export const form = ({ id, values }, latest, change, fields) => {
  const all = { ...values, ...without(moreOf(fields, id), values), ...partly(moreOf(fields, id), values) },
    enter = (/** @type {string} */ name, /** @type {any} */ next) =>
      change(tidy(fields, id, { ...latest(), [name]: next }));
  return html`${Object.entries(all).map(([name, value]) =>
    FIXED.includes(name)
      ? nothing
      : control(name, value, (next) => enter(name, next), ofGroup(fields, id), groupOf(id)),
  )}`;
};

/** The additional fields that a fact doesn't have. @param {Values} more @param {Values} values @returns {Values} */
const without = (more, values) => Object.fromEntries(Object.entries(more).filter(([name]) => !(name in values)));

/** Tables that a fact has only in part, with all their fields. @param {Values} more @param {Values} values @returns {Values} */
const partly = (more, values) =>
  Object.fromEntries(
    Object.entries(more)
      .filter(([name, blank]) => values[name] && blank && !Array.isArray(blank) && typeof blank === 'object')
      .map(([name, blank]) => [name, { ...blank, ...values[name] }]),
  );
