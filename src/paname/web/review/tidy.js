// A position as text that people can read and change: a field a line, long ones with an entry a line. Pure.

const WIDEST = 88; // letters of a line

/** @param {any} value @param {string} indent @returns {string} */
const written = (value, indent) => {
  const line = spaced(value);
  if (value === null || typeof value !== 'object' || indent.length + line.length <= WIDEST) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + written(one, inner)).join(',\n')}\n${indent}]`;
  return `{\n${Object.entries(value)
    .map(([name, one]) => `${inner}${JSON.stringify(name)}: ${written(one, inner)}`)
    .join(',\n')}\n${indent}}`;
};

/** On one line, with room between. @param {any} value @returns {string} */
const spaced = (value) => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`)
    .join(', ')}}`;
};

/** @param {Record<string, any>} position */
export const tidy = (position) =>
  `{\n${Object.entries(position)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${written(value, '  ')}`)
    .join(',\n')}\n}\n`;
