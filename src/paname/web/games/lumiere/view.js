// What a seat sees of Lumière, as the server sends it.

/** @typedef {'orange' | 'blue'} Colour */
/** A building that stands on the square. @typedef {{building: string, owner: Colour, spaces: string[]}} Building */
/** @typedef {{card: string, by: Colour | null, done: boolean}} Postcard */

/** @typedef {object} View
 * @property {'paving' | 'building' | 'over'} phase
 * @property {Colour | 'over'} to_move
 * @property {number} seat
 * @property {{zone: string, owner: Colour, tile: string, turn: number}[]} tiles
 * @property {string[]} square                        eight rows of eight stones
 * @property {string[]} lamps
 * @property {Record<string, string[]>} lit           the lamps beside each building
 * @property {string[]} supply
 * @property {Record<string, string[]>} reserves
 * @property {Building[]} buildings
 * @property {string | null} given
 * @property {string | null} held                     the tile in hand
 * @property {Record<string, boolean>} holds
 * @property {Record<string, string[]>} unplaced
 * @property {Postcard[]} postcards
 * @property {Colour | null} metropolitain_ready
 * @property {Colour | null} chartier_ready
 * @property {{space: string, building: string} | null} annex
 * @property {string | null} painter
 * @property {string | null} dancer
 * @property {string[]} fountain
 * @property {{space: string, front: string} | null} statue
 * @property {string | null} lamp_tile
 * @property {string | null} large_lamp
 * @property {string | null} stone
 * @property {Record<string, number>} tokens
 * @property {Record<string, number>} chimneys
 * @property {Record<string, number>} free_own
 * @property {number[]} scores
 */

export {};
