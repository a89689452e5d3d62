// What a seat sees of Paris Paris, as the server sends it. Tiles are written as station and colour: `Louvre/blue`.

/** What a tile of the offer would bring: the small tour, a grand tour if it sets one off, and both together, seat by seat.
 * @typedef {{station: string, line: string, copies: number, small: number[], grand: number[] | null, pays: number[]}} Offer */
/** What would lie there after displacing a shop. @typedef {{id: number, text: string, fields: {station: string, line: string, displaced: number}, then: Offer[]}} Choice */
/** @typedef {{tour: 'small' | 'grand' | 'final' | 'bag', round: number | null, station: string | null, line: string | null, gains: number[]}} Tour */

/** @typedef {object} View
 * @property {string} to_move                          a seat's colour, or `over`
 * @property {number} seat
 * @property {string[]} seats                          the colours of the seats
 * @property {string} bus                              who begins the round
 * @property {number} round
 * @property {number} rounds
 * @property {number} rounds_done
 * @property {number} piles_left
 * @property {string[]} offer
 * @property {string[]} parked
 * @property {Record<string, string[]>} shops          whose shops a station has
 * @property {number[]} on_map
 * @property {number[]} scores
 * @property {Tour[]} tours
 * @property {string | null} marker                    your own route marker
 * @property {string[] | null} markers                everybody's, once they are shown
 * @property {string | null} open_marker
 * @property {number[] | null} bag
 * @property {number[] | null} supply
 * @property {number[] | null} winners
 * @property {number[] | null} places
 * @property {{offer: Offer[], tours: Record<string, number[]>, choices: Choice[]}} forecast   what tiles, grand tours and displacing a shop would bring
 */

export {};
