// What a board module offers. The frame (pages/table.js) knows no game; a board knows one game and nothing of the frame.

/** @typedef {import('../draft.js').Legal} Legal */
/** @typedef {import('../draft.js').Draft} Draft */
/** @typedef {import('../net.js').Forecast} Forecast */
/** @typedef {import('../net.js').GameEvent} GameEvent */
/** @typedef {import('../net.js').Line} Line */
/** @typedef {import('../net.js').Reason} Reason */
/** @typedef {import('../ui/html.js').Template} Template */
/** @typedef {import('../ui/html.js').Shown} Shown */

/** A place that can be pointed at: `data-at="space:d5"` is `{kind: 'space', id: 'd5'}`; x and y are where in it, 0 to 1.
 * @typedef {{kind: string, id: string, x: number, y: number}} Target */

/** A seat as it is spoken of: `name` is "You" for the person's own, `mark` is its emblem and colour, 1 to 4.
 * @typedef {{seat: number, name: string, own: boolean, mark: number, bot: boolean}} Who */

/** What a board is drawn from. `view` is the server's, `legal` is empty unless a move may be made here and now.
 * `ready` is the one action that the draft means; `ghost` is what to draw as if it were made (ready, hovered or typed).
 * `ui` is the board's own memory between drawings (a kept turn, the cursor, an open card); `fresh` says what of it lasts into the next decision.
 * @template [View=any] what the game's `view` is made of
 * @typedef {object} Context
 * @property {View} view
 * @property {readonly Legal[]} legal
 * @property {Draft} draft
 * @property {readonly Legal[]} candidates
 * @property {Legal | null} ready
 * @property {Legal | null} ghost
 * @property {Target | null} hover
 * @property {Record<string, any>} ui
 * @property {boolean} [hinted]     whether `ready` is a hint, not composed by anybody
 * @property {readonly Who[]} seats
 * @property {number} seat           whose eyes these are; -1 for a watcher
 * @property {number} toMove
 * @property {boolean} phone
 * @property {boolean} inWords       whether the words view is shown instead of the picture; only then its cells take the focus
 * @property {readonly GameEvent[]} since   what others did since your last move; it stays marked
 * @property {(action: number) => Forecast | null} forecast   what is known of an action's worth; asking makes it known
 * @property {(draft: Draft) => Reason | null} [refusal]   why a draft isn't legal, as far as it is known; asking makes it known
 * @property {any} components        the printed facts of the game
 */

/** What a click or a key means. Whatever is left out stays as it is. `ask` is a draft or a line of notation that is not legal: the server says why.
 * `refuse` says why by itself, `send` makes the move and all that goes with it, or `then` instead, `show` goes on to the next act or ends what is on stage, `sheet` opens one of the board's sheets.
 * @typedef {{draft?: Draft, ui?: Record<string, any>, ask?: Draft | string, refuse?: string, send?: Legal, then?: readonly Draft[], show?: 'next' | 'skip', sheet?: string}} Step */

/** A sentence about an action: what it does, the verb of the button, and a quieter second sentence.
 * @typedef {{title: string, verb: string, note?: Shown}} Sentence */

/** One line of the log. `parts` may hold templates. `seat` -1 speaks of the table; `aside` is what a move brings with it, not the move; it stands `along` with the move's own line. @typedef {{seat: number, parts: unknown[], points?: number, heading?: boolean, aside?: boolean, along?: unknown[][]}} LogLine */

/** A motion of one element: what to find, how it moves; `even` keeps one speed. @typedef {{find: string, frames: Keyframe[], ms: number, after?: number, even?: boolean}} Motion */

/** Something that is shown for a while before the table goes on: `show` lies in `ui.show` as long, with the scores that stood then; without it an act only sounds and
 * moves. Acts that aren't a `halt` are left out where nothing may move, and passed over when somebody presses on.
 * @typedef {{show?: any, ms: number, halt: boolean, sound?: string | readonly string[], motions?: readonly Motion[]}} Act */

/** A step of a lesson: the key of its words, what to look at, which actions are alive while all others sleep, and when it is done; without
 * `done` the person reads, nothing is alive, and they press on. `scene` names the position it begins in, `chapter` the key of the chapter's name that begins here;
 * `gaps` are what the words say of the position, `holds` is whether what they say is so, which numbers of somebody's own box may change;
 * the lines of the rules card are among the words.
 * @typedef {{words: string, find: string | ((c: Context) => string), scene?: string, chapter?: string, alive?: (action: Legal, view: any, components: any) => boolean, done?: (c: Context) => boolean,
 *   gaps?: (c: Context) => Record<string, unknown>, holds?: (c: Context) => boolean}} LessonStep */
/** A prepared position: the game of a seed after some actions, or, without a seed, a new game. @typedef {{players?: number, seat?: number, rules_version?: number, options?: Record<string, unknown>, seed?: string, actions?: readonly number[]}} Scene */

/** The steps of a game's lesson, the positions they begin in, the keys of the words that make up its rules card and are said in the lesson, too, and what all of them say of the printed facts.
 * @typedef {{lesson: readonly LessonStep[], scenes?: Record<string, Scene>, rulesCard?: readonly string[], numbers?: (components: any) => Record<string, unknown>}} Lesson */

/** @typedef {object} Board
 * @property {(c: Context) => Template} board                   the picture; targets carry `data-at`
 * @property {(c: Context) => Template} tray                    what is in hand; buttons carry `data-at`
 * @property {(c: Context) => Shown} aid                        the one help panel of the left column
 * @property {(c: Context, seat: number) => Shown} holdings     what lies open before a seat
 * @property {(c: Context) => {text: string, hint: string, phase: string, reading?: boolean}} prompt   what to do now, or what is open to be read
 * @property {(c: Context, action: Legal) => Sentence} say
 * @property {(c: Context) => Shown} [choices]                  quiet buttons beside the primary one; they carry `data-at` too
 * @property {(c: Context) => Legal | null} [primary]          what the primary button does while nothing is composed
 * @property {(c: Context, action: Legal) => Draft[]} [follow]   what one press does after an action: moves of the same turn, made one after another as far as they are legal
 * @property {(c: Context) => Legal | null} [forced]           the one thing that can be done now: it happens by itself and is announced
 * @property {(c: Context) => Legal | null} [settled]          what is left to do when nothing is left to decide; done at once for people who don't want to confirm
 * @property {Record<string, (c: Context) => {title: string, body: Shown}>} [sheets]   what can be opened over the table to be read
 * @property {boolean} [aidStays]                               whether the help panel is part of the table and cannot be put away
 * @property {(c: Context) => Template} words                   the same board in words; `data-at` makes a cell choosable
 * @property {(c: Context) => string} [held]                    what is in hand, in words
 * @property {(c: Context) => string} [where]                   what the cursor stands on, in words
 * @property {(c: Context, event: GameEvent) => LogLine | null} log
 * @property {(c: Context, event: GameEvent) => LogLine | null} [unlisted]   what the log leaves out, said where a decision is told by itself
 * @property {(lines: readonly Line[]) => {label: string, points: number}[]} sums   the breakdown of one seat in few rows
 * @property {(c: Context, at: Target) => Step} click
 * @property {(c: Context, at: Target) => Legal | null} point   the action that hovering means, drawn as a ghost
 * @property {(c: Context, key: string, shift: boolean) => Step | null} key   arrows, R, digits; null leaves the key alone
 * @property {(c: Context, event: GameEvent) => {sound?: string, motions: Motion[]}} stage
 * @property {(c: Context) => Target} [cursor]                  the place of the keyboard's cursor
 * @property {(ui: Record<string, any>) => Record<string, any>} [fresh]   what to remember into the next decision
 * @property {(c: Context, action: Legal) => Record<string, any>} [look]   what to remember so that an action that nobody pointed at is in sight
 * @property {(c: Context) => number[]} [worth]                 actions whose forecasts the board would like to show
 * @property {string} [scoresNow]                               the key of what scores are called during the game, where they aren't those of an end now
 * @property {readonly string[]} [peeks]                        kinds of targets that may be pointed at when it is not one's turn, too
 * @property {(c: Context, before: any, events: readonly GameEvent[]) => Act[]} [acts]   what happened since the view `before`, act by act
 * @property {(c: Context, lines: readonly Line[]) => Act[]} [finale]   the scoring at the end, act by act, from the breakdown
 * @property {(c: Context) => {title: string, note: string, buttons: Template} | null} [bar]   the action bar while something is on stage
 * @property {(c: Context) => Template | null} [headline]       the header meanwhile
 * @property {(c: Context, show: any) => string} [spoken]       an act in words
 * @property {boolean} [compact]                            whether a small frame is better filled by the phone's picture
 * @property {readonly LessonStep[]} [lesson]                  these three come from the game's `lesson.js`, where it is taught
 * @property {Lesson['numbers']} [numbers]
 * @property {Lesson['scenes']} [scenes]
 */

/** The target of an event, if it happened on one. @param {Event} event @returns {Target | null} */
export const targetOf = (event) => {
  const element = /** @type {Element | null} */ (event.target)?.closest?.('[data-at]');
  if (!element) return null;
  const [kind, id = ''] = (element.getAttribute('data-at') ?? '').split(':');
  const box = element.getBoundingClientRect();
  const { clientX = box.x + box.width / 2, clientY = box.y + box.height / 2 } = /** @type {MouseEvent} */ (event);
  const share = (/** @type {number} */ v) => (Number.isFinite(v) ? Math.min(1, Math.max(0, v)) : 0.5);
  return { kind, id, x: share((clientX - box.x) / box.width), y: share((clientY - box.y) / box.height) };
};
