import type { MatchRow } from '#contract/match-row.ts'
import type { Outcome } from './outcome.ts'

/** The outcome of a finished match for a team; null when it has not ended or the team did not play. */
export function outcomeFor(match: MatchRow, teamId: number): Outcome | null {
  const side = match.home.id === teamId ? 'home' : match.away.id === teamId ? 'away' : null
  if (!side || match.status !== 'finished') return null
  const { home, away } = match.score
  const winner = match.winner ?? (home === away ? 'draw' : home > away ? 'home' : 'away')
  if (winner === 'draw') return 'D'
  return winner === side ? 'W' : 'L'
}

export interface TeamRecord {
  won: number
  drawn: number
  lost: number
}

/** Wins, draws and defeats of a team in a list of matches. */
export function recordOf(matches: readonly MatchRow[], teamId: number): TeamRecord {
  const record = { won: 0, drawn: 0, lost: 0 }
  for (const match of matches) {
    const outcome = outcomeFor(match, teamId)
    if (outcome === 'W') record.won++
    else if (outcome === 'D') record.drawn++
    else if (outcome === 'L') record.lost++
  }
  return record
}

/** Average goals, points or maps that a team scored and conceded; null without finished matches. */
export function averageOf(matches: readonly MatchRow[], teamId: number): { scored: number; conceded: number } | null {
  const ended = matches.filter((match) => outcomeFor(match, teamId) !== null)
  if (ended.length === 0) return null
  const sum = (pick: (match: MatchRow) => number) =>
    ended.reduce((total, match) => total + pick(match), 0) / ended.length
  const isHome = (match: MatchRow) => match.home.id === teamId
  return {
    scored: sum((match) => (isHome(match) ? match.score.home : match.score.away)),
    conceded: sum((match) => (isHome(match) ? match.score.away : match.score.home)),
  }
}
