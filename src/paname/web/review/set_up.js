// Laying out a position by hand: its fields as text, the board as they say, and what doesn't fit in words.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { ask, Refused } from '../net.js';
import { loadBoard } from '../game.js';
import { complain, loadLanguage, store } from '../shell.js';
import { refusalWords } from '../words/sentence.js';
import { newModel } from '../table/model.js';
import { change, model } from '../table/current.js';
import { context } from '../table/context.js';
import { boardPart } from './board_part.js';
import { tidy } from './tidy.js';

/** What is laid out: the text, whether it was read, and what is wrong with it. @typedef {{game: string, players: number, text: string, position: any, problem: string}} Layout */

const PAUSE = 350; // milliseconds without a key, after which the board is drawn again
let timer = 0;

/** @returns {Layout} */
const layout = () => model().ui.layout;
/** @param {Partial<Layout>} patch */
const note = (patch) => change({ ui: { ...model().ui, layout: { ...layout(), ...patch } } });

/** Show what the server made of a position. @param {any} found */
const show = ({ table, state, position }) => {
  const seats = table.seats.map((/** @type {any} */ one) => ({ ...one, name: t(`study.seat.${one.seat + 1}`) }));
  change({ table: { ...table, seats }, state });
  note({ position, problem: '' });
};

/** Begin with how a game begins. @param {string} game @param {number} players */
export const begin = async (game, players) => {
  try {
    const [board, components, found] = await Promise.all([
      loadBoard(game),
      ask('GET', `/api/games/${game}/components`),
      ask('POST', '/api/analysis/setup', { game, players }),
      loadLanguage(game),
    ]);
    store.set({ page: { ...newModel('setup'), status: 'live', board, components } });
    note({ game, players, text: tidy(found.position) });
    show(found);
  } catch (error) {
    complain(error);
  }
};

/** Have what is written checked and drawn. */
const check = async () => {
  const { game, text } = layout();
  try {
    const found = await ask('POST', '/api/analysis/setup', { game, position: JSON.parse(text) });
    if (!model()?.ui.layout || layout().text !== text) return;
    if (found.problem) note({ position: null, problem: refusalWords(found.problem).text });
    else show(found);
  } catch (error) {
    const problem =
      error instanceof SyntaxError
        ? t('setup.position.syntax')
        : error instanceof Refused
          ? refusalWords(error.refusal).text
          : t('trouble.server');
    note({ position: null, problem });
  }
};

/** @param {Event} event */
const typed = (event) => {
  note({ text: /** @type {HTMLTextAreaElement} */ (event.target).value });
  clearTimeout(timer);
  timer = window.setTimeout(() => model()?.ui.layout && void check(), PAUSE);
};

/** @param {string} label @param {readonly (string | number)[]} values @param {string | number} now @param {(value: string) => string} name @param {(value: string) => void} pick */
const choice = (label, values, now, name, pick) =>
  html`<label class="field"
    ><span>${label}</span
    ><select @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === now}>${name(String(value))}</option>`)}
    </select></label
  >`;

/** The two choices and the text. @param {(position: any) => void} open */
const form = (open) => {
  const { game, players, text, position, problem } = layout(),
    { games } = store.get(),
    info = games.find(({ name }) => name === game);
  return html`<section class="panel pad su-form" aria-label=${t('setup.position.title')}>
    <h2 class="cap">${t('setup.position.title')}</h2>
    <p class="small muted">${t('setup.position.how')}</p>
    <div class="su-choices">
      ${choice(
        t('setup.position.game'),
        games.map(({ name }) => name),
        game,
        (name) => games.find((one) => one.name === name)?.short_title ?? name,
        (name) => void begin(name, games.find((one) => one.name === name)?.players[0] ?? 2),
      )}${choice(t('setup.position.players'), info?.players ?? [], players, String, (count) => void begin(game, Number(count)))}
    </div>
    <label class="field su-text"
      ><span>${t('setup.position.text')}</span
      ><textarea
        lang="en"
        spellcheck="false"
        autocapitalize="off"
        aria-describedby="su-check"
        aria-invalid=${problem ? 'true' : nothing}
        .value=${text}
        @input=${typed}
      ></textarea>
    </label>
    <p id="su-check" class=${problem ? 'bad' : 'good'} role="status" data-fine=${position !== null}>
      ${problem || t('setup.position.fine')}
    </p>
    <div class="buttons">
      <button class="btn" @click=${() => begin(game, players)}>
        ${icon('undo', 18)}<span>${t('setup.position.again')}</span>
      </button>
      <button class="btn go" ?disabled=${!position} @click=${() => open(position)}>
        ${icon('eye', 18)}<span>${t('analysis.open')}</span>
      </button>
    </div>
  </section>`;
};

/** The editor and the board; nothing before a game was chosen. @param {(position: any) => void} open */
export const setUpPart = (open) => {
  const m = model();
  if (!m?.ui?.layout || !m.board || !m.state) return nothing;
  const c = context();
  return html`<div class="su ${c.phone ? 'is-phone' : ''}">
    <div class="su-board ${layout().problem ? 'stale' : ''}">${boardPart(m, { ...c, legal: [] }, false)}</div>
    ${form(open)}
  </div>`;
};
