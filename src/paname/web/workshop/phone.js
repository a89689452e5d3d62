// The workshop on a phone: one part of the box at a time, the number in hand, and the way to play in reach of the thumb.
import { html, icon, nothing, unsafeSVG } from '../ui/html.js';
import { round, trouble } from '../ui/chrome.js';
import { t } from '../i18n.js';
import { gameName } from '../shell.js';
import { groupOf, nextOurs } from './box.js';
import { change, exportFile, factsOf, focus, play, share, turnTo } from './model.js';
import {
  allNow,
  bar,
  checks,
  closeUp,
  counted,
  editor,
  factCard,
  factGrid,
  feedback,
  now,
  ownName,
  quill,
  shelf,
  signs,
} from './parts.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Tab} Tab */
/** @typedef {import('../rulebook/book.js').Fact} Fact */

const CHECKS = 'checks';

/** @param {number} all @param {number} entered */
const meter = (all, entered) =>
  html`<i class="ws-meter ${entered === all ? 'full' : ''}"
      ><i .style=${`width:${all ? (100 * entered) / all : 100}%`}></i></i
    ><span class="num">${entered}/${all}</span>`;

/** @param {Model} m */
const head = (m) => {
  const { all, entered } = counted(m);
  return html`<header class="top ws-top">
    <a class="btn sq quiet" href="/" aria-label=${t('home')}>${icon('left')}</a>
    <h1 class="gname">${t('workshop.title')}<span class="unseen">, ${gameName(m.game)}</span></h1>
    <span class="grow"></span>
    <span class="ws-pill" title=${t('workshop.entered.words', { n: entered, m: all })}
      >${quill()}<span class="num">${t('workshop.entered', { n: entered, m: all })}</span></span
    >
    ${round('book', t('rules'), () => location.assign(`/rules/${m.game}`))}
  </header>`;
};

/** The facts of an area, as they stand. @param {Model} m @param {Tab} tab @param {string} area */
const within = (m, tab, area) => {
  const ids = factsOf(tab, area, allNow(m));
  return ids.map((id) => /** @type {Fact} */ (m.ours.find((fact) => fact.id === id)));
};

/** A small area with how much of it was entered. @param {Model} m @param {Tab} tab @param {string} area */
const areaChip = (m, tab, area) => {
  const facts = within(m, tab, area),
    { all, entered } = counted(m, facts),
    own = m.ours.find(({ id }) => id === area),
    first = nextOurs(facts, m.box.entries, '') || facts[0].id;
  return html`<button class="ws-area" aria-pressed=${m.area === area} @click=${() => focus(first)}>
    <span lang="fr">${own && ownName(m, now(m, own))}</span>
    <span class="ws-count">${meter(all, entered)}</span>
  </button>`;
};

/** The fields of the area, to step through. @param {Model} m @param {readonly Fact[]} facts */
const strip = (m, facts) =>
  html`<ul class="ws-strip">
    ${facts.map((fact) => factCard(m, fact))}
  </ul>`;

/** The areas of a tab, the one in focus as it is drawn, and its fields. @param {Model} m @param {Tab} tab @param {NonNullable<Tab['areas']>} areas */
const areaPart = (m, tab, areas) => {
  const area = m.area || areas.names[0];
  return html`<div class="ws-areas">${areas.names.map((name) => areaChip(m, tab, name))}</div>
    ${closeUp(m, areas.picture(m.shown, area, allNow(m)))}${editor(m)}${strip(m, within(m, tab, area))}`;
};

/** The form stands below the group that its fact belongs to. @param {Model} m @param {Tab} tab */
const groupPart = (m, tab) =>
  tab.groups
    .filter((name) => m.ours.some(({ id }) => groupOf(id) === name))
    .map((name) => html`${factGrid(m, name)}${groupOf(m.focus) === name ? editor(m) : nothing}`);

/** @param {Model} m */
const part = (m) => {
  const tab = m.parts.tabs.find(({ name }) => name === m.tab);
  if (!tab) return html`${checks(m)}${bar(m)}${shelf(m)}${signs()}${feedback(m)}`;
  return tab.areas ? areaPart(m, tab, tab.areas) : groupPart(m, tab);
};

/** @param {Model} m */
const dock = (m) =>
  html`<div class="ws-dock">
    ${round('down', t('workshop.export'), exportFile)}${round('share', t('workshop.share'), share)}
    <button class="btn go" ?disabled=${m.problems.length > 0} @click=${play}>
      ${icon('play', 18)}${t('workshop.play')}
    </button>
  </div>`;

/** @param {Model} m @param {string} name @param {import('../pieces/icons.js').IconName} sign */
const tabButton = (m, name, sign) => {
  const isOn = m.tab === name || (name === CHECKS && !m.parts.tabs.some((tab) => tab.name === m.tab));
  return html`<button
    class=${isOn ? 'on' : ''}
    aria-pressed=${isOn}
    @click=${() => (name === CHECKS ? change({ tab: CHECKS }) : turnTo(name))}
  >
    ${icon(sign, 22)}<span>${t(`workshop.tab.${name}`)}</span>${
      name === CHECKS && m.problems.length ? html`<b class="badge num">${m.problems.length}</b>` : nothing
    }
  </button>`;
};

/** @param {Model} m */
export const pocket = (m) =>
  html`<div class="page ws-page">
      <svg class="defs" aria-hidden="true">${unsafeSVG(`<defs>${m.pictures.defs ?? ''}</defs>`)}</svg>
      ${head(m)}${trouble()}
      <main class="workshop pocket">${part(m)}${m.tab === CHECKS ? nothing : dock(m)}</main>
    </div>
    <nav class="places" aria-label=${t('workshop.tabs')}>
      ${m.parts.tabs.map(({ name, sign }) => tabButton(m, name, sign))}${tabButton(m, CHECKS, 'check')}
    </nav>`;
