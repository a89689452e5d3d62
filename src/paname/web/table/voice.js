// The one place for words: a notice, a reason, a hint, the coach, a forecast or what to do. It keeps its size, whatever it says.
import { html, icon, nothing } from '../ui/html.js';
import { number, signed, t } from '../i18n.js';
import { store } from '../shell.js';
import { coachWords } from './coach.js';
import { declined, sinceLines } from './model.js';
import { notice } from './notices.js';
import { wholeLine } from './plain_words.js';
import { refusalWords } from './refusal_words.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../boards/board.js').Legal} Legal */
/** @typedef {import('../ui/html.js').Shown} Shown */
/** @typedef {import('./model.js').Model} Model */

/** @param {Shown} title @param {Shown} note */
const say = (title, note) => html`<div class="say">${title}<small>${note}</small></div>`;
/** @param {string} words */
const calm = (words) => html`<div class="say calm">${words}</div>`;

/** What the strongest bot thinks of its choice. @param {NonNullable<Model['hint']>} hint */
const hintWords = ({ level, lead, win }) => {
  const name = store.get().levels.find((one) => one.level === level)?.name ?? level;
  if (lead === null || win === null) return t('hint.says', { name });
  const n = Math.abs(Math.round(lead)),
    how = n === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind';
  return t(`hint.${how}`, { name, n, win: Math.round(win * 100) });
};

/** What speaks for it, in the game's own terms: what you gain, and what others lose. @param {NonNullable<Model['hint']>} hint @param {Context} c */
const hintReasons = ({ terms }, c) => {
  const list = terms.slice(0, c.phone ? 1 : 2).map(({ seat, term, points }) => {
    const what = `${t(`term.${term}`)} ${signed(points)}`;
    return seat === c.seat ? what : t('hint.why.rival', { name: c.seats[seat]?.name, what });
  });
  return list.length ? t('hint.why', { list: list.join(', ') }) : '';
};

/** The big number: what the move is worth to its maker. @param {Context} c @param {Legal} action */
const gain = (c, action) => {
  const points = c.seat >= 0 ? c.forecast(action.id)?.totals[c.seat] : 0;
  return points ? html`<span class="gain num ${points < 0 ? 'bad' : 'good'}">${signed(points)}</span>` : nothing;
};

/** A move that is composed, hovered or hinted at. @param {Model} m @param {Context} c @param {Legal} action */
const moveWords = (m, c, action) => {
  const said = m.board?.say(c, action),
    hint = m.hint?.action.id === action.id ? m.hint : null;
  const sign = hint ? html`<span class="hint-mark">${icon('hint', 16)}</span>` : nothing;
  return html`${gain(c, action)}${say(html`${sign}${said?.title}`, html`${hint ? html`${hintReasons(hint, c)} ${hintWords(hint)}` : (said?.note ?? '')}`)}`;
};

/** What the others did since your last move, in a sentence or two; what the table tells names everybody's points itself. @param {Model} m @param {Context} c */
const since = (m, c) => {
  const refused = declined(m, c),
    lines = refused ? [refused] : sinceLines(m, c).slice(-2);
  return lines.length
    ? html`<span class="since"
        >${lines.map((line) => html`<span>${wholeLine(line)}${line.points && line.seat >= 0 ? html` <b class="num">${signed(line.points)}</b>` : nothing}. </span>`)}</span
      >`
    : nothing;
};

/** What to do. @param {Model} m @param {Context} c */
const promptWords = (m, c) => {
  const said = m.board?.prompt(c);
  if (!said) return nothing;
  return say(said.text, said.reading ? said.hint : html`${since(m, c)}<span>${said.hint}</span>`);
};

/** @param {Model} m @param {Context} c */
const resultLine = (m, c) =>
  m.state?.result?.scores.map((points, seat) => `${c.seats[seat]?.name} ${number(points)}`).join(' · ') ?? '';

/** A move is made when it is stored; who waits for that is told. @param {Model} m */
export const sendingWords = (m) => t(Date.now() - m.sentAt >= 2000 ? 'act.sending.long' : 'act.sending');

/** @param {Model} m @param {Context} c */
const waiting = (m, c) => {
  const seconds = m.thinking ? (Date.now() - m.thinking.since) / 1000 : 0,
    name = c.seats[m.thinking?.seat ?? c.toMove]?.name ?? '';
  if (m.sending) return sendingWords(m);
  if (seconds >= 15) return t('act.thinking.long', { name, n: Math.floor(seconds) });
  return t(seconds >= 2 ? 'act.thinking' : 'turn.theirs', { name });
};

/** What is on stage, if something is shown before the table goes on. @param {Model} m @param {Context} c */
export const onStage = (m, c) => (m.past ? null : (m.board?.bar?.(c) ?? null));

/** @param {Model} m @param {Context} c */
const waitingWords = (m, c) => {
  const refused = declined(m, c);
  return refused ? say(waiting(m, c), html`<span class="since">${refused.parts}.</span>`) : calm(waiting(m, c));
};

/** @param {Model} m @param {Context} c */
const tableWords = (m, c) => {
  const shown = c.ready ?? c.ghost;
  if (!shown && m.board?.prompt(c).reading) return promptWords(m, c);
  if (m.past) return say(t('replay.at', { n: m.past.decision, of: m.state?.decision }), t('replay.say'));
  if (m.state?.status === 'over') return say(t('turn.over'), resultLine(m, c));
  if (!c.legal.length) return waitingWords(m, c);
  return shown ? moveWords(m, c, shown) : promptWords(m, c);
};

/** @param {Model} m @param {Context} c */
export const voice = (m, c) => {
  if (!m.board || !m.state) return nothing;
  const said = notice(m, c);
  if (said) return said;
  if (m.why) return refusalWords(m);
  if (m.hinting) return calm(t('act.thinking', { name: store.get().levels.at(-1)?.name ?? '' }));
  const stage = onStage(m, c);
  if (stage) return say(stage.title, stage.note);
  return coachWords(m, c) ?? tableWords(m, c);
};
