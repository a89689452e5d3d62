// No text that a person sees or hears names a thing by its id, in any language.
import './browser.js';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, loadWords, speak } from '../../../src/paname/web/i18n.js';
import { refusalWords, scoreWords } from '../../../src/paname/web/words/sentence.js';
import { loadGame } from '../../../src/paname/web/game.js';
import { shown } from './template.js';

const GAMES = ['lumiere', 'paris_paris', 'paris'];
const SAMPLES = new URL('../samples/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, SAMPLES), 'utf8'));
const REFUSALS = read('refusals');
const ID = /\p{L}_\p{L}|gold-prestige|\b(?:lumiere|paris|paris_paris)\.\w+/u;

/** The positions of a game, with its components. */
const positions = (game) => {
  if (game === 'paris_paris') {
    const { components, moments, middle, breakdown } = read(game);
    return [{ ...middle, components, breakdown, events: moments.flatMap(({ events }) => events) }];
  }
  const own = new RegExp(`^${game}_(?!components|paris)(\\w+)\\.json$`),
    components = read(`${game}_components`);
  return readdirSync(SAMPLES)
    .filter((name) => own.test(name))
    .map((name) => ({ ...read(name.replace('.json', '')), components }));
};

const context = ({ view, legal, to_move: toMove, components }, draft, phone) => ({
  view,
  legal,
  draft,
  candidates: legal,
  ready: null,
  ghost: null,
  hover: null,
  ui: {},
  seats: [0, 1, 2, 3].map((seat) => ({ seat, name: `p${seat}`, own: seat === 0, mark: seat + 1, bot: false })),
  seat: 0,
  toMove,
  phone,
  inWords: true,
  since: [],
  forecast: () => null,
  refusal: () => null,
  components,
});

/** Everything that a board says in a position. */
const said = (board, game, position) => {
  const c = context(position, {}, false),
    phone = context(position, {}, true),
    { events } = position;
  return [
    ...[c, phone].flatMap((one) => [Object.values(board.prompt(one)), board.tray(one), board.choices?.(one)]),
    board.words(c),
    board.where?.(c),
    board.aid(c),
    [0, 1].map((seat) => board.holdings(c, seat)),
    ...position.legal.map((action) => Object.values(board.say(c, action))),
    ...events.map((event) => board.log(c, event)?.parts),
    ...position.breakdown.map((line) => Object.values(scoreWords(line))),
    board.sums(position.breakdown).map(({ label }) => label),
    ...REFUSALS[game].map((why) => refusalWords({ why }).text),
  ].map(shown);
};

for (const game of GAMES)
  for (const lang of Object.keys(LANGUAGES))
    test(`${game} in ${lang} names things by their names`, async () => {
      speak(lang, ...(await loadWords(lang, game)));
      const board = await loadGame(game)
          .then((client) => client.board())
          .then(({ board }) => board),
        words = positions(game).flatMap((position) => said(board, game, position));
      assert.ok(words.length > 100);
      assert.deepEqual(
        words.flatMap((one) => one.match(ID)?.[0] ?? []),
        [],
      );
    });
