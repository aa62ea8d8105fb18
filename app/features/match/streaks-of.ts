import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { outcomeFor } from './form.ts'

export type StreakKey =
  | 'wins'
  | 'losses'
  | 'unbeaten'
  | 'winless'
  | 'scored'
  | 'goalless'
  | 'clean_sheets'
  | 'conceded'
  | 'over'
  | 'under'

export interface Streak {
  key: StreakKey
  count: number
  /** Of how many; absent of matches in a row. */
  of?: number
  /** All matches that were looked at: it may be longer. */
  isOpen?: true
}

/** From how many matches in a row something is worth telling. */
const LEAST: Readonly<Partial<Record<StreakKey, number>>> = { wins: 2, losses: 2, clean_sheets: 2, goalless: 2 }
const USUAL_LEAST = 3
/** From which share of the matches the number of goals is worth telling. */
const MOST = 0.75
const MATCHES_LEAST = 5
const GOAL_LINE = 2.5

interface Played {
  outcome: 'W' | 'D' | 'L'
  scored: number
  conceded: number
}

function playedBy(matches: readonly MatchRow[], teamId: number): Played[] {
  return matches.flatMap((match) => {
    const outcome = outcomeFor(match, teamId)
    if (!outcome) return []
    const { home, away } = match.score
    const isHome = match.home.id === teamId
    return [{ outcome, scored: isHome ? home : away, conceded: isHome ? away : home }]
  })
}

/** What a team has done in its last matches, one after the other; of football also with its goals. `matches`: newest first. */
export function streaksOf(matches: readonly MatchRow[], teamId: number): Streak[] {
  const played = playedBy(matches, teamId)
  const streak = (key: StreakKey, holds: (match: Played) => boolean): Streak[] => {
    const end = played.findIndex((match) => !holds(match))
    const count = end < 0 ? played.length : end
    if (count < (LEAST[key] ?? USUAL_LEAST)) return []
    return [{ key, count, ...(end < 0 ? { isOpen: true as const } : {}) }]
  }
  const share = (key: StreakKey, holds: (match: Played) => boolean): Streak[] => {
    const count = played.filter(holds).length
    return played.length >= MATCHES_LEAST && count >= played.length * MOST ? [{ key, count, of: played.length }] : []
  }
  const wins = streak('wins', ({ outcome }) => outcome === 'W')
  const losses = streak('losses', ({ outcome }) => outcome === 'L')
  const unbeaten = streak('unbeaten', ({ outcome }) => outcome !== 'L')
  const winless = streak('winless', ({ outcome }) => outcome !== 'W')
  const results = [
    ...wins,
    ...losses,
    ...unbeaten.filter(({ count }) => count > (wins[0]?.count ?? 0)),
    ...winless.filter(({ count }) => count > (losses[0]?.count ?? 0)),
  ]
  if (gameById(matches[0]?.gameId ?? 0)?.family !== 'football') return results
  return [
    ...results,
    ...streak('scored', ({ scored }) => scored > 0),
    ...streak('goalless', ({ scored }) => scored === 0),
    ...streak('clean_sheets', ({ conceded }) => conceded === 0),
    ...streak('conceded', ({ conceded }) => conceded > 0),
    ...share('over', ({ scored, conceded }) => scored + conceded > GOAL_LINE),
    ...share('under', ({ scored, conceded }) => scored + conceded < GOAL_LINE),
  ]
}
