// Paris' board: six districts round the Arc, the bonus track round the city.
import { city } from './city.js';
import { phoneCity } from './phone.js';
import { click, cursorTarget, key, look, point } from './moves.js';
import { follow, forced, primary, settled } from './turn.js';
import { aid, holdings } from './seats.js';
import { sheets } from './sheets.js';
import { choices, tray } from './tray.js';
import { prompt, say, sums } from './words.js';
import { log, unlisted } from './log.js';
import { stage } from './stage.js';
import { bar, finale, headline } from './finale.js';
import { acts } from './moments.js';
import { where, words } from './regions.js';

/** @param {import('../../boards/board.js').Context<import('./view.js').View>} c */
const picture = (c) => (c.phone ? phoneCity(c) : city(c));

/** @type {import('../../boards/board.js').Board} */
export const board = {
  board: picture,
  tray,
  aid,
  aidStays: true,
  sheets,
  holdings,
  prompt,
  say,
  choices,
  primary,
  follow,
  forced,
  settled,
  words,
  where,
  log,
  unlisted,
  sums,
  click,
  point,
  key,
  look,
  stage,
  acts,
  finale,
  bar,
  headline,
  cursor: cursorTarget,
  peeks: ['bonus', 'tile'],
  fresh: ({ focus, cursor }) => ({ focus, cursor }),
};
