// The stage of a table: one act after another, pressing on, ending it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStageQueue } from '../../../src/paname/web/table/stage_queue.js';

const act = (name, halt = true) => ({ show: name, ms: 10, halt });

/** A stage whose clock is turned by hand. */
const stage = (still = false) => {
  const seen = [],
    told = [],
    due = [];
  const show = createStageQueue({
    put: (one) => seen.push(one ? one.show : null),
    missed: (acts) => told.push(...acts.map((one) => one.show)),
    still: () => still,
    wait: (does) => due.push(does),
    stop: (timer) => {
      due[timer - 1] = () => undefined;
    },
  });
  return { seen, told, show, tick: () => due.splice(0).forEach((does) => does()) };
};

test('acts follow each other and the stage is empty at the end', () => {
  const { seen, show, tick } = stage();
  show.play([act('a'), act('b')]);
  tick();
  show.play([act('c')]);
  tick();
  tick();
  assert.deepEqual(seen, ['a', 'b', 'c', null]);
});

test('pressing on skips whatever isn’t a halt', () => {
  const { seen, show } = stage();
  show.play([act('call 1'), act('drive', false), act('call 2')]);
  show.next();
  assert.deepEqual(seen, ['call 1', 'call 2']);
});

test('where nothing may move, only halts are shown', () => {
  const { seen, show, tick } = stage(true);
  show.play([act('drive', false), act('call')]);
  tick();
  assert.deepEqual(seen, ['call', null]);
});

test('what waits for the end happens once it has come, and at once if nothing is on stage', () => {
  const { show } = stage(),
    done = [];
  show.play([act('a'), act('b')]);
  show.then(() => done.push('later'));
  assert.deepEqual(done, []);
  show.skip();
  show.then(() => done.push('at once'));
  assert.deepEqual(done, ['later', 'at once']);
});

test('an act that shows nothing sounds and moves before what follows, also where nothing may move', () => {
  const heard = [],
    seen = [];
  const show = createStageQueue({
    put: (one) => seen.push(one?.show ?? null),
    sound: (one) => heard.push(one.sound),
    still: () => true,
    wait: () => 1,
    stop: () => {},
  });
  show.play([{ sound: 'stone', ms: 0, halt: false }]);
  assert.deepEqual([heard, seen], [['stone'], []]);
  show.play([{ sound: 'bell', ms: 0, halt: false }, act('call')]);
  assert.deepEqual([heard, seen], [['stone', 'bell', undefined], ['call']]);
});

test('far too many acts are not shown', () => {
  const { seen, show } = stage();
  show.play(Array.from({ length: 100 }, (_, i) => act(i)));
  assert.deepEqual(seen, [null]);
});

test('what lies more than three seconds behind is told instead of shown', () => {
  const { seen, told, show, tick } = stage();
  const long = (name) => ({ ...act(name), ms: 1600 });
  show.play([long('on stage'), long('b'), { ms: 0, halt: false }, long('c')]);
  show.play([act('news')]);
  assert.deepEqual(told, ['b', 'c']);
  tick();
  assert.deepEqual(seen, ['on stage', 'news']);
});
