import type { Side } from '#contract/match-state.ts'
import type { EventFields } from '../shared/log-writer.ts'
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

const tenth = (value: number) => Math.round(value * 10) / 10
const cellOf = (percent: number, cells: number) => Math.min(cells - 1, Math.max(0, Math.floor((percent / 100) * cells)))

/** Where players had the ball, added up. */
export interface TouchSums {
  /** In percent, as of shots. */
  add(side: Side, player: number, place: { x: number; y: number }): void
  /** What has changed since it was told last, a `touches` event for each player. */
  report(): EventFields[]
}

export function createTouchSums(): TouchSums {
  const sums = new Map<number, { side: Side; count: number; x: number; y: number; cells: number[] }>()
  const changed = new Set<number>()
  return {
    add(side, player, { x, y }) {
      const sum = sums.get(player) ?? { side, count: 0, x: 0, y: 0, cells: [] }
      sums.set(player, sum)
      const cell = cellOf(y, HEAT_ROWS) * HEAT_COLUMNS + cellOf(x, HEAT_COLUMNS)
      sum.cells[cell] = (sum.cells[cell] ?? 0) + 1
      sum.count += 1
      sum.x += x
      sum.y += y
      changed.add(player)
    },
    report() {
      const told = [...changed].flatMap((player): EventFields[] => {
        const sum = sums.get(player)
        if (!sum) return []
        const { side, count, x, y, cells } = sum
        return [{ side, player, data: { count, x: tenth(x / count), y: tenth(y / count), heat: heatText(cells) } }]
      })
      changed.clear()
      return told
    },
  }
}

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
