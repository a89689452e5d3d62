// The replay: the same board in a quiet frame, a slider over every decision, the curve of the scores, the log to click on.
import { html, icon, nothing } from '../ui/html.js';
import { openSheet, round, themeButton, trouble, mark } from '../ui/chrome.js';
import { waiting } from '../ui/waiting.js';
import { t } from '../i18n.js';
import { gameName, phone, store } from '../shell.js';
import { targetOf } from '../boards/board.js';
import { change, model } from '../table/current.js';
import { clickAt } from '../table/moves.js';
import { context } from '../table/context.js';
import { order, pills, playerSheet, seatCard } from '../table/seats.js';
import { logPanel, scorePanel, tab } from '../table/panels.js';
import { chart } from '../table/curve.js';
import { playOn } from '../table/after.js';
import { enter, follow, jump, lookAs, stepBy } from '../table/replay.js';
import { verify } from '../table/seal_sheet.js';
import { tableSheets } from '../table/sheets.js';
import { wordsAt } from '../table/plain_words.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */

const here = () => model().past?.decision ?? 0;
const end = () => model().curve?.of ?? 0;

// Keys and clicks ------------------------------------------------------------------------------------------

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => void stepBy(-1),
  ArrowRight: () => void stepBy(1),
  '[': () => void stepBy(-1),
  ']': () => void stepBy(1),
  Home: () => void jump(0),
  End: () => void jump(end()),
  b: () => change({ words: !model().words }),
  '?': () => openSheet('keys'),
};

/** @param {KeyboardEvent} event */
const pressed = (event) => {
  const target = /** @type {Element} */ (event.target),
    does = KEYS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey || !model().past || document.querySelector('dialog[open]')) return;
  if (!does || target.matches('input, select, textarea')) return;
  if (event.key.length === 1 && !store.get().prefs.letters) return;
  event.preventDefault();
  does();
};

/** Opening a card or a district is looking, not moving. @param {Event} event */
const clicked = (event) => {
  const at = targetOf(event);
  if (at) clickAt(at);
};

// Parts ----------------------------------------------------------------------------------------------------

/** @param {Model} m @param {Context} c */
const boardPart = (m, c) =>
  html`<div class="t-board dim" tabindex="0" role="group" aria-label=${t('board.label')} ?hidden=${m.words}>
      ${m.board?.board(c)}
    </div>
    <section class="words-view ${m.words ? 'panel' : 'unseen'}" aria-label=${t('words.label')}>
      <h2 class="unseen">${t('words.label')}</h2>
      ${m.board?.words(c)}
    </section>`;

/** @param {string} words @param {Parameters<typeof icon>[0]} sign @param {boolean} off @param {number} to */
const stepButton = (words, sign, off, to) =>
  html`<button class="btn sq" aria-label=${words} title=${words} ?disabled=${off} @click=${() => jump(to)}>
    ${icon(sign)}
  </button>`;

const slider = () =>
  html`<div class="replay-steps">
    ${stepButton(t('replay.back'), 'left', here() === 0, here() - 1)}
    <input
      type="range"
      min="0"
      max=${end()}
      .value=${String(here())}
      aria-label=${t('replay.slider')}
      aria-valuetext=${t('replay.at', { n: here(), of: end() })}
      @input=${(/** @type {Event} */ event) => jump(Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
    ${stepButton(t('replay.on'), 'right', here() >= end(), here() + 1)}
  </div>`;

/** The decision before this moment in words; where the log has none of its own, in notation. @param {Model} m @param {Context} c */
const decided = (m, c) => {
  const who = c.seats[m.curve?.movers[here() - 1] ?? -1]?.name ?? '';
  return wordsAt(m, c, here() - 1) || `${who}: ${m.past?.update?.action?.text ?? '…'}`;
};

/** @param {Model} m @param {Context} c */
const said = (m, c) =>
  html`<div class="say">
    ${here() ? decided(m, c) : t('replay.begin')}<small>${t('replay.at', { n: here(), of: end() })}</small>
  </div>`;

/** @param {Model} m @param {Context} c */
const replayBar = (m, c) =>
  html`<section class="panel act replay-bar" aria-label=${t('replay.slider')}>
    <div class="act-words">${said(m, c)}</div>
    ${slider()}${m.table?.status === 'over' && here() < end() ? playOnButton() : nothing}
  </section>`;

const playOnButton = () =>
  html`<button class="btn go" title=${t('replay.fork.why')} @click=${playOn}>
    ${icon('play', 16)}<span>${t('replay.fork')}</span>
  </button>`;

/** Whose knowledge is shown; all may be asked for once the game is over. @param {Model} m @param {Context} c */
const eyes = (m, c) =>
  html`<label class="field"
    ><span>${t('replay.eyes')}</span
    ><select
      @change=${(/** @type {Event} */ event) => lookAs(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
    >
      <option value="-1" ?selected=${c.seat === -1}>${t('replay.eyes.all')}</option>
      ${c.seats.map(({ seat, name }) => html`<option value=${seat} ?selected=${c.seat === seat}>${name}</option>`)}
    </select></label
  >`;

/** @param {Model} m @param {Context} c */
const tools = (m, c) =>
  html`<div class="replay-tools">
    ${m.table?.status === 'over' ? eyes(m, c) : nothing}
    <a class="btn low" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
      >${icon('down')}<span>${t('result.download')}</span></a
    >
    <button class="btn low" @click=${verify}>${icon('check')}<span>${t('seal.verify')}</span></button>
  </div>`;

/** @param {Model} m @param {'log'|'scores'} name */
const tabOf = (m, name) => tab(m.panel, name, t(`panel.${name}`), () => change({ panel: name }));

/** @param {Model} m @param {Context} c */
const side = (m, c) =>
  html`<aside class="t-right panel replay-side" aria-label=${t('replay.side')}>
    ${m.curve ? chart(m.curve, c, here(), jump) : nothing}
    <div class="tabs" role="tablist">${tabOf(m, 'log')}${tabOf(m, 'scores')}</div>
    <div id="panel" class="panel-in" role="tabpanel" aria-labelledby="tab-${m.panel}">
      ${m.panel === 'scores' ? scorePanel(m, c) : logPanel(m, c, jump, Infinity)}
    </div>
    ${tools(m, c)}
  </aside>`;

/** The way back: on a phone by the arrow alone. @param {Model} m @param {Context} c */
const wayBack = (m, c) =>
  c.phone
    ? html`<a class="btn sq quiet" href="/t/${m.id}" aria-label=${t('replay.table')}>${icon('left')}</a>
        <h1 class="cap">${t('replay.title')}</h1>
        <span class="grow"></span>`
    : html`<a href="/" class="home-link" aria-label=${t('home')}>${mark(21)}</a
        ><span class="muted bar-mark" aria-hidden="true">|</span>
        <h1 class="gname"><span lang="fr">${gameName(m.table?.game ?? '')}</span> · ${t('replay.title')}</h1>
        <span class="grow"></span>
        <a class="btn low" href="/t/${m.id}">${t('replay.table')}</a>`;

/** @param {Model} m @param {Context} c */
const header = (m, c) =>
  html`<header class="top">
    ${wayBack(m, c)}${round('words', t('words.show'), () => change({ words: !m.words }), m.words)}${themeButton()}
    ${round('gear', t('settings'), () => openSheet('settings'))}
  </header>`;

/** @param {Model} m @param {Context} c */
const body = (m, c) =>
  html`<main class="t-main" data-decision=${here()} data-status=${m.table?.status} @click=${clicked}>
    ${
      c.phone
        ? html`<div class="pills">${pills(m, c)}</div>`
        : html`<aside class="t-left" aria-label=${t('seats.label')}>
            ${order(c).map((seat) => seatCard(m, c, seat))}
            ${m.board?.aidStays ? html`<section class="panel aid">${m.board.aid(c)}</section>` : nothing}
          </aside>`
    }
    <div class="t-mid">
      ${boardPart(m, c)}
      <section class="t-tray panel" aria-label=${t('tray.label')}>${m.board?.tray(c)}</section>
      ${replayBar(m, c)}
    </div>
    ${side(m, c)}
  </main>`;

const view = () => {
  const m = model();
  if (!m?.board || !m.past) return waiting(m, t('replay.title'), t('table.gone'));
  const c = context();
  return html`<div class="page table replay ${phone.matches ? 'is-phone' : ''}">
    ${header(m, c)}${trouble()}${body(m, c)}${playerSheet(m, c)}${tableSheets(m, c)}
  </div>`;
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${gameName(model()?.table?.game ?? 'Paname')} · ${t('replay.title')}`,
  enter: ([, id]) => {
    void enter(id);
    document.addEventListener('keydown', pressed);
    addEventListener('hashchange', follow);
    return () => {
      document.removeEventListener('keydown', pressed);
      removeEventListener('hashchange', follow);
    };
  },
  view,
};
