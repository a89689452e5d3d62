// The people at the table: cards in the left column, pills on a phone, clocks.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { number, t } from '../i18n.js';
import { DAY, momentWords, shortTime, ticking, timeLeft } from '../people/time.js';
import { shownLines, shownState } from './model.js';
import { change } from './current.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

/** What is left to a seat, in milliseconds; null where no clock is kept. @param {Model} m @param {number} seat */
const leftTo = (m, seat) => {
  const clock = m.state?.clock;
  if (!clock) return null;
  return Math.max(0, clock.running === seat && clock.deadline ? clock.deadline - Date.now() : clock.left[seat]);
};

/** Whether a seat is on vacation. @param {Model} m @param {number} seat */
const isOff = (m, seat) => (m.state?.clock?.vacation[seat] ?? 0) > Date.now();

/** Whether time gets short: a tenth of it is left, or a minute. @param {Model} m @param {number} seat @param {number} left */
const isShort = (m, seat, left) => {
  const { kind = 'none', initial = 0, days = 0 } = m.table?.clock ?? {},
    whole = kind === 'days' ? days * DAY : initial * 1000;
  return m.state?.clock?.running === seat && (left < whole / 10 || left < 60_000);
};

/** The clock of a seat: days as words with the moment they end, minutes as they tick. @param {Model} m @param {number} seat */
const clock = (m, seat) => {
  const left = leftTo(m, seat);
  if (left === null) return nothing;
  const isDays = m.table?.clock.kind === 'days',
    until = m.state?.clock?.running === seat ? m.state.clock.deadline : null;
  if (isDays && until === null) return nothing;
  return html`<span class="clock num ${isShort(m, seat, left) ? 'short' : ''}" role="timer"
    >${icon('clock', 16)}${isDays && until ? html`<span title=${momentWords(until)}>${t('time.left', { time: timeLeft(left) })} <small>${t('time.until', { moment: momentWords(until) })}</small></span>` : ticking(left)}</span
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
  if (isOff(m, seat)) return t('seat.vacation', { moment: momentWords(m.state?.clock?.vacation[seat] ?? 0) });
  return m.presence[seat] === false && !m.yours.includes(seat)
    ? t('seat.away')
    : m.yours.includes(seat)
      ? (info.name ?? '')
      : t('seat.here');
};

/** @param {Model} m @param {number} seat */
const scoreOf = (m, seat) => m.ui.show?.scores?.[seat] ?? shownState(m)?.scores?.[seat] ?? null;

/** Those points as they are shown, counting up or down to a new sum; a dash where they aren't known. @param {Model} m @param {number} seat */
const points = (m, seat) => {
  const score = scoreOf(m, seat);
  return score === null
    ? '–'
    : html`<span class="tally" .style=${`--n:${score}`}><span class="unseen">${number(score)}</span></span>`;
};

/** What the composed move would make of the score. @param {Model} m @param {Context} c @param {number} seat */
const after = (m, c, seat) => {
  const change = c.ghost && c.legal.length ? c.forecast(c.ghost.id)?.totals[seat] : undefined,
    score = scoreOf(m, seat);
  return change && score !== null
    ? html`<small class=${change > 0 ? 'good' : 'bad'}>${t('seat.after', { n: number(score + change) })}</small>`
    : nothing;
};

/** @param {Model} m @param {Context} c @param {number} seat */
const parts = (m, c, seat) => {
  const lines = shownLines(m)?.filter((line) => line.seat === seat);
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
    <div class="sc">${points(m, seat)}${after(m, c, seat)}</div>
    <div class="seat-rest">${parts(m, c, seat)}${m.board && c.view ? m.board.holdings(c, seat) : nothing}</div>
  </section>`;
};

/** The seats from the viewer's left: the others first, as they sit across the table. @param {Context} c */
export const order = (c) =>
  [...c.seats].sort((a, b) => Number(a.seat === c.seat) - Number(b.seat === c.seat)).map(({ seat }) => seat);

/** The time of a pill in one unit, or that a bot plays. @param {Model} m @param {import('../boards/board.js').Who} who */
const pillTime = (m, who) => {
  if (who.bot || m.table?.seats[who.seat].bot_plays) return html`<small class="pill-time">${t('seat.bot')}</small>`;
  const left = leftTo(m, who.seat);
  if (left === null) return nothing;
  return html`<small class="pill-time num ${isShort(m, who.seat, left) ? 'short' : ''}">${shortTime(left)}</small>`;
};

/** Here or away; a bot is always here. @param {Model} m @param {import('../boards/board.js').Who} who */
const presence = (m, who) =>
  who.bot || m.state?.status !== 'running'
    ? nothing
    : html`<i class="dot ${m.presence[who.seat] === false ? 'off' : ''}"></i>`;

/** A seat on a phone: emblem with presence, points, time, and the name on a line of its own. @param {Model} m @param {Context} c @param {import('../boards/board.js').Who} who */
const pill = (m, c, who) => {
  const isOn = c.toMove === who.seat && m.state?.status === 'running';
  return html`<button
    class="pill ${isOn ? 'on' : ''} ${who.own ? 'own' : ''}"
    aria-expanded=${m.player === who.seat}
    @click=${() => change({ player: m.player === who.seat ? null : who.seat })}
  >
    <span class="pill-face">${face(who.mark, 26)}${presence(m, who)}</span
    ><b class="pill-score num">${points(m, who.seat)}</b>${pillTime(m, who)}<small class="pill-name">${who.name}</small
    ><span class="unseen">${about(m, who.seat)}${isOn ? `, ${t('seat.to_move')}` : ''}</span>
  </button>`;
};

/** The players over the board of a phone; a tap opens what one of them has. @param {Model} m @param {Context} c */
export const pills = (m, c) => c.seats.map((who) => pill(m, c, who));

/** What a player has, over the tray of a phone. @param {Model} m @param {Context} c */
export const playerSheet = (m, c) =>
  m.player === null || !c.phone
    ? nothing
    : html`<div class="player-sheet" role="dialog" aria-label=${c.seats[m.player]?.name}>
        ${seatCard(m, c, m.player)}<button
          class="btn sq quiet"
          aria-label=${t('close')}
          @click=${() => change({ player: null })}
        >
          ${icon('x')}
        </button>
      </div>`;
