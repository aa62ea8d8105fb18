import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { simulatedLog } from '#backend/feed/simulated-log.ts'
import { roomsOfFixture } from '#backend/feed/simulated-rooms.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import type { MatchLog } from '#backend/feed/types.ts'

/** Seed of the simulated feed in backend/wrangler.toml. */
const SIM_SEED = '1'
const MINUTE_MS = 60_000
const SECOND_MS = 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export interface Moment {
  matchId: number
  /** The backend's time when the site starts. */
  clock: Date
}

const scoreAt = (log: MatchLog, at: number): string => {
  const { home, away } = stateAt(log, at).score
  return `${home}-${away}`
}

/** The times at which the score changes within these minutes. */
function changesOf(log: MatchLog, from: number, minutes: number): number[] {
  const times: number[] = []
  let last = scoreAt(log, from)
  for (let at = from; at < from + minutes * MINUTE_MS; at += SECOND_MS) {
    const score = scoreAt(log, at)
    if (score !== last) times.push(at)
    last = score
  }
  return times
}

/** Simulated matches of a game that start within a day and whose stream is open to everybody, with their complete logs. */
function* streamedLogs(gameId: number, from: number): Generator<MatchLog> {
  for (const stage of [stageAt(from), stageAt(from) + 1])
    for (const fixture of fixturesOf(gameId, stage)) {
      const isOpen = roomsOfFixture(fixture).some(({ access }) => access === undefined)
      const isWanted = isOpen && fixture.startsAt > from && fixture.startsAt < from + DAY_MS
      const log = isWanted ? simulatedLog(SIM_SEED, fixture.matchId) : undefined
      if (log) yield log
    }
}

const LIVELY = { fromSeconds: 25, untilSeconds: 85, changes: 3, minutes: 20 } as const

/**
 * The next time at which a streamed match of the game is live and its score changes at least three times between 25 and
 * 85 seconds later. `scoresAt`: the times of the changes in the following 20 minutes.
 */
export function nextLivelyMoment(gameId: number, from: Date): Moment & { scoresAt: number[] } {
  for (const log of streamedLogs(gameId, from.getTime())) {
    const scoresAt = changesOf(log, log.contest.startsAt, LIVELY.minutes)
    const first = scoresAt.find((at, index) => {
      const last = scoresAt[index + LIVELY.changes - 1]
      return last !== undefined && last - at <= (LIVELY.untilSeconds - LIVELY.fromSeconds) * SECOND_MS
    })
    if (first === undefined || first < log.contest.startsAt + MINUTE_MS) continue
    return { matchId: log.contest.matchId, clock: new Date(first - LIVELY.fromSeconds * SECOND_MS), scoresAt }
  }
  throw new Error(`game ${gameId}: no lively match within a day`)
}

/** The next time `secondsBefore` the first change of a streamed match's score. */
export function nextMomentBeforeScore(gameId: number, from: Date, secondsBefore: number): Moment & { score: string } {
  for (const log of streamedLogs(gameId, from.getTime())) {
    const from = log.contest.startsAt + 2 * MINUTE_MS
    const [first] = changesOf(log, from, 40)
    // One in the first two minutes comes too early for the page to be open before it.
    if (first === undefined || scoreAt(log, from) !== '0-0') continue
    const clock = new Date(first - secondsBefore * SECOND_MS)
    return { matchId: log.contest.matchId, clock, score: scoreAt(log, first) }
  }
  throw new Error(`game ${gameId}: nobody scores within a day`)
}

/** The next time this many seconds before a streamed match begins or ends. */
export function nextMomentBefore(
  turn: 'startedAt' | 'endedAt',
  gameId: number,
  from: Date,
  secondsBefore: number,
): Moment {
  for (const log of streamedLogs(gameId, from.getTime())) {
    const at = stateAt(log, from.getTime() + 2 * DAY_MS)[turn]
    if (at === undefined) continue
    return { matchId: log.contest.matchId, clock: new Date(Date.parse(at) - secondsBefore * SECOND_MS) }
  }
  throw new Error(`game ${gameId}: no match within a day`)
}

const statsOf = (log: MatchLog, at: number): string => JSON.stringify(stateAt(log, at).stats)

/** One of these simulated matches whose statistics change within a range of seconds from now. */
export function findChangingMatch<M extends { id: number }>(
  matches: readonly M[],
  fromSeconds: number,
  untilSeconds: number,
): M {
  const now = Date.now()
  const found = matches.find(({ id }) => {
    const log = simulatedLog(SIM_SEED, id)
    return log && statsOf(log, now + fromSeconds * SECOND_MS) !== statsOf(log, now + untilSeconds * SECOND_MS)
  })
  if (!found) throw new Error('none of these matches moves')
  return found
}
