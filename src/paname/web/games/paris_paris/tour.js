// What is on stage: the bus, the +1 over every paid shop, the strip of calls, and the words of the action bar.
import { html, icon, nothing, svg, unsafeSVG } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { at, rect, circle, text } from '../../pieces/svg.js';
import { bus } from './pieces/bus.js';
import { offerPin } from './pieces/station.js';
import { WIDE } from './pieces/map.js';
import { network } from './facts.js';
import { spot, stopsOf } from './road.js';
import { showOf } from './choice.js';
import { badge, busSign, by, emblem, gainsOf, shopSign, sumsInWords } from './signs.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./road.js').Sheet} Sheet */
/** @typedef {import('./acts.js').Show} Show */

const TOUR = ['set_out', 'drive', 'call', 'home'];

/** @param {Show} show */
export const isTour = (show) => TOUR.includes(show.kind);

// On the map -----------------------------------------------------------------------------------------------

/** A +1 over each paid shop. @param {Context} c @param {Sheet} M @param {Show} show */
const plusses = (c, M, show) => {
  const net = network(c.components),
    wide = M === WIDE;
  /** @type {Record<string, number>} */
  const used = {};
  return show.paid
    .map(({ station, seat }, n) => {
      const owners = show.scene.shops[station] ?? [],
        key = `${station}/${seat}`,
        from = used[key] ?? 0,
        i = owners.indexOf(seat, from),
        [x, y] = spot(M, net, station),
        mark = c.seats[seat]?.mark ?? seat + 1;
      used[key] = i + 1;
      return at(
        x + (Math.max(0, i) - (net.stations[station].room - 1) / 2) * 84 * M.s,
        y - (wide ? 60 : 44),
        wide ? 1 : 0.74,
        `<g class="pp-plus d${Math.min(n, 7)}">${plusOne(mark)}</g>`,
      );
    })
    .join('');
};

/** @param {number} mark */
const plusOne = (mark) =>
  rect(-17, -13, 34, 26, `var(--s${mark})`, 13, 'stroke="var(--contour)" stroke-width="2.6"') +
  text(0, 6.5, 18, '+1', { fill: `var(--tx-s${mark})` });

/** @param {Context} c @param {Sheet} M @param {Show} show */
const theBus = (c, M, show) => {
  const net = network(c.components),
    [x, y] = stopsOf(M, net, show.line)[Math.max(0, show.at)],
    s = M === WIDE ? 0.54 : 0.37;
  const drawn = at(-100 * s, M === WIDE ? 12 : 9, s, bus(net.lines[show.line], undefined, show.west));
  return svg`<g class="pp-bus" transform="translate(${x} ${y})">${unsafeSVG(drawn)}</g>`;
};

/** A ring round a station that spreads. @param {Context} c @param {Sheet} M @param {string} station @param {string} colour */
const ring = (c, M, station, colour) => {
  const [x, y] = spot(M, network(c.components), station);
  return at(
    x,
    y,
    M.k,
    `<g class="pp-spread">${circle(0, 0, 30, 'none', `stroke="${colour}" stroke-width="5"`)}</g>${circle(0, 0, 30, 'none', `stroke="${colour}" stroke-width="4"`)}`,
  );
};

/** @param {Context} c @param {Sheet} M @param {Show} show */
const leftOver = (c, M, show) => {
  const net = network(c.components),
    [x, y] = spot(M, net, show.station),
    side = M.pins[show.station] ?? 1;
  return (
    ring(c, M, show.station, 'var(--vermilion)') +
    at(x + side * 54 * M.k, y - 14 * M.k, M === WIDE ? 1 : 0.72, offerPin(net.lines[show.line], 1, true))
  );
};

/** @param {Context} c @param {Sheet} M */
export const overlay = (c, M) => {
  const show = showOf(c);
  if (!show) return nothing;
  if (isTour(show)) return svg`${theBus(c, M, show)}<g>${unsafeSVG(plusses(c, M, show))}</g>`;
  if (show.kind === 'small') return svg`<g>${unsafeSVG(leftOver(c, M, show) + plusses(c, M, show))}</g>`;
  return show.kind === 'open'
    ? svg`<g>${unsafeSVG(ring(c, M, show.station, `var(--s${c.seats[show.seat]?.mark ?? 1})`))}</g>`
    : nothing;
};

// Below the map --------------------------------------------------------------------------------------------

/** @param {Context} c @param {Show} show @param {string} station @param {number} i */
const call = (c, show, station, i) => {
  const made = show.calls[i],
    now = show.kind === 'call' && show.calls.length - 1 === i,
    { tone, on } = network(c.components).lines[show.line];
  const paid = made && gainsOf(c, made.gains, 20);
  return html`<li class="${now ? 'now' : ''} ${made ? 'made' : ''}">
    <span class="pp-call" .style=${`--line-of:${tone};--on-of:${on}`}>${i + 1}</span>
    <div>
      <b class="pp-where" lang="fr">${station}</b
      ><span class="pp-pays"
        >${made ? (paid ?? html`<span class="small muted">${t('paris_paris.pays_nobody')}</span>`) : nothing}</span
      >
    </div>
  </li>`;
};

/** @param {Context} c @param {Show} show */
const sums = (c, show) =>
  show.calls.reduce(
    (sum, { gains }) => sum.map((points, seat) => points + gains[seat]),
    c.seats.map(() => 0),
  );

/** @param {Context} c @param {Show} show */
const strip = (c, show) =>
  html`<div class="panel pp-strip">
    <ol>
      ${show.stops.map((station, i) => call(c, show, station, i))}
    </ol>
    <div class="pp-sum">
      <span class="small muted">${t('paris_paris.sum')}</span
      ><span class="pp-pays">${gainsOf(c, sums(c, show), 20) ?? html`<span class="num">0</span>`}</span>
    </div>
  </div>`;

/** @param {Context} c @param {string} letter @param {number} seat */
const turnedMarker = (c, letter, seat) =>
  html`<li class="made">${emblem(c, seat, 30)}<span class="pp-turn d${seat}">${badge(c, letter, 44)}</span></li>`;

/** @param {Context} c @param {string} letter */
const openLine = (c, letter) =>
  html`<li class="made"><span class="small muted">${t('paris_paris.open_line')}</span>${badge(c, letter, 44)}</li>`;

/** @param {Context} c @param {Show} show */
const turnedMarkers = (c, show) =>
  html`<div class="panel pp-strip">
    <ol>
      ${show.letters.map((letter, seat) => turnedMarker(c, letter, seat))}${show.open ? openLine(c, show.open) : nothing}
    </ol>
  </div>`;

/** The shops of one seat in the bag. @param {Context} c @param {Show} show @param {number} n @param {number} seat */
const bagRow = (c, show, n, seat) => {
  const shops = Array.from({ length: Math.min(n, 6) }, () => shopSign(c, seat, 28));
  return html`<li class="made ${seat === show.seat ? 'now' : ''}">
    <span class="pp-row">${shops}</span><b class="num">${n}</b>
  </li>`;
};

/** @param {Context} c @param {Show} show */
const theBag = (c, show) =>
  html`<div class="panel pp-strip">
    <ol>
      ${show.counts.map((n, seat) => bagRow(c, show, n, seat))}
    </ol>
  </div>`;

/** @param {Context} c @param {Show} show */
const small = (c, show) =>
  html`<div class="panel pp-strip pp-quiet">
    <span>${badge(c, show.line, 44)}</span>
    <div>
      <b class="head" lang="fr">${show.station}</b
      ><span class="pp-pays"
        >${gainsOf(c, show.gains, 22) ?? html`<span class="muted">${t('paris_paris.pays_nobody')}</span>`}</span
      >
    </div>
  </div>`;

/** @param {Context} c @param {Show} show */
const opened = (c, show) =>
  html`<div class="panel pp-strip pp-quiet">
    ${shopSign(c, show.seat, 48)}
    <div><b class="head" lang="fr">${show.station}</b><span class="muted">${titleOf(c, show)}</span></div>
  </div>`;

/** What the tray shows while something is on stage. @param {Context} c @param {Show} show */
export const stageTray = (c, show) =>
  isTour(show)
    ? strip(c, show)
    : { markers: turnedMarkers, bag: theBag, small, park: small, open: opened }[
        /** @type {'markers'|'bag'|'small'|'park'|'open'} */ (show.kind)
      ](c, show);

// In words -------------------------------------------------------------------------------------------------

/** @param {Context} c @param {Show} show */
const titleOf = (c, show) => {
  const { line, station } = show,
    name = c.seats[show.seat]?.name ?? '';
  switch (show.kind) {
    case 'open':
      return t(by(c, show.seat, 'paris_paris.log.open'), { name, station });
    case 'small':
      return t('paris_paris.left_over', { station });
    case 'park':
      return t('paris_paris.parks', { line });
    case 'call':
      return t('paris_paris.tour.call', { line, n: show.calls.length, station });
    case 'markers':
      return t('paris_paris.markers');
    case 'bag':
      return t('paris_paris.bag');
    default:
      return t('paris_paris.tour', { line });
  }
};

/** @param {Context} c @param {Show} show */
const why = (c, show) =>
  show.cause === 'tiles'
    ? t('paris_paris.cause.tiles', { line: show.line })
    : show.cause === 'marker'
      ? t(by(c, show.seat, 'paris_paris.cause.marker'), { name: c.seats[show.seat]?.name })
      : t('paris_paris.cause.open');

/** How far the paid shops are. @param {number | null} distance */
export const away = (distance) =>
  distance === null
    ? t('paris_paris.small.none')
    : distance === 0
      ? t('paris_paris.small.here')
      : t('paris_paris.small.away', { n: distance });

/** @param {Context} c @param {Show} show */
const noteOf = (c, show) => {
  const paid = sumsInWords(c, show.gains);
  switch (show.kind) {
    case 'open':
      return show.owner < 0
        ? ''
        : t(`paris_paris.gone.${show.goes}.${c.seats[show.owner]?.own ? 'you' : 'name'}`, {
            name: c.seats[show.owner]?.name,
          });
    case 'small':
      return paid ? t('paris_paris.said', { what: away(show.distance), list: paid }) : away(show.distance);
    case 'park':
      return '';
    case 'drive':
      return show.calls.length
        ? t('paris_paris.tour.so_far', { list: sumsInWords(c, sums(c, show)) || t('paris_paris.nobody') })
        : why(c, show);
    case 'call':
      return paid || t('paris_paris.call.nobody');
    case 'home':
      return t('paris_paris.tour.sum', { list: paid || t('paris_paris.nobody') });
    case 'markers':
      return t('paris_paris.markers.note');
    case 'bag':
      return show.seat < 0 ? t('paris_paris.bag.tie') : t('paris_paris.bag.most', { list: paid });
    default:
      return why(c, show);
  }
};

const nextCall = () =>
  html`<button class="btn" data-at="show:next">${icon('right', 18)}<span>${t('paris_paris.next_call')}</span></button>`;

/** The action bar while something is on stage. @param {Context} c */
export const bar = (c) => {
  const show = showOf(c);
  if (!show) return null;
  return {
    title: titleOf(c, show),
    note: noteOf(c, show),
    buttons: html`${isTour(show) && show.kind !== 'home' ? nextCall() : nothing}<button class="btn" data-at="show:skip">
        ${t('show.skip')}
      </button>`,
  };
};

/** What is said aloud of an act. @param {Context} c @param {Show} show */
export const spoken = (c, show) =>
  show.kind === 'drive' || show.kind === 'park' ? '' : `${titleOf(c, show)}. ${noteOf(c, show)}`;

/** The header while the bus is under way. @param {Context} c */
export const headline = (c) => {
  const show = showOf(c);
  return show && isTour(show)
    ? html`<span class="pp-headline">${busSign(c, show.line, 40)}${t('paris_paris.tour', { line: show.line })}</span>`
    : null;
};
