// Paris' board: six districts round the Arc, the bonus track round the city.
import { city } from './paris/city.js';
import { phoneCity } from './paris/phone.js';
import { click, cursorTarget, key, look, point, primary } from './paris/moves.js';
import { aid, holdings } from './paris/seats.js';
import { choices, tray } from './paris/tray.js';
import { line, named, prompt, say, sums } from './paris/words.js';
import { log } from './paris/log.js';
import { stage } from './paris/stage.js';
import { bar, finale } from './paris/finale.js';
import { headline } from './counting.js';
import { lesson } from './paris/lesson.js';
import { where, words } from './paris/regions.js';

/** @param {import('./board.js').Context} c */
const picture = (c) => (c.phone ? phoneCity(c) : city(c));

/** @type {import('./board.js').Board} */
export const board = {
  title: 'Paris',
  board: picture,
  tray,
  aid,
  aidStays: true,
  holdings,
  prompt,
  say,
  choices,
  primary,
  settled: primary,
  words,
  where,
  log,
  named,
  line,
  sums,
  click,
  point,
  key,
  look,
  stage,
  finale,
  bar,
  headline,
  lesson,
  cursor: cursorTarget,
  peeks: ['bonus', 'tile'],
  fresh: ({ focus, cursor, tab }) => ({ focus, cursor, tab }),
};
