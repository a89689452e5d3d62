// The result over the last board: ranking, bars that add up, the three biggest swings, and what to do next.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { sheet } from '../ui/sheets.js';
import { number, signed, t } from '../i18n.js';
import { toldKey } from '../words/sentence.js';
import { ask } from '../net.js';
import { change, model } from './current.js';
import { rematch } from './after.js';
import { scoreTables } from './panels.js';
import { biggestSwings } from './curve.js';
import { wordsAt } from './plain_words.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../net.js').Result} Result */
/** @typedef {{label: string, points: number}} Part */

/** One piece of a bar. @param {Part} part @param {number} i @param {number} most @param {number} mark */
const piece = ({ label, points }, i, most, mark) =>
  html`<span
    class="part p${i % 4} s${mark}"
    .style=${`width:${(points / most) * 100}%`}
    title="${label} ${number(points)}"
    >${points / most > 0.06 ? points : ''}</span
  >`;

/** @param {readonly Part[]} parts */
const inWords = (parts) => parts.map(({ label, points }) => `${label} ${number(points)}`);

/** One bar of a seat's points, part by part. @param {readonly Part[]} parts @param {number} most @param {number} mark */
const bar = (parts, most, mark) =>
  html`<div class="stack" role="img" aria-label=${inWords(parts).join(', ')}>
    ${parts.filter(({ points }) => points > 0).map((part, i) => piece(part, i, most, mark))}
  </div>`;

/** The parts of a seat's score. @param {Model} m @param {number} seat @returns {Part[]} */
const partsOf = (m, seat) => m.board?.sums((m.state?.lines ?? []).filter((line) => line.seat === seat)) ?? [];

/** The longest bar. @param {Part[][]} all */
const longest = (all) =>
  Math.max(1, ...all.map((parts) => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)));

/** @param {Model} m @param {Result} result @param {import('../boards/board.js').Who} who @param {number} most */
const rank = (m, result, who, most) => {
  const parts = partsOf(m, who.seat);
  return html`<li>
    <span class="place num">${result.places[who.seat]}</span>${face(who.mark, 40)}
    <div class="rank-who">
      <b>${who.name}</b>${bar(parts, most, who.mark)}<span class="small muted">${inWords(parts).join(' · ')}</span>
    </div>
    <b class="num total">${number(result.scores[who.seat])}</b>
  </li>`;
};

/** @param {Model} m @param {Context} c @param {Result} result */
const ranking = (m, c, result) => {
  const byPlace = [...c.seats].sort((a, b) => result.places[a.seat] - result.places[b.seat]),
    most = longest(c.seats.map(({ seat }) => partsOf(m, seat)));
  return html`<ol class="ranking">
    ${byPlace.map((who) => rank(m, result, who, most))}
  </ol>`;
};

/** Who won, in a sentence. @param {Context} c @param {Result} result */
const headline = (c, result) => {
  const [first, ...others] = result.winners.map((seat) => c.seats[seat]);
  if (!first || others.length) return t('result.draw');
  return first.own ? t('result.you') : t('result.name', { name: first.name });
};

// Biggest swings -------------------------------------------------------------------------------------------

/** Ask how the scores went, once. */
const askCurve = () => {
  const m = model();
  if (m.curve || m.ui.curving) return;
  queueMicrotask(async () => {
    change({ ui: { ...model().ui, curving: true } });
    const curve = await ask('GET', `/api/tables/${m.id}/curve`).catch(() => null);
    if (curve && model().id === m.id) change({ curve });
  });
};

/** @param {Model} m @param {Context} c @param {import('./curve.js').Swing} swing */
const swingRow = (m, c, { decision, swing }) => {
  const who = c.seats[m.curve?.movers[decision] ?? -1];
  return html`<li>
    <a href="/r/${m.id}#${decision + 1}"
      >${who ? face(who.mark, 24) : nothing}<span class="grow"
        >${wordsAt(m, c, decision) || t('replay.at', { n: decision + 1, of: m.curve?.of })}</span
      ><b class="num ${swing < 0 ? 'bad' : 'good'}">${signed(swing)}</b></a
    >
  </li>`;
};

/** The three moments that moved the lead most, seen from your seat or from the winner's. @param {Model} m @param {Context} c @param {Result} result */
const swings = (m, c, result) => {
  askCurve();
  const seat = c.seats.find(({ own }) => own)?.seat ?? result.winners[0] ?? 0,
    found = m.curve ? biggestSwings(m.curve, seat) : [];
  if (!found.length) return nothing;
  return html`<section class="swings">
    <h3 class="cap">${t('result.swings')}</h3>
    <p class="small muted">${t(toldKey('result.swings.why', c.seats[seat].own), { name: c.seats[seat].name })}</p>
    <ol>
      ${found.map((swing) => swingRow(m, c, swing))}
    </ol>
  </section>`;
};

// The sheet ------------------------------------------------------------------------------------------------

/** @param {Model} m */
const buttons = (m) =>
  html`<div class="sheet-buttons">
    <a class="btn" href="/r/${m.id}#0">${icon('turn')}<span>${t('result.replay')}</span></a>
    <a class="btn" href="/api/tables/${m.id}/record" download="paname-${m.id}.json"
      >${icon('down')}<span>${t('result.download')}</span></a
    >
    ${m.yours.length ? html`<button class="btn go" @click=${rematch}>${t('result.rematch')}</button>` : nothing}
  </div>`;

/** Why it ended before the rules said so. @param {Context} c @param {Result} result */
const reason = (c, { reason: why, seat }) => {
  const who = c.seats[seat ?? 0];
  return why === 'rules'
    ? nothing
    : html`<p class="muted">${t(toldKey(`result.${why}`, who?.own), { name: who?.name })}</p>`;
};

/** @param {Model} m @param {Context} c */
export const resultSheet = (m, c) => {
  const result = m.state?.result;
  if (!result) return nothing;
  return sheet(
    'result',
    headline(c, result),
    html`${ranking(m, c, result)}${reason(c, result)}${swings(m, c, result)}
      <details>
        <summary>${t('result.lines')}</summary>
        <div class="score-pair">${scoreTables(m, c, m.state?.lines ?? [])}</div>
      </details>
      ${buttons(m)}`,
    'wide',
  );
};
