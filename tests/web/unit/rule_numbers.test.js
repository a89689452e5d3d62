// The rules tell the numbers of the set that is played with, in every language: no number that a component file can change stands in them as a literal.
import './browser.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords, speak } from '../../../src/paname/web/i18n.js';
import { loadPictures, loadRuleNumbers, loadRuleWords, told } from '../../../src/paname/web/rulebook/book.js';

/** Our own box first, then random ones (python -m tests.boxes.samples). */
const boxes = (game) => JSON.parse(readFileSync(new URL(`../samples/boxes/${game}.json`, import.meta.url), 'utf8'));

/** What no component file can change: the numbers that each clause may say by itself. Examples are told with the numbers of the rulebooks, and the page says so. */
const FIXED = {
  lumiere: {
    ...{ 'L0.1': [1, 2, 8, 16, 64], 'L0.2': [4, 8], 'L0.3': [2, 3, 4, 5, 6, 12], 'L0.4': [4], 'L0.5': [2] },
    ...{ 'L0.6': [8, 12], 'L1.1': [8], 'L1.2': [8], 'L1.4': [12], 'L2.2': [4], 'L2.4': [8], 'L3.1': [8], 'L3.5': [8] },
    ...{ 'L4.3': [2], 'L4.10': [2], 'L5.2': [1], 'R-L3': [2] },
  },
  paris: {
    ...{
      'P0.1': [6],
      'P0.3': [6, 36],
      'P0.7': [3, 8],
      'P0.8': [6],
      'P0.9': [1, 30],
      'P0.10': [12],
      'P0.11': [2, 3, 4],
    },
    ...{ 'P1.1': [1], 'P1.2': [3], 'P2.6': [9, 16], 'P5.3': [27], 'P5.5': [9, 16], 'P5.6': [17, 25, 30], 'P5.7': [17] },
    ...{ 'P5.8': [2], 'P5.9': [23, 24], 'P7.2': [27], 'P7.5': [2], 'R-P6': [9, 16], 'R-P9': [2, 3, 9, 16] },
    ...{ 'R-P12': [27], 'R-P18': [2, 11] }, // of our own set
  },
  paris_paris: {
    ...{ 'T0.1': [2, 3, 5, 7, 25], 'T0.3': [12, 60], 'T0.4': [2], 'T0.6': [5], 'T0.7': [5, 7, 60], 'T1.2': [2] },
    ...{ 'T1.1': [2, 3, 4, 5, 12, 15, 20], 'T2.3': [2], 'T2.7': [2], 'T3.1': [1], 'T3.2': [1], 'T3.3': [2] },
    ...{ 'T4.2': [1, 4], 'T5.2': [1, 3, 4], 'T5.4': [3, 4], 'R-T5': [4], 'R-T6': [3, 4] },
  },
};

/** Number words from two on, by how they begin. */
const WORDS = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  pl: 'dw(?:a|ie|óch|oma)|dwiem trzy|trzech|trzema|trzem czter(?:y|ech|ema|em) pięć|pięci|pięciu sześć|sześci|sześciu|sześcioma siedm(?:iu)?|siedem oś(?:em|miu) dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu',
  ru: 'дв(?:а|е|ух|умя|ум) тр(?:и|ёх|емя|ём) четыр(?:е|ёх|ьмя|ём) пят(?:ь|и|ью) шест(?:ь|и|ью) сем(?:ь|и|ью) восем(?:ь|ью)|восьми девят(?:ь|и|ью) десят(?:ь|и|ью) одиннадцат(?:ь|и) двенадцат(?:ь|и)',
  uk: 'дв(?:а|і|ох|ома|ом) тр(?:и|ьох|ьома|ьом) чотир(?:и|ьох|ма|ьом) п’ят(?:ь|и|ьох) шіст(?:ь)|шести|шістьох сім|семи|сімох вісім|восьми|вісьмох дев’ят(?:ь|и) десят(?:ь|и) одинадцят(?:ь|и) дванадцят(?:ь|и)',
};

/** Where a two says no number. */
const BOTH = /(?<!\p{L})(?:les deux|(?:le|i|tutti e) due)(?!\p{L})/gu;

/** The numbers that a text says by itself, in figures or words. */
const literals = (text, lang) => {
  const known = WORDS[lang].split(' ').map((word) => new RegExp(`^(?:${word})$`, 'u')),
    plain = text
      .replace(/\{\w+\}/g, '')
      .toLowerCase()
      .replace(BOTH, '');
  return (plain.match(/\d+|[\p{L}’]+/gu) ?? []).flatMap((word) => {
    if (/^\d+$/.test(word)) return [Number(word)];
    const place = known.findIndex((pattern) => pattern.test(word));
    return place < 0 ? [] : [place + 2];
  });
};

/** The gaps of a text. */
const gaps = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('numbers are found in figures and in words', () => {
  assert.deepEqual(literals('Remove three tiles, {removed} of 36', 'en'), [3, 36]);
  assert.deepEqual(literals('с двумя лавками и пятью линиями', 'ru'), [2, 5]);
  assert.deepEqual(literals('sześcioma parcelami', 'pl'), [6]);
});

for (const game of Object.keys(FIXED))
  for (const lang of Object.keys(LANGUAGES)) {
    test(`${lang}: no clause of ${game} says a number that a box can change`, async () => {
      const { clauses, lead, glossary } = await loadRuleWords(game, lang),
        said = Object.entries(clauses).filter(([id]) => !id.startsWith('E-'));
      for (const [id, text] of said)
        assert.deepEqual(
          literals(text, lang).filter((n) => !(FIXED[game][id] ?? []).includes(n)),
          [],
          `${id}: ${text}`,
        );
      for (const text of [lead, ...glossary.map(([, meaning]) => meaning)])
        assert.doesNotMatch(text, /(?<![\d×])(?!2×2|64|1900)\d/, text);
    });

    test(`${lang}: the rules of ${game} tell every box with its own numbers`, async () => {
      speak(lang, ...(await loadWords(lang, game, [], true)));
      const words = await loadRuleWords(game, lang),
        english = await loadRuleWords(game, 'en'),
        numbers = await loadRuleNumbers(game),
        tellings = boxes(game).map((printed) => told(words, numbers, printed));
      for (const [id, text] of Object.entries(words.clauses)) {
        const all = tellings.map(({ clauses }) => clauses[id]);
        for (const said of all)
          assert.doesNotMatch(said, /[{}]|\bundefined\b|\bNaN\b|\bnull\b|\[object| {2}|^$/, `${id}: ${said}`);
        if (gaps(text).length) assert.ok(new Set(all).size > 1, `${id} is the same for every box: ${all[0]}`);
        assert.deepEqual(gaps(text).sort(), gaps(english.clauses[id]).sort(), id);
        assert.ok(all[0].length < 230, `${id}: ${all[0].length} characters`);
      }
      assert.deepEqual(Object.keys(words.parts).sort(), Object.keys(english.parts).sort());
    });
  }

for (const game of Object.keys(FIXED))
  test(`the pictures of ${game} draw any box`, async () => {
    const { pictures } = await loadPictures(game);
    for (const printed of boxes(game))
      for (const [id, picture] of Object.entries(pictures))
        assert.doesNotMatch(picture(printed), /undefined|NaN|\[object/, id);
  });

test('the pictures show the numbers of the box', async () => {
  const { pictures } = await loadPictures('paris'),
    [ours, ...others] = boxes('paris');
  const shown = [
    'P0.1',
    'P0.2',
    'P0.3',
    'P0.5',
    'P0.6',
    'P0.8',
    'P0.9',
    'P1.1',
    'P2.5',
    'P4.1',
    'P4.2',
    'P4.3',
    'P4.6',
    'P7.3',
  ];
  for (const id of shown)
    assert.ok(
      others.some((printed) => pictures[id](printed) !== pictures[id](ours)),
      id,
    );
  assert.match((await loadPictures('lumiere')).pictures['L5.3'](boxes('lumiere')[0]), /−3/);
});
