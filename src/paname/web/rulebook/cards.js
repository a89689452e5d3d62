// The parts of a page of rules: a clause as a card, marks as small plates, printed facts, the glossary, the credits.
import { fluid, html, nothing, picture } from '../ui/html.js';
import { t } from '../i18n.js';
import { marksOf, MARKS } from './book.js';
import { drawn, numbers } from './facts.js';

/** @typedef {import('./book.js').Clause} Clause */
/** @typedef {import('./book.js').Fact} Fact */
/** @typedef {import('./book.js').RuleWords} RuleWords */
/** @typedef {import('../game.js').RulePicturesModule} RulePictures */

/** @param {string} mark */
const plate = (mark) =>
  html`<span class="mark mark-${mark}" title=${t(`mark.${mark}.why`)}>${t(`mark.${mark}`)}</span>`;

/** @param {readonly string[]} marks */
const plates = (marks) => (marks.length ? html`<span class="marks">${marks.map(plate)}</span>` : nothing);

/** What the marks mean. */
export const legend = () =>
  html`<dl class="mark-legend">
    ${MARKS.map(
      (mark) =>
        html`<div>
          <dt>${plate(mark)}</dt>
          <dd>${t(`mark.${mark}.why`)}</dd>
        </div>`,
    )}
  </dl>`;

/** The clause in full, which speaks of our own numbers. @param {Clause} clause @param {boolean} ours */
const exact = (clause, ours) =>
  html`<details>
    <summary>${t('rules.exact')}</summary>
    ${ours ? nothing : html`<p>${t('rules.set.exact')}</p>`}
    <p lang="en">${clause.text}</p>
  </details>`;

/** A clause as a card. `ours` says whether the page tells our own numbers.
 * @param {Clause} clause @param {{words: string, art?: string, lit: boolean, href: string, ours: boolean}} shown */
export const card = (clause, { words, art, lit, href, ours }) =>
  html`<article class="rule panel ${lit ? 'lit' : ''}" id=${clause.id} tabindex="-1" aria-labelledby="id-${clause.id}">
    ${art ? fluid(360, 140, art, 'rule-art') : nothing}
    <h3 id="id-${clause.id}">
      <a href=${href} class="rule-id num">${clause.id}</a
      >${clause.title ? html`<span lang="fr">${clause.title}</span>` : nothing}${plates(clause.marks)}
    </h3>
    <p>${words}</p>
    ${exact(clause, ours)}
  </article>`;

/** @param {RulePictures['facts']} drawings @param {Fact} fact @param {readonly Fact[]} all */
const shownFact = (drawings, fact, all) => {
  const one = drawn(drawings, fact, all);
  if (!one) return nothing;
  return html`<li>
    ${one.art ? picture(one.w, one.h, one.art, Math.round((64 * one.w) / one.h)) : nothing}${one.name ? html`<span class="small" lang="fr">${one.name}</span>` : nothing}${plates(marksOf(fact.mark))}
  </li>`;
};

/** @param {Fact} fact @param {RuleWords} words */
const countedFact = (fact, words) =>
  html`<tr>
    <th scope="row">${words.facts[fact.id]}</th>
    <td class="num">${numbers(fact)}</td>
    <td>${plates(marksOf(fact.mark))}</td>
  </tr>`;

/** The printed facts: first those with a number, then those with a picture. @param {readonly Fact[]} facts @param {RuleWords} words @param {RulePictures['facts']} drawings */
export const printedFacts = (facts, words, drawings) =>
  html`<div class="panel fact-panel">
    <table class="fact-table">
      <tbody>
        ${facts.filter((fact) => fact.id in words.facts && !drawn(drawings, fact, facts)).map((fact) => countedFact(fact, words))}
      </tbody>
    </table>
    <ul class="fact-art">
      ${facts.map((fact) => shownFact(drawings, fact, facts))}
    </ul>
  </div>`;

/** @param {readonly [string, string][]} glossary */
export const wordList = (glossary) =>
  html`<dl class="panel glossary">
    ${glossary.map(
      ([word, meaning]) =>
        html`<div>
          <dt>${word}</dt>
          <dd>${meaning}</dd>
        </div>`,
    )}
  </dl>`;

/** @param {import('../game.js').GameInfo} game */
export const credits = ({ title, year, designer, publisher, official }) =>
  html`<div class="panel credits">
    <p><b lang="fr">${title}</b> (${year})</p>
    <p>${t('rules.designer', { name: designer })}</p>
    <p>${t('rules.publisher', { name: publisher })}</p>
    ${official ? nothing : html`<p class="muted">${t('rules.unofficial')}</p>`}
  </div>`;
