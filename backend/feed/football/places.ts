import type { Handler } from '../shared/rules.ts'
import { setPlayer } from '../shared/stats.ts'

/** Fields of about nine metres each way, along the pitch and across it. */
export const [HEAT_COLUMNS, HEAT_ROWS] = [12, 8]
const DIGITS = 36
const HEAT = new RegExp(`^[0-9a-z]{${HEAT_COLUMNS * HEAT_ROWS}}$`)

/** A digit for each field, row by row: `z` is 35 touches and more. */
export const heatText = (cells: readonly (number | undefined)[]): string =>
  Array.from({ length: HEAT_COLUMNS * HEAT_ROWS }, (_, at) =>
    Math.min(DIGITS - 1, cells[at] ?? 0).toString(DIGITS),
  ).join('')

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100

/** Where a player had the ball, of feeds that know it; the touches are a column from then on. */
export const touches: Handler = (state, { player, data = {} }) => {
  const { count, x, y, heat } = data
  if (typeof count !== 'number' || !isPercent(x) || !isPercent(y)) return state
  const told = { touches: count, place: `${x}/${y}`, ...(HEAT.test(String(heat)) ? { heat: String(heat) } : {}) }
  const players = setPlayer(state.players, player, told)
  if (players === state.players) return state
  const { playerColumns: columns } = state
  return { ...state, players, playerColumns: columns.includes('touches') ? columns : [...columns, 'touches'] }
}
