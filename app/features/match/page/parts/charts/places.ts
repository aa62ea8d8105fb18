import type { PlayerLine, Side } from '#contract/match-state.ts'
import { PITCH } from './shots.ts'

/** Fields of a heat text (`backend/feed/football/places.ts`), row by row. */
export const HEAT = { columns: 12, rows: 8 } as const

export interface PlayerPlace {
  player: number
  touches: number
  /** Mean place in metres, from the own goal and from the left. */
  x: number
  y: number
  /** Touches in each field. */
  heat: readonly number[]
}

/** Where the players of a side had the ball, most touches first, of feeds that know it. */
export const placesOf = (players: readonly PlayerLine[], side: Side): PlayerPlace[] =>
  players
    .flatMap((line): PlayerPlace[] => {
      const { touches, place, heat } = line.values
      const [x, y] = String(place ?? '')
        .split('/')
        .map(Number)
      if (line.side !== side || typeof touches !== 'number' || x === undefined || y === undefined) return []
      return [
        {
          player: line.player,
          touches,
          x: (x / 100) * PITCH.length,
          y: (y / 100) * PITCH.width,
          heat: Array.from(String(heat ?? ''), (digit) => Number.parseInt(digit, 36)),
        },
      ]
    })
    .toSorted((a, b) => b.touches - a.touches)

/** How busy each field was, 0 to 1, of all these players. */
export function heatOf(places: readonly PlayerPlace[]): number[] {
  const sums = Array.from({ length: HEAT.columns * HEAT.rows }, (_, at) =>
    places.reduce((sum, { heat }) => sum + (heat[at] ?? 0), 0),
  )
  const most = Math.max(1, ...sums)
  return sums.map((sum) => sum / most)
}
