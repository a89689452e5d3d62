// The stage of the table: what happened is told, sounded and moved, act by act.
import { announce, store } from '../shell.js';
import { play } from '../sound.js';
import { isStill } from '../prefs.js';
import { change, model } from './current.js';
import { context } from './context.js';
import { inTurn, perform } from './motion.js';
import { createStageQueue } from './stage_queue.js';
import { plainLine } from './plain_words.js';

/** @typedef {import('../boards/board.js').Act} Act */
/** @typedef {import('../net.js').Update} Update */

const mayMove = () => !isStill(store.get().prefs);

/** What is on stage lies in `ui.show`. @param {Act | null} act */
const put = (act) => {
  const { show: _, ...ui } = model().ui;
  change(act ? { ui: { ...ui, show: act.show } } : { ui, hover: null });
  const said = act ? inWords([act]) : '';
  if (said) announce(said);
};

/** @param {Act} act */
const sound = ({ sound: played = [], motions = [] }) => {
  [played].flat().forEach(play);
  if (mayMove()) perform(motions);
};

/** @param {readonly Act[]} acts */
const inWords = (acts) => {
  const c = context();
  return acts
    .map((act) => model().board?.spoken?.(c, act.show) ?? '')
    .filter(Boolean)
    .join(' ');
};

/** Acts that were passed over because too much had happened are told in words. @param {readonly Act[]} acts */
const missed = (acts) => {
  const words = inWords(acts);
  if (words) announce(words);
};

export const stage = createStageQueue({ put, sound, missed, still: () => !mayMove() });

/** Tell and show what led from one view to the next. @param {readonly Update[]} news @param {any} before the view that they change */
export const tell = (news, before) => {
  const c = context(),
    { board, past } = model();
  if (!board) return;
  const events = news.flatMap((update) => update.events ?? []),
    words = events.flatMap((event) => board.log(c, event) ?? []).map(plainLine),
    stages = events.map((event) => board.stage(c, event));
  if (words.length) announce(words.slice(-4).join(' '));
  const opening = {
    sound: stages.flatMap((one) => one.sound ?? []),
    motions: inTurn(stages.map((one) => one.motions)),
  };
  const last = model().updates.at(-1)?.n ?? 0;
  stage.play([{ ...opening, ms: 0, halt: false }, ...(before && !past ? (board.acts?.(c, before, events) ?? []) : [])]);
  stage.then(() => model()?.told !== last && change({ told: last }));
};
