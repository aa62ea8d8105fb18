import { gameById } from '#contract/games.ts'
import { slotMinutes } from './slot-minutes.ts'

/** How many matches of a game there are. */
export interface Density {
  /** Matches live at any moment. */
  lanes: number
  /** Minutes between the starts in a lane; at most the length of the shortest match, and a round number. */
  laneMinutes: number
  /** Matches beyond the lanes, at the leagues' own hours: Monday to Sunday. */
  extras: readonly [number, number, number, number, number, number, number]
  /** Whether a day's matches are the evening cards of the leagues, one after the other. */
  hasCards: boolean
  /** Whether all matches of the first lane are streamed, so that one is at any time. */
  isAlwaysStreamed: boolean
}

const LANES: Readonly<Record<number, number>> = { 202: 3, 201: 2 }

const NO_EXTRAS = [0, 0, 0, 0, 0, 0, 0] as const
const EXTRAS: Readonly<Record<number, Density['extras']>> = {
  202: [6, 12, 12, 8, 12, 26, 24],
  201: [4, 6, 8, 6, 8, 10, 10],
  1: [3, 4, 5, 6, 8, 10, 10],
  2: [2, 3, 3, 4, 5, 6, 6],
  4: [2, 3, 3, 4, 5, 6, 6],
  3: [2, 3, 3, 4, 5, 6, 6],
  14: [2, 2, 2, 3, 4, 5, 5],
  203: [5, 6, 6, 6, 7, 8, 8],
  205: [4, 6, 6, 6, 7, 8, 8],
  210: [1, 1, 2, 2, 3, 4, 4],
  206: [0, 0, 1, 0, 1, 2, 2],
  209: [0, 0, 0, 1, 0, 2, 6],
}
const ALWAYS_STREAMED = new Set([202, 201, 1, 2])

/** Round distances between starts, minutes. */
const ROUND_MINUTES = [150, 120, 105, 90, 60, 30, 25, 15]

export function densityOf(gameId: number): Density {
  const family = gameById(gameId)?.family
  const shortest = family ? slotMinutes(gameId) : 0
  return {
    lanes: LANES[gameId] ?? 1,
    laneMinutes: ROUND_MINUTES.find((minutes) => minutes <= shortest) ?? shortest,
    extras: EXTRAS[gameId] ?? NO_EXTRAS,
    hasCards: family === 'combat',
    isAlwaysStreamed: ALWAYS_STREAMED.has(gameId),
  }
}
