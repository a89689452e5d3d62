// What stands beside the board of a puzzle: the day and the row, the rating, the question, hints, the answer.
import { html, icon, nothing, picture } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { signed, t } from '../i18n.js';
import { gameName } from '../shell.js';
import { at } from '../pieces/svg.js';
import { lampTile } from '../pieces/lamp.js';
import { mark } from '../review/parts.js';
import { percent } from '../review/model.js';
import { sayIn } from '../review/said.js';
import { hintWords, reasonWords, takeAlong } from '../review/words.js';
import { model } from '../table/current.js';
import { giveUp, nextHint, puzzleOf, shareLamps, tryIt } from './session.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */
/** @typedef {import('./session.js').Puzzle} Puzzle */
/** @typedef {import('./session.js').Standing} Standing */

const COSTS = [0, 2, 4];
const HINTS = 3;

/** Today, as people write it. @param {string} day */
const dayWords = (day) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(document.documentElement.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

export const about = () => {
  const { puzzle } = puzzleOf();
  return html`<section class="panel pz-about">
    <p class="small muted">${puzzle.day ? dayWords(puzzle.day) : t('puzzle.any')}</p>
    <h2>${t(puzzle.day ? 'puzzle.title' : 'puzzle.one')}</h2>
    <p>
      <span lang="fr">${gameName(puzzle.game)}</span> · ${t('puzzle.strength', { n: puzzle.rating })} ·
      ${t(puzzle.exact ? 'puzzle.exact' : 'puzzle.searched')}
    </p>
  </section>`;
};

/** The days of this week, in the page's language. */
const dayLetters = () =>
  Array.from({ length: 7 }, (_, i) =>
    new Date(Date.UTC(2026, 0, 5 + i, 12)).toLocaleDateString(document.documentElement.lang, { weekday: 'narrow' }),
  );

/** @param {boolean} lit @param {boolean} now @param {string} letter */
const lamp = (lit, now, letter) =>
  html`<li class="${lit ? 'lit' : ''} ${now ? 'now' : ''}">
    ${picture(100, 100, at(0, 0, 1, lampTile()), 30)}<span aria-hidden="true">${letter}</span
    ><span class="unseen">${t(lit ? 'puzzle.lit' : 'puzzle.dark')}</span>
  </li>`;

/** The week as street lamps. @param {Standing} standing */
export const week = (standing) => {
  const letters = dayLetters(),
    today = (new Date().getUTCDay() + 6) % 7;
  return html`<section class="panel pz-week">
    <h2 class="cap">${icon('flame', 18)} ${t('puzzle.row', { n: standing.row })}</h2>
    <ol>
      ${standing.week.map((lit, i) => lamp(lit, i === today, letters[i]))}
    </ol>
    <dl>
      <div>
        <dt>${t('puzzle.longest')}</dt>
        <dd class="num">${standing.longest}</dd>
      </div>
      <div>
        <dt>${t('puzzle.solved')}</dt>
        <dd class="num">${standing.solved}</dd>
      </div>
      <div>
        <dt>${t('puzzle.first_try')}</dt>
        <dd class="num">${standing.first_try === null ? '–' : `${percent(standing.first_try)} %`}</dd>
      </div>
    </dl>
  </section>`;
};

/** The last twelve ratings as a line. @param {readonly number[]} last */
const line = (last) => {
  const low = Math.min(...last) - 10,
    high = Math.max(...last) + 10,
    spot = (/** @type {number} */ v, /** @type {number} */ i) =>
      `${10 + (i * 200) / Math.max(1, last.length - 1)} ${110 - ((v - low) / (high - low)) * 100}`;
  const d = `M${last.map(spot).join('L')}`;
  return picture(
    220,
    120,
    `<path d="${d}L210 120H10Z" fill="var(--gold-2)" opacity=".5"/><path d="${d}" fill="none" stroke="var(--ink)" stroke-width="2.6" stroke-linejoin="round"/>`,
    220,
  );
};

/** @param {Standing} standing */
export const rating = (standing) => {
  const { change, done } = puzzleOf().puzzle;
  return html`<section class="panel pz-rating">
    <h2 class="cap">${t('puzzle.rating')}</h2>
    <p>
      <b class="num">${Math.round(standing.rating.rating)}</b>
      ${
        done && change !== undefined
          ? html`<span class="num ${change < 0 ? 'bad' : 'good'}">${signed(Math.round(change))}</span>`
          : html`<span class="muted num">± ${Math.round(standing.rating.deviation)}</span>`
      }
    </p>
    ${standing.last.length > 1 ? line(standing.last) : nothing}
    <p class="small muted">${t('puzzle.rating.why')}</p>
  </section>`;
};

/** An answer as the board says it. @param {import('../draft.js').Legal} action */
const say = (action) => sayIn(/** @type {import('../net.js').State} */ (model().state), action);

// Question and hints ---------------------------------------------------------------------------------------

/** @param {Puzzle} puzzle @param {Context} c */
const hints = (puzzle, c) =>
  html`<h3 class="cap">${t('puzzle.hints')}</h3>
    <ol class="pz-hints">
      ${puzzle.hints.map((hint) => html`<li class="open"><p>${hintWords(hint, c, say)}</p></li>`)}
      ${
        puzzle.hints.length < HINTS
          ? html`<li>
              <button class="btn" id="hint" @click=${nextHint}>
                ${icon('hint', 18)}<span
                  >${t(`puzzle.hint.${puzzle.hints.length + 1}`)}<small class="muted"
                    >${COSTS[puzzle.hints.length] ? t('puzzle.cost', { n: COSTS[puzzle.hints.length] }) : t('puzzle.free')}</small
                  ></span
                >
              </button>
            </li>`
          : nothing
      }
    </ol>`;

/** The question, before it is answered. @param {Context} c */
export const question = (c) => {
  const { puzzle } = puzzleOf(),
    who = c.seats[puzzle.seat];
  return html`<section class="panel pz-question">
    <div class="pz-head">
      ${face(who.mark, 54)}
      <h2>${t('puzzle.ask', { name: who.name })}</h2>
    </div>
    <p>${t('puzzle.how')}</p>
    ${puzzle.answers.length ? html`<p class="bad" role="status">${t('puzzle.wrong')}</p>` : nothing}${hints(puzzle, c)}
    <p class="small muted">${t('puzzle.tries', { n: puzzle.left })}</p>
    <button class="btn quiet" id="give-up" @click=${giveUp}>${t('puzzle.show')}</button>
  </section>`;
};

/** Every answer as bars: by chance, or by points where the winner is the same. @param {Puzzle} puzzle */
const answers = (puzzle) => {
  const values = puzzle.values ?? [],
    byPoints = values.every(({ win }) => win === values[0].win),
    worth = (/** @type {{win: number, lead: number}} */ { win, lead }) => (byPoints ? lead : win),
    low = Math.min(0, ...values.map(worth)),
    most = Math.max(0.01, ...values.map(worth)) - low;
  return html`<h3 class="cap">${t(byPoints ? 'puzzle.every.points' : 'puzzle.every')}</h3>
    <ol class="pz-answers">
      ${values.map(
        (one, i) =>
          html`<li class=${puzzle.answers.includes(one.action.id) ? 'yours' : ''}>
            ${mark(i ? 'mistake' : 'best', 18)}<span>${say(one.action)}</span
            ><progress max=${most} .value=${worth(one) - low} aria-hidden="true"></progress
            ><b class="num">${byPoints ? signed(Math.round(one.lead)) : `${percent(one.win)} %`}</b>
          </li>`,
      )}
    </ol>`;
};

/** The answer, with its reasons. @param {Context} c */
export const solution = (c) => {
  const { puzzle } = puzzleOf();
  return html`<section class="panel pz-question" data-done=${puzzle.solved}>
    <div class="pz-head">
      ${mark(puzzle.solved ? 'best' : 'mistake', 40)}
      <div>
        <h2>${puzzle.solution ? say(puzzle.solution) : ''}</h2>
        <p class="muted">
          ${t(puzzle.solved ? (puzzle.answers.length === 1 ? 'puzzle.first' : 'puzzle.second') : 'puzzle.over')}
        </p>
      </div>
    </div>
    <h3 class="cap">${t('puzzle.why')}</h3>
    <p>${puzzle.solution ? reasonWords(puzzle.reason, c, { move: say(puzzle.solution) }, 'puzzle.') : ''}</p>
    <p class="pz-take">${takeAlong(puzzle.reason?.code ?? '')}</p>
    ${answers(puzzle)}
    <div class="pz-buttons">
      <button class="btn" @click=${tryIt}>${icon('branch', 18)}<span>${t('review.try')}</span></button>
      <a class="btn" href="/puzzle/${puzzle.game}/next">${icon('arrow', 18)}<span>${t('puzzle.next')}</span></a>
      ${
        puzzle.day
          ? html`<button class="btn go" @click=${shareLamps}>
              ${icon('share', 18)}<span>${t('puzzle.share')}</span>
            </button>`
          : nothing
      }
    </div>
  </section>`;
};
