/** How points make games and games make sets (ITF Rules of Tennis 5 to 7). */
import type { Score, Side } from '#contract/match-state.ts'
import { other } from '../shared/state.ts'

/** As the scoreboard says it: `0` `15` `30` `40` `Ad`, or plain numbers in a tie-break. */
export type Points = { home: string; away: string }

export const LOVE: Points = { home: '0', away: '0' }

const CALLS = new Map<string, string>(Object.entries({ '0': '15', '15': '30', '30': '40' }))

/** The call after a point, or `game` when it wins the game. */
export function afterPoint(points: Points, side: Side): Points | 'game' {
  const [own, their] = [points[side], points[other(side)]]
  const next = CALLS.get(own)
  if (next) return { ...points, [side]: next }
  if (their === 'Ad') return { home: '40', away: '40' }
  if (own === 'Ad' || their !== '40') return 'game'
  return { ...points, [side]: 'Ad' }
}

/** The same in a tie-break to `target`, won by two. */
export function afterTieBreakPoint(points: Points, side: Side, target: number): Points | 'game' {
  const own = Number(points[side]) + 1
  if (own >= target && own - Number(points[other(side)]) >= 2) return 'game'
  return { ...points, [side]: String(own) }
}

export const isTieBreakDue = (games: Score): boolean => games.home === 6 && games.away === 6

/** Who has won a set with these games, if anybody. */
export function setWinner(games: Score): Side | undefined {
  for (const side of ['home', 'away'] as const) {
    const [own, their] = [games[side], games[other(side)]]
    if ((own >= 6 && own - their >= 2) || (own === 7 && their === 6)) return side
  }
  return undefined
}

/** Who serves the point numbered `index` (from 0) of a tie-break that `first` opens: one point, then two each. */
export const tieBreakServer = (first: Side, index: number): Side =>
  index % 4 === 0 || index % 4 === 3 ? first : other(first)

/** Best of five: the last tie-break goes to ten. */
export const tieBreakTarget = (bestOf: number, setsPlayed: number): number =>
  bestOf === 5 && setsPlayed === 4 ? 10 : 7
