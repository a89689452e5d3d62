// Paris Paris's board: the map of Paris with its five bus lines.
import { map } from './paris_paris/map.js';
import { tray } from './paris_paris/cards.js';
import { aid, holdings } from './paris_paris/aid.js';
import { click, cursor, key, point } from './paris_paris/moves.js';
import { line, log, named, prompt, say, sums } from './paris_paris/words.js';
import { where, words } from './paris_paris/reading.js';
import { stage } from './paris_paris/stage.js';
import { acts } from './paris_paris/acts.js';
import { lesson } from './paris_paris/lesson.js';
import { bar, headline, spoken } from './paris_paris/tour.js';

/** @type {import('./board.js').Board} */
export const board = {
  title: 'Paris Paris',
  board: map,
  tray,
  aid,
  holdings,
  prompt,
  say,
  words,
  where,
  log,
  named,
  line,
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
  lesson,
  peeks: ['line', 'tile', 'shop'],
  fresh: ({ line: lit, show }) => ({ line: lit, show }),
};
