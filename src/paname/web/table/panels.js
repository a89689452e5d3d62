// The right column: the log, the scores, the chat, the slider over the game, the command line.
import { html, icon, nothing } from '../ui/html.js';
import { face } from '../ui/chrome.js';
import { number, signed, t } from '../i18n.js';
import { scoreWords } from '../words/sentence.js';
import { complete, completions } from '../draft.js';
import { isBlocked } from '../people/blocks.js';
import { called } from '../people/called.js';
import { personButton } from './person_button.js';
import { chatOf, legalOf, logOf, shownLines, typedAction } from './model.js';
import { askWhy, refuse } from './refusals.js';
import { change, model } from './current.js';
import { lookAt } from './look_back.js';
import { send } from './link.js';
import { context } from './context.js';
import { chosen, press, submit } from './moves.js';
import { wholeLine } from './plain_words.js';

/** @typedef {import('../boards/board.js').Context} Context */
/** @typedef {import('./model.js').Model} Model */

// Log ------------------------------------------------------------------------------------------------------

/** The words of a row: whose, what, and what it brought. @param {import('../boards/board.js').LogLine} line @param {Context} c */
const rowWords = (line, c) => {
  const mark = c.seats[line.seat]?.mark;
  return html`<span>${mark ? face(mark, 20) : nothing}</span><span>${wholeLine(line)}</span
    ><span class="pt ${(line.points ?? 0) < 0 ? 'bad' : ''}">${line.points ? signed(line.points) : ''}</span>`;
};

/** A row leads to the moment right after it. @param {ReturnType<typeof logOf>[number]} entry @param {Context} c @param {number} at @param {(decision: number) => void} jump */
const logRow = ({ line, decision, undone }, c, at, jump) => {
  if (line.heading) return html`<li class="sep">${line.parts}</li>`;
  if (undone)
    return html`<li class="undone">
      <s class="li">${rowWords(line, c)}</s><span class="unseen">${t('log.gone')}</span>
    </li>`;
  if (decision === undefined) return html`<li><span class="li">${rowWords(line, c)}</span></li>`;
  const isHere = decision + 1 === at;
  return html`<li class=${isHere ? 'at' : ''}>
    <button
      class="li"
      tabindex="-1"
      title=${t('log.jump')}
      aria-current=${isHere ? 'step' : nothing}
      @click=${() => jump(decision + 1)}
    >
      ${rowWords(line, c)}
    </button>
  </li>`;
};

/** Walk through the log with the arrow keys: it is one stop for Tab. @param {KeyboardEvent} event */
const rove = (event) => {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const rows = /** @type {HTMLElement[]} */ ([
    .../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button.li'),
  ]);
  const now = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  event.preventDefault();
  rows[
    now < 0 ? rows.length - 1 : Math.max(0, Math.min(rows.length - 1, now + (event.key === 'ArrowUp' ? -1 : 1)))
  ]?.focus();
};

/** The way back to the game that this one goes on from. @param {Model} m */
const forkedFrom = (m) =>
  m.table?.forked_from
    ? html`<li class="sep"><a href="/r/${m.table.forked_from}">${t('log.forked')}</a></li>`
    : nothing;

/** @param {Model} m @param {Context} c @param {(decision: number) => void} [jump] @param {number} [most] */
export const logPanel = (m, c, jump = lookAt, most = 300) =>
  html`<ol class="log" tabindex="0" aria-label=${t('panel.log')} @keydown=${rove}>
    ${forkedFrom(m)}${logOf(m, c)
      .slice(-most)
      .map((entry) => logRow(entry, c, m.past?.decision ?? -1, jump))}
  </ol>`;

// Scores ---------------------------------------------------------------------------------------------------

/** @param {Model} m @param {Context} c @param {readonly import('../net.js').Line[]} lines */
export const scoreTables = (m, c, lines) =>
  c.seats.map(({ seat, name, mark }) => {
    const own = lines.filter((line) => line.seat === seat),
      total = own.reduce((sum, line) => sum + line.points, 0);
    return html`<table class="score">
      <caption>
        <span class="cap-row">${face(mark, 24)}<span>${name}</span><b class="num">${number(total)}</b></span>
      </caption>
      <tbody>
        ${own.map((line) => {
          const { label, note } = scoreWords(line);
          return html`<tr>
            <th scope="row">${label}<small>${note}</small></th>
            <td class=${line.points < 0 ? 'bad' : ''}>${number(line.points)}</td>
            <td class="clause">${line.clause}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  });

/** @param {Model} m @param {Context} c */
export const scorePanel = (m, c) => {
  const lines = shownLines(m),
    isFinal = m.past ? m.past.state.result : m.state?.result && !m.ui.show;
  return html`<div class="scores" tabindex="0" role="group" aria-label=${t('panel.scores')}>
    <p class="small muted">
      ${t(isFinal ? 'scores.final' : m.past ? 'scores.then' : (m.board?.scoresNow ?? 'scores.now'))}
    </p>
    ${lines ? scoreTables(m, c, lines) : nothing}
  </div>`;
};

// Chat -----------------------------------------------------------------------------------------------------

/** @param {SubmitEvent} event */
const say = async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target),
    text = String(new FormData(form).get('text') ?? '').trim();
  if (!text) return;
  form.reset();
  const reply = await send({ type: 'chat', text });
  if (!reply.ok) void refuse(reply.error);
};

/** @param {Model} m @param {Context} c */
export const chatPanel = (m, c) =>
  html`<ol class="log chat" tabindex="0" aria-label=${t('panel.chat')}>
      ${chatOf(m)
        .filter(({ user }) => !isBlocked(user))
        .map(
          ({ seat = -1, name, text, user }) =>
            html`<li>
              <span class="li"
                ><span>${seat >= 0 ? face(seat + 1, 20) : icon('eye', 18)}</span
                ><span><b>${called(name) ?? c.seats[seat]?.name}</b> ${text}</span
                >${personButton(m, { user, name })}</span
              >
            </li>`,
        )}
      ${chatOf(m).length ? nothing : html`<li class="muted">${t('chat.none')}</li>`}
    </ol>
    <form class="cmd say-form" @submit=${say}>
      <label class="unseen" for="chat-text">${t('chat.say')}</label
      ><input id="chat-text" name="text" maxlength="500" autocomplete="off" placeholder=${t('chat.say')} /><button
        class="btn sq quiet"
        aria-label=${t('chat.send')}
      >
        ${icon('arrow')}
      </button>
    </form>`;

// Slider and command line ----------------------------------------------------------------------------------

/** @param {Model} m */
const slider = (m) => {
  const of = m.state?.decision ?? 0,
    at = m.past?.decision ?? of;
  return html`<div class="slider">
    <button class="btn sq quiet" aria-label=${t('replay.back')} ?disabled=${at === 0} @click=${() => lookAt(at - 1)}>
      ${icon('left', 16)}
    </button>
    <input
      type="range"
      min="0"
      max=${of}
      .value=${String(at)}
      aria-label=${t('replay.slider')}
      @input=${(/** @type {Event} */ event) => lookAt(Number(/** @type {HTMLInputElement} */ (event.target).value))}
    />
    <button class="btn sq quiet" aria-label=${t('replay.on')} ?disabled=${at >= of} @click=${() => lookAt(at + 1)}>
      ${icon('right', 16)}</button
    ><span>${at} / ${of}</span>
  </div>`;
};

/** @type {string[]} */
const history = [];
let place = 0;

/** @param {string} typed */
const type = (typed) => change({ typed, why: null });

/** @param {KeyboardEvent} event */
const keys = (event) => {
  const legal = legalOf(model()),
    { typed } = model();
  if (event.key === '/' && !typed)
    event.preventDefault(); // it led here already
  else if (event.key === 'Tab' && typed && complete(legal, typed) !== typed) {
    event.preventDefault();
    type(complete(legal, typed));
  } else if (event.key === 'ArrowUp' && history.length) {
    event.preventDefault();
    place = Math.max(0, place - 1);
    type(history[place] ?? '');
  } else if (event.key === 'Escape') {
    type('');
    /** @type {HTMLElement} */ (event.target).blur();
  }
};

/** Enter on an empty line means what it means on the board. */
const pressPrimary = () => {
  const meant = chosen(context());
  if (meant) press(meant);
};

/** @param {SubmitEvent} event */
const run = (event) => {
  event.preventDefault();
  const m = model(),
    legal = legalOf(m),
    typed = m.typed.trim();
  if (!typed) return pressPrimary();
  history.push(typed);
  place = history.length;
  const action = typedAction(legal, typed);
  if (action && legal.length) {
    void submit(action);
    /** @type {HTMLFormElement} */ (event.target).reset();
    type('');
  } else if (legal.length) void askWhy({ text: typed });
  else void refuse({ text: t('cmd.not_now') });
};

/** @param {Model} m */
const commandLine = (m) => {
  const legal = legalOf(m),
    found = completions(legal, m.typed).slice(0, 1)[0]?.text ?? '';
  const ghost = found.toLowerCase().startsWith(m.typed.toLowerCase()) && m.typed ? found.slice(m.typed.length) : '';
  return html`<form class="cmd" @submit=${run}>
    <b aria-hidden="true">›</b
    ><span class="cmd-in"
      ><span class="ghost-text" aria-hidden="true"><i>${m.typed}</i>${ghost}</span>
      <input
        id="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-label=${t('cmd.label')}
        placeholder=${m.typed ? '' : t('cmd.hint')}
        .value=${m.typed}
        @input=${(/** @type {Event} */ event) => type(/** @type {HTMLInputElement} */ (event.target).value)}
        @keydown=${keys}
    /></span>
  </form>`;
};

/** A panel's tab. @param {string} shown @param {string} name @param {string} words @param {() => void} choose */
export const tab = (shown, name, words, choose) =>
  html`<button
    class="tab ${shown === name ? 'on' : ''}"
    role="tab"
    id="tab-${name}"
    aria-selected=${shown === name}
    aria-controls="panel"
    @click=${choose}
  >
    ${words}
  </button>`;

/** @param {Model} m @param {'log'|'scores'|'chat'} name @param {string} words */
const tabOf = (m, name, words) =>
  tab(m.panel, name, words, () =>
    change({ panel: name, screen: m.screen === 'board' ? 'board' : name, ...(name === 'chat' ? { unread: 0 } : {}) }),
  );

/** @param {Model} m @param {Context} c */
export const rightColumn = (m, c) =>
  html`<aside class="t-right panel" aria-label=${t('panel.label')}>
    <div class="tabs" role="tablist">
      ${tabOf(m, 'log', t('panel.log'))}${tabOf(m, 'scores', t('panel.scores'))}${tabOf(m, 'chat', m.unread ? t('panel.chat.unread', { n: m.unread }) : t('panel.chat'))}
    </div>
    <div id="panel" class="panel-in" role="tabpanel" aria-labelledby="tab-${m.panel}">
      ${m.panel === 'log' ? logPanel(m, c) : m.panel === 'scores' ? scorePanel(m, c) : chatPanel(m, c)}
    </div>
    ${slider(m)}${m.panel === 'chat' ? nothing : commandLine(m)}
  </aside>`;
