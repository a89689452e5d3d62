// Why something can't be done: asked where somebody ran into it, or before, where a board shows it.
import { announce } from '../shell.js';
import { t } from '../i18n.js';
import { refusalWords } from '../words/sentence.js';
import { legalOf, lessonStep } from './model.js';
import { asOfNow, change, model } from './current.js';
import { createBatch } from './batch.js';
import { send } from './link.js';

/** @typedef {import('./model.js').Spot} Spot */
/** @typedef {import('../draft.js').Legal} Legal */

/** What the rules say, all of it; nothing where the line is legal after all. @param {import('../net.js').Why} [why] @returns {import('../net.js').Reason} */
const reasonOf = ({ clause = '', code = '', facts = {}, text = '' } = {}) => ({ clause, code, facts, text });

const batch = createBatch(
  /** @param {string[]} drafts as JSON */
  async (drafts) => {
    const decision = model().state?.decision,
      replies = await Promise.all(drafts.map((draft) => send({ type: 'why', draft: JSON.parse(draft) })));
    if (model()?.state?.decision !== decision) return;
    const refusals = new Map(model().refusals);
    drafts.forEach((draft, i) => refusals.set(draft, reasonOf(replies[i].why)));
    change({ refusals });
  },
);

/** Why a draft isn't legal, if that is known; if not, it is asked for. @param {import('../draft.js').Draft} draft */
export const refusal = (draft) => {
  const key = JSON.stringify(draft),
    known = model().refusals.get(key) ?? null;
  if (!known && legalOf(model()).length) batch.want(key);
  return known;
};

let questions = 0;

/** Ask why something isn't possible; only the last question is answered. @param {{text?: string, draft?: import('../draft.js').Draft}} question @param {Spot | null} [at] */
export const askWhy = async (question, at = null) => {
  if (lessonStep(model())?.alive) return refuseInWords(t('learn.first'), at);
  const isCurrent = asOfNow(),
    asked = ++questions,
    reply = await send({ type: 'why', ...question });
  if (asked !== questions || !isCurrent()) return;
  if (!reply.ok) return refuse(reply.error, [], at);
  if (reply.why?.code) refuse({ why: reasonOf(reply.why) }, reply.why.near, at);
};

/** Say why something isn't done. @param {import('../words/sentence.js').Refusal | undefined} refusal @param {Legal[]} [near] what could be done instead
 * @param {Spot | null} [at] where it was pointed at */
export const refuse = (refusal = {}, near = [], at = null) =>
  say(refusalWords(refusal), refusal.why?.clause ?? refusal.clause ?? '', near, at);

/** Say so in words of the board. @param {string} text @param {Spot | null} at */
export const refuseInWords = (text, at) => say({ text, lang: '' }, '', [], at);

/** @param {import('../words/sentence.js').Said} said @param {string} clause @param {Legal[]} near @param {Spot | null} at */
const say = (said, clause, near, at) => {
  change({ why: { clause, said, near: near.slice(0, 2), at } });
  announce(said.text || t('why.label'), true);
};
