// A set of numbers of somebody's own box: what they entered, laid over our component file.

/** @typedef {import('../rulebook/book.js').Fact} Fact */
/** What was entered, by the fact it belongs to. @typedef {Record<string, Record<string, any>>} Entries */
/** @typedef {{name: string, edition: string, entries: Entries}} Box */

/** The steps to a fact: "district 1.buildings 3" is district, 0, buildings, 2. @param {string} id @returns {(string | number)[]} */
export const steps = (id) =>
  id.split('.').flatMap((part) => {
    const [, name, number] = /** @type {RegExpMatchArray} */ (part.match(/^(.+?)(?: (\d+))?$/));
    return number ? [name, Number(number) - 1] : [name];
  });

/** Whether a part of a file carries marks of its own. @param {any} node @returns {boolean} */
const isMarked = (node) =>
  node !== null && typeof node === 'object' && ('mark' in node || Object.values(node).some(isMarked));

/** A fact as it was entered: in place of what it said, beside the facts within it. @param {any} fact @param {Record<string, any>} values */
const entered = (fact, values) => ({
  ...Object.fromEntries(Object.entries(fact ?? {}).filter(([name, part]) => name !== 'mark' && isMarked(part))),
  ...values,
  mark: 'box',
});

/** Our file with what was entered; those facts then carry the mark of a box. A fact that our file leaves out is added. @param {any} document @param {Entries} entries */
export const withEntries = (document, entries) => {
  const file = structuredClone(document);
  for (const [id, values] of Object.entries(entries)) {
    const way = steps(id),
      last = /** @type {string | number} */ (way.pop()),
      parent = way.reduce((node, step) => node?.[step], file);
    if (parent && (last in parent || typeof last === 'string')) parent[last] = entered(parent[last], values);
  }
  return file;
};

/** @param {Fact} fact */
export const isOurs = ({ mark }) => /\bours\b/.test(mark);

/** What kind of thing a fact is about: the district's bank is a bank. @param {string} id */
export const groupOf = (id) => {
  const [first, second] = id.split('.');
  return / \d+$/.test(first) && second ? second.replace(/ \d+$/, '') : first.replace(/ \d+$/, '');
};

/** The facts by group, each group with how many of ours there are and how many of those were entered.
 * @param {readonly Fact[]} ours @param {Entries} entries */
export const groupsOf = (ours, entries) => {
  const groups = [...new Set(ours.map(({ id }) => groupOf(id)))];
  return groups
    .map((name) => {
      const own = ours.filter((fact) => groupOf(fact.id) === name),
        guessed = own.filter(isOurs);
      return {
        name,
        facts: own,
        ours: guessed.length,
        entered: guessed.filter(({ id }) => entries[id]).length,
      };
    })
    .sort((a, b) => Number(b.ours > 0) - Number(a.ours > 0));
};

/** What a file says otherwise than ours, or says it has from a box. @param {readonly Fact[]} ours @param {readonly Fact[]} theirs @returns {Entries} */
export const entriesOf = (ours, theirs) => {
  const known = new Map(ours.map((fact) => [fact.id, JSON.stringify(fact.values)]));
  const told = theirs.filter(({ id, values, mark }) => mark === 'box' || known.get(id) !== JSON.stringify(values));
  return Object.fromEntries(told.filter(({ id }) => known.has(id)).map(({ id, values }) => [id, values]));
};

/** The next fact that is still ours, from a fact on. @param {readonly Fact[]} ours @param {Entries} entries @param {string} id */
export const nextOurs = (ours, entries, id) => {
  const left = ours.filter((fact) => isOurs(fact) && !entries[fact.id]),
    place = ours.findIndex((fact) => fact.id === id);
  return (left.find((fact) => ours.indexOf(fact) > place) ?? left[0])?.id ?? '';
};

/** The fact that a fault is about, by its place in the file or by its name. @param {readonly Fact[]} ours @param {Entries} entries @param {{path: string}} fault */
export const factAt = (ours, entries, { path }) =>
  ours.filter(({ id }) => path === id || path.startsWith(`${id}.`)).sort((a, b) => b.id.length - a.id.length)[0] ??
  ours.find(({ id, values }) => {
    const { colour, name } = entries[id] ?? values;
    return path === `${groupOf(id)} ${colour ?? name}`;
  });

/** Faults of things that are alike: the other one may not have been entered yet. */
const TWICE = ['name_twice', 'shape_twice', 'more_than_once'];

/** Whether a fault may be gone once everything is entered: it's at something still ours, or may be about something that is. `related` are a game's own faults between things.
 * @param {readonly Fact[]} ours @param {Entries} entries @param {{path: string, code: string}} fault @param {readonly string[]} [related] */
export const waits = (ours, entries, fault, related = []) => {
  const at = factAt(ours, entries, fault),
    isGuess = (/** @type {Fact} */ fact) => isOurs(fact) && !entries[fact.id],
    isLeft = (/** @type {string} */ start) => ours.some((fact) => fact.id.startsWith(start) && isGuess(fact));
  if (!at) return isLeft(fault.path.split(/[ .]/)[0]);
  return (
    isGuess(at) ||
    (TWICE.includes(fault.code) && isLeft(at.id.replace(/\d+$/, ''))) ||
    (related.includes(fault.code) && isLeft(''))
  );
};

/** Our facts with those that our file leaves out, each behind the others of its place. @param {readonly Fact[]} ours @param {readonly Fact[]} additions */
export const withAdditions = (ours, additions) => {
  const all = [...ours];
  for (const fact of additions) {
    const parent = fact.id.slice(0, fact.id.lastIndexOf('.'));
    all.splice(all.findLastIndex(({ id }) => id === parent || id.startsWith(`${parent}.`)) + 1, 0, fact);
  }
  return all;
};

/** A box as the part of a link behind #. @param {Box} box */
export const toLink = (box) => {
  const bytes = new TextEncoder().encode(JSON.stringify(box));
  return `box=${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;
};

/** The box of a link, if it carries one that can be read. @param {string} hash @returns {Box | null} */
export const fromLink = (hash) => {
  const packed = hash.match(/^#?box=([\w-]+)(?:&|$)/)?.[1];
  if (!packed) return null;
  try {
    const text = atob(packed.replace(/-/g, '+').replace(/_/g, '/')),
      box = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
    return typeof box?.entries === 'object'
      ? { name: String(box.name), edition: String(box.edition), entries: box.entries }
      : null;
  } catch {
    return null;
  }
};

/** What an owner can post: the edition and every number entered, beside ours. @param {string} game @param {readonly Fact[]} ours @param {Box} box */
export const report = (game, ours, { edition, entries }) => {
  const lines = ours
    .filter(({ id }) => entries[id])
    .map(({ id, values }) => {
      const [mine, yours] = [JSON.stringify(entries[id]), JSON.stringify(values)];
      return mine === yours ? `- ${id}: ${mine} (as guessed)` : `- ${id}: ${mine} (guessed: ${yours})`;
    });
  return [`Numbers of my box: ${game}`, `Edition: ${edition || '?'}`, '', ...lines].join('\n');
};
