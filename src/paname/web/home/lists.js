// Your games and open tables as lists, and the strip that says where it is your turn.
import { html, icon, nothing } from '../ui/html.js';
import { t } from '../i18n.js';
import { gameName, phone, store } from '../shell.js';
import { inOneLine } from '../people/facts.js';
import { faces, nameOf } from '../people/faces.js';
import { groupOf, isInvited, outcome, rivalNames, rivals, stateWords } from '../people/lines.js';
import { timeLeft } from '../people/time.js';
import { takeSeat } from '../people/seat.js';

/** @typedef {import('../net.js').TableLine} TableLine */

const SHOWN = 5,
  OFFERED = 3;

/** A word where there is room for it, on a phone an arrow. @param {string} href @param {string} words */
const quietLink = (href, words) =>
  phone.matches
    ? html`<a class="btn sq quiet" href=${href} aria-label=${words}>${icon('right', 18)}</a>`
    : html`<a class="btn low quiet" href=${href}>${words}</a>`;

/** @param {TableLine} line */
const button = (line) => {
  if (line.status === 'over') return quietLink(`/r/${line.id}`, t('line.replay'));
  if (isInvited(line)) return html`<a class="btn low" href="/t/${line.id}">${t('line.look')}</a>`;
  return line.your_turn || line.asks_you
    ? html`<a class="btn low" href="/t/${line.id}">${t(phone.matches ? 'place.play' : 'home.go_on')}</a>`
    : quietLink(`/t/${line.id}`, t('line.open'));
};

/** One of your games. @param {TableLine} line */
export const gameRow = (line) => {
  const who = rivalNames(line),
    group = groupOf(line),
    kind =
      group === 'yours' || group === 'asked' ? 'hot' : line.status === 'over' && outcome(line).won ? 'won' : 'muted';
  return html`<li data-game=${line.game}>
    ${faces(rivals(line))}<span class="row-text"
      ><span class="row-head"
        ><b lang="fr">${gameName(line.game)}</b
        >${who ? html` <span class="muted">${phone.matches ? who : t('line.with', { names: who })}</span>` : nothing}</span
      ><span class="small ${kind}">${stateWords(line)}</span></span
    >${button(line)}
  </li>`;
};

/** Who sits at an open table, each with their rating. @param {TableLine} line */
const ratedNames = (line) =>
  line.seats
    .filter(({ kind }) => kind !== 'open')
    .map((seat) => [nameOf(seat), line.ratings?.[seat.seat]].filter(Boolean).join(' '))
    .join(', ');

/** An open table with what an invitation says of it; its button seats you. @param {TableLine} line */
export const openRow = (line) =>
  html`<li data-game=${line.game}>
    ${faces(line.seats)}<span class="row-text"
      ><span class="row-head"
        ><b lang="fr">${gameName(line.game)}</b> <span class="muted">${ratedNames(line)}</span></span
      ><span class="small muted">${inOneLine(line.game, line.players, line.facts)}</span></span
    ><button class="btn low" @click=${() => takeSeat(line.id)}>${t('lobby.sit')}</button>
  </li>`;

/** @param {string} title @param {unknown} rows @param {unknown} [foot] @param {string} [note] */
export const listPanel = (title, rows, foot = nothing, note = '') =>
  html`<section class="panel list">
    <h2 class="cap"><span>${title}</span>${note ? html`<small>${note}</small>` : nothing}</h2>
    ${rows}${foot}
  </section>`;

/** @param {readonly TableLine[]} lines @param {(line: TableLine) => unknown} row @param {string} none */
export const rowsOf = (lines, row, none) =>
  lines.length
    ? html`<ul>
        ${lines.map(row)}
      </ul>`
    : html`<p class="muted none">${none}</p>`;

const RECENT = 3 * 86_400_000;

/** Your games: those that run or wait, and what ended in the last days. */
export const yourGames = () => {
  const { mine } = store.get().lists,
    over = mine.filter(({ status }) => status === 'over').length,
    isRecent = (/** @type {TableLine} */ { status, updated }) => status !== 'over' || Date.now() - updated < RECENT,
    shown = mine.filter((line) => isRecent(line) && !line.archived).slice(0, SHOWN),
    all = html`<a class="btn quiet all" href="/games"
      ><span>${t('home.all', { n: mine.length })}</span>${icon('arrow', 17)}</a
    >`;
  return listPanel(
    t('home.mine'),
    rowsOf(shown, gameRow, t('home.mine.none')),
    mine.length ? all : nothing,
    mine.length ? t('home.count', { running: mine.length - over, over }) : '',
  );
};

/** Open tables where you could sit down. */
export const joinable = () => store.get().lists.open.filter(({ yours }) => !yours.length);

export const openTables = () => {
  const open = joinable(),
    all = html`<a class="btn quiet all" href="/tables"
      ><span>${t('tables.all', { n: open.length })}</span>${icon('arrow', 17)}</a
    >`;
  return listPanel(
    t('home.open'),
    rowsOf(open.slice(0, OFFERED), openRow, t('home.open.none')),
    open.length > OFFERED ? all : nothing,
    open.length ? t('tables.reach') : '',
  );
};

/** @param {TableLine} line */
const chip = (line) =>
  html`<a class="strip-chip" data-game=${line.game} href="/t/${line.id}"
    >${faces(rivals(line), 28)}<span lang="fr">${gameName(line.game)}</span
    >${line.deadline ? html`<b>${t('time.left', { time: timeLeft(line.deadline - Date.now()) })}</b>` : nothing}</a
  >`;

/** What the button of the strip says: on a phone how long there is. @param {TableLine} first @param {number} n */
const stripButton = ({ deadline }, n) => {
  if (phone.matches && deadline) return t('time.left', { time: timeLeft(deadline - Date.now()) });
  return t(n > 1 ? 'home.first' : 'home.go_on');
};

/** Where it is your turn, if anywhere; the button leads to the shortest time. */
export const strip = () => {
  const turns = store.get().lists.mine.filter(({ your_turn: yours }) => yours);
  if (!turns.length) return nothing;
  const [first] = turns,
    words =
      turns.length === 1
        ? t('home.strip.one', { game: gameName(first.game), names: rivalNames(first) })
        : t('home.strip', { n: turns.length });
  return html`<section class="strip" aria-label=${t('turn.yours')}>
    ${icon('bell', 22)}<b class="grow">${words}</b>${turns.length > 1 ? turns.slice(0, 3).map(chip) : nothing}
    <a class="btn go" href="/t/${first.id}"><span>${stripButton(first, turns.length)}</span>${icon('arrow', 18)}</a>
  </section>`;
};
