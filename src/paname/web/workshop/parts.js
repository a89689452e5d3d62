// What the workshop is made of, on a wide page and on a phone: the board, the facts as cards, the form of one, the checks, what to do with the set.
import { fluid, html, icon, nothing, picture } from '../ui/html.js';
import { t } from '../i18n.js';
import { language } from '../shell.js';
import { marksOf } from '../rulebook/book.js';
import { drawn, numbers } from '../rulebook/facts.js';
import { factAt, groupOf, groupsOf, isOurs, report, toLink, waits } from './box.js';
import { faults, faultWords } from './faults.js';
import { choiceWords, fieldWords, form, isShort, tidy } from './form.js';
import {
  change,
  enter,
  exportFile,
  fetchKept,
  focus,
  forget,
  importFile,
  model,
  next,
  pick,
  play,
  removeKept,
  save,
  share,
} from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../rulebook/book.js').Fact} Fact */
/** @typedef {import('./faults.js').Fault} Fault */

/** @param {string} name */
const groupWords = (name) => t(`workshop.group.${name}`);

/** A fact as it stands in this set. @param {Model} m @param {Fact} fact @returns {Fact} */
export const now = (m, fact) => ({ ...fact, values: m.box.entries[fact.id] ?? fact.values });
/** All facts as they stand. @param {Model} m */
export const allNow = (m) => m.ours.map((fact) => now(m, fact));

/** @param {Model} m @param {Fact} fact */
export const isGuess = (m, fact) => isOurs(fact) && !m.box.entries[fact.id];

/** What a fact calls itself: its name or letter, or the name of what it belongs to and its number. @param {Model} m @param {Fact} fact */
export const ownName = (m, { id, values }) => {
  const [first, second] = id.split('.'),
    parent = second && m.ours.find((one) => one.id === first),
    number = (second ?? first).match(/\d+/)?.[0];
  return values.name ?? values.letter ?? [parent && now(m, parent).values.name, number].filter(Boolean).join(' ');
};

/** What a fact is called: by its words, or its group and its own name. @param {Model} m @param {Fact} fact */
export const nameOf = (m, fact) =>
  m.words.facts[fact.id] || [groupWords(groupOf(fact.id)), ownName(m, now(m, fact))].filter(Boolean).join(': ');

export const quill = () => html`<span class="ws-quill" aria-hidden="true">${icon('quill', 14)}</span>`;

/** How many facts were ours, and how many of those were entered. @param {Model} m @param {readonly Fact[]} [facts] */
export const counted = (m, facts = m.ours) => {
  const guessed = facts.filter(isOurs);
  return { all: guessed.length, entered: guessed.filter(({ id }) => m.box.entries[id]).length };
};

/** @param {Model} m */
export const ring = (m) => {
  const { all, entered } = counted(m),
    share = all ? (entered / all) * 314 : 314;
  return html`<div class="ws-ring">
    ${picture(120, 120, `<circle cx="60" cy="60" r="50" fill="none" stroke="var(--rule-2)" stroke-width="13"/><circle cx="60" cy="60" r="50" fill="none" stroke="var(--mauve)" stroke-width="13" stroke-dasharray="${share} 400" transform="rotate(-90 60 60)"/>`, 72)}
    <p>
      ${entered === all ? t('workshop.all_entered') : html`<b class="num">${entered}</b> ${t('workshop.of', { n: all })}`}
    </p>
  </div>`;
};

/** @param {Model} m */
export const groupList = (m) =>
  html`<nav class="ws-groups" aria-label=${t('workshop.groups')}>
    ${groupsOf(m.ours, m.box.entries).map(
      ({ name, ours, entered }) =>
        html`<button aria-pressed=${openGroup(m) === name} @click=${() => change({ group: name })}>
          <span>${groupWords(name)}</span><span class="num">${ours ? `${entered}/${ours}` : ''}</span>
          ${ours ? html`<i class="ws-meter"><i .style=${`width:${(100 * entered) / ours}%`}></i></i>` : nothing}
        </button>`,
    )}
  </nav>`;

/** @param {Model} m */
const openGroup = (m) => m.group || groupOf(m.focus || m.ours[0].id);

/** @param {Model} m @param {Fact} fact */
export const factCard = (m, fact) => {
  const shown = now(m, fact),
    one = drawn(m.pictures.facts, shown, allNow(m));
  return html`<li>
    <button
      class="ws-fact ${isGuess(m, fact) ? 'ours' : ''}"
      aria-pressed=${m.focus === fact.id}
      @click=${() => focus(fact.id)}
    >
      ${
        one?.art
          ? html`${picture(one.w, one.h, one.art, Math.round((56 * one.w) / one.h))}<span class="unseen"
                >${nameOf(m, fact)}</span
              >${shown.values.name ? html`<span class="small ws-own" lang="fr" aria-hidden="true">${ownName(m, shown)}</span>` : nothing}`
          : html`<b class="num">${numbers(shown)}</b><span class="small">${nameOf(m, fact)}</span>`
      }${isGuess(m, fact) ? html`<span class="unseen">, ${t('mark.ours')}</span>` : nothing}
      ${isGuess(m, fact) ? quill() : nothing}
    </button>
  </li>`;
};

/** The facts of a group, the open one if none is named. @param {Model} m @param {string} [name] */
export const factGrid = (m, name = openGroup(m)) =>
  html`<section class="panel ws-facts" aria-label=${groupWords(name)}>
    <h2 class="cap">${groupWords(name)}</h2>
    <ul>
      ${m.ours.filter(({ id }) => groupOf(id) === name).map((fact) => factCard(m, fact))}
    </ul>
  </section>`;

const NOBODY = {
  legal: [],
  draft: {},
  candidates: [],
  ready: null,
  ghost: null,
  hover: null,
  ui: {},
  seat: -1,
  toMove: -1,
  phone: false,
  inWords: false,
  since: [],
  forecast: () => null,
};

/** A button over a fact that is drawn. @param {Model} m @param {import('./model.js').Spot} spot */
const spotButton = (m, spot) => {
  const fact = /** @type {Fact} */ (m.ours.find(({ id }) => id === spot.id));
  return html`<button
    class="ws-spot ${isGuess(m, fact) ? 'ours' : ''} ${m.focus === spot.id ? 'on' : ''}"
    .style=${`left:${spot.x * 100}%;top:${spot.y * 100}%;width:${spot.w * 100}%;height:${spot.h * 100}%`}
    aria-label=${`${nameOf(m, fact)}${isGuess(m, fact) ? `, ${t('mark.ours')}` : ''}`}
    @click=${() => pick(spot.id)}
  >
    ${isGuess(m, fact) ? quill() : nothing}
  </button>`;
};

/** The board as it will be played, with a button over every fact that is on it. @param {Model} m */
export const table = (m) => {
  const { view, components } = m.shown,
    seats = Array.from({ length: 4 }, (_, seat) => ({ seat, name: '', own: false, mark: seat + 1, bot: false }));
  return html`<div class="ws-board">
    <div inert aria-hidden="true">
      ${m.board.board({ ...NOBODY, view: m.parts.bare?.(view) ?? view, components, seats })}
    </div>
    ${m.spots.map((spot) => spotButton(m, spot))}${inPlace(m)}
  </div>`;
};

/** One part of the board. @param {Model} m @param {import('../game.js').Sign} sign */
export const closeUp = (m, { w, h, art }) =>
  html`<div class="ws-board close">${fluid(w, h, art)}${m.spots.map((spot) => spotButton(m, spot))}</div>`;

/** The faults that a fact has. @param {Model} m @param {string} id */
const faultsOf = (m, id) => m.problems.filter(({ path }) => path === id || path.startsWith(`${id}.`));

/** @param {Model} m @param {Fault} fault */
const faultText = (m, fault) => {
  const { text, lang } = faultWords({ ...faults, ...m.parts.faults }, fault, language());
  return html`<span lang=${lang || nothing}>${text}</span>`;
};

/** What the fact can still say. @param {Model} m @param {Fact} fact */
const possible = (m, fact) => m.parts.possible?.(fact, allNow(m), m.box.entries) ?? [];

/** Values to take with one press each. @param {Model} m @param {Fact} fact @param {ReturnType<typeof possible>} found */
const offers = (m, fact, found) =>
  found.length
    ? html`<p class="ws-row ws-possible">
        <span class="small">${t('workshop.still')}</span>${found.map(
          ({ field, value }) =>
            html`<button
              type="button"
              class="btn"
              aria-pressed=${fact.values[field] === value}
              @click=${() => enter(fact.id, tidy(m.parts.fields, fact.id, { ...fact.values, [field]: value }))}
            >
              ${typeof value === 'string' ? choiceWords(value) : value}
            </button>`,
        )}
      </p>`
    : nothing;

/** What stands there was read off the box, and the next one is due. @param {Model} m @param {Fact} fact */
const done = (m, fact) => (/** @type {Event} */ event) => {
  event.preventDefault();
  if (isGuess(m, fact)) enter(fact.id, fact.values);
  next();
};

/** Enter means done in a list to choose from, too. @param {KeyboardEvent} event */
const enterKey = (event) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
};

/** The fields of a fact, what they can still say and what is wrong with them; `more` follows in the same form.
 * @param {Model} m @param {Fact} fact @param {import('./form.js').Fields} fields @param {ReturnType<typeof possible>} found @param {unknown} [more] */
const filled = (m, fact, fields, found, more = nothing) => {
  const latest = () => now(model() ?? m, fact).values,
    change = (/** @type {import('./form.js').Values} */ given) => enter(fact.id, tidy(m.parts.fields, fact.id, given));
  return html`<form @submit=${done(m, fact)} @keydown=${enterKey}>
    ${form(now(m, fact), latest, change, fields)} ${offers(m, now(m, fact), found)}
    ${faultsOf(m, fact.id).map((fault) => html`<p class=${isWaiting(m, fault) ? 'muted' : 'bad'} role="alert">${faultText(m, fault)}</p>`)}
    ${more}
  </form>`;
};

/** A number or a word beside its place on the board, as far as there is one. @param {Model} m */
const inPlace = (m) => {
  const fact = m.ours.find(({ id }) => id === m.focus),
    spot = m.spots.find(({ id }) => id === m.focus);
  if (!fact || !spot || !isShort(now(m, fact).values)) return nothing;
  const [x, isLow] = [Math.min(0.8, Math.max(0.2, spot.x + spot.w / 2)), spot.y + spot.h > 0.72],
    found = possible(m, now(m, fact)).filter(({ value }) => typeof value === 'number');
  return html`<div
    class="ws-place ${isLow ? 'above' : ''}"
    role="group"
    aria-label=${nameOf(m, fact)}
    @keydown=${(/** @type {KeyboardEvent} */ { key }) => key === 'Escape' && change({ focus: '', group: openGroup(m) })}
    .style=${`left:${x * 100}%;--stem:${(spot.x + spot.w / 2 - x) * 100}cqi;${isLow ? `bottom:${(1 - spot.y) * 100}%` : `top:${(spot.y + spot.h) * 100}%`}`}
  >
    ${filled(m, fact, { ...m.parts.fields, more: [] }, found)}
  </div>`;
};

/** @param {Model} m */
export const editor = (m) => {
  const fact = m.ours.find(({ id }) => id === m.focus);
  if (!fact) return nothing;
  const guess = isGuess(m, fact),
    following = html`${t('workshop.next')}${icon('right', 16)}`;
  return html`<section class="panel ws-form" aria-label=${nameOf(m, fact)}>
    <h2>${nameOf(m, fact)}</h2>
    ${filled(
      m,
      fact,
      m.parts.fields,
      possible(m, now(m, fact)),
      html`<p class="muted small">
          ${
            guess
              ? t('workshop.is_ours')
              : m.box.entries[fact.id]
                ? t('workshop.is_yours')
                : `${t('workshop.mark')} ${marksOf(fact.mark)
                    .map((mark) => t(`mark.${mark}`))
                    .join(', ')}`
          }
        </p>
        <p class="ws-row">
          ${m.box.entries[fact.id] ? html`<button type="button" class="btn" @click=${() => forget(fact.id)}>${t('workshop.forget')}</button>` : nothing}
          <button class="btn">${guess ? t('workshop.same') : following}</button>
          ${guess ? html`<button type="button" class="btn" @click=${next}>${following}</button>` : nothing}
        </p>`,
    )}
  </section>`;
};

/** A fault with its place, which leads there. @param {Model} m @param {Fault} fault */
const placed = (m, fault) => {
  const at = factAt(m.ours, m.box.entries, fault);
  return html`${
    at
      ? html`<button class="ws-at" title=${fault.path} @click=${() => focus(at.id)}>${nameOf(m, at)}</button>`
      : m.ours.some(({ id }) => groupOf(id) === fault.path)
        ? html`<b>${groupWords(fault.path)}</b>`
        : html`<b lang="en">${fault.path}</b>`
  }
  ${faultText(m, fault)}`;
};

/** Whether a fault may be about something still ours. @param {Model} m @param {Fault} fault */
const isWaiting = ({ ours, box, parts }, fault) => waits(ours, box.entries, fault, parts.related);

/** What keeps the set from being played: a mistake, or something that waits for what is still ours. @param {Model} m @param {Fault} fault */
const problem = (m, fault) =>
  isWaiting(m, fault)
    ? verdict('odd', html`${placed(m, fault)} <span class="muted">${t('workshop.waits')}</span>`)
    : verdict('bad', placed(m, fault));

/** Where a fault is that isn't at one place of a file. */
const WHOLE_FILE = 'components';

/** @param {'bad' | 'odd' | 'fine'} grade @param {unknown} words */
const verdict = (grade, words) =>
  html`<li class="ws-${grade}"><span class="ws-sign" aria-hidden="true"></span><span>${words}</span></li>`;

/** A file that wasn't loaded, with everything that is wrong in it. @param {Model} m */
const refused = (m) =>
  m.refused
    ? html`<section class="panel ws-checks ws-refused" role="alert">
        <h2 class="cap">${t('workshop.refused', { name: m.refused.name })}</h2>
        <ul>
          ${m.refused.faults.map((fault) => verdict('bad', fault.path === WHOLE_FILE ? faultText(m, fault) : html`<b lang="en">${fault.path}</b> ${faultText(m, fault)}`))}
        </ul>
        <button class="btn" @click=${() => change({ refused: null })}>${t('close')}</button>
      </section>`
    : nothing;

/** @param {Model} m */
export const checks = (m) =>
  html`${refused(m)}
    <section class="panel ws-checks" aria-live="polite">
      <h2 class="cap">${t('workshop.checks')}</h2>
      <ul>
        ${m.problems.map((fault) => problem(m, fault))} ${m.odd.map((fault) => verdict('odd', placed(m, fault)))}
        ${m.problems.length ? nothing : verdict('fine', t('workshop.fine'))}
      </ul>
    </section>`;

/** @param {Model} m */
export const feedback = (m) =>
  html`<details class="panel ws-report">
    <summary>${t('workshop.tell_us')}</summary>
    <p>${t('workshop.tell_us.why')}</p>
    <label class="field"
      >${fieldWords('edition')}<input
        .value=${m.box.edition}
        @input=${(/** @type {any} */ event) => change({ box: { ...m.box, edition: event.target.value } })}
    /></label>
    <textarea
      class="mono"
      rows="8"
      readonly
      aria-label=${t('workshop.tell_us')}
      .value=${report(m.game, m.ours, m.box)}
    ></textarea>
  </details>`;

/** @param {Model} m */
export const bar = (m) =>
  html`<section class="panel ws-bar">
    <label class="field"
      >${t('workshop.name')}<input
        maxlength="60"
        .value=${m.box.name}
        @input=${(/** @type {any} */ event) => change({ box: { ...m.box, name: event.target.value }, kept: false })}
    /></label>
    <span class="grow"></span>
    <button class="btn" @click=${save}>${t(m.kept ? 'workshop.kept' : 'workshop.save')}</button>
    <button class="btn" @click=${exportFile}>${t('workshop.export')}</button>
    <label class="btn ws-import"
      >${t('workshop.import')}<input type="file" accept=".json,.toml" @change=${importFile}
    /></label>
    <button class="btn" @click=${share}>${t('workshop.share')}</button>
    <span class="ws-go">
      ${m.problems.length ? nothing : html`<a class="btn" href="/rules/${m.game}#${toLink(m.box)}">${t('workshop.rules')}</a>`}
      ${m.problems.length || !m.hasLesson ? nothing : html`<a class="btn" href="/learn/${m.game}#${toLink(m.box)}">${t('workshop.learn')}</a>`}
      <button class="btn go" ?disabled=${m.problems.length > 0} @click=${play}>${t('workshop.play')}</button>
    </span>
  </section>`;

/** @param {Model} m */
export const shelf = (m) =>
  m.shelf.length
    ? html`<section class="panel ws-shelf">
        <h2 class="cap">${t('workshop.shelf')}</h2>
        <ul>
          ${m.shelf.map(
            (box) =>
              html`<li>
                <button class="btn grow" @click=${() => fetchKept(box)}>${box.name}</button>
                <button
                  class="btn sq quiet"
                  aria-label=${t('workshop.remove', { name: box.name })}
                  @click=${() => removeKept(box.name)}
                >
                  ${icon('x', 16)}
                </button>
              </li>`,
          )}
        </ul>
      </section>`
    : nothing;

/** The two signs, explained. */
export const signs = () =>
  html`<section class="panel ws-signs">
    <p>${quill()} ${t('workshop.sign.ours')}</p>
    <p><span class="ws-plain" aria-hidden="true"></span> ${t('workshop.sign.yours')}</p>
  </section>`;
