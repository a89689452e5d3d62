// Paris in words: what to do, what a move does and costs, and where points come from.
import { candidates } from '../../draft.js';
import { t } from '../../i18n.js';
import {
  STEPS,
  districtNumber,
  due,
  endTile,
  goalSpot,
  moveDistrict,
  prestigeOf,
  siteAt,
  sourceSpot,
  stepOf,
  vpTileOf,
} from './facts.js';
import { endWords, goodName, goodsWords, listWords, tileWords } from './tiles.js';
import { hasGoal, hasSource } from './keys.js';
import { worth } from './worth.js';
import { endsTurn, lastChance, medalList, unusedGoods } from './turn.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Line} Line */
/** @typedef {import('./facts.js').Spot} Spot */

/** A building or a landmark by its name. @param {import('./view.js').Site} [site] */
export const siteName = (site) =>
  site?.name
    ? `${site.name} ${site.value}`
    : site?.type
      ? t('paris.place.building', { type: t(`building.${site.type}`), value: site.value })
      : t('paris.place.empty', { value: site?.value });

/** A place by its name. @param {Context} c @param {Spot} spot */
export const placeName = (c, spot) => {
  if (spot.kind === 'arc') return t('paris.place.arc');
  if (spot.kind === 'bank') return t('paris.place.bank', { n: c.view.districts[Number(spot.id)].bank });
  return siteName(siteAt(c.view, spot));
};

/** @param {Context} c @param {unknown} id */
const districtName = (c, id) => c.view.districts[districtNumber(c.view, id)]?.name ?? '';

// What to do -------------------------------------------------------------------------------------------------

/** @param {Context} c */
export const prompt = (c) => {
  const { view } = c,
    ending = view.ending === 'no' ? '' : t(view.ending === 'last round' ? 'paris.ending.last' : 'paris.ending.soon');
  return {
    phase: [t('paris.phase', { n: view.round }), ending].filter(Boolean).join(' · '),
    ...asks(c),
    ...(c.phone && c.legal.length ? { hint: stepWords(view) } : {}),
  };
};

/** The step of the turn, where there is no room for the row. @param {import('./view.js').View} view */
const stepWords = (view) =>
  stepOf(view) ? `${t(`paris.step.${stepOf(view)}`)} ${STEPS.indexOf(stepOf(view)) + 1}/${STEPS.length}` : '';

/** @param {Context} c @returns {{text: string, hint: string}} */
const asks = (c) => {
  if (!c.legal.length) return { text: '', hint: '' };
  const now = due(c.view),
    say = (/** @type {string} */ what, gaps = {}) => ({
      text: t(`paris.ask.${what}`, gaps),
      hint: t(`paris.ask.${what}.hint`, gaps),
    });
  if (now === 'lay' && c.view.tile)
    return say('lay', { type: t(`building.${c.view.tile.type}`), value: c.view.tile.value });
  if (c.draft.number !== undefined) return { text: t('paris.ask.variant'), hint: tileWords(c, Number(c.draft.number)) };
  if (now === 'slot') return asksMedals(c);
  if (now === 'end') return asksEnd(c, say);
  if (now !== 'main') return say(now);
  if (c.draft.kind === 'PlaceKey') return say('place');
  if (hasSource(c)) return say('goal');
  if (hasGoal(c)) return say('source');
  if (c.phone && candidates(c.legal, { kind: 'LookAtEndTiles' }).length) return { text: t('paris.ask.late'), hint: '' };
  return say('main');
};

/** The medals that the next press gives, and what they bring. @param {Context} c */
const asksMedals = (c) => {
  const given = medalList(c),
    points = given.reduce((sum, kind) => sum + prestigeOf(c, c.view.arrived, kind), 0);
  return {
    text: t('paris.ask.slot', { name: siteAt(c.view, { kind: 'landmark', id: c.view.arrived ?? '' })?.name ?? '' }),
    hint: given.length
      ? t('paris.give', { list: listWords(given), points: t('paris.points', { n: points }) })
      : t('paris.give.none'),
  };
};

/** The end of the turn, and what would be lost by it. @param {Context} c @param {(what: string) => {text: string, hint: string}} say */
const asksEnd = (c, say) => {
  const unused = goodsWords(unusedGoods(c)),
    chance = lastChance(c);
  if (chance) return { text: t('paris.ask.last'), hint: titleOf(c, chance) };
  return unused ? { text: t('paris.ask.end'), hint: t('paris.unused', { list: unused }) } : say('end');
};

// What a move does -------------------------------------------------------------------------------------------

const VERBS = /** @type {Record<string, string>} */ ({
  DrawTile: 'draw',
  LayTile: 'lay',
  BuyResource: 'buy',
  SellGood: 'sell',
  UseEndTile: 'use',
  UseTile: 'use',
  UseForGoods: 'use',
  UseToTake: 'use',
  UseForPairs: 'use',
  PlaceKey: 'place',
  LookAtEndTiles: 'look',
  MoveKey: 'move',
  Pass: 'pass',
  TakeEndTile: 'take',
  TakeBonusTile: 'take',
  FillSlot: 'give',
  LayVpTile: 'lay',
  Decline: 'decline',
  EndTurn: 'end',
});

/** @param {Context} c @param {Legal} action */
const titleOf = (c, { fields: f }) => {
  const number = Number(f.number),
    say = (/** @type {string} */ what, gaps = {}) => t(`paris.do.${what}`, gaps);
  switch (f.kind) {
    case 'DrawTile':
      return say('draw', {
        district: c.view.districts.find((one) => one.id === c.view.stacks[Number(f.stack) - 1].top)?.name,
      });
    case 'LayTile':
      return say('lay', { district: districtName(c, f.district) });
    case 'BuyResource':
      return say('buy', { good: goodName(String(f.good)) });
    case 'SellGood':
      return say('sell', { good: goodName(String(f.good)) });
    case 'UseTile':
      return say('use', { number });
    case 'UseForGoods':
      return say('use_as', { number, list: listWords(/** @type {string[]} */ (f.goods)) });
    case 'UseForPairs':
      return say('use_pairs', { number, list: listWords(/** @type {string[]} */ (f.pairs)) });
    case 'UseToTake':
      return say('use_take', { number, taken: f.taken });
    case 'UseEndTile':
      return say('use_end', { what: endWords(endTile(c, f.tile)) });
    case 'PlaceKey':
      return f.place === 'arc' ? say('arc') : say('bank', { district: districtName(c, f.place) });
    case 'MoveKey':
      return (
        say('move', {
          from: placeName(c, sourceSpot(c, f)),
          to: placeName(c, goalSpot(c, f)),
          district: c.view.districts[moveDistrict(c, f)]?.name,
        }) + (f.tile ? ` ${say('with', { number: f.tile })}` : '')
      );
    case 'TakeEndTile':
      return say('take_end', { what: endWords(endTile(c, f.tile)) });
    case 'TakeBonusTile':
      return say('bonus', { number });
    case 'FillSlot':
      return say('slot', { good: goodName(String(f.good)) });
    case 'LayVpTile':
      return say('vp', {
        tile: vpTileOf(c, f.points).join(' · '),
        district: districtName(c, f.district),
      });
    case 'Decline':
      return say(`decline.${due(c.view)}`);
    case 'LookAtEndTiles':
      return say('look');
    case 'Pass':
      return say('pass');
    default:
      return say('end');
  }
};

/** What the button says: all that one press does. @param {Context} c @param {Legal} action */
const verbOf = (c, action) => {
  const given = action.fields.kind === 'FillSlot' ? medalList(c).length : 0,
    verb = given ? t('paris.verb.give', { n: given }) : t(`paris.verb.${VERBS[String(action.fields.kind)] ?? 'end'}`);
  return endsTurn(c, action) ? t('paris.and_end', { verb }) : verb;
};

/** @param {Context} c @param {Legal} action @returns {import('../../boards/board.js').Sentence} */
export const say = (c, action) => ({
  title: titleOf(c, action),
  verb: verbOf(c, action),
  note: worth(c, action),
});

// Where points come from -------------------------------------------------------------------------------------

const ROWS = /** @type {Record<string, string>} */ ({
  district: 'districts',
  landmark: 'landmarks',
  buildings: 'buildings',
  end_tile: 'end',
});

/** The breakdown of one seat in few rows. @param {readonly Line[]} lines */
export const sums = (lines) =>
  ['districts', 'landmarks', 'bonus', 'buildings', 'end'].map((row) => ({
    label: t(`paris.sum.${row}`),
    points: lines.filter(({ code }) => (ROWS[code] ?? 'bonus') === row).reduce((sum, { points }) => sum + points, 0),
  }));
