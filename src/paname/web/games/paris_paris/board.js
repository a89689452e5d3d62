// Paris Paris's board: the map of Paris with its five bus lines.
import { map } from './map.js';
import { tray } from './cards.js';
import { aid, holdings } from './aid.js';
import { click, cursor, key, point } from './moves.js';
import { log, prompt, say, sums } from './words.js';
import { where, words } from './reading.js';
import { stage } from './stage.js';
import { acts } from './acts.js';
import { bar, headline, spoken } from './tour.js';

/** @type {import('../../boards/board.js').Board} */
export const board = {
  board: map,
  tray,
  aid,
  holdings,
  prompt,
  say,
  words,
  where,
  log,
  sums,
  click,
  point,
  key,
  stage,
  cursor,
  acts,
  bar,
  headline,
  spoken,
  scoresNow: 'scores.so_far',
  peeks: ['line', 'tile', 'shop'],
  fresh: ({ show }) => ({ show }),
};
