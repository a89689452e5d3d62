// How a move is composed: what was pointed at is the draft, the legal actions that agree with it are the candidates. No rule is known here.

/** @typedef {string | number | boolean | null | readonly string[]} Value */
/** @typedef {Record<string, Value>} Draft */
/** @typedef {{id: number, text: string, fields: Record<string, Value>}} Legal */

/** Whether a field has this value, or names it among others. @param {Value | undefined} has @param {Value} wanted */
const holds = (has, wanted) =>
  Array.isArray(has)
    ? Array.isArray(wanted)
      ? wanted.every((one) => has.includes(one))
      : has.includes(/** @type {string} */ (wanted))
    : has === wanted;

/** Whether an action has every field of a draft; `id` names it outright. @param {Legal} action @param {Draft} draft */
export const agrees = (action, draft) =>
  Object.entries(draft).every(([field, value]) => holds(field === 'id' ? action.id : action.fields[field], value));

/** The legal actions that agree with a draft. @param {readonly Legal[]} legal @param {Draft} draft */
export const candidates = (legal, draft) => legal.filter((action) => agrees(action, draft));

/** The different values that a field still has, in the order of the actions; lists count by their members.
 * @param {readonly Legal[]} actions @param {string} field @returns {Value[]} */
export const choices = (actions, field) => [
  ...new Set(
    actions.flatMap((action) => /** @type {Value[]} */ (field in action.fields ? [action.fields[field]].flat() : [])),
  ),
];

/** Whether some legal action agrees with the draft and this as well. @param {readonly Legal[]} legal @param {Draft} draft @param {Draft} more */
export const isAlive = (legal, draft, more) => legal.some((action) => agrees(action, { ...draft, ...more }));

/** The draft with one more thing pointed at; what does not go with it any more is dropped, the oldest first.
 * @param {readonly Legal[]} legal @param {Draft} draft @param {Draft} more @returns {Draft} */
export const pick = (legal, draft, more) => {
  const names = Object.keys(draft).filter((name) => !(name in more));
  for (let from = 0; from <= names.length; from++) {
    const kept = Object.fromEntries(names.slice(from).map((name) => [name, draft[name]]));
    const next = { ...kept, ...more };
    if (legal.some((action) => agrees(action, next))) return next;
  }
  return more;
};

/** The draft without what was pointed at last: back to where there was more to choose from. @param {readonly Legal[]} legal @param {Draft} draft @returns {Draft} */
export const back = (legal, draft) => {
  const open = candidates(legal, draft).length;
  let left = draft;
  do left = Object.fromEntries(Object.entries(left).slice(0, -1));
  while (Object.keys(left).length && candidates(legal, left).length === open);
  return left;
};

/** The one action that is meant, if a draft leaves only one. @param {readonly Legal[]} legal @param {Draft} draft @returns {Legal | null} */
export const ready = (legal, draft) => {
  if (Object.keys(draft).length === 0) return null;
  const left = candidates(legal, draft);
  return left.length === 1 ? left[0] : null;
};

/** What is left of a draft in another position. @param {readonly Legal[]} legal @param {Draft} draft @returns {Draft} */
export const keep = (legal, draft) => (legal.some((action) => agrees(action, draft)) ? draft : {});

/** Letters without accents and case, so that typing is easy. @param {string} text */
export const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trimStart();

/** The legal lines that begin with what was typed. @param {readonly Legal[]} legal @param {string} typed */
export const completions = (legal, typed) =>
  typed.trim() === '' ? [] : legal.filter((action) => plain(action.text).startsWith(plain(typed)));

/** The longest beginning that all completions share, as far as whole words go. @param {readonly Legal[]} legal @param {string} typed */
export const complete = (legal, typed) => {
  const found = completions(legal, typed).map((action) => action.text);
  if (found.length === 0) return typed;
  let shared = found[0];
  for (const line of found) while (!line.startsWith(shared)) shared = shared.slice(0, -1);
  if (found.length > 1) shared = shared.slice(0, shared.lastIndexOf(' ') + 1);
  if (found.length > 1 && shared.length <= typed.length) {
    const next = found[0].indexOf(' ', typed.length + 1);
    return next < 0 ? found[0] : `${found[0].slice(0, next)} `;
  }
  return shared;
};
