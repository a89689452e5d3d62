// What lies over the table: the result, the menu, the curtain between two people at one screen.
import { html, icon, nothing } from '../ui/html.js';
import { face, openSheet } from '../ui/chrome.js';
import { sheet } from '../ui/sheets.js';
import { number, t } from '../i18n.js';
import { store } from '../shell.js';
import { change, lookAt, model, reveal, send } from './session.js';
import { rematch } from './bars.js';
import { scoreTables } from './panels.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** One bar of a seat's points, part by part. @param {{label: string, points: number}[]} rows @param {number} most @param {number} mark */
const bar = (rows, most, mark) =>
  html`<div
    class="stack"
    role="img"
    aria-label=${rows.map(({ label, points }) => `${label} ${number(points)}`).join(', ')}
  >
    ${rows.filter(({ points }) => points > 0).map(({ label, points }, i) => html`<span class="part p${i % 4} s${mark}" .style=${`width:${(points / most) * 100}%`} title="${label} ${number(points)}">${points / most > 0.06 ? points : ''}</span>`)}
  </div>`;

/** @param {Model} m @param {Context} c */
const resultSheet = (m, c) => {
  const result = m.state?.result;
  if (!result) return nothing;
  const lines = m.breakdown?.lines ?? [],
    byPlace = [...c.seats].sort((a, b) => result.places[a.seat] - result.places[b.seat]);
  const sums = (/** @type {number} */ seat) => m.board?.sums(lines.filter((line) => line.seat === seat)) ?? [];
  const most = Math.max(
    1,
    ...c.seats.map(({ seat }) =>
      sums(seat)
        .filter(({ points }) => points > 0)
        .reduce((sum, { points }) => sum + points, 0),
    ),
  );
  const winners = result.winners.map((seat) => c.seats[seat]),
    won =
      winners.length > 1
        ? t('result.draw')
        : winners[0]?.own
          ? t('result.you')
          : t('result.name', { name: winners[0]?.name ?? '' });
  return sheet(
    'result',
    won,
    html`<ol class="ranking">
        ${byPlace.map(
          (who) =>
            html`<li>
              <span class="place num">${result.places[who.seat]}</span>${face(who.mark, 40)}
              <div class="rank-who">
                <b>${who.name}</b>${bar(sums(who.seat), most, who.mark)}<span class="small muted"
                  >${sums(who.seat)
                    .map(({ label, points }) => `${label} ${number(points)}`)
                    .join(' · ')}</span
                >
              </div>
              <b class="num total">${number(result.scores[who.seat])}</b>
            </li>`,
        )}
      </ol>
      ${result.reason === 'rules' ? nothing : html`<p class="muted">${t(`result.${result.reason}`, { name: c.seats[result.seat ?? 0]?.name })}</p>`}
      <details>
        <summary>${t('result.lines')}</summary>
        <div class="score-pair">${scoreTables(m, c, lines)}</div>
      </details>
      <div class="sheet-buttons">
        <button
          class="btn"
          @click=${() => {
            store.set({ sheet: '' });
            void lookAt(0);
          }}
        >
          ${icon('turn')}<span>${t('result.replay')}</span></button
        ><a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
          >${icon('down')}<span>${t('result.download')}</span></a
        >
        ${m.yours.length ? html`<button class="btn go" @click=${rematch}>${t('result.rematch')}</button>` : nothing}
      </div>`,
    'wide',
  );
};

const resign = async () => {
  if (!model().ui.resigning) return change({ ui: { ...model().ui, resigning: true } });
  store.set({ sheet: '' });
  await send({ type: 'resign' });
};

/** @param {Model} m */
const menuSheet = (m) =>
  sheet(
    'menu',
    t('menu'),
    html`<div class="menu-list">
      <button class="btn" @click=${() => openSheet('settings')}>${icon('gear')}<span>${t('settings')}</span></button
      ><button class="btn" @click=${() => openSheet('keys')}>${icon('hint')}<span>${t('keys')}</span></button>
      <button
        class="btn"
        @click=${() => {
          store.set({ sheet: '' });
          change({ words: !m.words });
        }}
      >
        ${icon('words')}<span>${t('words.show')}</span>
      </button>
      <a class="btn" href="/rules/${m.table?.game}" target="_blank">${icon('book')}<span>${t('rules')}</span></a>
      <a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
        >${icon('down')}<span>${t('result.download')}</span></a
      >
      ${m.yours.length && m.state?.status === 'running' ? html`<button class="btn" @click=${resign}>${icon('flag')}<span>${t(m.ui.resigning ? 'menu.resign.sure' : 'menu.resign')}</span></button>` : nothing}
      <a class="btn" href="/">${icon('home')}<span>${t('home')}</span></a>
    </div>`,
  );

/** @param {Model} m @param {Context} c */
export const tableSheets = (m, c) => {
  const { sheet: name } = store.get();
  return name === 'result' ? resultSheet(m, c) : name === 'menu' ? menuSheet(m) : nothing;
};

/** Between two people at one screen. @param {Model} m @param {Context} c */
export const curtain = (m, c) => {
  const seat = m.state?.to_move ?? 0,
    who = c.seats[seat];
  return html`<main class="curtain s${who.mark}">
    <div>
      ${face(who.mark, 120)}
      <h2>${t('curtain.pass', { name: who.name })}</h2>
      <p>${t('curtain.why')}</p>
      <button class="btn go big" autofocus @click=${() => reveal(seat)}>
        ${t('curtain.open', { name: who.name })}
      </button>
    </div>
  </main>`;
};
