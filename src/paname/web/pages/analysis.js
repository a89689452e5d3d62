// The analysis board: a record or a position that somebody brings, or a new game, becomes a study to play all sides of.
import { html, icon } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { complain, ensureSession, go, hello, needWords, store } from '../shell.js';
import { ask } from '../net.js';
import { begin, setUpPart } from '../review/set_up.js';

/** Keep a record as a study and look into it. @param {any} found */
const study = async (found) => {
  const record = 'actions' in found ? found : { format: 1, game: found.game, position: found, actions: [], chance: [] };
  await ensureSession();
  const made = await ask('POST', '/api/studies', { record });
  go(`/s/${made.study.id}`);
};

/** @param {string} text */
const read = async (text) => {
  try {
    await study(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) store.set({ trouble: t('analysis.unreadable') });
    else complain(error);
  }
};

/** @param {SubmitEvent} event */
const pasted = (event) => {
  event.preventDefault();
  void read(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('record') ?? ''));
};

/** @param {Event} event */
const chosen = async (event) => {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (file) await read(await file.text());
};

/** A game from its beginning. @param {import('../game.js').GameInfo} game */
const fresh = (game) =>
  study({ format: 1, game: game.name, players: game.players[0], seed: `${Date.now()}`, actions: [] }).catch(complain);

/** Lay out a position of the first game; another can be chosen there. */
const layOut = () => {
  const [game] = store.get().games;
  if (game) void begin(game.name, game.players[0]);
};

const view = () =>
  html`<div class="page">
    ${plainTop(t('analysis.title'))}${trouble()}
    <main class="games-main analysis">
      ${setUpPart((position) => void study(position).catch(complain))}
      <section class="panel pad">
        <h2 class="cap">${t('analysis.new')}</h2>
        <div class="buttons">
          ${store.get().games.map((game) => html`<button class="btn" @click=${() => fresh(game)}><span lang="fr">${game.short_title}</span></button>`)}
          <button class="btn" id="set-up" @click=${layOut}>
            ${icon('gear', 18)}<span>${t('setup.position.title')}</span>
          </button>
        </div>
      </section>
      <form class="panel pad" @submit=${pasted}>
        <h2 class="cap">${t('analysis.paste')}</h2>
        <label class="field"
          ><span>${t('analysis.record')}</span><textarea name="record" rows="8" required></textarea>
        </label>
        <div class="buttons">
          <label class="btn"
            >${icon('up')}<span>${t('analysis.file')}</span
            ><input class="unseen" type="file" accept=".json,application/json" @change=${chosen}
          /></label>
          <button class="btn go">${icon('eye', 18)}<span>${t('analysis.open')}</span></button>
        </div>
      </form>
    </main>
  </div>`;

/** @type {import('../app.js').Page} */
export const page = {
  title: () => t('analysis.title'),
  enter: async () => {
    await Promise.all([hello(), needWords('review')]);
  },
  view,
};
