// Set-up of a table: who sits where, the options as sentences, and one button.
import { fluid, html, icon, nothing } from '../ui/html.js';
import { emptyFace, face, plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { optionRow } from '../people/options.js';
import { CLOCKS, clockWords } from '../people/facts.js';
import { loadGame } from '../game.js';
import { complain, firstLevel, gameInfo, gameName, openTable, store } from '../shell.js';
import { boxRow, keptBoxes, wishFor } from './setup_box.js';

/** @typedef {{kind: 'me'|'bot'|'open', level: string, name: string}} Chair */
/** @typedef {{info: import('../shell.js').GameInfo | undefined, game: string, art: string, chairs: Chair[], options: Record<string, any>, listed: boolean, rated: boolean, clock: string, more: boolean, kept: import('./setup_box.js').Box[], box: import('./setup_box.js').Box | null}} Setup */

/** @returns {Setup} */
const now = () => store.get().page;
/** @param {Partial<Setup>} patch */
const change = (patch) => store.set({ page: { ...now(), ...patch } });
/** @param {number} i @param {Partial<Chair>} patch */
const changeChair = (i, patch) =>
  change({ chairs: now().chairs.map((chair, k) => (k === i ? { ...chair, ...patch } : chair)) });
/** @param {number} i @param {number} by */
const moveChair = (i, by) => {
  const chairs = [...now().chairs],
    [chair] = chairs.splice(i, 1);
  chairs.splice(i + by, 0, chair);
  change({ chairs });
};
/** @param {number} players */
const setPlayers = (players) =>
  change({
    chairs: Array.from(
      { length: players },
      (_, i) => now().chairs[i] ?? { kind: 'bot', level: firstLevel() ?? '', name: '' },
    ),
  });

/** What was typed. @param {Event} event */
const typed = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
/** @param {Event} event */
const isTicked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;

/** Whether several people sit at this screen. */
const several = () => now().chairs.filter(({ kind }) => kind === 'me').length > 1;

/** @param {string} value @param {string} words @param {string} chosen */
const choice = (value, words, chosen) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`;

/** Who sits on a chair. @param {Chair} chair @param {number} i */
const sitter = (chair, i) => {
  const chosen = chair.kind === 'bot' ? `bot:${chair.level}` : chair.kind,
    bots = store.get().levels.map(({ level, name }) => choice(`bot:${level}`, t('setup.bot', { name }), chosen));
  const sit = (/** @type {Event} */ event) => {
    const [kind, level = ''] = typed(event).split(':');
    changeChair(i, { kind: /** @type {Chair['kind']} */ (kind), level });
  };
  return html`<label class="field"
    ><span class="unseen">${t('setup.seat', { n: i + 1 })}</span
    ><select @change=${sit}>
      ${choice('me', t(several() ? 'setup.person' : 'setup.me'), chosen)}${choice('open', t('setup.open'), chosen)}${bots}
    </select></label
  >`;
};

/** The name of a person at this screen. @param {Chair} chair @param {number} i */
const nameField = (chair, i) =>
  html`<label class="field"
    ><span class="unseen">${t('setup.name', { n: i + 1 })}</span
    ><input
      maxlength="40"
      autocomplete="off"
      placeholder=${t('setup.name', { n: i + 1 })}
      .value=${chair.name}
      @change=${(/** @type {Event} */ event) => changeChair(i, { name: typed(event) })}
  /></label>`;

/** @param {Chair} chair */
const chairWords = ({ kind, level }) =>
  html`<span class="muted small chair-say">${kind === 'bot' ? t(`bot.${level}`) : t(`setup.${kind}.why`)}</span>`;

/** @param {number} i */
const upButton = (i) =>
  html`<button
    class="btn sq quiet"
    aria-label=${t('setup.up', { n: i + 1 })}
    ?disabled=${i === 0}
    @click=${() => moveChair(i, -1)}
  >
    ${icon('up')}
  </button>`;

/** @param {Chair} chair @param {number} i */
const chairRow = (chair, i) =>
  html`<li class="chair">
    ${chair.kind === 'open' ? emptyFace(44) : face(i + 1, 44)}${sitter(chair, i)}
    ${several() && chair.kind === 'me' ? nameField(chair, i) : chairWords(chair)}${upButton(i)}
  </li>`;

/** @param {string} name @param {unknown} value */
const setOption = (name, value) => change({ options: { ...now().options, [name]: value } });

/** @param {import('../game.js').GameOption} option */
const option = (option) => optionRow(now().game, option, now().options, setOption);

/** @param {Chair} chair @param {number} i */
const seatOf = ({ kind, level, name }, i) => {
  if (kind === 'bot') return { kind, level };
  if (kind === 'open' || (!name && !several())) return { kind };
  return { kind, name: name || t('setup.name', { n: i + 1 }) };
};

const sitDown = () => {
  const { game, chairs, options, listed, rated, clock, box } = now();
  const wish = {
    game,
    players: chairs.length,
    seats: chairs.map(seatOf),
    options,
    listed: listed && chairs.some(({ kind }) => kind === 'open'),
    rated: rated && !box,
    clock: CLOCKS[clock],
  };
  return wishFor(game, box).then((set) => openTable({ ...wish, ...set }), complain);
};

/** @param {number} count */
const countChip = (count) => {
  const on = count === now().chairs.length;
  return html`<button class="chip ${on ? 'on' : ''}" aria-pressed=${on} @click=${() => setPlayers(count)}>
    ${t('setup.count', { n: count })}
  </button>`;
};

/** @param {readonly number[]} counts */
const countRow = (counts) =>
  html`<div class="pick-row" role="group" aria-label=${t('setup.players')}>${counts.map(countChip)}</div>`;

const seatsPanel = (/** @type {import('../shell.js').GameInfo} */ info) =>
  html`<section class="panel pad">
    <h2 class="cap">${t('setup.who')}</h2>
    ${info.players.length > 1 ? countRow(info.players) : nothing}
    <ol class="chairs">
      ${now().chairs.map(chairRow)}
    </ol>
  </section>`;

/** A yes or no about the table. @param {'listed' | 'rated'} name @param {boolean} on */
const tick = (name, on) =>
  html`<label class="field check"
    ><input
      type="checkbox"
      .checked=${on}
      @change=${(/** @type {Event} */ event) => change({ [name]: isTicked(event) })}
    /><span>${t(`setup.${name}`)}<small>${t(`setup.${name}.why`)}</small></span></label
  >`;

/** @param {string} clock */
const clockRow = (clock) =>
  html`<label class="field"
    ><span>${t('setup.clock')}<small>${t('setup.clock.why')}</small></span
    ><select @change=${(/** @type {Event} */ event) => change({ clock: typed(event) })}>
      ${Object.entries(CLOCKS).map(([key, one]) => choice(key, clockWords(one), clock))}
    </select></label
  >`;

const optionsPanel = (/** @type {import('../shell.js').GameInfo} */ info) => {
  const { game, clock, listed, rated, more, chairs, kept, box } = now(),
    [first, ...rest] = info.options[String(chairs.length)] ?? [];
  return html`<section class="panel pad">
    <h2 class="cap">${t('setup.options')}</h2>
    ${first ? option(first) : nothing}${boxRow(game, kept, box, (chosen) => change({ box: chosen }))}
    <details ?open=${more}>
      <summary>${t('setup.more')}</summary>
      ${rest.map(option)}${clockRow(clock)}${tick('listed', listed)}${box ? nothing : tick('rated', rated)}
    </details>
  </section>`;
};

const sitButton = () =>
  html`<button class="btn go big" ?disabled=${store.get().busy !== ''} @click=${sitDown}>
    ${icon('check')}<span>${t('setup.sit')}</span>
  </button>`;

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${gameName(now()?.game ?? '')} · ${t('setup.title')}`,
  enter: async ([, game]) => {
    store.set({
      page: {
        info: gameInfo(game),
        game,
        art: '',
        chairs: [
          { kind: 'me', level: '', name: '' },
          { kind: 'me', level: '', name: '' },
        ],
        options: {},
        listed: false,
        rated: false,
        clock: 'none',
        more: false,
        kept: [],
        box: null,
      },
    });
    try {
      const { poster } = await (await loadGame(game)).poster();
      change({ art: poster() });
      const kept = await keptBoxes(game);
      if (now()?.game === game && now().chairs) change({ kept });
    } catch (error) {
      complain(error);
    }
  },
  view: ([, game]) => {
    const { info, art } = now();
    return html`<div class="page setup">
      ${plainTop(gameName(game))}${trouble()}
      <main class="setup-main">
        <div class="setup-art">${art ? fluid(360, 500, art, 'sheet-art') : nothing}</div>
        <div class="setup-form">${info ? [seatsPanel(info), optionsPanel(info), sitButton()] : nothing}</div>
      </main>
    </div>`;
  },
};
