// The rules of a game: clauses as short cards with pictures, numbers with where they come from, a search, the glossary, the credits.
import { html, nothing, unsafeSVG } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { ask } from '../net.js';
import { complain, gameInfo, gameName, language, store } from '../shell.js';
import { loadGame } from '../game.js';
import { loadPictures, loadRuleWords } from '../rulebook/book.js';
import { speaksOf } from '../rulebook/search.js';
import { lessonWords } from '../table/lesson.js';
import { card, credits, legend, printedFacts, wordList } from '../rulebook/cards.js';

/** @typedef {import('../rulebook/book.js').Section} Section */
/** @typedef {import('../rulebook/book.js').Clause} Clause */
/** @typedef {{game: string, lang: string, book: import('../rulebook/book.js').Rulebook, words: import('../rulebook/book.js').RuleWords, pictures: import('../game.js').RulePicturesModule, components: any, wanted: string, card: readonly string[], numbers: (components: any) => Record<string, unknown>, table: string | null, origins: boolean}} Shown */

const AFTER = /** @type {const} */ (['numbers', 'glossary', 'credits']);

/** @returns {Shown | null} */
const model = () => store.get().page;
/** @param {Partial<Shown>} patch */
const change = (patch) => store.set({ page: { ...model(), ...patch } });

/** @param {string} game */
const load = async (game) => {
  const lang = language(),
    table = new URLSearchParams(location.search).get('t'),
    of = table ? `/api/tables/${encodeURIComponent(table)}` : `/api/games/${game}`,
    [book, words, pictures, client] = await Promise.all([
      ask('GET', `${of}/rules`),
      loadRuleWords(game, lang),
      loadPictures(game),
      loadGame(game),
    ]),
    { rulesCard: card = [], numbers = () => ({}) } = (await client.lesson?.()) ?? {},
    components = await ask('GET', `${of}/components`);
  change({
    game,
    lang,
    book,
    words,
    pictures,
    components,
    table,
    wanted: '',
    card,
    numbers,
    origins: anchor().startsWith('R-'),
  });
};

/** The words of another language, when the page changes to it. @param {Shown} shown */
const translate = async ({ game }) => {
  const lang = language();
  change({ lang, words: await loadRuleWords(game, lang) });
};

const anchor = () => decodeURIComponent(location.hash.slice(1));

/** Bring the clause of the address into sight. */
const seek = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = document.getElementById(anchor());
      found?.scrollIntoView({ block: found.matches('.rule') ? 'center' : 'start' });
      if (found?.matches('.rule')) found.focus({ preventScroll: true });
      store.set({});
    }),
  );

/** @param {Shown} shown @param {Clause} clause @param {string} section */
const isWanted = ({ wanted, words }, clause, section) =>
  speaksOf(wanted, [clause.id, clause.title, words.clauses[clause.id], words.sections[section], clause.text]);

/** @param {Shown} shown */
const found = (shown) =>
  shown.book.sections
    .filter(({ id }) => shown.origins || id !== 'rulings')
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => isWanted(shown, clause, section.id)),
    }))
    .filter(({ clauses }) => clauses.length);

/** @param {Shown} shown @param {Section} section */
const sectionPart = (shown, { id, clauses }) =>
  html`<section aria-labelledby="head-${id}">
    <h2 id=${id}><span id="head-${id}">${shown.words.sections[id]}</span></h2>
    <div class="rule-cards">
      ${clauses.map((clause) => card(clause, shown.words, shown.pictures.pictures[clause.id], anchor() === clause.id))}
    </div>
    ${shown.wanted ? nothing : shown.pictures.extras?.[id]?.(shown.components)}
  </section>`;

/** @param {string} id @param {unknown} inner */
const afterPart = (id, inner) =>
  html`<section aria-labelledby="head-${id}">
    <h2 id=${id}><span id="head-${id}">${t(`rules.${id}`)}</span></h2>
    ${inner}
  </section>`;

/** The way to the workshop, for those who own the box. @param {string} game */
const boxButton = (game) => html`<p><a class="btn low" href="/workshop/${game}">${t('workshop.title')}</a></p>`;

/** @param {Shown} shown */
const after = ({ game, book, words, pictures, origins }) => [
  origins
    ? afterPart('numbers', [legend(), boxButton(game), printedFacts(book.facts, words, pictures.facts)])
    : nothing,
  afterPart('glossary', wordList(words.glossary)),
  afterPart('credits', credits(/** @type {import('../game.js').GameInfo} */ (gameInfo(game)))),
];

/** @param {import('../game.js').GameInfo} game @param {string} chosen */
const gameLink = ({ name, short_title: title }, chosen) =>
  html`<a class="btn low" href="/rules/${name}" lang="fr" aria-current=${name === chosen ? 'page' : 'false'}
    >${title}</a
  >`;

/** @param {string} id @param {string} words */
const contentsLink = (id, words) => html`<li><a href="#${id}">${words}</a></li>`;

/** @param {Shown} shown */
const search = ({ wanted }) =>
  html`<label class="rule-search"
    ><span class="unseen">${t('rules.search')}</span
    ><input
      type="search"
      .value=${wanted}
      placeholder=${t('rules.search')}
      @input=${(/** @type {Event} */ event) => look(/** @type {HTMLInputElement} */ (event.target).value)}
  /></label>`;

/** Look for something, and bring the first rule that was found into sight. @param {string} wanted */
const look = (wanted) => {
  change({ wanted });
  if (wanted)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector('.rule')?.scrollIntoView({ block: 'nearest' })),
    );
};

/** Where numbers and rulings come from, for those who want to know. @param {Shown} shown */
const originsSwitch = ({ origins }) =>
  html`<label class="field check"
    ><input
      type="checkbox"
      .checked=${origins}
      @change=${(/** @type {Event} */ event) => change({ origins: /** @type {HTMLInputElement} */ (event.target).checked })}
    /><span>${t('rules.numbers')}</span></label
  >`;

/** The whole game on one screen. @param {Shown} shown */
const rulesCard = ({ card, numbers, components }) =>
  card.length
    ? html`<section class="panel rules-card" aria-labelledby="head-card">
        <h2 id="card"><span id="head-card">${t('rules.card')}</span></h2>
        <ol>
          ${card.map((line) => html`<li>${lessonWords(line, numbers(components))}</li>`)}
        </ol>
      </section>`
    : nothing;

/** @param {Shown} shown */
const contents = ({ book, words, origins }) =>
  html`<nav class="rule-contents" aria-label=${t('rules.contents')}>
    <ul>
      ${book.sections.map(({ id }) => (origins || id !== 'rulings' ? contentsLink(id, words.sections[id]) : nothing))}
      ${AFTER.map((id) => (origins || id !== 'numbers' ? contentsLink(id, t(`rules.${id}`)) : nothing))}
    </ul>
  </nav>`;

/** @param {Shown} shown */
const side = (shown) =>
  html`<aside class="rule-side">
    <nav class="rule-games" aria-label=${t('home.games')}>
      ${store.get().games.map((game) => gameLink(game, shown.game))}
    </nav>
    ${search(shown)}${contents(shown)}${originsSwitch(shown)}
    <a class="btn go low" href="/learn/${shown.game}${shown.table ? `?t=${shown.table}` : ''}">${t('learn.title')}</a>
  </aside>`;

/** @param {Shown} shown */
const body = (shown) => {
  const sections = found(shown),
    n = sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return html`<div class="rule-body">
    <p class="rule-lead">${shown.words.lead}</p>
    ${shown.wanted ? nothing : rulesCard(shown)}
    <p role="status" class=${shown.wanted ? 'muted' : 'unseen'}>${shown.wanted ? t('rules.found', { n }) : ''}</p>
    ${sections.map((section) => sectionPart(shown, section))}${shown.wanted ? nothing : after(shown)}
  </div>`;
};

/** @param {RegExpMatchArray} match */
const view = ([, game]) => {
  const shown = model();
  if (shown?.game === game && shown.lang !== language()) void translate(shown).catch(complain);
  return html`<div class="page rules ${shown?.origins ? 'origins' : ''}">
    <svg class="defs" aria-hidden="true">${unsafeSVG(`<defs>${shown?.pictures?.defs ?? ''}</defs>`)}</svg>
    ${plainTop(t('rules.of', { game: gameName(game) }))}${trouble()}
    ${shown?.words ? html`<main class="rule-main">${side(shown)}${body(shown)}</main>` : html`<main class="lost" aria-busy="true"></main>`}
  </div>`;
};

/** @type {import('../app.js').Page} */
export const page = {
  title: () => t('rules'),
  enter: async ([, game]) => {
    await load(game).catch(complain);
    addEventListener('hashchange', seek);
    if (anchor()) seek();
    return () => {
      removeEventListener('hashchange', seek);
      store.set({ page: null });
    };
  },
  view,
};
