// A puzzle: of the day, of a theme, or by its address. The answer is given on the board, like any move.
import { html, nothing } from '../ui/html.js';
import { mark as wordmark, openSheet, plainTop, round, themeButton, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { gameName } from '../shell.js';
import { change, model } from '../table/current.js';
import { context } from '../table/context.js';
import { pressed } from '../table/keyboard.js';
import { clicked } from '../table/pointer.js';
import { actionBar } from '../table/act.js';
import { scorePanel } from '../table/panels.js';
import { answerWith } from '../table/link.js';
import { boardPart, trayPart } from '../review/board_part.js';
import { enter, puzzleOf } from '../puzzles/session.js';
import { about, question, rating, solution, week } from '../puzzles/parts.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */

/** @param {Model} m @param {Context} c */
const middle = (m, c) =>
  html`<div class="t-mid">
    ${boardPart(m, c, true)}${trayPart(m, c)} ${puzzleOf().puzzle.done ? nothing : actionBar(m, c)}
  </div>`;

const beside = () => {
  const { standing } = puzzleOf();
  return html`<aside class="pz-left" aria-label=${t('puzzle.standing')}>
    ${about()}${standing ? html`${week(standing)}${rating(standing)}` : nothing}
  </aside>`;
};

/** The points so far, which the answer adds to. @param {Model} m @param {Context} c */
const standing = (m, c) =>
  html`<section class="panel pz-stands">
    <h2 class="cap">${t('puzzle.stands')}</h2>
    ${scorePanel(m, c)}
  </section>`;

/** @param {Model} m */
const header = (m) =>
  html`<header class="top">
    <a href="/" class="home-link" aria-label=${t('home')}>${wordmark(21)}</a
    ><span class="muted bar-mark" aria-hidden="true">|</span>
    <h1 class="gname">${t(puzzleOf().puzzle.day ? 'puzzle.title' : 'puzzle.one')}</h1>
    <span class="grow"></span>${round('words', t('words.show'), () => change({ words: !m.words }), m.words)}
    ${themeButton()}${round('gear', t('settings'), () => openSheet('settings'))}
  </header>`;

const view = () => {
  const m = model();
  if (!m?.board || !m.state || !m.ui.puzzle)
    return html`<div class="page">
      ${plainTop(t(m?.status === 'gone' ? 'lost.title' : 'table.opening'))}${trouble()}
      <main class="lost" aria-busy=${m?.status !== 'gone'}>
        <p class="muted late">${t('table.loading')}</p>
      </main>
    </div>`;
  const c = context(),
    { puzzle } = puzzleOf();
  return html`<div class="page table puzzle ${c.phone ? 'is-phone' : ''}">
    ${header(m)}${trouble()}
    <main
      class="t-main"
      data-puzzle=${puzzle.done ? 'done' : 'open'}
      data-decision=${m.state.decision}
      data-sending=${m.sending}
      @click=${clicked}
    >
      ${beside()}${middle(m, c)}
      <aside class="pz-right" aria-label=${t('puzzle.question')}>
        ${puzzle.done ? solution(c) : html`${question(c)}${standing(m, c)}`}
      </aside>
    </main>
  </div>`;
};

/** Which puzzle an address means. @param {string | undefined} game @param {string | undefined} id */
const addressOf = (game, id) => {
  if (!game) return '/api/puzzles/daily';
  const theme = new URLSearchParams(location.search).get('theme') ?? '';
  return id === 'next'
    ? `/api/puzzles/next?game=${game}&theme=${encodeURIComponent(theme)}`
    : `/api/puzzles/${game}/${id}`;
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${gameName(model()?.table?.game ?? 'Paname')} · ${t('puzzle.one')}`,
  enter: ([, game, id]) => {
    void enter(addressOf(game, id));
    document.addEventListener('keydown', pressed);
    return () => {
      answerWith(null);
      document.removeEventListener('keydown', pressed);
    };
  },
  view,
};
