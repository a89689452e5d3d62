// Paris' board: six districts round the Arc, the bonus track round the city.
import { city } from './city.js';
import { phoneCity } from './phone.js';
import { click, cursorTarget, key, look, point, primary } from './moves.js';
import { aid, holdings } from './seats.js';
import { choices, tray } from './tray.js';
import { prompt, say, sums } from './words.js';
import { log } from './log.js';
import { stage } from './stage.js';
import { bar, finale } from './finale.js';
import { headline } from '../../boards/counting.js';
import { lesson } from './lesson.js';
import { where, words } from './regions.js';

/** @param {import('../../boards/board.js').Context} c */
const picture = (c) => (c.phone ? phoneCity(c) : city(c));

/** @type {import('../../boards/board.js').Board} */
export const board = {
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
