// What the server says in codes becomes sentences of the page's language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../../src/paname/web/i18n.js';
import { refusalWords, scoreWords, sentence, toldKey } from '../../../src/paname/web/words/sentence.js';

const GERMAN = {
  'refusal.too_dear': { one: 'Dir fehlt {n} Franc für {card}.', other: 'Dir fehlen {n} Francs für {card}.' },
  'refusal.busy.table': 'Der Tisch ist belegt.',
  'refusal.busy': 'Gerade ist viel los.',
  'card.moulin': 'Moulin Rouge',
  'score.light': 'Licht auf {building}',
  'score_note.light': '{size} × {lamps}',
  'score.bag': 'Beutel',
  'log.left': '{name} ist gegangen',
  'log.left.you': 'Du bist gegangen',
};

test('gaps take facts, by their names where they have one, and n chooses the form', () => {
  speak('de', GERMAN);
  assert.equal(sentence('refusal.too_dear', { n: 1, card: 'moulin' }), 'Dir fehlt 1 Franc für Moulin Rouge.');
  assert.equal(
    sentence('refusal.too_dear', { n: 3, card: ['moulin', 'x'] }),
    'Dir fehlen 3 Francs für Moulin Rouge, x.',
  );
});

test('a refusal is told by its case, else by its code, else in the English of the server', () => {
  speak('de', GERMAN);
  assert.deepEqual(refusalWords({ code: 'busy', case: 'table' }), { text: 'Der Tisch ist belegt.', lang: '' });
  assert.deepEqual(refusalWords({ code: 'busy', case: 'bots' }), { text: 'Gerade ist viel los.', lang: '' });
  assert.deepEqual(refusalWords({ code: 'lost', text: 'Lost.' }), { text: 'Lost.', lang: 'en' });
});

test('what the rules say goes before what the server says of it', () => {
  speak('de', GERMAN);
  const why = { clause: 'P4.2', code: 'too_dear', facts: { n: 2, card: 'moulin' }, text: 'You lack 2 francs.' };
  assert.equal(refusalWords({ code: 'illegal', why }).text, 'Dir fehlen 2 Francs für Moulin Rouge.');
  assert.equal(refusalWords({ code: 'illegal', why: { ...why, code: 'new' } }).text, 'You lack 2 francs.');
});

test('a line of a score has a label, and a note where there is one', () => {
  speak('de', GERMAN);
  const light = { code: 'light', subject: { building: 'U6' }, facts: { size: 6, lamps: 2 } };
  assert.deepEqual(scoreWords(light), { label: 'Licht auf U6', note: '6 × 2' });
  assert.deepEqual(scoreWords({ code: 'bag', subject: {}, facts: {} }), { label: 'Beutel', note: '' });
});

test('an event about you is told to you', () => {
  speak('de', GERMAN);
  assert.equal(toldKey('log.left', true), 'log.left.you');
  assert.equal(toldKey('log.left', false), 'log.left');
  assert.equal(toldKey('log.unknown', true), 'log.unknown');
});
