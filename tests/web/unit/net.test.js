// The live connection: hello with the last number, commands that outlive a connection, patience.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { connect } from '../../../src/paname/web/net.js';

/** A socket that remembers what was said and lets the test answer. */
class FakeSocket {
  static all = [];
  constructor() {
    this.readyState = 1;
    this.said = [];
    FakeSocket.all.push(this);
  }
  send(text) {
    this.said.push(JSON.parse(text));
  }
  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.({ code: 1000 });
  }
}

const table = () => {
  FakeSocket.all = [];
  const heard = [],
    states = [];
  const line = connect(
    'ws://x',
    { message: (message) => heard.push(message), status: (...state) => states.push(state) },
    FakeSocket,
  );
  FakeSocket.all[0].onopen();
  return { line, heard, states };
};

test('a command is sent again under its old id until it is answered', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { line, states } = table(),
    [first] = FakeSocket.all;
  first.hear({ type: 'welcome' });
  first.hear({ type: 'updates', updates: [{ n: 7 }], state: { n: 7 } });
  const answer = line.send({ type: 'move', action: 5 });
  const sent = first.said.at(-1);
  first.onclose({ code: 1006 });
  assert.deepEqual(states.at(-1), ['lost', 1]);
  mock.timers.tick(1000);
  const second = FakeSocket.all[1];
  second.onopen();
  assert.equal(second.said[0].since, 7);
  second.hear({ type: 'welcome' });
  assert.deepEqual(second.said.at(-1), sent);
  second.hear({ type: 'reply', id: sent.id, ok: true });
  assert.equal((await answer).ok, true);
  line.close();
  mock.timers.reset();
});

test('nothing is said before the welcome', () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { line } = table(),
    [socket] = FakeSocket.all;
  void line.send({ type: 'chat', text: 'hello' });
  assert.deepEqual(
    socket.said.map(({ type }) => type),
    ['hello'],
  );
  socket.hear({ type: 'welcome' });
  assert.deepEqual(
    socket.said.map(({ type }) => type),
    ['hello', 'chat'],
  );
  line.close();
  mock.timers.reset();
});

test('a ping is answered, a missing table is not tried again', () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { states } = table(),
    [socket] = FakeSocket.all;
  socket.hear({ type: 'ping', t: 9 });
  assert.deepEqual(socket.said.at(-1), { type: 'pong', t: 9 });
  socket.onclose({ code: 4004 });
  assert.deepEqual(states.at(-1), ['gone', 0, 4004]);
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.all.length, 1);
  mock.timers.reset();
});
