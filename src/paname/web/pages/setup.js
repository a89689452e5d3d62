// Set-up of a table: who sits where, the options as sentences, and one button.
import { fluid, html, icon, nothing } from '../ui/html.js';
import { emptyFace, face, plainTop, trouble } from '../ui/chrome.js';
import { hasWords, t } from '../i18n.js';
import { ask } from '../net.js';
import { complain, firstLevel, openTable, store } from '../shell.js';
import { gameName } from './names.js';
import { posterLumiere, posterParis, posterParisParis } from '../pieces/posters.js';

/** @typedef {{kind: 'me'|'bot'|'open', level: string, name: string}} Chair */
/** @typedef {{info: import('../shell.js').GameInfo | null, game: string, chairs: Chair[], options: Record<string, any>, listed: boolean, rated: boolean, clock: string, more: boolean}} Setup */

const ART = { lumiere: posterLumiere, paris_paris: posterParisParis, paris: posterParis };
const CLOCKS = /** @type {Record<string, object>} */ ({
  none: { kind: 'none' },
  15: { kind: 'fischer', initial: 900, increment: 10 },
  30: { kind: 'fischer', initial: 1800, increment: 15 },
  days: { kind: 'days', days: 3 },
});

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

/** @param {Chair} chair @param {number} i */
const chairRow = (chair, i) => {
  const { levels } = store.get(),
    several = now().chairs.filter(({ kind }) => kind === 'me').length > 1;
  const chosen = chair.kind === 'bot' ? `bot:${chair.level}` : chair.kind;
  return html`<li class="chair">
    ${chair.kind === 'open' ? emptyFace(44) : face(i + 1, 44)}
    <label class="field"
      ><span class="unseen">${t('setup.seat', { n: i + 1 })}</span
      ><select
        @change=${(/** @type {Event} */ event) => {
          const [kind, level = ''] = /** @type {HTMLSelectElement} */ (event.target).value.split(':');
          changeChair(i, { kind: /** @type {any} */ (kind), level });
        }}
      >
        <option value="me" ?selected=${chosen === 'me'}>${t(several ? 'setup.person' : 'setup.me')}</option>
        <option value="open" ?selected=${chosen === 'open'}>${t('setup.open')}</option>
        ${levels.map(({ level, name }) => html`<option value="bot:${level}" ?selected=${chosen === `bot:${level}`}>${t('setup.bot', { name })}</option>`)}
      </select></label
    >
    ${several && chair.kind === 'me' ? html`<label class="field"><span class="unseen">${t('setup.name', { n: i + 1 })}</span><input maxlength="40" autocomplete="off" placeholder=${t('setup.name', { n: i + 1 })} .value=${chair.name} @change=${(/** @type {Event} */ event) => changeChair(i, { name: /** @type {HTMLInputElement} */ (event.target).value })} /></label>` : html`<span class="muted small chair-say">${chair.kind === 'bot' ? t(`bot.${chair.level}`) : t(`setup.${chair.kind}.why`)}</span>`}
    <button
      class="btn sq quiet"
      aria-label=${t('setup.up', { n: i + 1 })}
      ?disabled=${i === 0}
      @click=${() => moveChair(i, -1)}
    >
      ${icon('up')}
    </button>
  </li>`;
};

/** @param {{name: string, default: any, choices: any[], clause: string}} option */
const optionRow = (option) => {
  const { options, game } = now(),
    value = options[option.name] ?? option.default;
  if (option.choices.length === 2 && option.choices.every((one) => typeof one === 'boolean')) {
    return html`<label class="field check"
      ><input
        type="checkbox"
        .checked=${value}
        @change=${(/** @type {Event} */ event) => change({ options: { ...options, [option.name]: /** @type {HTMLInputElement} */ (event.target).checked } })}
      /><span
        >${t(`${game}.option.${option.name}`)}<small>${t(`${game}.option.${option.name}.why`)}</small></span
      ></label
    >`;
  }
  return html`<label class="field"
    ><span>${t(`${game}.option.${option.name}`)}<small>${t(`${game}.option.${option.name}.why`)}</small></span
    ><select
      @change=${(/** @type {Event} */ event) => change({ options: { ...options, [option.name]: option.choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex] } })}
    >
      ${option.choices.map((one) => html`<option ?selected=${one === value}>${typeof one === 'number' && !hasWords(`${game}.option.${option.name}.${one}`) ? t('setup.starts', { n: one + 1 }) : t(`${game}.option.${option.name}.${one}`)}</option>`)}
    </select></label
  >`;
};

const sitDown = () => {
  const { game, chairs, options, listed, rated, clock } = now();
  const seats = chairs.map(({ kind, level, name }, i) => ({
    kind,
    ...(kind === 'bot' ? { level } : {}),
    ...(kind === 'me' && name
      ? { name }
      : kind === 'me' && chairs.filter((one) => one.kind === 'me').length > 1
        ? { name: t('setup.name', { n: i + 1 }) }
        : {}),
  }));
  return openTable({
    game,
    players: chairs.length,
    seats,
    options,
    listed: listed && chairs.some(({ kind }) => kind === 'open'),
    rated,
    clock: CLOCKS[clock],
  });
};

const seatsPanel = (/** @type {import('../shell.js').GameInfo} */ info) =>
  html`<section class="panel pad">
    <h2 class="cap">${t('setup.who')}</h2>
    ${info.players.length > 1 ? html`<div class="pick-row" role="group" aria-label=${t('setup.players')}>${info.players.map((count) => html`<button class="chip ${count === now().chairs.length ? 'on' : ''}" aria-pressed=${count === now().chairs.length} @click=${() => setPlayers(count)}>${t('setup.count', { n: count })}</button>`)}</div>` : nothing}
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
      @change=${(/** @type {Event} */ event) => change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}
    /><span>${t(`setup.${name}`)}<small>${t(`setup.${name}.why`)}</small></span></label
  >`;

const optionsPanel = (/** @type {import('../shell.js').GameInfo} */ info) => {
  const { clock, listed, rated, more, chairs } = now(),
    [first, ...rest] = info.options[String(chairs.length)] ?? [];
  return html`<section class="panel pad">
    <h2 class="cap">${t('setup.options')}</h2>
    ${first ? optionRow(first) : nothing}
    <details ?open=${more}>
      <summary>${t('setup.more')}</summary>
      ${rest.map(optionRow)}
      <label class="field"
        ><span>${t('setup.clock')}<small>${t('setup.clock.why')}</small></span
        ><select
          @change=${(/** @type {Event} */ event) => change({ clock: /** @type {HTMLSelectElement} */ (event.target).value })}
        >
          ${Object.keys(CLOCKS).map((key) => html`<option value=${key} ?selected=${key === clock}>${t(`setup.clock.${key}`)}</option>`)}
        </select></label
      >
      ${tick('listed', listed)}${tick('rated', rated)}
    </details>
  </section>`;
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => `${gameName(now()?.game ?? '')} · ${t('setup.title')}`,
  enter: async ([, game]) => {
    store.set({
      page: {
        info: null,
        game,
        chairs: [
          { kind: 'me', level: '', name: '' },
          { kind: 'me', level: '', name: '' },
        ],
        options: {},
        listed: false,
        rated: false,
        clock: 'none',
        more: false,
      },
    });
    try {
      change({ info: await ask('GET', `/api/games/${game}`) });
    } catch (error) {
      complain(error);
    }
  },
  view: ([, game]) => {
    const { info } = now(),
      art = ART[/** @type {keyof typeof ART} */ (game)];
    return html`<div class="page setup">
      ${plainTop(gameName(game))}${trouble()}
      <main class="setup-main">
        <div class="setup-art">${art ? fluid(360, 500, art(), 'sheet-art') : nothing}</div>
        <div class="setup-form">
          ${info ? html`${seatsPanel(info)}${optionsPanel(info)}<button class="btn go big" ?disabled=${store.get().busy !== ''} @click=${sitDown}>${icon('check')}<span>${t('setup.sit')}</span></button>` : nothing}
        </div>
      </main>
    </div>`;
  },
};
