// Tables between people: time as people say it, lines of lists, moves that were taken back, the code of a link.
import './browser.js';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import words from '../../../src/paname/web/lang/people/en.js';
import { connect } from '../../../src/paname/web/net.js';
import { qrCode } from '../../../src/paname/web/people/qr.js';
import { DAY, shortTime, timeLeft } from '../../../src/paname/web/people/time.js';
import { takenBack } from '../../../src/paname/web/table/model.js';

test('what is left is days and hours, then hours, then minutes', () => {
  speak('en', words);
  const said = [DAY + 4 * 3_600_000, 2 * DAY, 6 * 3_600_000, 59 * 60_000, 5_000].map(timeLeft);
  assert.deepEqual(said, ['1 day 4 h', '2 days', '6 h', '59 min', 'less than a minute']);
  assert.deepEqual([3 * DAY, 5 * 3_600_000, 760_000].map(shortTime), ['3 d', '5 h', '12:40']);
});

test('moves that were taken back are marked until they are redone', () => {
  const moved = (n, decision) => ({ n, kind: 'moved', decision }),
    log = [moved(1, 0), moved(2, 1), moved(3, 2), { n: 4, kind: 'undone', to: 1 }];
  assert.deepEqual([...takenBack(log)], [2, 3]);
  assert.deepEqual([...takenBack([...log, { n: 5, kind: 'redone' }])], []);
  const again = [...log, moved(5, 1), { n: 6, kind: 'undone', to: 0 }];
  assert.deepEqual([...takenBack(again)].sort(), [1, 2, 3, 5]);
});

test('a line without a word for three beats is given up, and the network’s own word counts at once', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const sockets = [],
    states = [];
  class Socket {
    constructor() {
      this.readyState = 1;
      sockets.push(this);
    }
    send() {}
    close() {}
  }
  const listeners = {};
  globalThis.addEventListener = (name, does) => (listeners[name] = does);
  const line = connect('ws://x', { message: () => {}, status: (state) => states.push(state) }, Socket);
  sockets[0].onopen();
  sockets[0].onmessage({ data: '{"type":"welcome","beat":3}' });
  mock.timers.tick(8_900);
  assert.equal(states.at(-1), 'live');
  mock.timers.tick(200);
  assert.equal(states.at(-1), 'lost', 'within 10 s');
  listeners.online();
  assert.equal(sockets.length, 2);
  sockets[1].onopen();
  sockets[1].onmessage({ data: '{"type":"welcome","beat":3}' });
  listeners.offline();
  assert.equal(states.at(-1), 'lost');
  line.close();
  delete globalThis.addEventListener;
  mock.timers.reset();
});

/** Read a code back: the bytes of its data, unmasked, for versions of one block. */
const read = (rows, mask) => {
  const size = rows.length,
    isFrame = (x, y) =>
      x === 6 ||
      y === 6 ||
      (x < 9 && y < 9) ||
      (x > size - 9 && y < 9) ||
      (x < 9 && y > size - 9) ||
      (size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  let bits = '';
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let k = 0; k < size; k++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - k : k;
        if (!isFrame(x, y)) bits += Number(rows[y][x] !== mask(x, y));
      }
  }
  const length = parseInt(bits.slice(4, 12), 2);
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, i) => parseInt(bits.slice(12 + 8 * i, 20 + 8 * i), 2)),
  );
};

test('the code of a link can be read back', () => {
  const link = 'https://paname.example/t/7QK4MZ';
  assert.equal(
    read(qrCode(link, 3), (x, y) => (x + y) % 3 === 0),
    link,
  );
  assert.equal(qrCode('x'.repeat(300)), null);
  assert.equal(qrCode('x'.repeat(200)).length, 57);
});
