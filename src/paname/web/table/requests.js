// What people at a table ask of each other: to take back, to pause, to end, to play again. Everybody sees the question and its answers.
import { html, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { toldKey } from '../words/sentence.js';
import { send } from './link.js';
import { refuse } from './refusals.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {{what: string, seat: number, waiting: readonly number[]}} Question */

/** Send a command that is answered in words if it is refused. @param {import('../net.js').Sent} command */
export const order = async (command) => {
  const reply = await send(command);
  if (!reply.ok) void refuse(reply.error);
  return reply;
};

/** @param {'pause' | 'end' | 'rematch'} what */
export const propose = (what) => order({ type: 'propose', what });
export const resume = () => order({ type: 'resume' });

/** What is being asked, the oldest kind first. @param {Model} m @returns {Question[]} */
export const questions = (m) => {
  const asked = m.state?.undo.asked,
    proposal = m.state?.proposal;
  return [...(asked ? [{ what: 'undo', ...asked }] : []), ...(proposal ? [proposal] : [])];
};

/** @param {string} what @param {boolean} grant @returns {import('../net.js').Sent} */
const answer = (what, grant) => (what === 'undo' ? { type: 'undo_answer', grant } : { type: 'answer', grant });

/** The two answers, for those who have not given theirs. @param {Question} question */
export const answers = ({ what }) =>
  html`<button class="btn low go" @click=${() => order(answer(what, true))}>${t(`ask.${what}.yes`)}</button
    ><button class="btn low" @click=${() => order(answer(what, false))}>${t('ask.no')}</button>`;

/** Who asks what, and who is still to answer. @param {Question} question @param {Context} c */
export const questionWords = ({ what, seat, waiting }, c) => {
  const who = c.seats[seat],
    names = waiting.map((other) => c.seats[other]?.name).join(', ');
  return `${t(toldKey(`ask.${what}`, who?.own), { name: who?.name })} ${t('ask.waiting', { names })}`;
};

/** A question as a bar: to answer, or to wait for the answers. @param {Model} m @param {Context} c @param {Question} question */
const questionBar = (m, c, question) => {
  const isAsked = question.waiting.some((seat) => m.yours.includes(seat)),
    who = c.seats[question.seat];
  return html`<div class="netbar ask" role=${isAsked ? 'alert' : 'status'}>
    ${isAsked ? html`<span>${t(`ask.${question.what}`, { name: who?.name })}</span>${answers(question)}` : html`<span>${questionWords(question, c)}</span>`}
  </div>`;
};

/** A game that everybody agreed to pause. @param {Model} m */
export const pauseBar = (m) =>
  m.state?.clock?.paused
    ? html`<div class="netbar ask" role="status">
        <span>${t('pause.text')}</span
        >${m.yours.length ? html`<button class="btn low" @click=${resume}>${t('pause.resume')}</button>` : nothing}
      </div>`
    : nothing;

/** The question that is to be answered, or waited for; a rematch is asked on the result's sheet. @param {Model} m @param {Context} c */
export const requestBar = (m, c) => {
  const question = questions(m).find(({ what }) => what !== 'rematch');
  return question ? questionBar(m, c, question) : nothing;
};
