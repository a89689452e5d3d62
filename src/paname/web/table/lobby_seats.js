// The seats of a table that waits: who sits there and is ready, bots for free ones, and what the host can do.
import { html, icon, nothing } from '../ui/html.js';
import { emptyFace, face, round } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { gameInfo, phone, store } from '../shell.js';
import { invite } from '../friends/share.js';
import { called } from '../people/called.js';
import { botFace, botName, strength } from '../people/faces.js';
import { agoWords } from '../people/time.js';
import { ratingsOf, visitorsOf } from './lobby_people.js';
import { personButton } from './person_button.js';
import { order } from './requests.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').Table} Table */
/** @typedef {import('../net.js').Seat} Seat */

/** @param {string} words @param {() => unknown} does */
const button = (words, does) => html`<button class="btn low" @click=${does}>${words}</button>`;

/** @param {Model} m @param {Table} table @param {Seat} seat */
const about = (m, table, seat) =>
  [
    m.yours.includes(seat.seat) ? t('you') : t(m.presence[seat.seat] === false ? 'seat.away' : 'seat.here'),
    ...(seat.user === table.host ? [t('lobby.is_host')] : []),
    ...ratingOf(table, seat.user),
  ].join(' · ');

/** A rating as a list of none or one, to be joined with what else is said. @param {Table} table @param {string | null} who */
const ratingOf = (table, who) => {
  const rating = ratingsOf(table)[who ?? ''];
  return rating ? [String(rating)] : [];
};

/** A word where there is room for it, on a phone a sign. @param {number} seat */
const leaveButton = (seat) => {
  const leave = () => void order({ type: 'leave', seat });
  return phone.matches ? round('x', t('lobby.leave'), leave) : button(t('lobby.leave'), leave);
};

/** @param {Model} m @param {Table} table @param {Seat} seat */
const personRow = (m, table, seat) =>
  html`<li class="panel lobby-seat ${m.yours.includes(seat.seat) ? 'own' : ''}">
    <span class="seat-face"
      >${face(seat.seat + 1, 62)}<i class="dot ${m.presence[seat.seat] === false ? 'off' : ''}"></i
    ></span>
    <span class="row-text"><b>${called(seat.name)}</b><span class="small muted">${about(m, table, seat)}</span></span>
    <span class="mark-ready ${seat.ready ? 'good' : 'muted'}"
      >${seat.ready ? icon('check', 16) : nothing}${t(seat.ready ? 'lobby.is_ready' : 'lobby.not_ready')}</span
    >${m.yours.includes(seat.seat) ? leaveButton(seat.seat) : personButton(m, seat)}
  </li>`;

/** @param {Table} table @param {Seat} seat @param {boolean} host */
const botRow = (table, seat, host) =>
  html`<li class="panel lobby-seat">
    ${botFace(seat.level ?? '', 62)}<span class="row-text"
      ><b>${botName(seat.level)}</b
      ><span class="small muted">${strength(seat.level ?? '')} ${ratingOf(table, seat.level).join('')}</span></span
    >
    ${host ? button(t('lobby.free_seat'), () => order({ type: 'seat', seat: seat.seat, kind: 'open' })) : nothing}
  </li>`;

/** @param {Seat} seat @param {{level: string, name: string}} bot */
const botButton = ({ seat }, { level, name }) =>
  html`<button
    class="bot wide"
    aria-label=${t('lobby.seat_bot', { name })}
    @click=${() => order({ type: 'seat', seat, kind: 'bot', level })}
  >
    ${botFace(level, 40)}<span><b>${name}</b>${strength(level)}</span>
  </button>`;

/** Whether nobody's seat comes before this one. @param {Table} table @param {Seat} seat */
const isFirstFree = ({ seats: all }, { seat }) => all.find(({ kind, user }) => kind === 'open' && !user)?.seat === seat;

/** Whether somebody was sent away: from then on the link alone seats nobody, the host lets people in. @param {Model} m */
const isGuarded = (m) => m.updates.some(({ kind }) => kind === 'removed');

/** @param {Table} table @param {import('../wire.js').Watcher} who */
const letIn = (table, { id, name }) => button(t('lobby.let_in', { name }), () => invite(table, { user: id }, name));

/** Who opened the link, the latest first; the host is told. @param {Model} m @param {Table} table */
const comers = (m, table) => {
  const found = visitorsOf(m).filter(({ id }) => !table.seats.some(({ user }) => user === id)),
    unnamed = m.watchers - visitorsOf(m).filter(({ here }) => here).length;
  if (!found.length && unnamed <= 0) return nothing;
  return html`<div class="comers">
    ${found
      .slice(0, 3)
      .map(
        (one) =>
          html`<span class="small comer"
            >${one.here ? t('lobby.looks', { name: called(one.name) }) : t('lobby.opened', { name: called(one.name), when: agoWords(one.came ?? 0) })}${isGuarded(m) ? letIn(table, one) : nothing}${personButton(m, { user: one.id, name: one.name })}</span
          >`,
      )}${unnamed > 0 ? html`<span class="small comer">${t('lobby.somebody', { n: unnamed })}</span>` : nothing}
  </div>`;
};

/** @param {Model} m @param {Table} table @param {Seat} seat @param {boolean} host */
const openRow = (m, table, seat, host) => {
  const least = gameInfo(table.game)?.players[0] ?? 2;
  return html`<li class="lobby-seat open">
    ${emptyFace(62)}<span class="row-text"
      ><b>${seat.name ? t('lobby.kept', { name: called(seat.name) }) : t('lobby.open')}</b
      >${seat.name ? nothing : html`<span class="small muted">${t(isGuarded(m) ? 'lobby.guarded' : 'lobby.open.text')}</span>`}</span
    >
    ${host && table.players > least ? button(t('lobby.close_seat'), () => order({ type: 'arrange', without: seat.seat })) : nothing}
    ${host && isFirstFree(table, seat) ? comers(m, table) : nothing}
    ${host ? html`<div class="bots" role="group" aria-label=${t('lobby.bots')}>${store.get().levels.map((bot) => botButton(seat, bot))}</div>` : nothing}
  </li>`;
};

/** @param {Model} m @param {Table} table @param {boolean} host */
export const seats = (m, table, host) => {
  const most = gameInfo(table.game)?.players.at(-1) ?? 2;
  return html`<ul class="lobby-seats">
    ${table.seats.map((seat) => {
      if (seat.kind === 'bot') return botRow(table, seat, host);
      return seat.kind === 'open' ? openRow(m, table, seat, host) : personRow(m, table, seat);
    })}
    ${
      host && table.players < most
        ? html`<li class="lobby-seat more">
            <button class="btn quiet" @click=${() => order({ type: 'arrange', players: table.players + 1 })}>
              ${icon('plus')}<span>${t('lobby.add_seat')}</span>
            </button>
          </li>`
        : nothing
    }
  </ul>`;
};
