// The header of the table: whose turn it is, and what can be opened or switched.
import { html, icon, nothing } from '../ui/html.js';
import { face, mark, openSheet, round, soundButton, themeButton } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { gameName } from '../shell.js';
import { isYourTurn } from './model.js';
import { change } from './current.js';
import { askHint } from './moves.js';
import { boxLink, rulesAddress } from '../workshop/link.js';
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
  if (state.status === 'over') return pill(html`<span>${t(m.ui.show ? 'show.counting' : 'turn.over')}</span>`);
  return pill(toMove(m, c));
};

/** The rules open beside the table, so that the move in hand is not lost. @param {Model} m */
const rulesLink = (m) =>
  m.table
    ? html`<a
        class="btn sq quiet"
        href=${rulesAddress(m.table)}
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

/** Whether the game counts. @param {Model} m */
const ratedMark = (m) =>
  m.table?.rated ? html`<span class="small muted rated-mark">${icon('cup', 16)}${t('facts.rated')}</span>` : nothing;

/** @param {Model} m */
const hintButton = (m) => (m.table?.hints ? round('hint', t('hint'), askHint) : nothing);

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
    ${boxLink(m.table)}${ratedMark(m)}${turnPill(m, c)}<span class="grow"></span>${liveMark(m)}
    ${hintButton(m)}${wordsButton(m)}${rulesLink(m)} ${soundButton()}${themeButton()}${drawerButton(m)}${menuButton()}
  </header>`;

/** @param {Model} m @param {Context} c */
const phoneHeader = (m, c) =>
  html`<header class="m-top">
    <h1 class="unseen" lang="fr">${gameName(m.table?.game ?? '')}</h1>
    ${pills(m, c)}
  </header>`;

/** @param {Model} m @param {Context} c */
export const header = (m, c) => (c.phone ? phoneHeader(m, c) : wideHeader(m, c));
