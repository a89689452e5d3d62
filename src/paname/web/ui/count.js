// How many games wait for you: in the title, on the icon, and on the badge of the installed app. The one place that knows.

const ICON = /** @type {HTMLLinkElement | null} */ (globalThis.document?.querySelector?.('link[rel="icon"]') ?? null);
const PLAIN = ICON?.getAttribute('href') ?? '/icon.svg';
/** The icon with a mark on it, fetched once. @type {Promise<string> | null} */
let marked = null;
let shown = 0;

/** The icon as a picture with a dot in its corner. */
const withDot = () =>
  (marked ??= fetch(PLAIN)
    .then((answer) => answer.text())
    .then((text) => {
      const size = Number(text.match(/viewBox="0 0 (\d+)/)?.[1] ?? 100),
        dot = `<circle cx="${size * 0.76}" cy="${size * 0.24}" r="${size * 0.22}" fill="#d8401c" stroke="#fff6e3" stroke-width="${size * 0.06}"/>`;
      return `data:image/svg+xml,${encodeURIComponent(text.replace('</svg>', `${dot}</svg>`))}`;
    }));

/** The title of a page with the number of games that wait. @param {string} title */
export const counted = (title) => (shown ? `(${shown}) ${title}` : title);

/** Show how many games wait. @param {number} n */
export const showCount = (n) => {
  if (n === shown) return;
  shown = n;
  const app = /** @type {any} */ (navigator);
  void (n ? app.setAppBadge?.(n) : app.clearAppBadge?.())?.catch?.(() => {});
  if (!ICON) return;
  if (n) void withDot().then((href) => shown && (ICON.href = href));
  else ICON.href = PLAIN;
};
