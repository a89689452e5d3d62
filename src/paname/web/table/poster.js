// The poster of a table's game, drawn once and shown when it is there.
import { loadGame } from '../game.js';
import { store } from '../shell.js';

const art = { game: '', text: '' };

/** @param {string} game */
export const posterOf = (game) => {
  if (art.game === game) return art.text;
  [art.game, art.text] = [game, ''];
  void loadGame(game)
    .then(({ poster }) => poster())
    .then(({ poster }) => {
      if (art.game === game) art.text = poster();
      store.set({});
    });
  return '';
};
