// What a click, a hover or a key means on the quays: drafts only, never a rule.

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Target} Target */
/** @typedef {import('../../boards/board.js').Step} Step */

/** What pointing at a thing means: the fields of an action. @param {string} kind @param {string} id @returns {import('../../boards/board.js').Draft | null} */
const meant = (kind, id) => {
  if (kind === 'stall') return { kind: 'Walk', stall: id };
  if (kind === 'bridge') return { kind: 'Cross', bridge: id };
  return kind === 'customer' ? { kind: 'KeepCustomer', genre: id } : null;
};

/** Whether an action has these fields. @param {Legal} action @param {import('../../boards/board.js').Draft} draft */
const agrees = ({ fields }, draft) => Object.entries(draft).every(([name, value]) => fields[name] === value);

/** The stall on the other side of the river. @param {Context} c @returns {string} */
const across = ({ components: { stalls }, view }) => stalls[stalls.length - 1 - stalls.indexOf(view.stroller)];

/** The legal action that a thing stands for; the stall across the river stands for its bridge. @param {Context} c @param {string} kind @param {string} id @returns {Legal | null} */
export const meaning = (c, kind, id) => {
  const draft = meant(kind, id),
    found = draft && c.legal.find((action) => agrees(action, draft));
  if (found || kind !== 'stall' || id !== across(c)) return found ?? null;
  return c.legal.find(({ fields }) => fields.kind === 'Cross') ?? null;
};

/** Choose a thing; a second time makes the move. @param {Context} c @param {Target} at @returns {Step} */
export const click = (c, at) => {
  const draft = meant(at.kind, at.id),
    action = meaning(c, at.kind, at.id);
  if (!draft || !c.legal.length) return {};
  if (!action) return { ask: draft };
  return c.ready?.id === action.id ? { send: action } : { draft: { ...action.fields }, ui: { cursor: action.id } };
};

/** @param {Context} c @param {Target} at */
export const point = (c, at) => meaning(c, at.kind, at.id);

/** The thing that an action is about. @param {Legal} action @returns {Target} */
export const targetOf = ({ fields }) => {
  const [kind, id] =
    fields.kind === 'Walk'
      ? ['stall', fields.stall]
      : fields.kind === 'Cross'
        ? ['bridge', fields.bridge]
        : ['customer', fields.genre];
  return { kind: String(kind), id: String(id), x: 0.5, y: 0.5 };
};

/** The action under the cursor: the one last looked at, or the first. @param {Context} c @returns {Legal | null} */
export const under = (c) => c.legal.find(({ id }) => id === c.ui.cursor) ?? c.legal[0] ?? null;

/** @param {Context} c @returns {Target} */
export const cursor = (c) => {
  const action = under(c);
  return action ? targetOf(action) : { kind: 'stall', id: c.view.stroller, x: 0.5, y: 0.5 };
};

/** Arrows go round the choices, digits choose, the space bar takes what the cursor is on. @param {Context} c @param {string} pressed @returns {Step | null} */
export const key = (c, pressed) => {
  if (!c.legal.length) return null;
  if (pressed.startsWith('Arrow')) {
    const step = pressed === 'ArrowRight' || pressed === 'ArrowDown' ? 1 : -1,
      at = c.legal.findIndex(({ id }) => id === under(c)?.id);
    return { ui: { cursor: c.legal[(at + step + c.legal.length) % c.legal.length].id }, draft: {} };
  }
  if (/^[1-9]$/.test(pressed)) {
    const action = c.legal[Number(pressed) - 1];
    return action ? click(c, targetOf(action)) : null;
  }
  return pressed === ' ' ? click(c, cursor(c)) : null;
};
