// Pictures of the rules, built from the pieces: each belongs to a clause and says what its words say.
import { at, circle as dot, rect, stroke, text } from '../../pieces/svg.js';
import { arrow, ground, row, sign } from '../../rulebook/ground.js';
import { box } from '../../rulebook/facts.js';
import { book, customer, GENRES, padlock, spine, stall, stroller } from './pieces.js';
import { bridge } from './scene.js';
import { t } from '../../i18n.js';

/** A card of a customer. @param {string} genre */
const card = (genre) => customer(genre, t(`genre.${genre}`));

/** Points in the sign of the house. @param {number} x @param {string} points */
const paid = (x, points) =>
  dot(x, 70, 30, 'var(--gold)', 'stroke="var(--contour)" stroke-width="3"') +
  text(x, 80, 28, points, { fill: '#2b1f2e' });

/** A stall with a book in it. @param {number} x @param {string} genre @param {number} stars @param {number} seed */
const open = (x, genre, stars, seed) => at(x, 24, 0.6, stall(seed) + at(50, 18, 0.8, book(genre, stars)));

const genres = () =>
  ground() +
  row(
    GENRES.map((genre, i) => book(genre, (i % 3) + 1)),
    1,
    76,
    100,
  );

const across = () =>
  ground('var(--land)') +
  rect(110, 0, 140, 140, 'var(--seine)') +
  at(180, 70, 0.86, bridge('pont_neuf', true)) +
  open(4, 'novels', 2, 3) +
  open(258, 'travel', 1, 9);

const callers = () =>
  ground() +
  at(70, 14, 0.8, card('poetry')) +
  at(206, 14, 0.8, card('theatre'), 'opacity=".45"') +
  stroke('M214 24 L284 116', 'var(--bad)', 6);

const walk = () =>
  ground('var(--land)') +
  [0, 1, 2]
    .map(
      (i) =>
        open(84 + i * 92, GENRES[i + 1], 3 - i, i * 4) +
        dot(132 + i * 92, 118, 14, 'var(--absinthe)') +
        text(132 + i * 92, 124, 18, i + 1, { fill: '#fffaf0' }),
    )
    .join('') +
  at(44, 118, 0.9, stroller());

const lock = () =>
  ground('var(--seine)') +
  at(150, 74, 1.5, bridge('pont_des_arts', true)) +
  at(150, 74, 1.4, padlock(1)) +
  at(310, 74, 1.6, padlock(2));

const shelves = () =>
  ground() +
  [0, 1, 2].map((i) => at(40 + i * 24, 38, 1, spine('novels', i + 1))).join('') +
  rect(30, 103, 96, 8, 'var(--wood)', 2) +
  sign(160, '>') +
  [0, 1].map((i) => at(200 + i * 24, 38, 1, spine('novels', 2))).join('') +
  rect(190, 103, 72, 8, 'var(--wood)', 2) +
  paid(312, '+4');

const pays = () =>
  ground() +
  at(40, 14, 0.8, card('travel')) +
  sign(150, '+') +
  at(176, 22, 0.95, book('travel', 1)) +
  arrow(256) +
  paid(326, '+2');

/** Pictures by clause, each in a box of 360×140. @type {Record<string, () => string>} */
export const pictures = {
  'Q1.1': genres,
  'Q1.2': across,
  'Q1.4': callers,
  'Q2.1': walk,
  'Q2.2': lock,
  'Q4.2': shelves,
  'Q4.3': pays,
};

/** @type {import('../../game.js').RulePicturesModule['facts']} */
export const facts = [[/^books\./, (v, _, id) => box(76, 100, book(id.slice(6), 3), v.titles.join(' · '))]];
