// What a game offers the client, and how it is found: the server lists the games, each has a folder `games/<name>` with an `index.js`.

/** A game as the server lists it. `minutes` are the least and the most; `web` says whether it has a folder for the browser.
 * @typedef {{name: string, web: boolean, title: string, short_title: string, year: number, designer: string, publisher: string, official: boolean, minutes: [number, number], players: number[], seats: Record<string, string[]>, options: Record<string, GameOption[]>}} GameInfo */
/** @typedef {{name: string, default: any, choices: any[], clause: string, text: string, items: string[], picks: number, item: string}} GameOption */

/** A drawing in its box. @typedef {{w: number, h: number, art: string}} Sign */
/** A printed fact as a drawing with its caption. @typedef {Sign & {name: string}} FactDrawing */
/** @typedef {import('./rulebook/book.js').Fact} Fact */

/** The poster of 360×500, and the small sign of the game. @typedef {{poster: () => string, sign: Sign}} PosterModule */
/** What an option picks from, by its kind, as pictures. @typedef {{items: Record<string, (id: string) => Sign>}} ItemsModule */
/** The pictures of the rules: by clause (360×140), with the numbers of a set; how facts of a family are drawn; what follows a section, made of the printed facts; shared definitions.
 * @typedef {object} RulePicturesModule
 * @property {Record<string, (printed: import('./rulebook/book.js').Printed) => string>} pictures
 * @property {readonly [RegExp, (values: Record<string, any>, all: readonly Fact[], id: string) => FactDrawing][]} facts
 * @property {Record<string, (components: any) => import('./ui/html.js').Template>} [extras]
 * @property {string} [defs]
 */

/** What `games/<name>/index.js` exports as `game`. Every part is a module of its own that is loaded when a page needs it; the styles are all `styles/*.css` of the folder, in force on the pages of the game; its `tokens.css` everywhere.
 * @typedef {object} GameClient
 * @property {Record<string, string>} tagline                                          one line about the game in every language
 * @property {() => Promise<PosterModule>} poster
 * @property {() => Promise<{board: import('./boards/board.js').Board}>} board
 * @property {() => Promise<import('./boards/board.js').Lesson>} [lesson]                 the first game with a coach, and the rules card
 * @property {(lang: string) => Promise<{default: import('./i18n.js').Catalogue}>} [lessonWords]   what both of them say
 * @property {() => Promise<ItemsModule>} [items]                                       pictures of what options pick from
 * @property {() => Promise<RulePicturesModule>} rulePictures
 * @property {(lang: string) => Promise<{default: import('./i18n.js').Catalogue}>} words
 * @property {() => Promise<{default: import('./i18n.js').Catalogue}>} [names]             names that are the same in every language: `card.lampadaire`
 * @property {(lang: string) => Promise<{default: import('./rulebook/book.js').RuleWords}>} ruleWords
 * @property {() => Promise<{ruleNumbers: import('./rulebook/book.js').RuleNumbers}>} [ruleNumbers]   the numbers in the rules, whatever set is played with
 * @property {() => Promise<import('./workshop/model.js').WorkshopModule>} [workshop]    where the facts are on the board
 */

/** @param {string} name @returns {Promise<GameClient>} */
export const loadGame = async (name) => (await import(`./games/${name}/index.js`)).game;

/** Where a game's styles are. @param {string} name */
export const stylesOf = (name) => `/games/${name}/styles.css`;

/** @param {string} name */
const addStyles = (name) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesOf(name) });
  document.head.append(link);
  return link;
};

/** Take on the colours and styles of a game and put off those of others, so that no game changes how another looks; pages of the house have none. @param {string} name */
export const dressFor = async (name) => {
  const sheets = /** @type {HTMLLinkElement[]} */ ([
      ...document.querySelectorAll('link[rel=stylesheet][href^="/games/"]'),
    ]),
    known = sheets.find((one) => one.getAttribute('href') === stylesOf(name));
  document.documentElement.dataset.game = name || 'home';
  sheets.filter((one) => one !== known).forEach((one) => one.remove());
  const link = known ?? (name ? addStyles(name) : null);
  if (link && !link.sheet)
    await new Promise((done) => {
      link.addEventListener('load', done);
      link.addEventListener('error', done);
    });
};

/** The board of a game, dressed for it; where it is taught, with its lesson. @param {string} name @param {boolean} [taught] @returns {Promise<import('./boards/board.js').Board>} */
export const loadBoard = async (name, taught = false) => {
  const game = await loadGame(name),
    [{ board }, lesson] = await Promise.all([game.board(), taught ? game.lesson?.() : null, dressFor(name)]);
  return { ...board, ...lesson };
};
