// The position of the day as a small picture. It wears its game's styles in a tree of its own, so that the page around it keeps its look.
import { html, render, unsafeSVG } from '../ui/html.js';
import { lampDefs } from '../pieces/lamp.js';
import { seatPatterns } from '../pieces/seats.js';
import { loadGame, stylesOf } from '../game.js';
import { ask } from '../net.js';
import { loadLanguage, store } from '../shell.js';
import { contextOf, newModel } from '../table/model.js';

const STYLES = ['tokens', 'base', 'controls', 'table', 'afar'].map((name) => `/styles/${name}.css`);

/** The board as nobody plays on it. @param {string} game @param {any} given a puzzle as the server tells it */
const boardOf = async (game, { table, state }) => {
  const [{ board }, components] = await Promise.all([
    loadGame(game).then(({ board: load }) => load()),
    ask('GET', `/api/games/${game}/components`),
    loadLanguage(game),
  ]);
  const still = { ...state, legal: [], status: 'over' },
    model = { ...newModel('puzzle'), table: { ...table, status: 'over' }, state: still, components, board };
  return board.board(contextOf(model, false, [], () => null));
};

/** Whether the words of another game are needed now, by its table or its options. */
const isElsewhere = () => store.get().path !== '/' || store.get().sheet !== '' || store.get().busy !== '';

/** Draw it inside an element, once. @param {HTMLElement} frame */
export const drawToday = async (frame) => {
  const puzzle = await ask('GET', '/api/puzzles/daily'),
    { game } = puzzle.table;
  if (isElsewhere()) return;
  const board = await boardOf(game, puzzle),
    root = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
  frame.dataset.game = game;
  const sheets = [...STYLES, stylesOf(game)];
  render(
    html`${sheets.map((href) => html`<link rel="stylesheet" href=${href} />`)}<svg class="defs">
        <defs>${unsafeSVG(lampDefs() + seatPatterns())}</defs>
      </svg>
      <div class="afar"><div class="t-board">${board}</div></div>`,
    root,
  );
};
