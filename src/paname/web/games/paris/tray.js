// What lies before the person: the steps of the turn, the benefit that is being decided, and what they hold as buttons.
import { html, icon, nothing, picture } from '../../ui/html.js';
import { t } from '../../i18n.js';
import { candidates } from '../../draft.js';
import { coin, key } from './pieces/goods.js';
import { vpTile } from './pieces/bonus.js';
import { house } from './pieces/house.js';
import { STEPS, due, endTile, offerOf, prestigeOf, printed, stepOf } from './facts.js';
import { good } from './draw.js';
import { endPicture, endWords, goodName, nowWords, tilePicture, tileWords } from './tiles.js';
import { say } from './words.js';
import { hand, pickedVp } from './moves.js';
import { endsTurn, lastChance, mayDoMore, medals } from './turn.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../ui/html.js').Shown} Shown */

/** The steps of the turn as a row; what is due is lit, what is over is ticked. @param {Context} c */
export const steps = (c) => {
  const now = stepOf(c.view),
    at = STEPS.indexOf(now),
    who = c.view.turn;
  if (!who || at < 0) return nothing;
  return html`<ol class="steps" aria-label=${t('paris.steps')}>
    ${STEPS.map((step, i) => stepItem(step, i, at))}
  </ol>`;
};

/** @param {string} step @param {number} i @param {number} at the step that is due */
const stepItem = (step, i, at) => {
  const look = i === at ? 'on' : step === 'free' && at >= 2 ? 'may' : i < at ? 'past' : '',
    tick = i < at && step !== 'free' ? icon('check', 13) : nothing;
  return html`<li class=${look} aria-current=${i === at ? 'step' : nothing}>
    ${tick}<span>${t(`paris.step.${step}`)}</span>
  </li>`;
};

// What is being decided --------------------------------------------------------------------------------------

/** @param {Context} c @param {string} name @param {Shown} inner @param {{on?: boolean, title?: string, cls?: string, alive?: boolean}} [o] */
const chip = (c, name, inner, { on = false, title = '', cls = '', alive = true } = {}) =>
  html`<button
    class="chip pt ${cls} ${on ? 'on' : ''} ${alive ? 'lit' : ''}"
    data-at=${name}
    aria-pressed=${on}
    title=${title}
  >
    <span class="face" aria-hidden="true">${inner}</span><span class="unseen">${title}</span>
  </button>`;

/** @param {Context} c @param {Legal} action */
const isOn = (c, action) => c.ready?.id === action.id;

/** The bonus tiles that may be taken. @param {Context} c @param {readonly Legal[]} actions @param {string} field */
const tileChoice = (c, actions, field) =>
  actions.map((action) => {
    const number = Number(action.fields[field]);
    return chip(c, `bonus:${number}`, picture(100, 112, tilePicture(c, number), c.phone ? 50 : 40), {
      on: isOn(c, action),
      title: `${number}: ${tileWords(c, number)} ${nowWords(c, number)}`,
      cls: 'bare',
    });
  });

/** The slots of the landmark, one by one, with their points: those that get a medal by the next press, and those that stay empty. @param {Context} c */
const slotChoice = (c) =>
  Object.entries(c.view.slots).flatMap(([kind, n]) => {
    const given = medals(c)[kind] ?? 0,
      points = prestigeOf(c, c.view.arrived, kind);
    return Array.from({ length: Number(n) }, (_, i) => slotChip(c, kind, points, i < given));
  });

/** @param {Context} c @param {string} kind @param {number} points @param {boolean} isGiven */
const slotChip = (c, kind, points, isGiven) =>
  chip(
    c,
    `${isGiven ? 'given' : 'slot'}:${kind}`,
    html`${picture(100, 100, good(kind, ''), 34)}<span class="good">+${points}</span>`,
    {
      on: isGiven,
      alive: isGiven,
      cls: isGiven ? '' : 'empty',
      title: t(isGiven ? 'paris.slot.given' : 'paris.slot.empty', { good: goodName(kind), n: points }),
    },
  );

/** @param {Context} c */
const vpChoice = (c) =>
  printed(c).vp_tiles.flatMap((points) =>
    candidates(c.legal, { kind: 'LayVpTile', points: points[0] }).length
      ? [
          chip(c, `vp:${points[0]}`, picture(150, 64, vpTile(points, { free: true }), 84), {
            on: pickedVp(c) === points[0],
            title: points.join(' · '),
            cls: 'bare',
          }),
        ]
      : [],
  );

/** @param {Context} c */
const endChoice = (c) =>
  candidates(c.legal, { kind: 'TakeEndTile' }).map((action) => {
    const fact = endTile(c, action.fields.tile);
    return chip(c, `endtile:${action.fields.tile}`, picture(100, 100, endPicture(fact), 42), {
      on: isOn(c, action),
      title: endWords(fact),
      cls: 'bare',
    });
  });

/** Different ways to use one tile, or two tiles that would help one move; a single one is chosen with the tile. @param {Context} c */
const variants = (c) => {
  const left = candidates(
    c.legal,
    c.draft.number === undefined ? c.draft : { number: c.draft.number, kind: c.draft.kind },
  );
  if (left.length === 1) return nothing;
  if (c.draft.kind === 'UseToTake') return tileChoice(c, left, 'taken');
  if (left.length > 24) return nothing;
  return left.map((action) =>
    chip(c, `option:${action.id}`, html`<span>${optionFace(action) || say(c, action).title}</span>`, {
      on: isOn(c, action),
      title: say(c, action).title,
    }),
  );
};
/** @param {Legal} action */
const optionFace = ({ fields: f }) => {
  const list = /** @type {string[]} */ (f.goods ?? f.pairs ?? []);
  if (f.kind === 'MoveKey') return f.tile ? t('paris.do.with', { number: f.tile }) : '';
  return list.length ? list.map((kind) => picture(100, 100, good(kind, ''), 30)) : '';
};

/** Whether a tile or a move is still to be told apart. @param {Context} c */
const isOpen = (c) =>
  (['UseForGoods', 'UseForPairs', 'UseToTake'].includes(String(c.draft.kind)) ||
    (c.draft.kind === 'MoveKey' &&
      c.draft.source !== undefined &&
      c.draft.goal !== undefined &&
      !c.ready &&
      c.draft.source !== 'arc')) &&
  c.legal.length > 0;

/** The building that was drawn and may go to any district. @param {Context} c */
const drawnTile = (c) =>
  c.view.tile
    ? [
        html`<span class="drawn" aria-hidden="true"
          >${picture(100, 112, house(c.view.tile.type, c.view.tile.value), 46)}</span
        >`,
      ]
    : [];

/** The one thing that is asked. @param {Context} c @returns {Shown} */
const asked = (c) => {
  if (!c.legal.length) return nothing;
  const choice = isOpen(c)
    ? variants(c)
    : /** @type {Record<string, () => unknown[]>} */ ({
        bonus: () => (c.phone ? [] : tileChoice(c, candidates(c.legal, { kind: 'TakeBonusTile' }), 'number')),
        lay: () => drawnTile(c),
        slot: () => slotChoice(c),
        vp: () => vpChoice(c),
        endtile: () => endChoice(c),
      })[due(c.view)]?.();
  return choice && choice !== nothing && /** @type {unknown[]} */ (choice).length
    ? html`<div class="asked" data-scroll-row role="group" aria-label=${t('paris.asked')} tabindex="0">${choice}</div>
        <span class="bar"></span>`
    : nothing;
};

// The own holdings -------------------------------------------------------------------------------------------

/** @param {Context} c @param {string} name @param {import('./view.js').Open} mine */
const held = (c, name, mine) => {
  const [kind, id] = name.split(':');
  if (kind === 'key')
    return chip(c, name, html`${picture(100, 100, key(c.seat + 1), 34)}<b class="num">${mine.keys}</b>`, {
      on: c.draft.kind === 'PlaceKey',
      alive: candidates(c.legal, { kind: 'PlaceKey' }).length > 0,
      title: t('paris.keys', { n: mine.keys }),
    });
  if (kind === 'good')
    return heldGood(c, id, mine.goods[id] ?? 0, c.view.turn === mine.name ? (c.view.units[id] ?? 0) : 0);
  if (kind === 'tile') return heldTile(c, Number(id));
  const fact = endTile(c, id),
    action = candidates(c.legal, { kind: 'UseEndTile', tile: id })[0];
  return chip(c, name, picture(100, 100, endPicture(fact), 42), {
    on: action ? isOn(c, action) : false,
    alive: Boolean(action),
    title: fact ? t('paris.do.use_end', { what: endWords(fact) }) : '',
    cls: 'bare',
  });
};

/** Tokens of one kind, and goods of the turn, which are lost at its end. @param {Context} c @param {string} kind @param {number} count @param {number} units */
const heldGood = (c, kind, count, units) => {
  const action = candidates(c.legal, { kind: 'SellGood', good: kind })[0],
    price = c.view.prices.sell[kind];
  const lasts = units ? html`<span class="unit">${icon('clock', 14)}<b class="num">${units}</b></span>` : nothing,
    sells = action ? html`<small>${t('paris.sell', { n: price })}</small>` : nothing;
  return chip(
    c,
    `good:${kind}`,
    html`${picture(100, 100, good(kind), 34)}<b class="num">${count > 1 ? `×${count}` : ''}</b>${lasts}${sells}`,
    {
      on: action ? isOn(c, action) : false,
      alive: false,
      title: [
        `${goodName(kind)} ×${count}`,
        units ? `+${units}: ${t('paris.unit')}` : '',
        t('paris.sell.for', { n: price }),
      ]
        .filter(Boolean)
        .join('; '),
    },
  );
};

/** @param {Context} c @param {number} number */
const heldTile = (c, number) => {
  const uses = c.legal.filter(
      ({ fields }) => fields.number === number || (fields.kind === 'MoveKey' && fields.tile === number),
    ),
    gain = uses.length === 1 ? offerOf(c.view, uses[0]) : {};
  return chip(
    c,
    `tile:${number}`,
    html`${picture(100, 112, tilePicture(c, number), 42)}${gain.vp ? html`<b class="good num">+${gain.vp}</b>` : nothing}`,
    {
      on: c.draft.number === number || c.draft.tile === number,
      alive: uses.length > 0,
      title: `${number}: ${tileWords(c, number)}`,
      cls: 'bare',
    },
  );
};

/** @param {Context} c */
const holdingsRow = (c) => {
  const mine = c.view.seats[c.seat];
  if (!mine || mine.francs === null) return html`<p class="muted">${t('paris.watching')}</p>`;
  return html`<div class="held" data-scroll-row role="group" aria-label=${t('paris.holdings')} tabindex="0">
    <span class="purse" role="img" aria-label=${t('paris.francs', { n: mine.francs })}
      >${picture(100, 100, coin(), 32)}<b class="num">${mine.francs}</b></span
    >${hand(c).map((name) => held(c, name, mine))}
  </div>`;
};

/** @param {Context} c */
export const tray = (c) =>
  html`<div class="paris-tray">
    ${steps(c)}
    <div class="tray-row" data-scroll-row>${asked(c)}${holdingsRow(c)}</div>
  </div>`;

/** Make the composed move without ending the turn, where something else may still be done. @param {Context} c */
const stayButton = (c) =>
  c.ready && endsTurn(c, c.ready) && mayDoMore(c)
    ? html`<button class="btn" data-at="stay:now">${t('paris.stay')}</button>`
    : nothing;

/** Quiet buttons: decline a benefit, look through the end-game tiles, pass; on a phone those tiles lie in the city. @param {Context} c */
export const choices = (c) => {
  const button = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {string} */ words) =>
    candidates(c.legal, { kind }).length && c.ready?.fields.kind !== kind
      ? html`<button class="btn" data-at="do:${id}">${words}</button>`
      : nothing;
  return html`${[
    stayButton(c),
    lastChance(c) && !Object.keys(c.draft).length ? button('EndTurn', 'end', t('paris.verb.end')) : nothing,
    button('Decline', 'decline', t(`paris.no.${due(c.view)}`)),
    c.phone || Object.keys(c.draft).length ? nothing : button('LookAtEndTiles', 'look', t('paris.verb.look')),
    button('Pass', 'pass', t('paris.verb.pass')),
  ]}`;
};
