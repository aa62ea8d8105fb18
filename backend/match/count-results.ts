import type { Side } from '#contract/match-state.ts'
import type { StandingRow } from '#contract/standings.ts'

/** A finished match. */
export interface Result {
  homeId: number
  awayId: number
  /** Goals, points, maps, sets... */
  home: number
  away: number
  winner: Side | 'draw'
}

/**
 * How standings are ranked:
 * `points`: 3 for a win, 1 for a draw (football).
 * `win_rate`: share of matches won (leagues whose teams have played unequally often).
 * `wins`: matches won.
 * Then by `ties`; the difference is one of goals, points, maps, sets or frames.
 */
export type StandingRule = 'points' | 'win_rate' | 'wins'
export type StandingView = 'overall' | 'home' | 'away'
export type Standing = Omit<StandingRow, 'team'> & { teamId: number }

const FORM_LENGTH = 5

const emptyStanding = (teamId: number): Standing => ({
  rank: 0,
  teamId,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  form: [],
})

function count(
  standing: Standing,
  scored: number,
  conceded: number,
  outcome: 'W' | 'D' | 'L',
  rule: StandingRule,
): void {
  standing.played += 1
  standing.scored += scored
  standing.conceded += conceded
  standing.form = [...standing.form, outcome].slice(-FORM_LENGTH)
  if (outcome === 'W') standing.won += 1
  else if (outcome === 'D') standing.drawn += 1
  else standing.lost += 1
  standing.points = rule === 'points' ? standing.won * 3 + standing.drawn : standing.won
}

/**
 * What `results` add up to for each team, without an order. They must be in the order in which they were played.
 * `teamIds`: all teams, also those that have not played.
 */
export function countResults(
  teamIds: readonly number[],
  results: readonly Result[],
  rule: StandingRule,
  view: StandingView = 'overall',
): Standing[] {
  const table = new Map(teamIds.map((id) => [id, emptyStanding(id)]))
  for (const { homeId, awayId, home, away, winner } of results) {
    const [host, guest] = [table.get(homeId), table.get(awayId)]
    const outcomeOf = (side: Side) => (winner === 'draw' ? 'D' : winner === side ? 'W' : 'L')
    if (host && view !== 'away') count(host, home, away, outcomeOf('home'), rule)
    if (guest && view !== 'home') count(guest, away, home, outcomeOf('away'), rule)
  }
  return [...table.values()]
}
