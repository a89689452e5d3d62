// The words of templates, for tests that look at them without a browser.

/** A template with its marks, its gaps filled in. */
export const text = (part) =>
  Array.isArray(part)
    ? part.map(text).join('')
    : part && typeof part === 'object' && 'strings' in part
      ? part.strings.map((one, i) => one + text(part.values[i])).join('')
      : part === undefined || part === null || typeof part === 'symbol' || typeof part === 'function'
        ? ''
        : typeof part === 'object'
          ? Object.values(part)
              .map((one) => (Array.isArray(one) || typeof one === 'string' ? text(one) : ''))
              .join('')
          : String(part);

/** What a person reads or hears of it: the words between marks, labels and titles. */
export const shown = (part) => {
  const whole = text(part),
    labels = [...whole.matchAll(/(?:aria-label|title)=("[^"]*"|[^\n>]*)/g)].map(([, label]) => label);
  return [whole.replace(/<[^>]*>/g, ' '), ...labels].join(' ');
};
