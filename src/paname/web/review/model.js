// What a review says, arranged for the page: a moment for every decision, the curve, the lessons, the bars. Pure.

/** What every seat can expect. @typedef {{win: number[], lead: number[]}} Standing */
/** @typedef {'best'|'good'|'inaccuracy'|'mistake'|'blunder'|'forced'} Label */
/** @typedef {{code: string, facts: Record<string, any>, theme: string}} Reason */
/** @typedef {{seat: number, action: number, text: string}} Move */
/** @typedef {{index: number, kind: 'decision'|'draw', seat: number | null, action: number, text: string, before: Standing, after: Standing, best?: number, best_text?: string,
 * loss?: number, points_lost?: number, label?: Label, is_exact?: boolean, alternatives?: {action: number, text: string, win: number, lead: number}[], line?: Move[], reason?: Reason | null, luck?: Standing}} Step */
/** @typedef {{win: number, lead: number}} Share */
/** @typedef {{seat: number, accuracy: number | null, counts: Record<Label, number>, start: Share, luck: Share, skill: Share, others: Share, result: Share, lessons?: Lesson[]}} SeatReport */
/** @typedef {{step: number, seat: number, kind: string, code: string, facts: Record<string, any>, theme: string}} Lesson */
/** @typedef {{format: string, game: string, players: number, iterations: number, start: Standing, steps: Step[], seats: SeatReport[], lessons: Lesson[]}} Review */

/** One decision with what it led to: `now` stands after it and the draws that followed, whose luck is `luck`. @typedef {{decision: number, step: Step, now: Standing, luck: Standing | null}} Moment */
/** A lesson and the decision it speaks of. @typedef {Lesson & {moment: Moment}} Told */

/** A move that was tried: from which decision of the game, after which others, and what became known of it.
 * @typedef {{from: number, path: number[], seat: number, text: string, win: number[] | null, lead: number[] | null, label: Label | null, name?: string}} Twig */
/** The variation that is looked at. @typedef {{from: number, path: number[]}} Place */

/** Where the page stands. @typedef {object} ReviewState
 * @property {'asking'|'queued'|'running'|'done'|'failed'} status
 * @property {string} kind       `tables` or `studies`
 * @property {'standard'|'deep'} depth
 * @property {number} done
 * @property {number} total
 * @property {number} ahead
 * @property {Review | null} review
 * @property {Moment[]} moments
 * @property {number} at          the decision that is looked at
 * @property {boolean} playing
 * @property {number} speed
 * @property {boolean} better    whether the better move is shown instead of what was played
 * @property {'lessons'|'moves'|'points'} tab
 * @property {Place | null} place
 * @property {Twig[]} tree
 * @property {boolean} judging
 * @property {string} title
 * @property {boolean} mine       whether the study is your own
 */

/** @returns {ReviewState} */
export const newReview = () => ({
  status: 'asking',
  kind: 'tables',
  depth: 'standard',
  done: 0,
  total: 0,
  ahead: 0,
  review: null,
  moments: [],
  at: 0,
  playing: false,
  speed: 1,
  better: false,
  tab: 'lessons',
  place: null,
  tree: [],
  judging: false,
  title: '',
  mine: false,
});

/** @param {readonly Step[]} draws @param {number} players @returns {Standing | null} */
const summed = (draws, players) => {
  if (!draws.length) return null;
  const add = (/** @type {'win'|'lead'} */ what) =>
    Array.from({ length: players }, (_, seat) => draws.reduce((sum, { luck }) => sum + (luck?.[what][seat] ?? 0), 0));
  return { win: add('win'), lead: add('lead') };
};

/** The decisions of a review, each with the draws that followed it. @param {Review} review @returns {Moment[]} */
export const momentsOf = (review) => {
  const places = review.steps.flatMap(({ kind }, i) => (kind === 'decision' ? [i] : []));
  return places.map((at, i) => {
    const draws = review.steps.slice(at + 1, places[i + 1]),
      last = draws.at(-1) ?? review.steps[at];
    return { decision: i + 1, step: review.steps[at], now: last.after, luck: summed(draws, review.players) };
  });
};

/** How things stood before the first decision, after the draws that came first. @param {Review} review @param {readonly Moment[]} moments */
export const startOf = (review, moments) => moments[0]?.step.before ?? review.start;

/** The chance of a seat after so many decisions, 0 to 1. @param {Review} review @param {readonly Moment[]} moments @param {number} seat @returns {number[]} */
export const chances = (review, moments, seat) => [
  startOf(review, moments).win[seat],
  ...moments.map(({ now }) => now.win[seat]),
];

/** The three lessons: those of a seat where it has some, else those of the game. @param {Review} review @param {readonly Moment[]} moments @param {number | null} seat @returns {Told[]} */
export const lessonsOf = (review, moments, seat) => {
  const own = seat === null ? undefined : review.seats.find((one) => one.seat === seat)?.lessons,
    lessons = own?.length ? own : review.lessons;
  return lessons
    .flatMap((lesson) => {
      const moment = moments.find(({ step }) => step.index === lesson.step);
      return moment ? [{ ...lesson, moment }] : [];
    })
    .slice(0, 3);
};

/** Marks that deserve a place on the graph: slips, and what the lessons praise. @param {readonly Moment[]} moments @param {readonly Told[]} told */
export const markedOf = (moments, told) =>
  moments.filter(
    (moment) =>
      ['inaccuracy', 'mistake', 'blunder'].includes(moment.step.label ?? '') ||
      told.some((lesson) => lesson.moment === moment),
  );

/** The next slip after a decision, from the beginning again if there is none. @param {readonly Moment[]} moments @param {number} decision */
export const nextSlip = (moments, decision) => {
  const slips = moments.filter(({ step }) => step.label === 'mistake' || step.label === 'blunder');
  return (slips.find((one) => one.decision > decision) ?? slips[0])?.decision ?? null;
};

/** Where the result came from, in points: parts that add up. @param {SeatReport} report @returns {{what: 'start'|'luck'|'skill'|'others', points: number}[]} */
export const partsOf = (report) =>
  /** @type {const} */ (['start', 'luck', 'skill', 'others'])
    .map((what) => ({ what, points: report[what].lead }))
    .filter(({ what, points }) => what !== 'start' || Math.abs(points) >= 0.5);

/** The label of a loss of chance; the thresholds are those of the review. @param {number} loss @param {boolean} isBest @returns {Label} */
export const labelOf = (loss, isBest) => {
  if (isBest) return 'best';
  return loss < 0.04 ? 'good' : loss < 0.1 ? 'inaccuracy' : loss < 0.18 ? 'mistake' : 'blunder';
};

/** A chance in whole percent. @param {number} chance */
export const percent = (chance) => Math.round(chance * 100);

/** Lines of the scores that one position has otherwise than another, the largest difference first. @typedef {{line: import('../net.js').Line, played: number, now: number}} Shift */
/** @param {readonly import('../net.js').Line[]} before @param {readonly import('../net.js').Line[]} after @returns {Shift[]} */
export const shifts = (before, after) => {
  const found = /** @type {Map<string, Shift>} */ (new Map());
  for (const [name, lines] of /** @type {const} */ ([
    ['played', before],
    ['now', after],
  ]))
    for (const line of lines) {
      const key = JSON.stringify([line.seat, line.code, line.subject]),
        shift = found.get(key) ?? { line, played: 0, now: 0 };
      shift[name] += line.points;
      found.set(key, shift);
    }
  return [...found.values()]
    .filter(({ played, now }) => played !== now)
    .sort((a, b) => Math.abs(b.now - b.played) - Math.abs(a.now - a.played));
};

// Variations -----------------------------------------------------------------------------------------------

/** @param {Place} a @param {Place} b */
export const isAt = (a, b) =>
  a.from === b.from && a.path.length === b.path.length && a.path.every((id, i) => id === b.path[i]);

/** Put a tried move into the tree, after its brothers and before what follows from the next one. @param {readonly Twig[]} tree @param {Twig} twig @returns {Twig[]} */
export const grown = (tree, twig) => {
  const known = tree.findIndex((one) => isAt(one, twig));
  if (known >= 0) return tree.map((one, i) => (i === known ? { ...one, ...twig, name: one.name } : one));
  const parent = tree.findIndex((one) => isAt(one, { from: twig.from, path: twig.path.slice(0, -1) })),
    isBelow = (/** @type {Twig} */ one) =>
      one.from === twig.from && twig.path.slice(0, -1).every((id, i) => one.path[i] === id);
  if (parent < 0) {
    const place = tree.findLastIndex((one) => one.from <= twig.from) + 1;
    return [...tree.slice(0, place), twig, ...tree.slice(place)];
  }
  let place = parent + 1;
  while (place < tree.length && isBelow(tree[place]) && tree[place].path.length >= twig.path.length) place++;
  return [...tree.slice(0, place), twig, ...tree.slice(place)];
};

const BEFORE = 4,
  AFTER = 8,
  SHORTEST = 20;

/** The decisions that the graph shows while something is tried: from a little before the first variation to a little after the one that is looked at.
 * @param {readonly Twig[]} tree @param {Place} place @param {number} of how many the game has */
export const stretchOf = (tree, place, of) => {
  const from = Math.max(0, Math.min(place.from, ...tree.map((twig) => twig.from)) + 1 - BEFORE),
    here = place.from + Math.max(1, place.path.length);
  return { from, to: Math.max(here, Math.min(of, Math.max(here + AFTER, from + SHORTEST))) };
};

/** Cut a variation off, with all that follows from it. @param {readonly Twig[]} tree @param {Place} place */
export const cut = (tree, place) =>
  tree.filter((one) => one.from !== place.from || !place.path.every((id, i) => one.path[i] === id));
