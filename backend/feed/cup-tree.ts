import type { CupRound } from '#contract/match-row.ts'
import { bracketOf, isCup } from './calendar/brackets.ts'
import { type Fixture, feedersOf, fixturesOf } from './calendar/fixtures.ts'
import { leagueById } from './catalogue/leagues.ts'
import { isKnownAt } from './generate-matches.ts'

/** Rounds by their distance from the final. */
const NAMES: readonly CupRound[] = ['final', 'semi_final', 'quarter_final', 'round_of_16', 'round_of_32']

/** What the round of a cup is called in which this many teams are left; `teams` of a round that not all play: `early`. */
export function cupRoundOf(fromFinal: number, isWhole: boolean): CupRound {
  return isWhole ? (NAMES[fromFinal] ?? 'early') : 'early'
}

/** How many rounds a cup of so many teams has, and whether some teams miss the first. */
function shapeOf(teams: number): { rounds: number; hasEarly: boolean } {
  const whole = Math.floor(Math.log2(teams))
  const hasEarly = 2 ** whole < teams
  return { rounds: whole + (hasEarly ? 1 : 0), hasEarly }
}

export const isCupLeague = (leagueId: number): boolean => {
  const league = leagueById(leagueId)
  return league !== undefined && isCup(league)
}

/** The round of a match of a simulated cup; undefined for a match of another league. */
export function simulatedCupRound(leagueId: number, round: number | null): CupRound | undefined {
  const league = leagueById(leagueId)
  if (!league || !isCup(league) || round === null) return undefined
  const { rounds, hasEarly } = shapeOf(league.teamIds.length)
  return cupRoundOf(rounds - round, !(hasEarly && round === 1))
}

/** A tie of a tree. Sides are absent as long as it is not known who plays. */
export interface TreeTie {
  matchId: number
  round: number
  startsAt: number
  homeId?: number
  awayId?: number
  /** The ties whose winners play here, by their match; null: the side was drawn. */
  feeders: readonly [home: number | null, away: number | null]
}

const feederOf = (feeders: readonly Fixture[], team: number): number | null =>
  feeders.find(({ homeId, awayId }) => homeId === team || awayId === team)?.matchId ?? null

/** The tree of a simulated cup in a stage, as far as it is known at `now`: by rounds, each from the top down. */
export function simulatedTree(leagueId: number, stage: number, now: number): TreeTie[] {
  const league = leagueById(leagueId)
  if (!league) return []
  const fixtures = fixturesOf(league.gameId, stage).filter((fixture) => fixture.leagueId === leagueId)
  return bracketOf(league, stage).flatMap((tie): TreeTie[] => {
    const fixture = fixtures.find(
      ({ round, homeId, awayId }) => round === tie.round && homeId === tie.homeId && awayId === tie.awayId,
    )
    if (!fixture) return []
    const { matchId, round, startsAt, homeId, awayId } = fixture
    const feeders = feedersOf(fixtures, fixture)
    const [home, away] = [feederOf(feeders, homeId), feederOf(feeders, awayId)]
    const isKnown = isKnownAt(fixture, now)
    return [
      {
        matchId,
        round,
        startsAt,
        ...(isKnown || home === null ? { homeId } : {}),
        ...(isKnown || away === null ? { awayId } : {}),
        feeders: [home, away],
      },
    ]
  })
}
