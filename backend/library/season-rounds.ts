import { isCupLeague } from '#backend/feed/cup-tree.ts'
import { dayIn } from '#backend/match/day-range.ts'
import type { CupRound } from '#contract/match-row.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import { isTour } from '#contract/tours.ts'

export interface PlannedMatch {
  id: number
  round: number | null
  /** Milliseconds since the epoch. */
  startsAt: number
  homeId: number
  awayId: number
  status: MatchStatus
  /** Of an imported knock-out. */
  cupRound?: CupRound | null
}

export interface SeasonRound {
  /** `r12`, `r12.2`, `2026-11-20`. */
  key: string
  round?: number
  matches: PlannedMatch[]
}

const CALLED_OFF: ReadonlySet<MatchStatus> = new Set<MatchStatus>(['postponed', 'cancelled'])
const OPEN: ReadonlySet<MatchStatus> = new Set<MatchStatus>(['scheduled', 'previewed', 'live'])

export const isOver = ({ status }: PlannedMatch): boolean => !OPEN.has(status)

/** When the middle one of its matches begins: a match that is brought forward or put off does not move its round. */
const middleOf = ({ matches }: SeasonRound): number => matches[Math.floor(matches.length / 2)]?.startsAt ?? 0

/** Of a pair whose match was called off and planned again, the later one. `matches` in order of time. */
function withoutCalledOff(matches: readonly PlannedMatch[]): PlannedMatch[] {
  const last = new Map(matches.map((match) => [`${match.homeId} ${match.awayId}`, match]))
  return matches.filter(
    (match) => !CALLED_OFF.has(match.status) || last.get(`${match.homeId} ${match.awayId}`) === match,
  )
}

/**
 * The rounds of a season, in the order in which they are played; `matches` in that of time. A league that plays its
 * round robin more than once in a season has a round again: a pair that has met in it before is of the next one with
 * this number.
 */
export function roundsOf(matches: readonly PlannedMatch[]): SeasonRound[] {
  const meetings = new Map<string, number>()
  const rounds = new Map<string, SeasonRound>()
  for (const match of matches) {
    const round = match.round ?? 0
    const pair = `${round} ${match.homeId} ${match.awayId}`
    // One that was put off is planned again: both are of the same round.
    const lap = meetings.get(pair) ?? 1
    if (!CALLED_OFF.has(match.status)) meetings.set(pair, lap + 1)
    const key = lap === 1 ? `r${round}` : `r${round}.${lap}`
    const known = rounds.get(key) ?? { key, ...(match.round === null ? {} : { round }), matches: [] }
    known.matches.push(match)
    rounds.set(key, known)
  }
  for (const round of rounds.values()) round.matches = withoutCalledOff(round.matches)
  return [...rounds.values()].sort((a, b) => middleOf(a) - middleOf(b))
}

/** The days of a tour or of a season without rounds. */
function daysOf(matches: readonly PlannedMatch[], zone: string): SeasonRound[] {
  const days = new Map<string, SeasonRound>()
  for (const match of matches) {
    const key = dayIn(zone, match.startsAt)
    const known = days.get(key) ?? { key, matches: [] }
    known.matches.push(match)
    days.set(key, known)
  }
  return [...days.values()]
}

/** How a season is told: by its rounds, or by days: those of a tour mean nothing to anybody, and some sources know none. */
export const partsOf = (
  matches: readonly PlannedMatch[],
  { leagueId, gameId, zone }: { leagueId: number; gameId: number; zone: string },
): SeasonRound[] =>
  (isTour(gameId) && !isCupLeague(leagueId)) || matches.every(({ round }) => round === null)
    ? daysOf(matches, zone)
    : roundsOf(matches)

/** The one that is on or next, else the last. */
export function roundOfNow(rounds: readonly SeasonRound[], now: number): SeasonRound | undefined {
  const open = rounds.filter(({ matches }) => matches.some((match) => !isOver(match)))
  const begun = open.filter(({ matches }) => matches.some(({ status }) => status === 'live'))
  const firstOf = ({ matches }: SeasonRound) =>
    matches.find((match) => !isOver(match) && match.startsAt >= now)?.startsAt ?? Number.POSITIVE_INFINITY
  const [next] = open.filter((round) => Number.isFinite(firstOf(round))).sort((a, b) => firstOf(a) - firstOf(b))
  return begun.at(-1) ?? next ?? rounds.at(-1)
}
