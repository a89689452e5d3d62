// Time as people say it: what is left, a deadline, a clock that ticks. Pure.
import { t } from '../i18n.js';

export const DAY = 86_400_000;
const HOUR = 3_600_000,
  MINUTE = 60_000;

/** What is left in words: days and hours above a day, hours below, minutes below an hour. @param {number} ms */
export const timeLeft = (ms) => {
  if (ms < MINUTE) return t('time.soon');
  if (ms < HOUR) return t('time.minutes', { n: Math.floor(ms / MINUTE) });
  if (ms < DAY) return t('time.hours', { n: Math.floor(ms / HOUR) });
  const days = Math.floor(ms / DAY),
    hours = Math.floor((ms % DAY) / HOUR);
  return hours ? t('time.days_hours', { n: days, hours }) : t('time.days', { n: days });
};

/** The same in one short unit, for a place as wide as a coin. @param {number} ms */
export const shortTime = (ms) => {
  if (ms >= DAY) return t('time.short.days', { n: Math.floor(ms / DAY) });
  return ms >= HOUR ? t('time.short.hours', { n: Math.floor(ms / HOUR) }) : ticking(ms);
};

/** Minutes and seconds. @param {number} ms */
export const ticking = (ms) => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A moment as a date with its time of day. @param {number} at */
export const momentWords = (at) =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** How long ago, in one unit. @param {number} at @param {number} [now] */
export const agoWords = (at, now = Date.now()) => {
  const past = Math.max(0, now - at),
    said = new Intl.RelativeTimeFormat(document.documentElement.lang || 'en', { numeric: 'auto' });
  if (past < HOUR) return said.format(-Math.floor(past / MINUTE), 'minute');
  return past < DAY ? said.format(-Math.floor(past / HOUR), 'hour') : said.format(-Math.floor(past / DAY), 'day');
};

/** A day of the past. @param {number} at @param {number} [now] */
export const dayWords = (at, now = Date.now()) => {
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / DAY),
    lang = document.documentElement.lang || 'en';
  return days < 7
    ? new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day')
    : new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(at);
};
