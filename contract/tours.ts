/** Games played on tours of single players, and on cards of fights: their rounds and tables are nothing a fan knows. */
const TOURS: ReadonlySet<number> = new Set([203, 204, 207, 208, 200, 15])

export const isTour = (gameId: number): boolean => TOURS.has(gameId)
