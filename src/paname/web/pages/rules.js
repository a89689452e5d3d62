// The rules of a game: clauses as short cards with pictures, numbers with where they come from, a search, the glossary, the credits.
import { html, icon, nothing, unsafeSVG } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { complain, gameInfo, gameName, language, loadLanguage, needWords, store } from '../shell.js';
import { loadGame } from '../game.js';
import { loadPictures, loadRuleNumbers, loadRuleWords, told } from '../rulebook/book.js';
import { speaksOf } from '../rulebook/search.js';
import { lessonWords } from '../table/lesson.js';
import { card, credits, legend, printedFacts, wordList } from '../rulebook/cards.js';
import { rulesOf } from '../rulebook/set.js';
import { toLink } from '../workshop/box.js';

/** @typedef {import('../rulebook/book.js').Section} Section */
/** @typedef {import('../rulebook/book.js').Clause} Clause */
/** @typedef {{game: string, lang: string, book: import('../rulebook/book.js').Rulebook, words: import('../rulebook/book.js').RuleWords, ruleNumbers: import('../rulebook/book.js').RuleNumbers | undefined, pictures: import('../game.js').RulePicturesModule, components: any, wanted: string, card: readonly string[], numbers: (components: any) => Record<string, unknown>, set: RuleSet, origins: boolean}} Shown */
/** @typedef {import('../rulebook/set.js').RuleSet} RuleSet */

const AFTER = /** @type {const} */ (['numbers', 'glossary', 'credits']);

/** The section of worked examples, which the rulebooks tell with their own numbers. */
const EXAMPLES = 'E';

/** @returns {Shown | null} */
const model = () => store.get().page;
/** @param {Partial<Shown>} patch */
const change = (patch) => store.set({ page: { ...model(), ...patch } });

/** @param {string} game */
const load = async (game) => {
  const lang = language(),
    [rules, words, ruleNumbers, pictures, client] = await Promise.all([
      rulesOf(game),
      loadRuleWords(game, lang),
      loadRuleNumbers(game),
      loadPictures(game),
      loadGame(game),
      loadLanguage(game, true),
    ]),
    { rulesCard: card = [], numbers = () => ({}) } = (await client.lesson?.()) ?? {};
  change({
    game,
    lang,
    ...rules,
    words,
    ruleNumbers,
    pictures,
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

/** What the rules speak of. @param {Shown} shown */
const printed = ({ components, book }) => ({ components, facts: book.facts });

/** The clause or section of the address; behind a set it comes after an ampersand. */
const anchor = () => decodeURIComponent(location.hash.slice(1).replace(/^box=[\w-]+&?/, ''));
/** The address of a clause or section, with the set that the page tells of. @param {Shown} shown @param {string} id */
const placeOf = ({ set: { box } }, id) => (box ? `#${toLink(box)}&${id}` : `#${id}`);

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
    ${id === EXAMPLES && shown.set.name ? html`<p class="muted">${t('rules.set.examples')}</p>` : nothing}
    <div class="rule-cards">
      ${clauses.map((clause) =>
        card(clause, {
          words: shown.words.clauses[clause.id],
          art: shown.pictures.pictures[clause.id]?.(printed(shown)),
          lit: anchor() === clause.id,
          href: placeOf(shown, clause.id),
          ours: !shown.set.name,
        }),
      )}
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

/** @param {Shown} shown @param {string} id @param {string} words */
const contentsLink = (shown, id, words) => html`<li><a href=${placeOf(shown, id)}>${words}</a></li>`;

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
const contents = (shown) => {
  const { book, words, origins } = shown;
  return html`<nav class="rule-contents" aria-label=${t('rules.contents')}>
    <ul>
      ${book.sections.map(({ id }) => (origins || id !== 'rulings' ? contentsLink(shown, id, words.sections[id]) : nothing))}
      ${AFTER.map((id) => (origins || id !== 'numbers' ? contentsLink(shown, id, t(`rules.${id}`)) : nothing))}
    </ul>
  </nav>`;
};

/** Where a page of the same set is: the workshop or the lesson. @param {Shown} shown @param {string} page */
const withSet = ({ game, set: { table, box } }, page) =>
  `/${page}/${game}${table ? `?t=${table}` : ''}${box ? `#${toLink(box)}` : ''}`;

/** Whose numbers these are, where they aren't ours. @param {Shown} shown */
const setNote = (shown) =>
  shown.set.name
    ? html`<p class="rule-set">
        ${icon('quill', 18)}<span>${t('rules.set', { box: shown.set.name })}</span>
        <a href=${withSet(shown, 'workshop')}>${t('workshop.open.short')}</a>
      </p>`
    : nothing;

/** @param {Shown} shown */
const side = (shown) =>
  html`<aside class="rule-side">
    <nav class="rule-games" aria-label=${t('home.games')}>
      ${store.get().games.map((game) => gameLink(game, shown.game))}
    </nav>
    ${search(shown)}${contents(shown)}${originsSwitch(shown)}
    <a class="btn go low" href=${withSet(shown, 'learn')}>${t('learn.title')}</a>
  </aside>`;

/** @param {Shown} shown */
const body = (shown) => {
  const sections = found(shown),
    n = sections.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return html`<div class="rule-body">
    <p class="rule-lead">${shown.words.lead}</p>
    ${setNote(shown)} ${shown.wanted ? nothing : rulesCard(shown)}
    <p role="status" class=${shown.wanted ? 'muted' : 'unseen'}>${shown.wanted ? t('rules.found', { n }) : ''}</p>
    ${sections.map((section) => sectionPart(shown, section))}${shown.wanted ? nothing : after(shown)}
  </div>`;
};

/** The page as it is told: the words with the numbers of the set in their gaps. @returns {Shown | null} */
const now = () => {
  const shown = model();
  return shown?.words ? { ...shown, words: told(shown.words, shown.ruleNumbers, printed(shown)) } : shown;
};

/** @param {RegExpMatchArray} match */
const view = ([, game]) => {
  const shown = now();
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
    await needWords('workshop')
      .then(() => load(game))
      .catch(complain);
    addEventListener('hashchange', seek);
    if (anchor()) seek();
    return () => {
      removeEventListener('hashchange', seek);
      store.set({ page: null });
    };
  },
  view,
};
