// What a click, a hover or a key means on the square: drafts only, never a rule.
import { candidates, pick } from '../../draft.js';
import { cellOf, cornerOf, nameOf, nearest, spacesOf, turnOn, zoneAt } from './geometry.js';
import { t } from '../../i18n.js';
import { SEATS } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Draft} Draft */
/** @typedef {import('../../boards/board.js').Target} Target */
/** @typedef {import('../../boards/board.js').Step} Step */

/** @param {Context} c */
const turnOf = (c) => Number(c.ui.turn ?? 0);

/** All of an action's fields that name it. @param {Legal} action @returns {Draft} */
const whole = (action) => Object.fromEntries(Object.entries(action.fields).filter(([name]) => name !== 'spaces'));

/** What the draft says before a place is named: a building to raise, or a postcard. @param {Context} c @returns {Draft | null} */
const tool = (c) => {
  const { kind, card, building } = c.draft;
  if (card !== undefined) return { card };
  if (building !== undefined && kind === 'RaiseBuilding') return { kind, building };
  return null;
};

/** The legal placements of what is in hand. @param {Context} c */
const placements = (c) => {
  const what = tool(c);
  return what ? candidates(c.legal, what).filter((action) => spacesOf(action).length > 0) : [];
};

/** @param {Context} c @param {Target} at @returns {Legal | null} */
const tileAt = (c, at) => candidates(c.legal, { kind: 'PlaceTile', zone: at.id, turn: turnOf(c) })[0] ?? null;

/** The action that hovering means. @param {Context} c @param {Target} at @returns {Legal | null} */
export const point = (c, at) => {
  if (at.kind === 'zone') return tileAt(c, at);
  if (at.kind === 'space') return nearest(placements(c), at.id, at.x, at.y, turnOf(c));
  return null;
};

/** @param {Context} c @param {Legal} found @param {Target} at @returns {Step} */
const settle = (c, found, at) => ({
  draft: whole(found),
  ui: { cursor: at.id, turn: Number(found.fields.turn ?? turnOf(c)), place: at.id },
});

/** What was meant by pointing at a space where it does not go. @param {Context} c @param {string} space @returns {Draft} */
const meant = (c, space) =>
  c.draft.card === undefined
    ? { kind: 'RaiseBuilding', building: c.draft.building, turn: turnOf(c), spaces: space }
    : { card: c.draft.card, space };

/** @param {Context} c @param {Target} at @returns {Step} */
const clickZone = (c, at) => {
  const found = tileAt(c, at);
  if (!found) return { ask: { kind: 'PlaceTile', zone: at.id, turn: turnOf(c) } };
  if (c.ready?.id === found.id) return { send: found };
  return { draft: whole(found), ui: { cursor: nameOf(...cornerOf(at.id)), place: at.id } };
};

/** @param {Context} c @param {Target} at @returns {Step} */
const clickSpace = (c, at) => {
  if (c.ready && c.ui.place === at.id && spacesOf(c.ready).includes(at.id)) return { send: c.ready };
  const owner = c.view.buildings.find((one) => one.spaces.includes(at.id));
  if (c.draft.card === 'bouquinistes_sur_la_seine' && c.draft.space !== undefined && owner) {
    const joined = candidates(c.legal, { card: c.draft.card, space: c.draft.space, building: owner.building })[0];
    if (joined) return { draft: whole(joined) };
  }
  const found = point(c, at);
  if (found) return settle(c, found, at);
  if (tool(c)) return { ask: meant(c, at.id), ui: { cursor: at.id } };
  const over = candidates(c.legal, { kind: 'RaiseBuilding', spaces: at.id });
  return over.length
    ? { draft: { kind: 'RaiseBuilding', spaces: at.id }, ui: { cursor: at.id, place: at.id } }
    : { ask: { kind: 'RaiseBuilding', spaces: at.id }, ui: { cursor: at.id } };
};

/** Whether other buildings may be raised now, so that this one lacks a place only. @param {Context} c */
const mayRaise = (c) => candidates(c.legal, { kind: 'RaiseBuilding' }).length > 0;
/** @param {Context} c @param {string} building @returns {Draft} */
const notNow = (c, building) => ({ kind: c.view.phase === 'paving' ? 'TakeBuilding' : 'RaiseBuilding', building });

/** A building of the tray: take it, give it back, or raise it. @param {Context} c @param {Target} at @returns {Step} */
const clickBuilding = (c, at) => {
  if (c.draft.card === 'levitation') {
    const given = candidates(c.legal, { card: 'levitation', building: at.id })[0];
    if (given) return { draft: whole(given) };
  }
  const taken = candidates(c.legal, { kind: 'TakeBuilding', building: at.id })[0];
  if (taken) return c.ready?.id === taken.id ? { send: taken } : { draft: whole(taken), ui: { tab: 'supply' } };
  const raised = candidates(c.legal, { kind: 'RaiseBuilding', building: at.id });
  if (!raised.length)
    return mayRaise(c) ? { refuse: t('lumiere.nowhere', { name: at.id }) } : { ask: notNow(c, at.id) };
  const place = c.draft.spaces !== undefined || c.ready ? String(c.ui.place ?? '') : '';
  const there = place ? nearest(raised, place, 0.5, 0.5, turnOf(c)) : null;
  return there
    ? { draft: whole(there), ui: { turn: Number(there.fields.turn), tab: 'buildings' } }
    : { draft: { kind: 'RaiseBuilding', building: at.id }, ui: { tab: 'buildings' } };
};

/** Whether a postcard can only be read: before the square is paved, and when it is spent. @param {import('./view.js').View} view @param {string} card */
const isToRead = (view, card) => view.phase === 'paving' || view.postcards.some((one) => one.card === card && one.by);

/** @param {Context} c @param {Target} at @returns {Step} */
const clickCard = (c, at) => {
  if (isToRead(c.view, at.id))
    return { draft: {}, ui: { card: c.ui.card === at.id ? null : at.id, tab: 'cards', place: null } };
  if (c.draft.card === at.id) return { draft: {}, ui: { card: null } };
  const open = candidates(c.legal, { card: at.id });
  const ui = { card: at.id, tab: 'cards', place: null };
  if (!open.length) return { ask: { card: at.id }, ui };
  return { draft: open.length === 1 ? whole(open[0]) : { card: at.id }, ui };
};

/** @param {Context} c @param {number} step @returns {Step} */
const turn = (c, step) => {
  const place = String(c.ui.place ?? c.hover?.id ?? c.ui.cursor ?? 'd4');
  const kind = c.ready?.fields.kind;
  if (c.ready && kind === 'PlaceTile') {
    const next = (turnOf(c) + step + 4) % 4,
      found = candidates(c.legal, { kind: 'PlaceTile', zone: c.ready.fields.zone, turn: next })[0];
    return { ui: { turn: next }, ...(found ? { draft: whole(found) } : {}) };
  }
  if (c.ready && spacesOf(c.ready).length) {
    const found = turnOn(
      placements(c),
      c.ready,
      spacesOf(c.ready).includes(place) ? place : spacesOf(c.ready)[0],
      step,
    );
    return { draft: whole(found), ui: { turn: Number(found.fields.turn ?? turnOf(c)) } };
  }
  return { ui: { turn: (turnOf(c) + step + 4) % 4 } };
};

/** @param {Context} c @param {Target} at @returns {Step} */
export const click = (c, at) => {
  const clicked = { zone: clickZone, space: clickSpace, building: clickBuilding, card: clickCard }[at.kind];
  if (clicked) return clicked(c, at);
  if (at.kind === 'show') return { show: 'skip' };
  if (at.kind === 'turn') return turn(c, at.id === 'back' ? -1 : 1);
  if (at.kind === 'tab') return { ui: { tab: at.id } };
  if (at.kind === 'undone') return { draft: { kind: 'LeaveUndone', card: at.id } };
  if (at.kind === 'pass') return { draft: { kind: 'Pass' } };
  if (at.kind === 'tile') return { draft: pick(c.legal, {}, { kind: 'PlaceTile' }) };
  return {};
};

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

/** @param {Context} c @param {string} key @param {boolean} shift @returns {Step | null} */
export const key = (c, key, shift) => {
  if (key in STEPS) {
    const [dr, dc] = STEPS[key],
      wide = c.view.phase === 'paving' ? 2 : 1,
      [r, k] = cellOf(c.ui.cursor ?? 'd4');
    const inside = (/** @type {number} */ v) => Math.max(0, Math.min(7, v));
    return { ui: { cursor: nameOf(inside(r + dr * wide), inside(k + dc * wide)) } };
  }
  if (key.toLowerCase() === 'r') return turn(c, shift ? -1 : 1);
  if (/^[1-9]$/.test(key)) {
    const list = c.view.phase === 'paving' || c.view.given ? c.view.supply : (c.view.reserves[SEATS[c.seat]] ?? []);
    const id = list[Number(key) - 1];
    return id ? clickBuilding(c, { kind: 'building', id, x: 0.5, y: 0.5 }) : null;
  }
  if (key === ' ') {
    const cursor = c.ui.cursor ?? 'd4',
      [r, k] = cellOf(cursor);
    return click(c, {
      kind: c.view.phase === 'paving' ? 'zone' : 'space',
      id: c.view.phase === 'paving' ? zoneAt(r, k) : cursor,
      x: 0.5,
      y: 0.5,
    });
  }
  return null;
};

/** The space or zone under the keyboard's cursor. @param {Context} c @returns {Target} */
export const cursorTarget = (c) => {
  const cursor = c.ui.cursor ?? 'd4',
    [r, k] = cellOf(cursor);
  return {
    kind: c.view.phase === 'paving' ? 'zone' : 'space',
    id: c.view.phase === 'paving' ? zoneAt(r, k) : cursor,
    x: 0.5,
    y: 0.5,
  };
};
