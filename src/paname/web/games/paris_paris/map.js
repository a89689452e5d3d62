// The map of Paris: ground, lines, stations with their shops, offers, the depot, and what is on stage.
import { html, nothing, svg, unsafeSVG } from '../../ui/html.js';
import { at, rect, circle, stroke, text } from '../../pieces/svg.js';
import { line, lineBadge, swatch } from './pieces/line.js';
import { depotPlate, ground, label, mapFrame, WIDE } from './pieces/map.js';
import { offerPin, stop } from './pieces/station.js';
import { plotMark, shop } from './pieces/shop.js';
import { network, tileId } from './facts.js';
import { linePath, sheet, spot, startOf } from './road.js';
import { action, held, litLine, looked, mustDisplace, sceneNow, showOf, waysToTake } from './choice.js';
import { overlay } from './tour.js';
import { lines as markers } from './cards.js';
import { litPlate } from './aid.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('./road.js').Sheet} Sheet */
/** @typedef {import('./facts.js').Tile} Tile */
/** @typedef {import('./scene.js').Scene} Scene */

/** @type {Map<Sheet, string>} */
const grounds = new Map();

/** @param {Sheet} M */
const groundOf = (M) => {
  const found = grounds.get(M) ?? ground(M);
  grounds.set(M, found);
  return found;
};

// Lines ----------------------------------------------------------------------------------------------------

/** @param {Context} c @param {Sheet} M @param {string} lit */
const allLines = (c, M, lit) => {
  const net = network(c.components),
    order = lit ? [...net.letters.filter((one) => one !== lit), lit] : net.letters;
  return order
    .map((letter) =>
      line(net.lines[letter], linePath(M, net, letter), M.width + (letter === lit ? 1.5 : 0), {
        dim: lit !== '' && letter !== lit,
      }),
    )
    .join('');
};

/** The letters at the starts: pointing at one lights its line. @param {Context} c @param {Sheet} M */
const starts = (c, M) => {
  const net = network(c.components);
  return net.letters.map((letter, i) => {
    const [x, y] = startOf(M, net, letter),
      drawn = circle(0, 0, 20 * M.k, 'transparent') + at(0, 0, M === WIDE ? 0.25 : 0.2, lineBadge(net.lines[letter]));
    return svg`<g class="pp-start" data-at="line:${letter}" data-piece="line ${i + 1}" transform="translate(${x} ${y})">${unsafeSVG(drawn)}</g>`;
  });
};

/** @param {Context} c @param {Sheet} M */
const names = (c, M) =>
  Object.keys(network(c.components).stations)
    .map((name) => label(M, spot(M, network(c.components), name), name))
    .join('');

// Stations and shops ---------------------------------------------------------------------------------------

/** Where a shop stands at its station. @param {Sheet} M @param {number} room @param {number} i @returns {[number, number]} */
export const plot = (M, room, i) => [(i - (room - 1) / 2) * 84 * M.s, (M === WIDE ? -11 : -8.8) - 46 * M.s];

/** The ring round a shop that may go. @param {Sheet} M */
const liftRing = (M) =>
  circle(0, 0, 60 * M.s, 'none', `class="pp-ring" stroke-width="${3.4 * M.k}"`) + circle(0, 0, 22, 'transparent');

/** One plot: a shop, a shop that may or must go, the ghost of the new one, or room. @param {Context} c @param {Sheet} M @param {string} station @param {number} i */
const plotAt = (c, M, station, i) => {
  const owners = sceneNow(c).shops[station] ?? [],
    made = action(c),
    here = made !== null && made.fields.station === station,
    [x, y] = plot(M, network(c.components).stations[station].room, i);
  const displaced = here && made.fields.displaced !== null ? owners.indexOf(Number(made.fields.displaced)) : -1,
    mark = (/** @type {number} */ seat) => c.seats[seat]?.mark ?? seat + 1;
  const isGhost = here && (displaced < 0 ? i === owners.length : i === displaced),
    choose = mustDisplace(c) && held(c)?.station === station && owners[i] !== undefined;
  const own = owners[i] === undefined ? '' : shop(mark(owners[i]), { out: isGhost });
  const inner = isGhost
    ? (own ? at(0, -64, 0.8, at(12, 0, 1, own), 'opacity=".85"') : '') + shop(mark(c.toMove), { ghost: true })
    : own || plotMark();
  return svg`<g
      transform="translate(${x} ${y})"
      data-at=${choose ? `shop:${owners[i]}` : nothing}
      class=${choose ? 'pp-lift' : ''}
    >
      ${choose ? unsafeSVG(liftRing(M)) : nothing}
      <g transform="scale(${M.s})"><g data-shop="${station}/${i}">${unsafeSVG(at(-50, -50, 1, inner))}</g></g>
    </g>`;
};

/** @param {Context} c @param {Sheet} M @param {string} name */
const stationAt = (c, M, name) => {
  const net = network(c.components),
    { room, lines } = net.stations[name],
    [x, y] = spot(M, net, name),
    isOffered = sceneNow(c).offer.some((one) => one.station === name);
  const may = isOffered && c.legal.length ? 'pp-may' : '',
    plots = Array.from({ length: room }, (_, i) => plotAt(c, M, name, i));
  return svg`<g transform="translate(${x} ${y})" data-at="station:${name}" class="${may} ${room > 1 ? 'pp-crossing' : ''}">
      <circle r=${22 * Math.max(M.k, 0.9)} fill="transparent"></circle>
      ${unsafeSVG(at(0, 0, M === WIDE ? 1 : 0.8, stop(lines.map((letter) => net.lines[letter]))))}${plots}
    </g>`;
};

// Offers and the depot -------------------------------------------------------------------------------------

/** Where the pin of an offer stands: beside the station, two tiles of one station on both sides. @param {Sheet} M @param {Context} c @param {Tile} tile @returns {[number, number]} */
const pinPlace = (M, c, tile) => {
  const net = network(c.components),
    [x, y] = spot(M, net, tile.station),
    both = sceneNow(c)
      .offer.filter((one) => one.station === tile.station)
      .map((one) => one.line)
      .sort();
  const side = both.length > 1 ? (both[0] === tile.line ? -1 : 1) : (M.pins[tile.station] ?? 1),
    wide = M === WIDE,
    far = net.stations[tile.station].room > 1;
  return [x + side * (wide ? (far ? 54 : 38) : far ? 34 : 25), y - (wide ? 14 : 8)];
};

/** @param {Context} c @param {Sheet} M @param {Scene['offer'][number]} offer */
const pin = (c, M, offer) => {
  const tile = looked(c),
    on = tile !== null && tileId(tile) === tileId(offer),
    [x, y] = pinPlace(M, c, offer);
  const may = c.legal.length && waysToTake(c, offer).length ? 'pp-may' : '',
    drawn = at(0, 0, M === WIDE ? 0.86 : 0.64, offerPin(network(c.components).lines[offer.line], offer.copies, on));
  return svg`<g
      class="pp-pin ${on ? 'on' : ''} ${may}"
      data-at="tile:${tileId(offer)}"
      data-pin=${tileId(offer)}
      transform="translate(${x} ${y})"
    >
      <g class="pp-drop">${unsafeSVG(drawn)}</g>
    </g>`;
};

/** The chosen pin stands before the others. @param {Context} c @param {Scene['offer']} offer */
const chosenLast = (c, offer) => {
  const tile = looked(c),
    isOn = (/** @type {Tile} */ one) => Number(tile !== null && tileId(tile) === tileId(one));
  return [...offer].sort((a, b) => isOn(a) - isOn(b));
};

/** @param {Context} c @param {Sheet} M */
const halos = (c, M) =>
  [...new Set(sceneNow(c).offer.map((one) => one.station))]
    .map((name) => {
      const [x, y] = spot(M, network(c.components), name);
      return (
        circle(x, y, 26 * M.k, 'var(--vermilion)', 'opacity=".22"') +
        circle(x, y, 26 * M.k, 'none', `class="pp-pulse" stroke="var(--vermilion)" stroke-width="${3 * M.k}"`)
      );
    })
    .join('');

/** Where others opened shops since your last move, ringed in their colour. @param {Context} c @param {Sheet} M */
const marks = (c, M) =>
  showOf(c)
    ? ''
    : c.since
        .filter(({ type }) => type === 'ShopOpened')
        .map(({ station, seat }) => {
          const [x, y] = spot(M, network(c.components), station),
            ring = (/** @type {string} */ colour, /** @type {number} */ width) =>
              circle(x, y - 12 * M.k, 31 * M.k, 'none', `stroke="${colour}" stroke-width="${width * M.k}"`);
          return `<g class="marked">${ring('var(--card)', 9)}${ring(`var(--s${c.seats[seat]?.mark ?? seat + 1})`, 5)}</g>`;
        })
        .join('');

/** Five slots; a parked tile waits in its own. @param {Context} c @param {Sheet} M */
const depot = (c, M) => {
  const [x, y, step] = M.depot,
    { parked } = sceneNow(c),
    w = step - 6 * M.k,
    h = w * 0.74;
  const slots = Object.values(network(c.components).lines).map((sign, i) => {
    const { letter } = sign,
      waits = parked.some((one) => one.line === letter);
    const inner = waits
      ? rect(2, 2.5, w, h, 'var(--shadow)', 5, 'opacity=".3"') +
        rect(0, 0, w, h, 'var(--piece-paper)', 5, `stroke="var(--contour)" stroke-width="2.4"`) +
        at(1.2, h * 0.68, 1, swatch(sign, w - 2.4, h * 0.3)) +
        stroke(`M0 ${h * 0.68}H${w}`, 'var(--contour)', 1.6) +
        at(w / 2, h * 0.34, 0.0052 * w, lineBadge(sign))
      : rect(0, 0, w, h, 'var(--land)', 5, 'opacity=".7"') +
        rect(0, 0, w, h, 'none', 5, `stroke="var(--map-ink)" stroke-width="1.8" stroke-dasharray="5 4"`) +
        text(w / 2, h * 0.7, h * 0.55, letter, { fill: 'var(--map-ink)' });
    return svg`<g data-at="line:${letter}" data-parked=${letter} transform="translate(${x + i * step} ${y})">${unsafeSVG(inner)}</g>`;
  });
  return svg`<g>${unsafeSVG(depotPlate(M))}</g>${slots}`;
};

/** The numbers of the calls on the lit line. @param {Context} c @param {Sheet} M @param {string} lit */
const calls = (c, M, lit) => {
  if (!lit) return '';
  const net = network(c.components),
    show = showOf(c),
    r = 11.5 * (M === WIDE ? 1 : 0.84);
  const { calls, tone, on } = net.lines[lit];
  return calls
    .map((name, i) => {
      const [x, y] = spot(M, net, name),
        now = show !== null && show.calls.length - 1 === i && show.kind === 'call',
        done = show === null || i < show.calls.length;
      return at(
        x,
        y,
        now ? 1.35 : 1,
        circle(0, 0, r, done ? tone : 'var(--card)', `stroke="var(--contour)" stroke-width="2.6"`) +
          text(0, r * 0.46, r * 1.35, i + 1, { fill: done ? on : 'var(--ink)' }),
      );
    })
    .join('');
};

/** @param {Context} c */
export const map = (c) => {
  const M = sheet(c.phone),
    lit = litLine(c),
    scene = sceneNow(c),
    net = network(c.components);
  const order = Object.keys(net.stations).sort((one, other) => spot(M, net, one)[1] - spot(M, net, other)[1]);
  return html`<div class="pp-map ${c.phone ? 'phone' : ''} ${showOf(c) ? 'staged' : ''}">
    <svg
      class="pp-paris"
      viewBox="0 0 ${M.w} ${M.h}"
      data-at=${c.ui.line ? `line:${c.ui.line}` : nothing}
      aria-hidden="true"
    >
      ${unsafeSVG(groundOf(M))}
      <g>${unsafeSVG(allLines(c, M, lit))}</g>
      <g>${unsafeSVG(halos(c, M) + marks(c, M))}</g>
      <g class="pp-names">${unsafeSVG(names(c, M))}</g>
      ${M === WIDE ? svg`<g class="pp-frame">${unsafeSVG(mapFrame())}</g>` : nothing}${depot(c, M)}${order.map((name) => stationAt(c, M, name))}${starts(c, M)}
      <g class="pp-calls">${unsafeSVG(calls(c, M, lit))}</g>
      ${chosenLast(c, scene.offer).map((one) => pin(c, M, one))}${overlay(c, M)}</svg
    >${litPlate(c)}
    <div class="pp-own">${markers(c, c.phone ? 28 : 34)}</div>
  </div>`;
};
