// Paris Paris in words: prompts, sentences about a choice, the log, the breakdown.
import { html } from '../../ui/html.js';
import { rich, t } from '../../i18n.js';
import { network, tileId } from './facts.js';
import { held, litLine, mustDisplace, paysNow, paysThen, sceneNow, showOf, tileOf } from './choice.js';
import { by, sumsInWords } from './signs.js';
import { away, isTour } from './tour.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Line} Line */
/** @typedef {import('../../boards/board.js').GameEvent} GameEvent */
/** @typedef {import('../../boards/board.js').LogLine} LogLine */

/** @param {Context} c */
export const prompt = (c) => {
  const phase = t('paris_paris.round', { n: c.view.round, of: c.view.rounds });
  const show = showOf(c);
  if (show)
    return { phase, text: show.line && isTour(show) ? t('paris_paris.tour', { line: show.line }) : phase, hint: '' };
  if (!c.legal.length) return { phase, text: '', hint: '' };
  if (mustDisplace(c))
    return c.phone
      ? { phase, text: t('paris_paris.whose', { station: held(c)?.station }), hint: '' }
      : { phase, text: t('paris_paris.full'), hint: t('paris_paris.full.hint') };
  if (c.phone) return { phase, text: phoneText(c), hint: `${c.view.round} / ${c.view.rounds}` };
  const last = sceneNow(c).offer.reduce((sum, { copies }) => sum + copies, 0) === 2;
  return {
    phase,
    text: t('paris_paris.prompt'),
    hint: t(last ? 'paris_paris.prompt.last' : 'paris_paris.prompt.hint'),
  };
};

/** @param {Context} c */
const phoneText = (c) => {
  const letter = litLine(c);
  return letter
    ? t('paris_paris.words.tour', {
        list:
          sumsInWords(c, c.view.forecast.tours[network(c.components).lines[letter].colour]) || t('paris_paris.nobody'),
      })
    : t('paris_paris.prompt');
};

// A choice -------------------------------------------------------------------------------------------------

/** Whose shop goes, as a sentence. @param {Context} c @param {Legal} action */
const goes = (c, action) => {
  if (action.fields.displaced === null) return '';
  const who = c.seats[Number(action.fields.displaced)];
  return who?.own ? t('paris_paris.note.own') : t('paris_paris.note.goes', { name: who?.name ?? '' });
};

/** The grand tour that this choice stops, as a sentence. @param {Context} c @param {Legal} action */
const stops = (c, action) => {
  const tile = tileOf(c, action),
    now = paysNow(c).get(tileId(tile)),
    then = paysThen(c, action)?.get(tileId(tile));
  if (!now?.grand || then) return '';
  const list = sumsInWords(c, now.grand);
  return list
    ? t('paris_paris.note.stops', { line: tile.line, list })
    : t('paris_paris.note.stops.nobody', { line: tile.line });
};

/** What the one tile that would be left over pays, as a sentence. @param {Context} c @param {Legal} action */
const leaves = (c, action) => {
  const then = [...(paysThen(c, action) ?? [])];
  if (then.length !== 1 || then[0][1].copies > 1) return '';
  const [id, { small, grand }] = then[0],
    station = id.slice(0, id.lastIndexOf('/')),
    line = id.slice(id.lastIndexOf('/') + 1),
    list = sumsInWords(c, small) || t('paris_paris.nobody');
  return grand
    ? t('paris_paris.note.leaves.tour', { station, list, line, more: sumsInWords(c, grand) || t('paris_paris.nobody') })
    : t('paris_paris.note.leaves', { station, list });
};

/** @param {Context} c @param {Legal} action @returns {import('../../boards/board.js').Sentence} */
export const say = (c, action) => {
  const station = String(action.fields.station),
    left = leaves(c, action),
    note = [goes(c, action), c.phone && left ? '' : stops(c, action), left].filter(Boolean).join(' ');
  return {
    title: c.phone && note && !c.hinted ? '' : t('paris_paris.do.open', { station }),
    verb: t('paris_paris.verb.open'),
    note: note || t('paris_paris.note.room'),
  };
};

// The log --------------------------------------------------------------------------------------------------

const bold = (/** @type {unknown} */ what) => html`<b>${what}</b>`;

/** A line of the log about one seat. @param {Context} c @param {number} seat @param {string} key @param {Record<string, unknown>} gaps @returns {LogLine} */
const told = (c, seat, key, gaps = {}) => ({
  seat,
  parts: rich(by(c, seat, key), { name: bold(c.seats[seat]?.name), ...gaps }),
});

/** @param {Context} c @param {readonly number[]} gains */
const own = (c, gains) => (c.seat >= 0 ? gains[c.seat] : 0);

/** @param {Context} c @param {GameEvent} e @returns {LogLine} */
const smallTour = (c, e) => {
  const list = sumsInWords(c, e.gains),
    what = away(e.distance);
  return {
    seat: -1,
    parts: rich('paris_paris.log.left', {
      station: bold(e.station),
      what: list ? t('paris_paris.said', { what, list }) : what,
    }),
    points: own(c, e.gains),
  };
};

/** @param {Context} c @param {GameEvent} e @returns {LogLine | null} */
export const log = (c, e) => {
  const { letterOf } = network(c.components),
    letter = letterOf[e.line];
  switch (e.type) {
    case 'StartPlayerDrawn':
      return { ...told(c, e.seat, 'paris_paris.log.start'), seat: e.seat };
    case 'MarkerDrawn':
      return e.line && e.seat === c.seat && c.seats[c.seat]?.own
        ? { seat: e.seat, parts: rich('paris_paris.log.marker', { line: bold(letter) }) }
        : null;
    case 'MarkerOpened':
      return { seat: -1, parts: rich('paris_paris.log.opened', { line: bold(letter) }) };
    case 'PileTurned':
      return { seat: -1, heading: true, parts: [t('paris_paris.log.round', { n: e.round })] };
    case 'ShopDisplaced':
      return { ...told(c, e.owner, `paris_paris.gone.${e.goes_to}`, { station: e.station }), aside: true };
    case 'ShopOpened':
      return told(c, e.seat, 'paris_paris.log.open', { station: bold(e.station) });
    case 'SmallTourScored':
      return smallTour(c, e);
    case 'GrandTourEnded':
      return {
        seat: -1,
        parts: rich('paris_paris.log.tour', {
          line: bold(letter),
          list: sumsInWords(c, e.gains) || t('paris_paris.nobody'),
        }),
        points: own(c, e.gains),
      };
    case 'MarkersShown':
      return {
        seat: -1,
        heading: true,
        parts: [
          t('paris_paris.log.markers', {
            list: e.lines
              .map(
                (/** @type {string} */ colour, /** @type {number} */ seat) =>
                  `${c.seats[seat]?.name} ${letterOf[colour]}`,
              )
              .join(', '),
          }),
        ],
      };
    case 'BagCounted':
      return {
        seat: -1,
        parts: rich('paris_paris.log.bag', {
          list: sumsInWords(c, e.shops) || t('paris_paris.nobody'),
          what:
            e.seat === null ? t('paris_paris.bag.tie') : t('paris_paris.bag.most', { list: sumsInWords(c, e.gains) }),
        }),
        points: own(c, e.gains),
      };
    default:
      return null;
  }
};

// The breakdown --------------------------------------------------------------------------------------------

/** @type {Record<string, string>} */
const KINDS = {
  small_tour: 'small',
  untold_small_tour: 'small',
  grand_tour: 'grand',
  final_tour: 'final',
  bag: 'bag',
};

/** The breakdown of one seat in few rows. @param {readonly Line[]} lines */
export const sums = (lines) =>
  ['small', 'grand', 'final', 'bag'].flatMap((kind) => {
    const points = lines.filter(({ code }) => KINDS[code] === kind).reduce((sum, one) => sum + one.points, 0);
    return points ? [{ label: t(`paris_paris.sum.${kind}`), points }] : [];
  });
