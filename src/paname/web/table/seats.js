// The people at the table: cards in the left column, pills on a phone, clocks.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { number, t } from '../i18n.js';
import { shownLines, shownState } from './model.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** Minutes and seconds that are left to a seat. @param {Model} m @param {number} seat */
const clock = (m, seat) => {
  const running = m.state?.clock;
  if (!running) return nothing;
  const spent = running.running === seat ? Date.now() - running.at : 0,
    left = Math.max(0, Math.round((running.left[seat] - spent) / 1000));
  return html`<span class="clock num" role="timer"
    >${icon('clock', 16)}${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}</span
  >`;
};

/** @param {Model} m @param {number} seat */
const about = (m, seat) => {
  const info = m.table?.seats[seat];
  if (!info) return '';
  if (info.resigned) return t('seat.resigned');
  if (m.thinking?.seat === seat) return t('seat.thinking');
  if (info.kind === 'bot') return t('seat.bot');
  if (info.bot_plays) return t('seat.bot_plays');
  return m.presence[seat] === false && !m.yours.includes(seat)
    ? t('seat.away')
    : m.yours.includes(seat)
      ? (info.name ?? '')
      : t('seat.here');
};

/** @param {Model} m @param {number} seat */
const scoreOf = (m, seat) => m.ui.show?.scores?.[seat] ?? shownState(m)?.scores?.[seat] ?? null;

/** What the composed move would make of the score. @param {Model} m @param {Context} c @param {number} seat */
const after = (m, c, seat) => {
  const change = c.ghost && c.legal.length ? c.forecast(c.ghost.id)?.totals[seat] : undefined,
    score = scoreOf(m, seat);
  return change && score !== null
    ? html`<small class=${change > 0 ? 'good' : 'bad'}>${t('seat.after', { n: number(score + change) })}</small>`
    : nothing;
};

/** The breakdown that is shown; while points are counted, as far as they are. @param {Model} m @returns {readonly import('../net.js').Line[] | null} */
const linesOf = (m) => m.ui.show?.lines ?? shownLines(m);

/** @param {Model} m @param {Context} c @param {number} seat */
const parts = (m, c, seat) => {
  const lines = linesOf(m)?.filter((line) => line.seat === seat);
  const rows = m.board && lines ? m.board.sums(lines) : [];
  if (rows.every(({ points }) => points === 0)) return nothing;
  return html`<dl class="sums">
    ${rows.map(
      ({ label, points }) =>
        html`<div>
          <dt>${label}</dt>
          <dd class="num">${number(points)}</dd>
        </div>`,
    )}
  </dl>`;
};

/** @param {Model} m @param {Context} c @param {number} seat */
export const seatCard = (m, c, seat) => {
  const who = c.seats[seat],
    score = scoreOf(m, seat),
    isBusy = c.toMove === seat && m.state?.status === 'running';
  return html`<section
    class="panel seat ${isBusy ? 'turnon' : ''} ${m.thinking?.seat === seat ? 'thinks' : ''}"
    aria-label=${who.name}
  >
    <span class="seat-face">${face(who.mark, 44)}</span>
    <div class="seat-who">
      <div class="nm">${who.name}</div>
      <div class="sub">
        ${who.bot ? nothing : html`<i class="dot ${m.presence[seat] === false ? 'off' : ''}"></i>`}<span>${about(m, seat)}</span>${clock(m, seat)}
      </div>
    </div>
    <div class="sc">${score === null ? '' : number(score)}${after(m, c, seat)}</div>
    <div class="seat-rest">${parts(m, c, seat)}${m.board && c.view ? m.board.holdings(c, seat) : nothing}</div>
  </section>`;
};

/** The seats from the viewer's left: the others first, as they sit across the table. @param {Context} c */
export const order = (c) =>
  [...c.seats].sort((a, b) => Number(a.seat === c.seat) - Number(b.seat === c.seat)).map(({ seat }) => seat);

/** @param {Model} m @param {Context} c */
export const pills = (m, c) =>
  c.seats.map(
    (who) =>
      html`<span class="pill ${c.toMove === who.seat ? 'on' : ''}"
        >${face(who.mark, 26)}<b class="num">${number(scoreOf(m, who.seat) ?? 0)}</b><small>${who.name}</small></span
      >`,
  );
