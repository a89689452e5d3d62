// The result over the last board: ranking, bars that add up, and what to do next.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { sheet } from '../ui/sheets.js';
import { number, t } from '../i18n.js';
import { toldKey } from '../words/sentence.js';
import { rematch } from './after.js';
import { answers, questions, questionWords } from './requests.js';
import { scoreTables } from './panels.js';
import { ownRating, ratingOf } from './rating_change.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').Result} Result */
/** @typedef {{label: string, points: number}} Part */

/** One piece of a bar. @param {Part} part @param {number} i @param {number} most @param {number} mark */
const piece = ({ label, points }, i, most, mark) =>
  html`<span
    class="part p${i % 4} s${mark}"
    .style=${`width:${(points / most) * 100}%`}
    title="${label} ${number(points)}"
    >${points / most > 0.06 ? points : ''}</span
  >`;

/** What was lost, hatched over the end of what was won. @param {readonly Part[]} parts @param {number} most */
const loss = (parts, most) => {
  const lost = parts.reduce((sum, { points }) => sum + Math.min(0, points), 0),
    width = (-lost / most) * 100;
  return lost
    ? html`<span class="part loss" .style=${`width:${width}%;margin-left:-${width}%`}>${number(lost)}</span>`
    : nothing;
};

/** @param {readonly Part[]} parts */
const inWords = (parts) => parts.map(({ label, points }) => `${label} ${number(points)}`);

/** One bar of a seat's points, part by part. @param {readonly Part[]} parts @param {number} most @param {number} mark */
const bar = (parts, most, mark) =>
  html`<div class="stack" role="img" aria-label=${inWords(parts).join(', ')}>
    ${parts.filter(({ points }) => points > 0).map((part, i) => piece(part, i, most, mark))}${loss(parts, most)}
  </div>`;

/** The parts of a seat's score. @param {Model} m @param {number} seat @returns {Part[]} */
const partsOf = (m, seat) => m.board?.sums((m.state?.lines ?? []).filter((line) => line.seat === seat)) ?? [];

/** The longest bar. @param {Part[][]} all */
const longest = (all) =>
  Math.max(1, ...all.map((parts) => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)));

/** @param {Model} m @param {Result} result @param {import('../boards/board.js').Who} who @param {number} most */
const rank = (m, result, who, most) => {
  const parts = partsOf(m, who.seat);
  return html`<li>
    <span class="place num">${result.places[who.seat]}</span>${face(who.mark, 40)}
    <div class="rank-who">
      <b>${who.name}</b>${ratingOf(m, who.seat)}${bar(parts, most, who.mark)}<span class="small muted"
        >${inWords(parts).join(' · ')}</span
      >
    </div>
    <b class="num total">${number(result.scores[who.seat])}</b>
  </li>`;
};

/** @param {Model} m @param {Context} c @param {Result} result */
const ranking = (m, c, result) => {
  const byPlace = [...c.seats].sort((a, b) => result.places[a.seat] - result.places[b.seat]),
    most = longest(c.seats.map(({ seat }) => partsOf(m, seat)));
  return html`<ol class="ranking">
    ${byPlace.map((who) => rank(m, result, who, most))}
  </ol>`;
};

/** Who won, in a sentence. @param {Context} c @param {Result} result */
const headline = (c, result) => {
  if (result.reason === 'closed') return t('lobby.closed');
  const [first, ...others] = result.winners.map((seat) => c.seats[seat]);
  if (result.reason === 'agreed') return t('result.agreed');
  if (!first || others.length) return t('result.draw');
  return first.own ? t('result.you') : t('result.name', { name: first.name });
};

// The sheet ------------------------------------------------------------------------------------------------

/** @param {Model} m */
const buttons = (m) =>
  html`<div class="sheet-buttons">
    <a class="btn" href="/r/${m.id}#0">${icon('turn')}<span>${t('result.replay')}</span></a>
    <a class="btn" href="/t/${m.id}/review">${icon('chart')}<span>${t('result.review')}</span></a>
    <a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
      >${icon('down')}<span>${t('result.download')}</span></a
    >
    ${m.yours.length ? rematchButton(m) : nothing}
  </div>`;

/** Propose another game, once; where somebody else has, the question has its own answers. @param {Model} m */
const rematchButton = (m) =>
  m.state?.proposal
    ? nothing
    : html`<button class="btn go" @click=${rematch}>${t(m.table?.rematch ? 'result.next' : 'result.rematch')}</button>`;

/** Who wants to play again, and what the others say to that. @param {Model} m @param {Context} c */
const rematchAsked = (m, c) => {
  const question = questions(m).find(({ what }) => what === 'rematch');
  if (!question) return nothing;
  const isAsked = question.waiting.some((seat) => m.yours.includes(seat));
  return html`<div class="rematch-ask" role="status">
    <p>${isAsked ? t('ask.rematch', { name: c.seats[question.seat]?.name }) : questionWords(question, c)}</p>
    ${isAsked ? html`<div class="sheet-buttons">${answers(question)}</div>` : nothing}
  </div>`;
};

/** The last refusal of another game. @param {Model} m @param {Context} c */
const rematchRefused = (m, c) => {
  const last = m.updates.findLast(({ what }) => what === 'rematch');
  if (!last || last.kind !== 'answered' || last.grant) return nothing;
  const who = c.seats[last.seat ?? -1];
  return html`<p class="muted" role="status">${t(toldKey('log.rematch.no', who?.own), { name: who?.name })}</p>`;
};

/** Whether somebody with as many points came behind. @param {Result} result */
const isLevel = ({ scores, places }) =>
  scores.some((points, seat) => places[seat] > 1 && points === scores[places.indexOf(1)]);

/** Why it ended before the rules said so, or who won though points say nothing of it. @param {Context} c @param {Result} result */
const reason = (c, result) => {
  const { reason: why, seat } = result,
    who = c.seats[seat ?? 0];
  if (why === 'rules') return isLevel(result) ? html`<p class="muted">${t('result.level')}</p>` : nothing;
  return why === 'agreed'
    ? nothing
    : html`<p class="muted">${t(toldKey(`result.${why}`, who?.own), { name: who?.name })}</p>`;
};

/** @param {Model} m @param {Context} c */
export const resultSheet = (m, c) => {
  const result = m.state?.result;
  if (!result) return nothing;
  return sheet(
    'result',
    headline(c, result),
    html`${ranking(m, c, result)}${reason(c, result)}${ownRating(m)}
      <details>
        <summary>${t('result.lines')}</summary>
        <div class="score-pair">${scoreTables(m, c, m.state?.lines ?? [])}</div>
      </details>
      ${rematchAsked(m, c)}${m.state?.proposal ? nothing : rematchRefused(m, c)}${buttons(m)}`,
    'wide',
  );
};
