// The panels of a player's page: the rating and its curve, opponents, games.
import { html, icon, nothing, unsafeSVG } from '../ui/html.js';
import { signed, t } from '../i18n.js';
import { phone, store } from '../shell.js';
import { called } from '../people/called.js';
import { nameOf } from '../people/faces.js';
import { outcome } from '../people/lines.js';
import { dayWords } from '../people/time.js';
import { ratingCurve } from './curve.js';
import { personFace } from './rows.js';
import { spread } from './scale.js';

/** @typedef {import('../wire.js').Player} Player */
/** @typedef {import('../wire.js').Played} Played */
/** @typedef {import('../wire.js').Rating} Rating */

const SHOWN = 6;
/** Where everybody starts, and how little is known of them. */
const START = /** @type {const} */ ([1500, 1108, 1892]);
/** Beyond every bot by so much, somebody is stronger than all of them. */
const CLEARLY = 100;

/** Which bot somebody is like. @param {Rating} rating @param {readonly Rating[]} bots */
const likeWords = ({ rating }, bots) => {
  const sorted = [...bots].sort((a, b) => a.rating - b.rating),
    first = sorted[0],
    last = sorted[sorted.length - 1];
  if (!first) return '';
  if (rating > last.rating + CLEARLY) return t('player.stronger', { name: last.name });
  if (rating < first.rating - CLEARLY) return t('player.weaker', { name: first.name });
  const nearest = sorted.reduce((best, bot) =>
    Math.abs(bot.rating - rating) < Math.abs(best.rating - rating) ? bot : best,
  );
  return t('player.like', { name: nearest.name });
};

/** What to expect against the strongest bot. @param {Player} player */
const chanceWords = ({ bots, chances }) => {
  const strongest = [...bots].sort((a, b) => b.rating - a.rating)[0];
  return strongest ? t('player.chance', { name: strongest.name, n: chances[strongest.who] ?? 0 }) : '';
};

/** @param {string} value @param {string} words @param {string} [table] */
const stat = (value, words, table = '') =>
  html`<div class="stat">
    <b class="num">${table ? html`<a href="/r/${table}">${value}</a>` : value}</b
    ><span class="small muted">${words}</span>
  </div>`;

/** @param {Player} player */
const stats = ({ won, lost, drawn, points, records }) =>
  html`<div class="stats">
    ${stat([won, lost, ...(drawn ? [drawn] : [])].join('–'), t(drawn ? 'player.counts.drawn' : 'player.counts'))}
    ${points === null ? nothing : stat(new Intl.NumberFormat(document.documentElement.lang).format(points), t('player.points'))}
    ${records.best === null ? nothing : stat(String(records.best), t('player.best'), records.best_at)}
    ${records.margin === null ? nothing : stat(signed(records.margin), t('player.margin'), records.margin_at)}
    ${records.streak > 1 ? stat(String(records.streak), t('player.streak')) : nothing}
  </div>`;

/** The points of the curve; a short one starts where everybody does. @param {Player} player */
const pointsOf = ({ curve, rating }) =>
  curve.length && curve.length === rating?.games
    ? [/** @type {const} */ ([curve[0][0] - 1, ...START]), ...curve]
    : curve;

/** @param {Player} player */
const drawing = (player) => {
  const narrow = phone.matches,
    [width, height] = narrow ? [340, 232] : [1010, 330],
    { rating, low, high } = /** @type {Rating} */ (player.rating),
    frame = { width, height, narrow, lang: document.documentElement.lang || 'en' };
  return html`<svg
    class="rating-curve"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label=${t('player.curve', { rating, low, high })}
  >
    ${unsafeSVG(ratingCurve(pointsOf(player), player.bots, frame))}
  </svg>`;
};

/** @param {Player} player @param {Rating} rating */
const placeWords = ({ placed }, { place }) => (place ? t('player.place', { place, n: placed }) : t('player.settling'));

/** @param {Player} player */
export const ratingPanel = (player) => {
  const { rating } = player;
  if (!rating)
    return html`<section class="panel pad player-none">
      <p class="muted">${t('player.unrated')}</p>
      ${player.played ? stats(player) : nothing}
    </section>`;
  return html`<section class="panel player-rating">
    <div class="player-facts">
      <div>
        <h3 class="cap plain">${t('rating.rating')}</h3>
        <p class="player-number num">${rating.rating}</p>
        <p class="muted"><b>± ${spread(rating)}</b> · ${placeWords(player, rating)}</p>
      </div>
      <p class="player-means">${likeWords(rating, player.bots)} ${chanceWords(player)}</p>
      ${stats(player)}
    </div>
    ${player.curve.length ? drawing(player) : nothing}
  </section>`;
};

/** @param {import('../wire.js').Opponent} one */
const opponentRow = (one) => {
  const { won, lost, drawn, who, bot, name } = one,
    sum = won + lost + drawn,
    words = [won, lost, ...(drawn ? [drawn] : [])].join('–'),
    shown = bot ? (store.get().levels.find(({ level }) => level === who)?.name ?? name) : called(name);
  return html`<li>
    ${personFace(one, 32)}${bot ? html`<b>${shown}</b>` : html`<a href="/p/${who}"><b>${shown}</b></a>`}
    <span class="won-bar" aria-hidden="true"><i .style=${`width:${(won / sum) * 100}%`}></i></span
    ><span class="num">${words}</span>
  </li>`;
};

/** @param {Player} player */
export const opponentsPanel = ({ opponents }) =>
  html`<section class="panel player-list">
    <h3 class="cap"><span>${t('player.opponents')}</span><small>${t('player.won_lost')}</small></h3>
    <ul>
      ${opponents.slice(0, 12).map(opponentRow)}
    </ul>
  </section>`;

/** @param {Played} game */
const gameRow = (game) => {
  const others = game.seats.filter(({ seat }) => seat !== game.seat),
    line = /** @type {any} */ ({ result: game.result, yours: [game.seat], seats: game.seats }),
    { words, won } = outcome(line),
    first = others[0];
  return html`<li>
    ${first ? personFace({ who: (first.kind === 'bot' ? first.level : first.user) ?? '', bot: first.kind === 'bot' }, 32) : nothing}
    <span class="row-text"
      ><b>${others.map(nameOf).join(', ')}</b> <small class="muted">${dayWords(game.at)}</small></span
    >
    <span class="small ${won ? 'won' : ''}">${words}</span>
    <span class="num change ${game.change === null ? '' : game.change < 0 ? 'bad' : 'good'}"
      >${game.change === null ? '' : signed(game.change)}</span
    >
    <a class="btn sq quiet tiny" href="/r/${game.table}" aria-label=${t('line.replay')}>${icon('right', 18)}</a>
  </li>`;
};

/** @param {Player} player @param {boolean} all @param {() => void} more */
export const gamesPanel = ({ games, played }, all, more) =>
  html`<section class="panel player-list">
    <h3 class="cap">
      <span>${t('player.games')}</span
      >${played > SHOWN && !all ? html`<button class="btn quiet low" @click=${more}>${t('player.all', { n: played })}</button>` : nothing}
    </h3>
    <ul>
      ${(all ? games : games.slice(0, SHOWN)).map(gameRow)}
    </ul>
  </section>`;
