// Turns of Paris with few presses: medals together, the end with the last action, forced steps, nothing lost by accident.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidates, ready } from '../../../src/paname/web/draft.js';
import { board } from '../../../src/paname/web/games/paris/board.js';
import { endsTurn, lastChance, mayDoMore } from '../../../src/paname/web/games/paris/turn.js';
import { worth } from '../../../src/paname/web/games/paris/worth.js';
import { speak } from '../../../src/paname/web/i18n.js';
import words from '../../../src/paname/web/games/paris/lang/en.js';
import { shown } from './template.js';

const act = (id, kind, fields = {}) => ({ id, text: '', fields: { kind, ...fields } });
const END = act(1, 'EndTurn');
const DECLINE = act(2, 'Decline');
/** A position in which these actions are legal, with what they change. */
const context = ({ pending, legal, offers = {}, goods = {}, ui = {}, draft = {}, ...view }) => ({
  view: {
    pending,
    offers,
    units: {},
    slots: {},
    fee: 0,
    ending: 'no',
    seats: [{ name: 'sun', francs: 3, goods, held: [] }],
    ...view,
  },
  legal,
  draft,
  candidates: candidates(legal, draft),
  ready: ready(legal, draft),
  ui,
  seat: 0,
});

const BRONZE = act(3, 'FillSlot', { good: 'bronze' });
const GOLD = act(4, 'FillSlot', { good: 'gold-prestige' });
const slots = (more = {}) =>
  context({
    pending: ['slot', 'end'],
    legal: [BRONZE, GOLD, DECLINE],
    slots: { bronze: 2, 'gold-prestige': 1 },
    goods: { bronze: 1, 'gold-prestige': 2 },
    ...more,
  });

test('one press gives all medals that fit, leaves the other slots and ends the turn', () => {
  const c = slots();
  assert.equal(board.primary(c), BRONZE);
  assert.deepEqual(board.follow(c, BRONZE), [
    { kind: 'FillSlot', good: 'gold-prestige' },
    { kind: 'Decline' },
    { kind: 'EndTurn' },
  ]);
});

test('a medal that is taken back stays, and none at all means to decline', () => {
  const at = (id) => ({ kind: 'given', id, x: 0.5, y: 0.5 }),
    { ui } = board.click(slots(), at('bronze')),
    kept = slots({ ui });
  assert.equal(board.primary(kept), GOLD);
  assert.deepEqual(board.follow(kept, GOLD), [{ kind: 'Decline' }, { kind: 'EndTurn' }]);
  const none = slots({ ui: board.click(kept, at('gold-prestige')).ui });
  assert.equal(board.primary(none), DECLINE);
});

test('a medal that nobody has is asked about', () => {
  assert.deepEqual(board.click(slots(), { kind: 'slot', id: 'bronze', x: 0, y: 0 }).ask, {
    kind: 'FillSlot',
    good: 'bronze',
  });
});

const BANK = act(5, 'PlaceKey', { place: 'chaillot' });
const SELL = act(6, 'SellGood', { good: 'wood' });

test('a key at a bank ends the turn with the same press; you may stay to trade', () => {
  const c = context({ pending: ['main', 'end'], legal: [BANK, SELL] });
  assert.ok(endsTurn(c, BANK) && mayDoMore(c));
  const chosen = context({ pending: ['main', 'end'], legal: [BANK, SELL], draft: { ...BANK.fields, id: 5 } });
  assert.deepEqual(board.click(chosen, { kind: 'stay', id: 'now', x: 0, y: 0 }), { send: BANK, then: [] });
  assert.equal(mayDoMore(context({ pending: ['main', 'end'], legal: [BANK] })), false);
});

test('a move with benefits does not end the turn, nor does one that would lose goods of the turn', () => {
  const move = act(7, 'MoveKey');
  for (const offer of [{ bonus_fee: 0 }, { slots: ['bronze'] }, { vp_tile: true }])
    assert.equal(endsTurn(context({ pending: ['main', 'end'], legal: [move], offers: { 7: offer } }), move), false);
  const wood = { pending: ['main', 'end'], legal: [move], units: { wood: 1 } };
  assert.equal(endsTurn(context(wood), move), false);
  assert.equal(endsTurn(context({ ...wood, offers: { 7: { units: { wood: -1 } } } }), move), true);
});

test('on the last turn unused tiles come before the end', () => {
  const four = act(8, 'UseEndTile', { tile: 'vp-4' }),
    francs = act(9, 'UseEndTile', { tile: 'francs-5' }),
    last = (more = {}) =>
      context({
        pending: ['end'],
        legal: [END, four, francs],
        offers: { 8: { vp: 4 }, 9: { francs: 5 } },
        ending: 'last round',
        ...more,
      });
  assert.equal(lastChance(last()), four);
  assert.equal(board.primary(last()), four);
  assert.equal(board.settled(last()), null);
  assert.equal(board.primary(last({ legal: [END, francs] })), END, 'francs bring nothing without tile 27');
  const rich = last({ legal: [END, francs], seats: [{ name: 'sun', francs: 3, goods: {}, held: [27] }] });
  assert.equal(board.primary(rich), francs);
  assert.equal(board.primary(last({ ending: 'no' })), END);
  const main = context({ pending: ['main', 'end'], legal: [BANK, four], ending: 'last round' });
  assert.equal(endsTurn(main, BANK), false, 'there is something left to use');
});

test('what leaves no choice happens by itself', () => {
  assert.equal(board.forced(context({ pending: ['end'], legal: [END] })), END);
  assert.equal(board.forced(context({ pending: ['end'], legal: [END, SELL] })), null);
  const empty = { pending: ['slot', 'end'], legal: [SELL, DECLINE], slots: { silver: 1 } };
  assert.equal(board.forced(context(empty)), DECLINE);
  const tile8 = act(10, 'UseForGoods', { number: 8, goods: ['silver'] }),
    helped = { ...empty, legal: [tile8, DECLINE], offers: { 10: { units: { silver: 1 } } } };
  assert.equal(board.forced(context(helped)), null, 'tile 8 would give a medal');
  const fee = { pending: ['bonus', 'end'], legal: [SELL, DECLINE], offers: { 6: { francs: 1 } } };
  assert.equal(board.forced(context(fee)), DECLINE, 'no tile ahead of the pawn');
  assert.equal(board.forced(context({ ...fee, fee: 4 })), null, 'selling would pay for it');
});

test('a move tells the sum that the server says, beside those of the others', () => {
  speak('en', words);
  const standing = [{ value: 3 }, { value: 5 }],
    districts = ['belleville', 'chaillot'].map((id) => ({ id, standing })),
    move = act(7, 'MoveKey'),
    c = context({ pending: ['main'], legal: [move], offers: { 7: { values: { chaillot: 8 } } }, districts });
  const said = shown(worth({ ...c, phone: true, seats: [{ name: 'You' }, { name: 'Ada' }] }, move));
  assert.deepEqual(said.match(/\b\d+\b|Ada/g), ['3', '8', 'Ada', '5']);
});
