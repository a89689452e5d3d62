// The tokens: contrast of every pair of words and ground, and distances of seats under simulated colour blindness.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../../src/paname/web/styles/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, names, body]) => ({
  names: names.split(',').map((one) => one.trim()),
  colours: [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/gi)].map(([, name, value]) => [name, value]),
}));
const block = (wanted) => {
  const found = rules.filter(({ names }) => names.includes(wanted));
  assert.ok(found.length, `the tokens have a block ${wanted}`);
  return Object.fromEntries(found.flatMap(({ colours }) => colours));
};
const rgb = (hex) =>
  [1, 3, 5].map(
    (i) =>
      parseInt((hex.length === 4 ? `#${[...hex.slice(1)].map((c) => c + c).join('')}` : hex).slice(i, i + 2), 16) / 255,
  );
const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (hex) => {
  const [r, g, b] = rgb(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a, b) => {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
// Machado, Oliveira and Fernandes 2009, full strength.
const EYES = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const oklab = (hex, eye) => {
  const seen = rgb(hex).map(linear),
    [r, g, b] = EYES[eye].map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, v, i) => sum + v * seen[i], 0),
        ),
      ),
    );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const distance = (a, b, eye) => 100 * Math.hypot(...oklab(a, eye).map((v, i) => v - oklab(b, eye)[i]));

const day = block(':root'),
  night = { ...day, ...block(`:root[data-theme='nuit']`) };
const LOOKS = {
  day,
  night,
  clair: { ...day, ...block(`:root[data-palette='clair']`) },
  'clair by night': { ...night, ...block(`:root[data-palette='clair']`) },
  contraste: { ...day, ...block(`:root[data-palette='contraste']`) },
  'contraste by night': {
    ...night,
    ...block(`:root[data-palette='contraste']`),
    ...block(`:root[data-palette='contraste'][data-theme='nuit']`),
  },
};
const PAIRS = [
  ['ink', 'paper', 7],
  ['ink', 'card', 7],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'card', 4.5],
  ['ink-2', 'card-2', 4.5],
  ['ink-2', 'inset', 4.5],
  ['vermilion', 'card', 4.5],
  ['on-vermilion', 'vermilion', 4.5],
  ['good', 'card', 4.5],
  ['bad', 'card', 4.5],
  ['tx-s1', 's1', 4.5],
  ['tx-s2', 's2', 4.5],
  ['tx-s3', 's3', 4.5],
  ['tx-s4', 's4', 4.5],
];

for (const [name, tokens] of Object.entries(LOOKS)) {
  test(`words can be read in ${name}`, () => {
    for (const [word, ground, least] of PAIRS)
      assert.ok(
        ratio(tokens[word], tokens[ground]) >= least,
        `${word} on ${ground}: ${ratio(tokens[word], tokens[ground]).toFixed(2)}`,
      );
  });
}

test('seats differ for every pair of eyes', () => {
  for (const [name, least] of [
    ['day', 7],
    ['night', 9],
    ['clair', 16],
  ])
    for (const eye of Object.keys(EYES))
      for (let i = 1; i <= 4; i++)
        for (let j = i + 1; j <= 4; j++)
          assert.ok(
            distance(LOOKS[name][`s${i}`], LOOKS[name][`s${j}`], eye) >= least,
            `${name}, ${eye}: s${i} and s${j}`,
          );
});

test('stones of the two colours differ in lightness for every pair of eyes, signs and roofs stand out from them', () => {
  for (const name of ['contraste', 'contraste by night']) {
    const tokens = LOOKS[name];
    for (const o of ['co1', 'co2', 'co3'])
      for (const b of ['cb1', 'cb2', 'cb3']) assert.ok(ratio(tokens[o], tokens[b]) >= 3, `${name}: ${o} and ${b}`);
    for (const [piece, ground, least] of [
      ['coe', 'co1', 4.5],
      ['cbe', 'cb1', 4.5],
      ['ro-t', 'co1', 2],
      ['rb-t', 'cb1', 2],
    ])
      assert.ok(ratio(tokens[piece], tokens[ground]) >= least, `${name}: ${piece} on ${ground}`);
  }
});

test('stones differ for every pair of eyes in clair', () => {
  for (const eye of Object.keys(EYES))
    assert.ok(
      distance(LOOKS.clair.co1, LOOKS.clair.cb1, eye) >= 12,
      `${eye}: ${distance(LOOKS.clair.co1, LOOKS.clair.cb1, eye)}`,
    );
});
