import type { Side } from '#contract/match-state.ts'
import type { NetRuns } from '#contract/socket.ts'
import type { StandingRule } from '#contract/standing-rules.ts'
import type { StandingRow } from '#contract/standings.ts'
import { createNetRates } from './net-rates.ts'

/** A finished match. */
export interface Result {
  homeId: number
  awayId: number
  /** Goals, points, maps, sets... */
  home: number
  away: number
  winner: Side | 'draw'
  /** Of an imported competition with groups. */
  group?: string
  /** Of cricket, where it is known. */
  netRuns?: Record<Side, NetRuns>
}

export type StandingView = 'overall' | 'home' | 'away'
export type Standing = Omit<StandingRow, 'team'> & { teamId: number }

const FORM_LENGTH = 5
const POINTS: Readonly<Record<StandingRule, readonly [win: number, draw: number]>> = {
  points: [3, 1],
  win_rate: [1, 0],
  wins: [1, 0],
  two_points: [2, 1],
}

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
  const [forWin, forDraw] = POINTS[rule]
  standing.points = standing.won * forWin + standing.drawn * forDraw
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
  const rates = createNetRates()
  for (const { homeId, awayId, home, away, winner, netRuns } of results) {
    const [host, guest] = [table.get(homeId), table.get(awayId)]
    const outcomeOf = (side: Side) => (winner === 'draw' ? 'D' : winner === side ? 'W' : 'L')
    if (host && view !== 'away') count(host, home, away, outcomeOf('home'), rule)
    if (guest && view !== 'home') count(guest, away, home, outcomeOf('away'), rule)
    if (netRuns && view !== 'away') rates.add(homeId, netRuns.home, netRuns.away)
    if (netRuns && view !== 'home') rates.add(awayId, netRuns.away, netRuns.home)
  }
  return [...table.values()].map((standing) => {
    const rate = rates.of(standing.teamId)
    return rate === undefined ? standing : { ...standing, rate }
  })
}
