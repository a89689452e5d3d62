// Two fingers draw the board nearer, one finger moves it then, a double tap puts it back.

/** How the board lies under the glass: `k` times as big, moved by x and y pixels. @typedef {{k: number, x: number, y: number}} Glass */
/** @typedef {{x: number, y: number}} Point */

/** @type {Glass} */
export const PLAIN = { k: 1, x: 0, y: 0 };
const MOST = 4;
const TAP_MS = 320;

/** Keep the board over its whole frame. @param {Glass} glass @param {number} width @param {number} height @returns {Glass} */
export const within = ({ k, x, y }, width, height) => {
  const inside = (/** @type {number} */ v, /** @type {number} */ size) => Math.min(0, Math.max(size * (1 - k), v));
  return k <= 1 ? PLAIN : { k, x: inside(x, width), y: inside(y, height) };
};

/** The glass after two fingers moved: what was between them stays between them. @param {Glass} glass @param {readonly Point[]} before @param {readonly Point[]} now @returns {Glass} */
export const pinched = ({ k, x, y }, before, now) => {
  const middle = (/** @type {readonly Point[]} */ [a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }),
    apart = (/** @type {readonly Point[]} */ [a, b]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const next = Math.min(MOST, Math.max(1, (k * apart(now)) / apart(before))),
    from = middle(before),
    to = middle(now);
  return { k: next, x: to.x - ((from.x - x) * next) / k, y: to.y - ((from.y - y) * next) / k };
};

/** @type {Glass} */
let glass = PLAIN;
/** @type {Point[]} */
let fingers = [];
let tapped = 0;

/** @param {TouchEvent} event @param {Element} frame @returns {Point[]} */
const pointsOf = (event, frame) => {
  const box = frame.getBoundingClientRect();
  return [...event.touches].slice(0, 2).map(({ clientX, clientY }) => ({ x: clientX - box.x, y: clientY - box.y }));
};

/** @param {HTMLElement} frame @param {Glass} next */
const put = (frame, next) => {
  glass = within(next, frame.clientWidth, frame.clientHeight);
  frame.toggleAttribute('data-near', glass.k > 1);
  for (const child of /** @type {HTMLElement[]} */ ([...frame.children]))
    child.style.transform = glass.k > 1 ? `translate(${glass.x}px, ${glass.y}px) scale(${glass.k})` : '';
};

/** @param {TouchEvent} event */
export const touchStart = (event) => {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  if (!frame.hasAttribute('data-near')) glass = PLAIN;
  fingers = pointsOf(event, frame);
};

/** @param {TouchEvent} event */
export const touchMove = (event) => {
  const frame = /** @type {HTMLElement} */ (event.currentTarget),
    now = pointsOf(event, frame),
    before = fingers;
  fingers = now;
  if (now.length !== before.length || (now.length === 1 && glass.k === 1)) return;
  event.preventDefault();
  const [a, b] = [before[0], now[0]];
  put(
    frame,
    now.length === 2 ? pinched(glass, before, now) : { k: glass.k, x: glass.x + b.x - a.x, y: glass.y + b.y - a.y },
  );
};

/** @param {TouchEvent} event */
export const touchEnd = (event) => {
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.touches.length || glass.k === 1) return;
  const again = event.timeStamp - tapped < TAP_MS;
  tapped = event.timeStamp;
  if (!again) return;
  event.preventDefault();
  put(frame, PLAIN);
};
