// People who have deleted their account have no name; wherever one would stand, every language has a word for them.
import './browser.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import common from '../../../src/paname/web/lang/de.js';
import company from '../../../src/paname/web/lang/company/de.js';
import people from '../../../src/paname/web/lang/people/de.js';
import { text } from './template.js';

globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => {} });
globalThis.location ??= { origin: 'https://paname.example', search: '', pathname: '/' };
globalThis.localStorage ??= { getItem: () => null, setItem: () => {} };
globalThis.navigator ??= { language: 'de' };
globalThis.window ??= globalThis;

const seat = (number, name) => ({ seat: number, kind: 'human', name, user: `u${number}`, level: null, ready: true });
const table = {
  id: 'abcdefghjkmn',
  game: 'lumiere',
  players: 2,
  host: 'u1',
  status: 'open',
  seats: [seat(0, 'Léa'), seat(1, 'somebody')],
};

test('whoever has no name any more is called by a word, not by the server’s code', async () => {
  speak('de', { ...common, ...people, ...company });
  const { store } = await import('../../../src/paname/web/shell.js'),
    { newModel, seatsOf } = await import('../../../src/paname/web/table/model.js'),
    { chatPanel } = await import('../../../src/paname/web/table/panels.js'),
    { chatLine } = await import('../../../src/paname/web/table/lobby_phone.js'),
    { peopleSheets } = await import('../../../src/paname/web/table/person_sheet.js'),
    { seats } = await import('../../../src/paname/web/table/lobby_seats.js'),
    { invitations } = await import('../../../src/paname/web/friends/share.js'),
    chatted = { kind: 'chatted', text: 'Salut', n: 3 },
    said = [
      { ...chatted, seat: 1, user: 'u1' },
      { ...chatted, seat: -1, user: 'u7', name: 'somebody' },
    ],
    m = { ...newModel(table.id), table, yours: [0], you: { id: 'u0' }, updates: said, presence: [true, false] },
    c = { seats: seatsOf(m, []) };
  for (const part of [
    chatPanel(m, c),
    chatLine(m),
    peopleSheets(m, 'people'),
    peopleSheets(m, 'person:u1'),
    seats(m, table, false),
  ]) {
    assert.ok(!text(part).includes('somebody'), text(part));
    assert.ok(text(part).includes(common['seat.gone']), text(part));
  }
  store.set({ lists: { ...store.get().lists, mine: [{ ...table, yours: [0] }] }, me: { id: 'u9', name: 'Ada' } });
  const another = { ...table, id: 'zyxwvutsrqpn', seats: [] };
  assert.match(text(invitations(another)), /Léa/);
  assert.doesNotMatch(text(invitations(another)), /somebody/, 'nobody can be invited who is gone');
  assert.doesNotMatch(text(invitations(table)), /Léa/, 'who sits here is not invited');
});
