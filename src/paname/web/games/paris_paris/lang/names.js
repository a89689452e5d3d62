// Names that are the same in every language: a line goes by its letter.
import { LETTER } from '../pieces/line.js';

/** @type {import('../../../i18n.js').Catalogue} */
export default Object.fromEntries(Object.entries(LETTER).map(([colour, letter]) => [`line.${colour}`, letter]));
