// Things that an option of the game picks from, as pictures.
import { postcard } from './pieces/postcard.js';

/** @type {import('../../game.js').ItemsModule['items']} */
export const items = { card: (id) => ({ w: 240, h: 208, art: postcard(id) }) };
