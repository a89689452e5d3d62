// Les Quais in words: what to do, what a choice brings, the log, the sums, and the whole board for people who don't see it.
import { html, nothing } from '../../ui/html.js';
import { rich, signed, t } from '../../i18n.js';
import { toldKey } from '../../words/sentence.js';
import { GENRES } from './pieces.js';
import { meaning, targetOf, under } from './moves.js';

/** @typedef {import('../../boards/board.js').Context} Context */
/** @typedef {import('../../boards/board.js').Legal} Legal */
/** @typedef {import('../../boards/board.js').Line} Line */
/** @typedef {{title: string, genre: string, stars: number}} Book */

/** The name of a stall, a bridge or a genre. @param {string} kind @param {unknown} id */
export const nameOf = (kind, id) => t(`${kind}.${id}`);

/** A book by its title. @param {Context} c @param {string} title @returns {Book} */
export const bookOf = (c, title) => c.components.books.find((/** @type {Book} */ one) => one.title === title);

/** @param {Book} book */
const bookWords = ({ title, genre, stars }) => t('les_quais.book', { title, genre: nameOf('genre', genre), n: stars });

/** The book that an action brings. @param {Context} c @param {Legal} action @returns {Book | null} */
const brought = (c, { fields }) => {
  const { stalls } = c.components,
    to = fields.kind === 'Walk' ? stalls.indexOf(fields.stall) : stalls.length - 1 - stalls.indexOf(c.view.stroller),
    title = c.view.stalls[to];
  return fields.kind === 'KeepCustomer' || !title ? null : bookOf(c, title);
};

/** @param {Context} c */
export const prompt = (c) => {
  const bought = c.components.seats.reduce(
      (/** @type {number} */ sum, /** @type {string} */ seat) => sum + c.view.shelves[seat].length,
      0,
    ),
    phase = t('les_quais.phase', { n: bought, of: 2 * c.components.books_each });
  if (!c.legal.length) return { phase, text: '', hint: '' };
  if (c.legal[0].fields.kind === 'KeepCustomer')
    return { phase, text: t('les_quais.prompt.keep'), hint: t('les_quais.prompt.keep.hint') };
  const crosses = c.legal.some(({ fields }) => fields.kind === 'Cross');
  return {
    phase,
    text: t('les_quais.prompt.walk'),
    hint: t(crosses ? 'les_quais.prompt.cross.hint' : 'les_quais.prompt.walk.hint'),
  };
};

/** What an action is worth at once, own points first. @param {Context} c @param {Legal} action */
const worth = (c, action) => {
  const totals = c.forecast(action.id)?.totals;
  if (!totals || c.seat < 0) return '';
  return c.seats
    .filter(({ seat }) => totals[seat])
    .sort((one, other) => Number(other.own) - Number(one.own))
    .map(({ seat, name }) => `${name} ${signed(totals[seat])}`)
    .join(' · ');
};

/** @param {Context} c @param {Legal} action @returns {import('../../boards/board.js').Sentence} */
export const say = (c, action) => {
  const { kind, stall, bridge, genre } = action.fields,
    book = brought(c, action);
  if (kind === 'KeepCustomer' || !book)
    return {
      title: t('les_quais.do.keep', { genre: nameOf('genre', genre) }),
      verb: t('les_quais.verb.keep'),
      note: t('les_quais.callers.why', { n: c.components.customer }),
    };
  const wanted = c.seat >= 0 && c.view.customers[c.components.seats[c.seat]] === book.genre,
    said = [bookWords(book), worth(c, action), wanted ? t('les_quais.wanted', { n: c.components.customer }) : ''];
  return {
    title:
      kind === 'Walk'
        ? t('les_quais.do.walk', { stall: nameOf('stall', stall) })
        : t('les_quais.do.cross', { bridge: nameOf('bridge', bridge) }),
    verb: t('les_quais.verb.take'),
    note: said.filter(Boolean).join(' · '),
  };
};

const SUMS = ['stars', 'shelf', 'customer', 'padlocks'];

/** The breakdown of one seat in few rows. @param {readonly Line[]} lines */
export const sums = (lines) =>
  SUMS.flatMap((code) => {
    const found = lines.filter((line) => line.code === code);
    return found.length
      ? [{ label: t(`les_quais.sum.${code}`), points: found.reduce((sum, { points }) => sum + points, 0) }]
      : [];
  });

// The log --------------------------------------------------------------------------------------------------

const bold = (/** @type {unknown} */ what) => html`<b>${what}</b>`;

/** @param {Context} c @param {import('../../boards/board.js').GameEvent} e @returns {import('../../boards/board.js').LogLine | null} */
export const log = (c, e) => {
  const who = c.seats[e.seat],
    tell = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ gaps = {}) => ({
      seat: e.seat,
      parts: rich(toldKey(`les_quais.log.${key}`, who?.own), { name: bold(who?.name), ...gaps }),
    });
  switch (e.type) {
    case 'StartDrawn':
      return { ...tell('start'), seat: -1, heading: true };
    case 'CustomerKept':
      return e.genre ? tell('kept', { genre: bold(nameOf('genre', e.genre)) }) : tell('kept');
    case 'BookBought':
      return tell('bought', { book: bold(e.book), stall: nameOf('stall', e.stall) });
    case 'PadlockHung':
      return tell('hung', { bridge: bold(nameOf('bridge', e.bridge)) });
    case 'GameEnded':
      return { seat: -1, heading: true, parts: rich('les_quais.log.end') };
    default:
      return null;
  }
};

// The words view -------------------------------------------------------------------------------------------

/** What the cursor stands on. @param {Context} c */
export const where = (c) => {
  const action = under(c);
  return action ? say(c, action).title : '';
};

/** A row of the board; what may be chosen is a button. @param {Context} c @param {string} kind @param {string} id @param {string} said */
const row = (c, kind, id, said) => {
  const action = meaning(c, kind, id),
    now = under(c),
    focused = now !== null && targetOf(now).kind === kind && targetOf(now).id === id;
  return html`<li>
    ${
      action
        ? html`<button
            class="btn low may"
            data-at="${kind}:${id}"
            data-cell=${id}
            tabindex=${focused ? 0 : -1}
            aria-pressed=${c.ready?.id === action.id}
          >
            ${said}
          </button>`
        : said
    }
  </li>`;
};

/** @param {Context} c @param {string} name @param {number} i */
const stallWords = (c, name, i) => {
  const title = c.view.stalls[i],
    here = c.view.stroller === name ? ` ${t('les_quais.words.here')}` : '';
  return row(
    c,
    'stall',
    name,
    `${nameOf('stall', name)}: ${title ? bookWords(bookOf(c, title)) : t('les_quais.words.empty')}${here}`,
  );
};

/** @param {Context} c @param {string} name */
const bridgeWords = (c, name) => {
  const owner = c.seats.find(({ seat }) => c.view.hung[c.components.seats[seat]].includes(name));
  return row(
    c,
    'bridge',
    name,
    owner ? t('les_quais.words.locked', { bridge: nameOf('bridge', name), name: owner.name }) : nameOf('bridge', name),
  );
};

/** @param {Context} c @param {number} seat */
const shelfWords = (c, seat) => {
  const counts = GENRES.map((genre, i) =>
    t('les_quais.holds', { n: c.view.books[c.components.seats[seat]][i], genre: nameOf('genre', genre) }),
  );
  return html`<p>
    <b>${c.seats[seat]?.name}</b>: ${counts.join(', ')};
    ${t('les_quais.locks', { n: c.view.padlocks[c.components.seats[seat]] })}
  </p>`;
};

/** @param {Context} c */
export const words = (c) => {
  const own = c.seat >= 0 ? c.view.customers[c.components.seats[c.seat]] : undefined,
    choosing = c.legal.some(({ fields }) => fields.kind === 'KeepCustomer');
  return html`${
      choosing
        ? html`<h2>${t('les_quais.callers')}</h2>
            <ul>
              ${c.view.dealt.map((/** @type {string} */ genre) => row(c, 'customer', genre, nameOf('genre', genre)))}
            </ul>`
        : nothing
    }
    ${own ? html`<p>${t('les_quais.kept', { genre: nameOf('genre', own) })}</p>` : nothing}
    <h2>${t('les_quais.words.stalls')}</h2>
    <ol>
      ${c.components.stalls.map((/** @type {string} */ name, /** @type {number} */ i) => stallWords(c, name, i))}
    </ol>
    <h2>${t('les_quais.words.bridges')}</h2>
    <ul>
      ${c.components.bridges.map((/** @type {string} */ name) => bridgeWords(c, name))}
    </ul>
    ${[0, 1].map((seat) => shelfWords(c, seat))}`;
};
