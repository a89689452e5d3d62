// Names that are the same in every language: a line goes by its letter. A set with letters of its own names its lines itself.

/** @type {import('../../../i18n.js').Catalogue} */
export default { 'line.green': 'A', 'line.red': 'B', 'line.blue': 'C', 'line.orange': 'D', 'line.brown': 'E' };
