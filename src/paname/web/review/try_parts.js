// What stands beside the board while something else is tried: the chance, the points, the tree, playing on.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { number, signed, t } from '../i18n.js';
import { store } from '../shell.js';
import { scoreWords } from '../words/sentence.js';
import { change } from '../table/current.js';
import { wordsAt } from '../table/plain_words.js';
import { isAt, percent, shifts } from './model.js';
import { moveWords } from './said.js';
import { momentAt, note, pov } from './session.js';
import { cutOff, nameIt, playOn, standAt, twigHere } from './trying.js';
import { saveStudy } from './studies.js';
import { mark, playedWords } from './parts.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('../table/model.js').Model} Model */
/** @typedef {import('./model.js').ReviewState} ReviewState */
/** @typedef {import('./model.js').Twig} Twig */

/** The chance as played, and as tried. @param {Model} m @param {Context} c */
export const chanceShift = (m, c) => {
  const { place, moments } = /** @type {ReviewState} */ (m.review),
    seat = pov(),
    at = (place?.from ?? 0) + Math.max(1, place?.path.length ?? 0),
    played = moments[at - 1]?.now.win[seat],
    twig = twigHere(),
    tried = twig?.win?.[seat];
  return html`<section class="panel rv-shift" aria-label=${t('try.chance')}>
    <h2 class="cap">${t(c.seats[seat].own ? 'try.chance.you' : 'try.chance', { name: c.seats[seat].name })}</h2>
    <div class="rv-shift-row">
      <span
        ><b class="num">${played === undefined ? '–' : `${percent(played)} %`}</b
        ><small class="muted">${t('try.as_played')}</small></span
      >
      ${icon('arrow', 24)}
      <span
        ><b class="num ${(tried ?? 0) >= (played ?? 0) ? 'good' : 'bad'}"
          >${tried === undefined ? (m.review?.judging ? '…' : '–') : `${percent(tried)} %`}</b
        ><small>${twig ? moveWords(twig, twig.text) : t('try.now')}</small></span
      >
    </div>
  </section>`;
};

/** Points as played and now. @param {Model} m @param {Context} c */
export const pointsShift = (m, c) => {
  const { place } = /** @type {ReviewState} */ (m.review),
    moment = momentAt((place?.from ?? 0) + (place?.path.length ?? 0)),
    played = moment?.state.scores,
    now = m.state?.scores ?? [];
  return html`<section class="panel rv-points">
    <h2 class="cap">${t('try.points')}</h2>
    <table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${t('try.played')}</th>
          <th scope="col">${t('try.now')}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${c.seats.map(({ seat, name, mark: sign }) => {
          const [a, b] = [played?.[seat] ?? null, now[seat] ?? null];
          return html`<tr>
            <th scope="row">${face(sign, 20)} ${name}</th>
            <td class="num muted">${a === null ? '–' : number(a)}</td>
            <td class="num">${b === null ? '–' : number(b)}</td>
            <td class="num ${(b ?? 0) < (a ?? 0) ? 'bad' : 'good'}">
              ${a === null || b === null || a === b ? '' : signed(b - a)}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${moment && m.state?.lines ? changes(c, shifts(moment.breakdown.lines, m.state.lines)) : nothing}
  </section>`;
};

const MOST_CHANGES = 6;

/** Which lines of the scores have changed. @param {Context} c @param {readonly import('./model.js').Shift[]} found */
const changes = (c, found) =>
  found.length
    ? html`<h3 class="cap">${t('try.changed')}</h3>
        <ul class="rv-changes">
          ${found
            .slice(0, MOST_CHANGES)
            .map(
              ({ line, played, now }) =>
                html`<li>
                  ${face(c.seats[line.seat]?.mark ?? 1, 18)}<span>${scoreWords(line).label}</span
                  ><b class="num ${now < played ? 'bad' : 'good'}">${signed(now - played)}</b>
                </li>`,
            )}
        </ul>`
    : nothing;

// The tree -------------------------------------------------------------------------------------------------

/** @param {Model} m @param {Context} c @param {Twig} twig */
const twigRow = (m, c, twig) => {
  const isHere = m.review?.place !== null && isAt(/** @type {any} */ (m.review?.place), twig);
  return html`<li class="twig d${Math.min(6, twig.path.length)} ${isHere ? 'at' : ''}">
    <button aria-current=${isHere ? 'step' : nothing} @click=${() => standAt({ from: twig.from, path: twig.path })}>
      <span class="muted num">${twig.from + twig.path.length}</span>${face(c.seats[twig.seat]?.mark ?? 1, 20)}<span
        class="rv-words"
        >${twig.name ? html`<b>${twig.name}</b> ` : nothing}<span>${moveWords(twig, twig.text)}</span></span
      >${twig.label ? mark(twig.label, 18) : nothing}<b class="num"
        >${twig.win ? `${percent(twig.win[pov()])} %` : '…'}</b
      >
    </button>
  </li>`;
};

/** A move of the game, which the variations leave. @param {Model} m @param {Context} c @param {number} decision */
const gameRow = (m, c, decision) => {
  const { moments, place } = /** @type {ReviewState} */ (m.review),
    moment = moments[decision - 1],
    isHere = place?.from === decision && !place.path.length;
  if (!moment) return nothing;
  return html`<li class=${isHere ? 'at' : ''}>
    <button aria-current=${isHere ? 'step' : nothing} @click=${() => standAt({ from: decision, path: [] })}>
      <span class="muted num">${decision}</span>${face(c.seats[moment.step.seat ?? 0]?.mark ?? 1, 20)}<span
        class="rv-words"
        >${wordsAt(m, c, decision - 1) || playedWords(m, decision - 1)}</span
      >${mark(moment.step.label ?? 'good', 18)}<b class="num">${percent(moment.now.win[pov()])} %</b>
    </button>
  </li>`;
};

/** The decisions of the game that the tree shows: those around its branches. @param {ReviewState} r */
const shownDecisions = (r) => {
  const branches = [...new Set([...r.tree.map(({ from }) => from), r.place?.from ?? 0])],
    wanted = branches.flatMap((from) => [from - 1, from, from + 1, from + 2]);
  return [...new Set(wanted)].filter((n) => n >= 1 && n <= r.moments.length).sort((a, b) => a - b);
};

/** @param {Model} m @param {Context} c */
export const tree = (m, c) => {
  const r = /** @type {ReviewState} */ (m.review),
    rows = shownDecisions(r),
    before = r.tree.filter(({ from }) => from === 0);
  return html`<section class="panel rv-tree" aria-label=${t('try.tree')}>
    <h2 class="cap">${t('try.tree')}</h2>
    <ol>
      ${before.map((twig) => twigRow(m, c, twig))}
      ${rows.map((decision, i) => {
        const skipped = i ? decision - rows[i - 1] - 1 : 0;
        return html`${skipped ? html`<li class="muted small">${t('try.skipped', { n: skipped })}</li>` : nothing}
        ${gameRow(m, c, decision)} ${r.tree.filter(({ from }) => from === decision).map((twig) => twigRow(m, c, twig))}`;
      })}
    </ol>
    ${twigHere() ? treeButtons() : nothing}
  </section>`;
};

const treeButtons = () =>
  html`<form
    class="rv-tree-buttons"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      nameIt(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? ''));
    }}
  >
    <label class="unseen" for="twig-name">${t('try.name')}</label>
    <input
      id="twig-name"
      name="name"
      maxlength="60"
      autocomplete="off"
      .value=${twigHere()?.name ?? ''}
      placeholder=${t('try.name')}
    />
    <button class="btn low">${t('try.name.do')}</button>
    <button class="btn low" type="button" @click=${cutOff}>${icon('x', 16)}<span>${t('try.cut')}</span></button>
  </form>`;

// Playing on -----------------------------------------------------------------------------------------------

/** @param {Model} m */
export const playOnPart = (m) => {
  const { levels } = store.get();
  return html`<section class="panel rv-on" aria-label=${t('try.on')}>
    <h2 class="cap">${t('try.on')}</h2>
    <label class="field"
      ><span>${t('try.level')}</span
      ><select
        @change=${(/** @type {Event} */ event) => change({ ui: { ...m.ui, level: /** @type {HTMLSelectElement} */ (event.target).value } })}
      >
        ${levels.map(({ level, name }) => html`<option value=${level} ?selected=${level === m.ui.level}>${name}</option>`)}
      </select></label
    >
    <p class="small muted">${t('try.unrated')}</p>
    <div class="rv-on-buttons">
      <button class="btn" @click=${() => playOn(true)}>${icon('screen', 18)}<span>${t('try.alone')}</span></button>
      <button class="btn go" @click=${() => playOn(false)}>${icon('play', 16)}<span>${t('try.play')}</span></button>
    </div>
  </section>`;
};

/** What can be done with the variations. */
export const tryTools = () =>
  html`<button class="btn low" @click=${saveStudy}>${icon('share', 18)}<span>${t('try.save')}</span></button>`;

export const setTab = (/** @type {ReviewState['tab']} */ tab) => note({ tab });
