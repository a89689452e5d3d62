// What a seat sees of Paris, as the server sends it. Goods and seats go by their names: `wood`, `sun`.

/** What an action changes for its player, and the benefits that it opens; `values` are the sums then had in districts.
 * @typedef {{francs?: number, vp?: number, keys?: number, goods?: Record<string, number>, units?: Record<string, number>, tiles?: number[], values?: Record<string, number>, bonus_fee?: number, slots?: string[], vp_tile?: boolean}} Offer */
/** A building space; nothing lies there while `type` is null. @typedef {{value: number, type: string | null, token: string | null, keys: string[]}} Building */
/** @typedef {{id: string, name: string, value: number, cost: Record<string, number>, slots: string[], keys: string[]}} Landmark */
/** A building space or a landmark. @typedef {{value: number, keys: string[]} & Partial<Building> & Partial<Landmark>} Site */
/** A player's sum, place and points in a district, if the game ended now. @typedef {{value: number, place: number, points: number}} Standing */
/** @typedef {{id: string, name: string, bank: number, bank_keys: string[], buildings: Building[], landmarks: Landmark[], vp_tile: number[] | null, keys: number, standing: Standing[]}} District */
/** @typedef {{tiles: number, top: string | null}} Stack */
/** A space of the track with its bonus tile. @typedef {{space: number, number: number, left: number}} Space */
/** What always lies open before a player. @typedef {{name: string, vp: number, points: Record<string, number>, pawn: number, used: number[], reserve: number, end_tiles: number}} Player */
/** A player whose screen hides nothing from this seat. @typedef {Player & {francs: number, account: Record<string, number>, keys: number, goods: Record<string, number>, held: number[]}} Open */
/** @typedef {Player & {francs: null, account: null, keys: null, goods: null, held: null}} Screened */

/** @typedef {object} View
 * @property {string} to_move                          a seat, `chance` or `over`
 * @property {number} seat
 * @property {string | null} turn
 * @property {string | null} first
 * @property {number} round
 * @property {string} ending
 * @property {string[]} pending                        the decisions of the turn, the one that is due first
 * @property {{value: number, type: string} | null} tile
 * @property {string | null} arrived
 * @property {number} fee
 * @property {Record<string, number>} slots
 * @property {Record<string, number>} units            the goods of the turn
 * @property {District[]} districts
 * @property {string[]} arc
 * @property {Stack[]} stacks
 * @property {Space[]} track
 * @property {Landmark[]} landmarks                    in the supply
 * @property {number[][]} vp_tiles
 * @property {Record<string, number>} supply
 * @property {{buy: Record<string, number>, sell: Record<string, number>}} prices
 * @property {Record<string, number>} gone
 * @property {{left: number, seen: {after: number, tiles: string[]}[], taken: {seat: string, tile: string | null}[], used: {tile: string, seat: string, after: number}[]}} end_game
 * @property {(Open | Screened)[]} seats
 * @property {Record<string, Offer>} offers            what each legal action, by its id, costs and gives
 * @property {{tiles?: Record<string, number>, landmarks?: Record<string, {vp: number, lacks: Record<string, number>}>}} worth   what tiles and landmarks would bring now
 */

export {};
