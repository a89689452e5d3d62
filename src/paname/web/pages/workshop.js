// Your own box: copy the printed numbers of your game once; what is still ours is dashed and carries a quill.
import { html, icon, nothing, picture } from '../ui/html.js';
import { plainTop, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { complain, gameName, language } from '../shell.js';
import { drawn, numbers } from '../rulebook/facts.js';
import { groupOf, groupsOf, isOurs, report, toLink } from '../workshop/box.js';
import { faults, faultWords } from '../workshop/faults.js';
import { fieldWords, form } from '../workshop/form.js';
import {
  change,
  enter,
  exportFile,
  fetchKept,
  focus,
  forget,
  importFile,
  measure,
  model,
  next,
  open,
  play,
  removeKept,
  save,
  share,
} from '../workshop/model.js';

/** @typedef {import('../workshop/model.js').Model} Model */
/** @typedef {import('../rulebook/book.js').Fact} Fact */
/** @typedef {import('../workshop/faults.js').Fault} Fault */

/** @param {string} name */
const groupWords = (name) => t(`workshop.group.${name}`);

/** A fact as it stands in this set. @param {Model} m @param {Fact} fact @returns {Fact} */
const now = (m, fact) => ({ ...fact, values: { ...fact.values, ...m.box.entries[fact.id] } });

/** @param {Model} m @param {Fact} fact */
const isGuess = (m, fact) => isOurs(fact) && !m.box.entries[fact.id];

/** What a fact is called: the name of its picture, its words, or its group and number. @param {Model} m @param {Fact} fact */
const nameOf = (m, fact) =>
  m.words.facts[fact.id] ||
  [groupWords(groupOf(fact.id)), fact.values.name ?? fact.id.match(/\d+/g)?.join('.')].filter(Boolean).join(': ');

const quill = () => html`<span class="ws-quill" aria-hidden="true">${icon('quill', 14)}</span>`;

/** @param {Model} m */
const ring = (m) => {
  const guessed = m.ours.filter(isOurs),
    entered = guessed.filter(({ id }) => m.box.entries[id]).length,
    share = guessed.length ? (entered / guessed.length) * 314 : 314;
  return html`<div class="ws-ring">
    ${picture(120, 120, `<circle cx="60" cy="60" r="50" fill="none" stroke="var(--rule-2)" stroke-width="13"/><circle cx="60" cy="60" r="50" fill="none" stroke="var(--mauve)" stroke-width="13" stroke-dasharray="${share} 400" transform="rotate(-90 60 60)"/>`, 72)}
    <p><b class="num">${entered}</b> ${t('workshop.of', { n: guessed.length })}</p>
  </div>`;
};

/** @param {Model} m */
const groupList = (m) =>
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
const factCard = (m, fact) => {
  const shown = now(m, fact),
    one = drawn(
      m.pictures.facts,
      shown,
      m.ours.map((other) => now(m, other)),
    );
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
              >`
          : html`<b class="num">${numbers(shown)}</b><span class="small">${nameOf(m, fact)}</span>`
      }${isGuess(m, fact) ? html`<span class="unseen">, ${t('mark.ours')}</span>` : nothing}
      ${isGuess(m, fact) ? quill() : nothing}
    </button>
  </li>`;
};

/** @param {Model} m */
const factGrid = (m) => {
  const group = groupsOf(m.ours, m.box.entries).find(({ name }) => name === openGroup(m));
  return html`<section class="panel ws-facts" aria-label=${groupWords(openGroup(m))}>
    <h2 class="cap">${groupWords(openGroup(m))}</h2>
    <ul>
      ${group?.facts.map((fact) => factCard(m, fact))}
    </ul>
  </section>`;
};

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

/** The board as it will be played, with a button over every fact that is on it. @param {Model} m */
const table = (m) => {
  const { view, components } = m.shown,
    seats = Array.from({ length: 4 }, (_, seat) => ({ seat, name: '', own: false, mark: seat + 1, bot: false }));
  return html`<div class="ws-board">
    <div inert aria-hidden="true">${m.board.board({ ...NOBODY, view, components, seats })}</div>
    ${m.spots.map((spot) => {
      const fact = /** @type {Fact} */ (m.ours.find(({ id }) => id === spot.id));
      return html`<button
        class="ws-spot ${isGuess(m, fact) ? 'ours' : ''} ${m.focus === spot.id ? 'on' : ''}"
        .style=${`left:${spot.x * 100}%;top:${spot.y * 100}%;width:${spot.w * 100}%;height:${spot.h * 100}%`}
        aria-label=${`${nameOf(m, fact)}${isGuess(m, fact) ? `, ${t('mark.ours')}` : ''}`}
        @click=${() => focus(spot.id)}
      >
        ${isGuess(m, fact) ? quill() : nothing}
      </button>`;
    })}
  </div>`;
};

/** The faults that a fact has. @param {Model} m @param {string} id */
const faultsOf = (m, id) => m.problems.filter(({ path }) => path === id || path.startsWith(`${id}.`));

/** @param {Model} m @param {Fault} fault */
const faultText = (m, fault) => {
  const { text, lang } = faultWords({ ...faults, ...m.parts.faults }, fault, language());
  return html`<span lang=${lang || nothing}>${text}</span>`;
};

/** @param {Model} m */
const editor = (m) => {
  const fact = m.ours.find(({ id }) => id === m.focus);
  if (!fact) return nothing;
  const { values } = now(m, fact),
    wrong = faultsOf(m, fact.id);
  return html`<section class="panel ws-form" aria-label=${nameOf(m, fact)}>
    <h2>${nameOf(m, fact)}</h2>
    <form
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (!m.box.entries[fact.id]) enter(fact.id, values);
        next();
      }}
    >
      ${form(values, (given) => enter(fact.id, given), m.parts.choices)}
      ${wrong.map((fault) => html`<p class="bad" role="alert">${faultText(m, fault)}</p>`)}
      <p class="muted small">
        ${isGuess(m, fact) ? t('workshop.is_ours') : m.box.entries[fact.id] ? t('workshop.is_yours') : `${t('workshop.mark')} ${fact.mark}`}
      </p>
      <p class="ws-row">
        ${isGuess(m, fact) ? html`<button type="button" class="btn" @click=${() => enter(fact.id, values)}>${t('workshop.same')}</button>` : nothing}
        ${m.box.entries[fact.id] ? html`<button type="button" class="btn" @click=${() => forget(fact.id)}>${t('workshop.forget')}</button>` : nothing}
        <button class="btn">${t('workshop.next')}${icon('right', 16)}</button>
      </p>
    </form>
  </section>`;
};

/** @param {Model} m @param {Fault} fault */
const placed = (m, fault) => html`<b lang="en">${fault.path}</b> ${faultText(m, fault)}`;

/** @param {'bad' | 'odd' | 'fine'} grade @param {unknown} words */
const verdict = (grade, words) =>
  html`<li class="ws-${grade}"><span class="ws-sign" aria-hidden="true"></span><span>${words}</span></li>`;

/** @param {Model} m */
const checks = (m) =>
  html`<section class="panel ws-checks" aria-live="polite">
    <h2 class="cap">${t('workshop.checks')}</h2>
    <ul>
      ${m.problems.map((fault) => verdict('bad', placed(m, fault)))}
      ${m.odd.map((fault) => verdict('odd', placed(m, fault)))}
      ${m.problems.length ? nothing : verdict('fine', t('workshop.fine'))}
    </ul>
  </section>`;

/** @param {Model} m */
const feedback = (m) =>
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
const bar = (m) =>
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
      ${m.problems.length || !m.board.lesson ? nothing : html`<a class="btn" href="/learn/${m.game}#${toLink(m.box)}">${t('workshop.learn')}</a>`}
      <button class="btn go" ?disabled=${m.problems.length > 0} @click=${play}>${t('workshop.play')}</button>
    </span>
  </section>`;

/** @param {Model} m */
const shelf = (m) =>
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

/** @param {Model} m */
const bench = (m) =>
  html`<main class="workshop">
    <div class="ws-side">
      <section class="panel ws-entered">${ring(m)}${groupList(m)}</section>
      <section class="panel ws-signs">
        <p>${quill()} ${t('workshop.sign.ours')}</p>
        <p><span class="ws-plain" aria-hidden="true"></span> ${t('workshop.sign.yours')}</p>
      </section>
      ${shelf(m)}
    </div>
    <div class="ws-middle">${table(m)}${bar(m)}${factGrid(m)}</div>
    <div class="ws-side">${editor(m)}${checks(m)}${feedback(m)}</div>
  </main>`;

/** @type {import('../app.js').Page} */
export const page = {
  enter: async ([, game]) => {
    addEventListener('resize', measure);
    await open(game).catch(complain);
    return () => removeEventListener('resize', measure);
  },
  view: ([, game]) => {
    const m = model();
    return html`${plainTop(`${gameName(game)} · ${t('workshop.title')}`)}${trouble()}${
      m?.ours && m.game === game ? bench(m) : html`<main class="workshop" aria-busy="true"></main>`
    }`;
  },
  title: () => t('workshop.title'),
};
