// How a turn goes on with few presses: medals that are given together, the end that comes with the last action, steps that leave no choice, and what would be lost.
import { candidates } from '../../draft.js';
import { due, offerOf } from './facts.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Draft} Draft */

const USES = ['UseTile', 'UseForGoods', 'UseForPairs', 'UseToTake', 'UseEndTile'];
const TRADES = ['BuyResource', 'SellGood'];
/** Actions that may be the last of a turn; an end-game tile that was just taken may be used at once. */
const CLOSING = ['PlaceKey', 'MoveKey', 'TakeBonusTile', 'FillSlot', 'LayVpTile', 'Decline', 'Pass'];

/** @param {Context} c @param {string} kind @returns {Legal | null} */
const only = (c, kind) => candidates(c.legal, { kind })[0] ?? null;
/** The uses of tiles that are open now. @param {Context} c */
const uses = (c) => c.legal.filter(({ fields }) => USES.includes(String(fields.kind)));
/** Whether something else may be done in this turn besides what is decided. @param {Context} c */
export const mayDoMore = (c) =>
  c.legal.some(({ fields }) => USES.includes(String(fields.kind)) || TRADES.includes(String(fields.kind)));

// Medals -----------------------------------------------------------------------------------------------------

/** How many medals of each kind could be given: the open slots, as far as the person has such medals. @param {Context} c @returns {Record<string, number>} */
export const mostMedals = (c) =>
  Object.fromEntries(
    candidates(c.legal, { kind: 'FillSlot' }).map(({ fields }) => {
      const good = String(fields.good),
        stock = (c.view.seats[c.seat]?.goods?.[good] ?? 0) + (c.view.units[good] ?? 0);
      return [good, Math.min(c.view.slots[good], stock)];
    }),
  );

/** The medals that one press gives: all that fit, unless some were taken back. @param {Context} c @returns {Record<string, number>} */
export const medals = (c) => ({ ...mostMedals(c), ...c.ui.medals });
/** @param {Context} c @returns {string[]} */
export const medalList = (c) => Object.entries(medals(c)).flatMap(([good, n]) => Array.from({ length: n }, () => good));

/** The medals that follow the first; then the slots that stay empty are left. @param {Context} c @returns {Draft[]} */
const moreMedals = (c) => {
  const slots = Object.values(/** @type {Record<string, number>} */ (c.view.slots)).reduce((sum, n) => sum + n, 0),
    given = medalList(c);
  return [
    ...given.slice(1).map((good) => ({ kind: 'FillSlot', good })),
    ...(given.length < slots ? [{ kind: 'Decline' }] : []),
  ];
};

// The end of the turn ----------------------------------------------------------------------------------------

/** Whether this is the person's last turn. @param {Context} c */
const isLastTurn = (c) => c.view.ending === 'last round';

/** Goods of the turn that would be left over. @param {Context} c @param {Legal} action */
const leavesGoods = (c, action) => {
  const { units = {} } = offerOf(c.view, action);
  return Object.entries(/** @type {Record<string, number>} */ (c.view.units)).some(
    ([good, n]) => n + (units[good] ?? 0) > 0,
  );
};

/** Whether nothing but the end of the turn comes after an action, and nothing would be lost by it. @param {Context} c @param {Legal} action */
const closesTurn = (c, action) => {
  const { bonus_fee: fee, slots = [], vp_tile: tile } = offerOf(c.view, action);
  return (
    CLOSING.includes(String(action.fields.kind)) &&
    c.view.pending[1] === 'end' &&
    fee === undefined &&
    !slots.length &&
    !tile &&
    !leavesGoods(c, action) &&
    !(isLastTurn(c) && uses(c).length)
  );
};

/** What one press does after an action. @param {Context} c @param {Legal} action @returns {Draft[]} */
export const follow = (c, action) => [
  ...(action.fields.kind === 'FillSlot' ? moreMedals(c) : []),
  ...(closesTurn(c, action) ? [{ kind: 'EndTurn' }] : []),
];

/** Whether a press ends the turn, too. @param {Context} c @param {Legal} action */
export const endsTurn = (c, action) => follow(c, action).some(({ kind }) => kind === 'EndTurn');

/** The tile that brings most on the last turn, before it is too late. @param {Context} c @returns {Legal | null} */
export const lastChance = (c) => {
  if (!isLastTurn(c) || due(c.view) !== 'end') return null;
  const holds27 = c.view.seats[c.seat]?.held?.includes(27),
    worth = (/** @type {Legal} */ action) => {
      const { vp = 0, francs = 0 } = offerOf(c.view, action);
      return vp + (holds27 ? Math.max(0, francs) : 0);
    };
  return (
    uses(c)
      .filter((action) => worth(action) > 0)
      .sort((a, z) => worth(z) - worth(a))[0] ?? null
  );
};

/** What the primary button does when nothing is composed. @param {Context} c @returns {Legal | null} */
export const primary = (c) => {
  if (Object.keys(c.draft).length) return null;
  if (due(c.view) === 'slot') {
    const [first] = medalList(c);
    return first ? candidates(c.legal, { kind: 'FillSlot', good: first })[0] : only(c, 'Decline');
  }
  return lastChance(c) ?? only(c, 'EndTurn');
};

/** Goods of the turn that nobody has used yet. @param {Context} c */
export const unusedGoods = (c) => /** @type {Record<string, number>} */ (c.view.units);

/** The end of the turn, where nothing would be lost by it. @param {Context} c @returns {Legal | null} */
export const settled = (c) =>
  lastChance(c) || Object.keys(c.draft).length || Object.keys(unusedGoods(c)).length ? null : only(c, 'EndTurn');

// What happens by itself -------------------------------------------------------------------------------------

/** Whether a free action would bring a medal for a slot. @param {Context} c */
const canGetMedal = (c) =>
  uses(c).some((action) => Object.keys(offerOf(c.view, action).units ?? {}).some((good) => c.view.slots[good] > 0));

/** Whether a free action would bring the francs that a bonus tile costs. @param {Context} c */
const canGetFee = (c) =>
  c.view.fee > (c.view.seats[c.seat]?.francs ?? 0) &&
  c.legal.some((action) => (offerOf(c.view, action).francs ?? 0) > 0);

/** The one thing that can be done: a single action, or leaving a benefit that brings nothing. @param {Context} c @returns {Legal | null} */
export const forced = (c) => {
  if (c.legal.length === 1) return c.legal[0];
  if (due(c.view) === 'slot' && !only(c, 'FillSlot') && !canGetMedal(c)) return only(c, 'Decline');
  if (due(c.view) === 'bonus' && !only(c, 'TakeBonusTile') && !canGetFee(c)) return only(c, 'Decline');
  return null;
};
