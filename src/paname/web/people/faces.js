// Who is who in lists and cards: people wear an emblem, bots look out of their window, a free seat is a dashed ring.
import { html, nothing, picture } from '../ui/html.js';
import { emptyFace, face } from '../ui/chrome.js';
import { botWindow } from '../pieces/bots.js';
import { t } from '../i18n.js';
import { store } from '../shell.js';
import { called } from './called.js';

/** @typedef {{seat: number, kind: string, level: string | null, name: string | null, user: string | null}} Seat */

/** @param {string} level @param {number} size */
export const botFace = (level, size) => picture(100, 100, botWindow(level), size);

/** How strong a bot is among the others, as dots. @param {string} level */
export const strength = (level) => {
  const { levels } = store.get(),
    n = levels.findIndex((one) => one.level === level) + 1;
  return html`<span class="dots" role="img" aria-label=${t('home.strength', { n, of: levels.length })}
    >${levels.map((_, i) => html`<i class=${i < n ? 'f' : ''}></i>`)}</span
  >`;
};

/** The name of a bot. @param {string | null} level */
export const botName = (level) => store.get().levels.find((one) => one.level === level)?.name ?? level ?? '';

/** How a seat is called. @param {Seat} seat */
export const nameOf = (seat) => called(seat.name) ?? (seat.level ? botName(seat.level) : t('seat.open'));

/** @param {Seat} seat @param {number} size */
const seatFace = (seat, size) => {
  if (seat.kind === 'bot') return botFace(seat.level ?? '', size);
  return seat.kind === 'open' ? emptyFace(size) : face(seat.seat + 1, size);
};

/** Free seats as one ring with their number. @param {number} n @param {number} size */
const freeFace = (n, size) =>
  html`<span class="free-face">${emptyFace(size)}<b class="num" aria-hidden="true">+${n}</b></span>`;

/** Several seats, one over the other; two or more free ones are one ring. @param {readonly Seat[]} seats @param {number} [size] */
export const faces = (seats, size = 32) => {
  const free = seats.filter(({ kind }) => kind === 'open'),
    rest = free.length > 1 ? seats.filter(({ kind }) => kind !== 'open') : seats;
  return html`<span class="faces"
    >${rest.map((seat) => seatFace(seat, size))}${free.length > 1 ? freeFace(free.length, size) : nothing}</span
  >`;
};
