// A game's card: its poster, four bots to play at once, friends, one screen, and the game that waits.
import { fluid, html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { openTable, setPrefs, store } from '../shell.js';
import { botFace, strength } from '../people/faces.js';
import { openFriends } from '../friends/sheet.js';

/** @typedef {import('../game.js').GameInfo} GameInfo */

/** A range, or one number. @param {number} least @param {number} most */
const range = (least, most) => (least === most ? String(least) : `${least}–${most}`);
/** @param {GameInfo} game */
const meta = ({ players, minutes: [least, most] }) =>
  t('home.meta', { players: range(players[0], players.at(-1) ?? 0), n: most, minutes: range(least, most) });

/** Two seats, yours where your emblem is. @param {object} other */
const seated = (other) => (store.get().prefs.emblem === 1 ? [other, { kind: 'me' }] : [{ kind: 'me' }, other]);

/** @param {string} game @param {string} level */
const playBot = (game, level) => {
  void setPrefs({ played: { ...store.get().prefs.played, [game]: level } });
  return openTable({ game, seats: seated({ kind: 'bot', level }) });
};

/** @param {GameInfo} info @param {{level: string, name: string}} bot @param {boolean} off */
const botButton = ({ name: game }, { level, name }, off) => {
  const last = store.get().prefs.played[game] ?? store.get().levels[0]?.level;
  return html`<button
    class="bot ${level === last ? 'on' : ''}"
    ?disabled=${off}
    aria-label=${t('home.bot.play', { name })}
    title=${t(`bot.${level}`)}
    @click=${() => playBot(game, level)}
  >
    ${botFace(level, 56)}<b>${name}</b>${strength(level)}
  </button>`;
};

/** The game of this title that should go on first. @param {string} game */
const waiting = (game) =>
  store.get().lists.mine.find((line) => line.game === game && line.status === 'running' && line.your_turn);

/** @param {GameInfo} info @param {{tagline?: Record<string, string>, art?: string}} showcase */
export const card = (info, { art }) => {
  const { name: game, short_title: title } = info,
    { busy, levels } = store.get(),
    off = !art || busy !== '',
    open = waiting(game);
  return html`<article class="poster" aria-labelledby="game-${game}">
    ${fluid(360, 500, art ?? '', 'sheet-art')}
    <div class="panel card-in">
      <h2 id="game-${game}" class="unseen" lang="fr">${title}</h2>
      <p class="cap"><span>${busy === game ? t('home.opening') : t('home.bot')}</span><small>${meta(info)}</small></p>
      <div class="bots">${levels.map((bot) => botButton(info, bot, off))}</div>
      ${open ? html`<a class="btn go" href="/t/${open.id}">${icon('play', 18)}<span>${t('home.go_on')}</span></a>` : nothing}
      <div class="pair">
        <button class="btn" ?disabled=${off} @click=${() => openFriends(game)}>
          ${icon('people')}<span>${t('home.friends')}</span>
        </button>
        <a class="btn" href="/new/${game}" aria-disabled=${off ? 'true' : 'false'}
          >${icon('screen')}<span>${t('home.table')}</span></a
        >
      </div>
      <div class="quiet-row">
        <a class="btn quiet" href="/learn/${game}">${icon('school', 18)}<span>${t('home.learn')}</span></a
        ><a class="btn quiet" href="/rules/${game}">${icon('book', 18)}<span>${t('rules')}</span></a>
      </div>
    </div>
  </article>`;
};
