// Lumière in words: prompts, sentences about moves, the log and the breakdown.
import { html } from '../../ui/html.js';
import { hasWords, rich, signed, t } from '../../i18n.js';
import { cardName, reading } from './cards.js';
import { factWords } from '../../words/sentence.js';
import { facts, numbers } from './facts.js';
import { tileLetters } from './geometry.js';

/** @typedef {import('../../boards/board.js').Context<import('./view.js').View>} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Line} Line */

/** @param {Context} c */
export const prompt = (c) => {
  const { view } = c,
    phase = view.phase === 'paving' ? t('lumiere.phase.paving', { n: view.tiles.length }) : t('lumiere.phase.building');
  const read = reading(c);
  if (read && (!c.legal.length || c.draft.card === undefined))
    return { phase, reading: true, text: read.name, hint: read.text };
  return { phase, ...promptWords(c) };
};

/** Whether an action of this kind may be taken; in a first game those that the coach does not speak of sleep. @param {Context} c @param {string} kind */
const may = (c, kind) => c.legal.some(({ fields }) => fields.kind === kind);

/** How it is done, where there is room to say so, and what may be done instead. @param {Context} c @param {string} how @param {string} instead */
const hints = (c, how, instead) => [c.phone ? '' : t(how), instead && t(instead)].filter(Boolean).join(' · ');

/** @param {Context} c */
const pavingWords = (c) => {
  const instead = may(c, 'TakeBuilding') ? 'lumiere.prompt.or_building' : '';
  if (may(c, 'PlaceTile'))
    return { text: t('lumiere.prompt.tile'), hint: hints(c, 'lumiere.prompt.how_tile', instead) };
  if (!may(c, 'TakeBuilding')) return { text: t('lumiere.verb.pass'), hint: '' };
  return { text: t('lumiere.prompt.take'), hint: may(c, 'Pass') ? t('lumiere.prompt.or_pass') : '' };
};

/** Before anything is chosen. @param {Context} c */
const buildingWords = (c) => {
  const cards = c.legal.some(({ fields }) => fields.card !== undefined);
  if (may(c, 'RaiseBuilding'))
    return {
      text: t('lumiere.prompt.raise'),
      hint: hints(c, 'lumiere.prompt.how_raise', cards ? 'lumiere.prompt.or_card' : ''),
    };
  return { text: t('lumiere.prompt.card'), hint: '' };
};

/** @param {Context} c @returns {{text: string, hint: string}} */
const promptWords = (c) => {
  if (!c.legal.length) return { text: '', hint: '' };
  if (c.view.phase === 'paving') return pavingWords(c);
  if (c.view.given) return { text: t('lumiere.prompt.levitate'), hint: '' };
  const { card, building, spaces } = c.draft;
  if (card !== undefined && !c.ready)
    return {
      text: t(hasWords(`lumiere.where.${card}`) ? `lumiere.where.${card}` : 'lumiere.where.piece'),
      hint: reading(c)?.text ?? '',
    };
  if (building !== undefined)
    return { text: t('lumiere.prompt.place', { building }), hint: c.phone ? '' : t('lumiere.prompt.turn') };
  if (spaces !== undefined)
    return { text: t('lumiere.prompt.which', { space: spaces }), hint: t('lumiere.prompt.lifted') };
  return buildingWords(c);
};

/** The four stones of a tile of the viewer's, as it lies at a turn; tiles go by their stones, buildings by their names. @param {Context} c @param {string} name @param {number} [turn] */
export const tileWords = (c, name, turn = 0) => {
  const [a, b, d, e] = [...tileLetters(facts(c.components).tiles[name], Math.max(0, c.seat), turn)].map((stone) =>
    t(`lumiere.ground.${stone.toLowerCase()}`),
  );
  return t('lumiere.tile.words', { a, b, c: d, d: e });
};

/** What is in hand, in words: the tile as it is turned. @param {Context} c */
export const inHand = (c) => (c.view.held ? tileWords(c, c.view.held, Number(c.ui.turn ?? 0)) : '');

/** A building's shape and size. @param {Context} c @param {string} name */
export const shapeWords = (c, name) =>
  t('lumiere.building', {
    name,
    shape: hasWords(`lumiere.shape.${name}`) ? t(`lumiere.shape.${name}`) : '',
    n: (facts(c.components).shapes[name] ?? []).length,
  });

/** @param {unknown} turn */
const turns = (turn) => t(`lumiere.turned.${turn}`);

/** What an action does. @param {Context} c @param {Legal} action @returns {import('../../boards/board.js').Sentence} */
export const say = (c, action) => {
  const f = action.fields,
    card = f.card === undefined ? '' : cardName(String(f.card)),
    note = worth(c, action);
  const verb = (/** @type {string} */ key) => t(`lumiere.verb.${key}`);
  switch (f.kind) {
    case 'PlaceTile':
      return {
        title: t('lumiere.do.tile', { zone: f.zone, turned: turns(f.turn) }),
        verb: verb('lay'),
        note,
      };
    case 'TakeBuilding':
      return {
        title: t('lumiere.do.take', { building: f.building }),
        verb: verb('take'),
        note: t('lumiere.do.take.note', numbers(c.components)),
      };
    case 'Pass':
      return { title: t('lumiere.do.pass'), verb: verb('pass') };
    case 'RaiseBuilding':
      return { title: t('lumiere.do.raise', { building: f.building, space: f.space }), verb: verb('raise'), note };
    case 'UsePostcard':
      return {
        title: t('lumiere.do.use', { card }),
        verb: verb('use'),
        note: note || t(`lumiere.say.${f.card}`, numbers(c.components)),
      };
    case 'LeaveUndone':
      return { title: t('lumiere.do.undone', { card }), verb: verb('undone'), note: t('lumiere.do.undone.note') };
    case 'GiveBuilding':
      return {
        title: t('lumiere.do.give', { building: f.building }),
        verb: verb('give'),
        note: t('lumiere.do.give.note'),
      };
    default:
      return { title: t('lumiere.do.place', { card, space: f.space }), verb: verb('place'), note };
  }
};

/** The parts of a forecast, own first. @param {Context} c @param {Legal} action @returns {[string, number][]} */
export const explain = (c, action) => {
  const forecast = c.forecast(action.id);
  if (!forecast || c.seat < 0) return [];
  const own = sums(forecast.lines.filter((line) => line.seat === c.seat)).filter((row) => row.points !== 0);
  const others = forecast.totals
    .map((points, seat) => ({ points, seat }))
    .filter(({ points, seat }) => seat !== c.seat && points !== 0);
  return [
    ...own.map(({ label, points }) => /** @type {[string, number]} */ ([label, points])),
    ...others.map(({ points, seat }) => /** @type {[string, number]} */ ([c.seats[seat].name, points])),
  ];
};

/** @param {Context} c @param {Legal} action */
const worth = (c, action) =>
  explain(c, action)
    .map(([words, points]) => `${words} ${signed(points)}`)
    .join(' · ');

/** @type {Record<string, string>} */
const SUMS = { light: 'light', largest_group: 'group', unbuilt: 'unbuilt', unbuilt_spared: 'unbuilt' };

/** The breakdown of one seat in few rows. @param {readonly Line[]} lines */
export const sums = (lines) => {
  const row = (/** @type {Line} */ one) => SUMS[one.code] ?? 'cards';
  return ['light', 'group', 'unbuilt', 'cards'].map((key) => ({
    label: t(`lumiere.sum.${key}`),
    points: lines.filter((one) => row(one) === key).reduce((sum, { points }) => sum + points, 0),
  }));
};

/** @param {string} name */
export const buildingName = (name) => factWords('building', name);

// The log ----------------------------------------------------------------------------------------------------

const bold = (/** @type {unknown} */ what) => html`<b>${what}</b>`;

/** Where the piece of a postcard came to stand. @param {import('../../boards/board.js').GameEvent} e @param {string} piece */
const placed = ({ seat, spaces }, piece) => ({
  seat,
  parts: [t('lumiere.log.piece', { piece: t(`lumiere.piece.${piece}`), space: spaces[0] })],
  aside: true,
});

/** @param {Context} c @param {import('../../boards/board.js').GameEvent} e @returns {import('../../boards/board.js').LogLine | null} */
export const log = (c, e) => {
  const who = c.seats[e.seat],
    key = (/** @type {string} */ what) => `lumiere.log.${what}.${who?.own ? 'you' : 'name'}`;
  const tell = (/** @type {string} */ what, /** @type {Record<string, unknown>} */ gaps) => ({
    seat: e.seat,
    parts: rich(key(what), { name: bold(who?.name), ...gaps }),
  });
  switch (e.type) {
    case 'StartDrawn':
      return {
        seat: -1,
        heading: true,
        parts: rich(`lumiere.log.start.${who?.own ? 'you' : 'name'}`, { name: who?.name }),
      };
    case 'TilePlaced':
      return tell('tile', { zone: bold(e.zone), turned: turns(e.turn) });
    case 'BuildingTaken':
      return tell('take', { building: bold(e.building) });
    case 'Passed':
      return tell('pass', {});
    case 'PhaseEnded':
      return {
        seat: -1,
        heading: true,
        parts: rich(`lumiere.log.paved.${c.seats[e.first]?.own ? 'you' : 'name'}`, { name: c.seats[e.first]?.name }),
      };
    case 'BuildingRaised':
      return e.building === 'garden'
        ? placed(e, 'garden')
        : tell('raise', { building: bold(e.building), space: e.spaces[0] });
    case 'PostcardUsed':
      return tell(e.done ? 'card' : 'undone', { card: bold(cardName(e.card)) });
    case 'PiecePlaced':
      return placed(e, e.piece);
    case 'BuildingExchanged':
      return tell('give', { building: bold(e.building) });
    case 'TurnSkipped':
      return tell('skip', {});
    default:
      return null;
  }
};
