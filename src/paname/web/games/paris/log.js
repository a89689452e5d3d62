// What happened, in words: one short sentence an event, about you or about somebody else.
import { html } from '../../ui/html.js';
import { rich, t } from '../../i18n.js';
import { SEATS, prestigeOf, printed } from './facts.js';
import { toldKey } from '../../words/sentence.js';
import { endGifts, listWords } from './tiles.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').GameEvent} GameEvent */
/** @typedef {import('../../boards/board.js').LogLine} LogLine */

const bold = (/** @type {unknown} */ what) => html`<b>${what}</b>`;

/** @param {Context} c @param {string} id */
const districtName = (c, id) => c.view?.districts.find((one) => one.id === id)?.name ?? id;

/** A place by the name that events give it: bank, arc, a value, or a landmark. @param {Context} c @param {string} district @param {string} place */
const place = (c, district, place) => {
  if (place === 'bank') return t('paris.log.bank');
  if (place === 'arc') return t('paris.place.arc');
  const landmark = printed(c).landmarks.find((one) => one.id === place);
  if (landmark) return `${landmark.name} ${landmark.value}`;
  const value = Number(place.split(' ').at(-1)),
    here = c.view?.districts.find((one) => one.id === district)?.buildings.find((one) => one.value === value);
  return here?.type ? t('paris.place.building', { type: t(`building.${here.type}`), value }) : String(value);
};

/** @param {Context} c @param {string} id */
const endName = (c, id) => endGifts(printed(c).end_tiles.find((one) => one.id === id));

/** @param {Context} c @param {string} id */
const landmarkName = (c, id) => printed(c).landmarks.find((one) => one.id === id)?.name ?? id;

/** A good or a kind of building as the object of a sentence. @param {string} kind */
const objectName = (kind) => t(`paris.object.${kind}`);

/** @param {GameEvent} e */
const buildingName = (e) => t('paris.place.building', { type: objectName(e.building), value: e.value });

/** @typedef {(c: Context, e: GameEvent) => {key: string, gaps?: Record<string, unknown>, points?: number} | null} Telling */

/** @type {Record<string, Telling>} */
const TELLS = {
  BuildingLaid: (c, e) => ({
    key: 'laid',
    gaps: {
      what: buildingName(e),
      district: bold(districtName(c, e.district)),
    },
  }),
  TileRemoved: (c, e) => ({
    key: 'removed',
    gaps: { what: buildingName(e) },
  }),
  KeyPlaced: (c, e) =>
    e.place === 'arc'
      ? { key: 'arc' }
      : { key: 'key', gaps: { district: bold(districtName(c, e.place)), francs: t('paris.francs', { n: e.francs }) } },
  LandmarkLaid: (c, e) => ({
    key: 'landmark',
    gaps: {
      landmark: landmarkName(c, e.landmark),
      district: bold(districtName(c, e.district)),
    },
  }),
  KeyMoved: (c, e) => ({
    key: e.tile ? 'moved_with' : 'moved',
    gaps: {
      from: place(c, e.district, e.source),
      to: bold(place(c, e.district, e.goal)),
      district: districtName(c, e.district),
      number: e.tile,
      cost:
        [e.francs ? t('paris.francs', { n: e.francs }) : '', listWords(e.goods)].filter(Boolean).join(', ') ||
        t('paris.log.free'),
    },
  }),
  TokenTaken: (c, e) => ({ key: 'token', gaps: { good: objectName(e.good) } }),
  PointsScored: (c, e) =>
    e.code === 'landmark' ? null : { key: `scored.${e.code}`, gaps: { number: bold(e.name) }, points: e.points },
  BonusTaken: (c, e) => ({
    key: e.francs ? 'bonus_paid' : 'bonus',
    gaps: { number: bold(e.number), francs: t('paris.francs', { n: e.francs }) },
  }),
  BonusUsed: (c, e) => ({ key: 'used', gaps: { number: bold(e.number) } }),
  PairsGiven: (c, e) => ({ key: 'pairs', gaps: { list: listWords(e.pairs) } }),
  ResourceBought: (c, e) => ({
    key: 'bought',
    gaps: { good: objectName(e.good), francs: t('paris.francs', { n: e.francs }) },
  }),
  GoodSold: (c, e) => ({ key: 'sold', gaps: { good: objectName(e.good), francs: t('paris.francs', { n: e.francs }) } }),
  UnitsLost: (c, e) => ({ key: 'lost', gaps: { list: listWords(e.goods) } }),
  SlotFilled: (c, e) => ({
    key: 'slot',
    gaps: {
      good: objectName(e.good),
      landmark: landmarkName(c, e.landmark),
    },
    points: prestigeOf(c, e.landmark, e.good),
  }),
  VpTileLaid: (c, e) => ({
    key: 'vp',
    gaps: { tile: bold(e.points.join(' · ')), district: bold(districtName(c, e.district)) },
  }),
  BenefitDeclined: (c, e) => ({ key: `declined.${e.benefit}` }),
  EndTileTaken: (c, e) => (e.tile ? { key: 'end_taken', gaps: { what: endName(c, e.tile) } } : { key: 'end_secret' }),
  EndTileUsed: (c, e) => ({ key: 'end_used', gaps: { what: endName(c, e.tile) } }),
  Passed: () => ({ key: 'passed' }),
};

/** @param {Context} c @param {GameEvent} e @returns {LogLine | null} */
const heading = (c, e) => {
  if (e.type === 'StartDrawn')
    return {
      seat: -1,
      heading: true,
      parts: rich(toldKey('paris.log.start', c.seats[e.seat]?.own), { name: c.seats[e.seat]?.name }),
    };
  if (e.type === 'EndApproached') return { seat: -1, heading: true, parts: [t('paris.ending.soon')] };
  if (e.type === 'TileDrawn' && !e.tiles)
    return { seat: -1, heading: true, parts: [t('paris.stack.gone', { n: e.stack })] };
  return e.type === 'TurnEnded' && SEATS[e.next] === c.view?.first
    ? { seat: -1, heading: true, parts: [t('paris.phase', { n: e.round })] }
    : null;
};

/** @param {Context} c @param {GameEvent} e @param {NonNullable<ReturnType<Telling>>} told @returns {LogLine} */
const line = (c, e, { key, gaps, points }) => {
  const who = c.seats[e.seat];
  return {
    seat: e.seat,
    parts: rich(toldKey(`paris.log.${key}`, who?.own), { name: bold(who?.name), ...gaps }),
    points,
  };
};

/** @param {Context} c @param {GameEvent} e @returns {LogLine | null} */
export const log = (c, e) => {
  const told = TELLS[e.type]?.(c, e);
  return told ? line(c, e, told) : heading(c, e);
};

const UNLISTED = /** @type {Record<string, string>} */ ({
  TurnEnded: 'ended',
  EndTilesSeen: 'looked',
  TileDrawn: 'drew',
});

/** @param {Context} c @param {GameEvent} e @returns {LogLine | null} */
export const unlisted = (c, e) => (UNLISTED[e.type] ? line(c, e, { key: UNLISTED[e.type] }) : null);
