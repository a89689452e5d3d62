// The header of the table: whose turn it is, and what can be opened or switched.
import { html, icon, nothing } from '../ui/html.js';
import { face, mark, openSheet, round, soundButton, themeButton } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { gameName } from '../shell.js';
import { isYourTurn } from './model.js';
import { change } from './current.js';
import { hint } from './moves.js';
import { stage } from './stage.js';
import { pills } from './seats.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** @param {unknown} inner @param {string} [kind] */
const pill = (inner, kind = '') => html`<div class="turn ${kind}">${inner}</div>`;

/** Whose turn it is, and the phase of the game. @param {Model} m @param {Context} c */
const toMove = (m, c) => {
  const who = c.seats[c.toMove],
    own = isYourTurn(m) && m.yours.length === 1;
  return html`${who ? face(who.mark, 30) : nothing}<span
      >${own ? t('turn.yours') : t('turn.theirs', { name: who?.name ?? '' })}</span
    ><small>${m.board?.prompt(c).phase}</small>`;
};

/** @param {Model} m @param {Context} c */
const turnPill = (m, c) => {
  const { state, board, past } = m;
  if (!state || !board || !c.view) return nothing;
  if (past) return pill(html`<span>${t('replay.at', { n: past.decision, of: state.decision })}</span>`, 'past');
  const headline = board.headline?.(c);
  if (headline) return pill(headline);
  return pill(state.status === 'over' ? html`<span>${t('turn.over')}</span>` : toMove(m, c));
};

/** The rules open beside the table, so that the move in hand is not lost. @param {Model} m */
const rulesLink = (m) =>
  m.table
    ? html`<a
        class="btn sq quiet"
        href="/rules/${m.table.game}"
        target="_blank"
        aria-label=${t('rules')}
        title=${t('rules')}
        >${icon('book')}</a
      >`
    : nothing;

/** @param {Model} m */
const liveMark = (m) =>
  html`<span class="small muted live"
    ><i class="dot ${m.status === 'live' ? '' : 'off'}"></i>${t(m.status === 'live' ? 'net.live' : 'net.waiting')}</span
  >`;

/** @param {Model} m */
const hintButton = (m) => (m.table?.hints ? round('hint', t('hint'), askHint) : nothing);

/** After the hint button, Enter plays the suggested move as soon as the stage is empty. */
const askHint = async () => {
  const asked = document.activeElement,
    goOn = () => document.activeElement === asked && document.getElementById('primary')?.focus();
  await hint();
  stage.then(() => requestAnimationFrame(goOn));
};
const menuButton = () => round('menu', t('menu'), () => openSheet('menu'));
/** @param {Model} m */
const wordsButton = (m) => round('words', t('words.show'), () => change({ words: !m.words }), m.words);
/** @param {Model} m */
const drawerButton = (m) => round('list', t('panel.label'), () => change({ drawer: !m.drawer }));

/** @param {Model} m @param {Context} c */
const wideHeader = (m, c) =>
  html`<header class="top">
    <a href="/" class="home-link" aria-label=${t('home')}>${mark(21)}</a
    ><span class="muted bar-mark" aria-hidden="true">|</span>
    <h1 class="gname" lang="fr">${gameName(m.table?.game ?? '')}</h1>
    ${turnPill(m, c)}<span class="grow"></span>${liveMark(m)} ${hintButton(m)}${wordsButton(m)}${rulesLink(m)}
    ${soundButton()}${themeButton()}${drawerButton(m)}${menuButton()}
  </header>`;

/** @param {Model} m @param {Context} c */
const phoneHeader = (m, c) =>
  html`<header class="m-top">
    <a class="btn sq quiet" href="/" aria-label=${t('home')}>${icon('left')}</a>
    <h1 class="unseen" lang="fr">${gameName(m.table?.game ?? '')}</h1>
    <div class="pills">${pills(m, c)}</div>
    <span class="grow"></span>${hintButton(m)}${menuButton()}
  </header>`;

/** @param {Model} m @param {Context} c */
export const header = (m, c) => (c.phone ? phoneHeader(m, c) : wideHeader(m, c));
