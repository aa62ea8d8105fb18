import { LRUCache } from 'lru-cache'
import { contestOf } from './calendar/contest.ts'
import { type Fixture, fixtureById } from './calendar/fixtures.ts'
import { seedOf } from './random.ts'
import { eachInPieces } from './shared/pause.ts'
import { simulate } from './simulate.ts'
import type { MatchLog } from './types.ts'

/** About twice what is live at any moment; a log weighs 0.1 to 0.5 MB. */
const LOGS_KEPT = 160

const logs = new LRUCache<string, MatchLog>({ max: LOGS_KEPT })

const keyOf = (simSeed: string, matchId: number): string => `${simSeed} ${matchId}`

/** The log of a fixture, without caching. */
export function writeLog(simSeed: string, fixture: Fixture): MatchLog {
  const contest = contestOf(fixture)
  return {
    contest,
    events: simulate(contest, seedOf(simSeed, fixture.seed)),
    revision: 0,
    isSimulated: true,
    leagueId: fixture.leagueId,
  }
}

/** The log of a simulated match, cached. Undefined for an id that the calendar does not have. */
export function simulatedLog(simSeed: string, matchId: number): MatchLog | undefined {
  const key = keyOf(simSeed, matchId)
  const known = logs.get(key)
  if (known) return known
  const fixture = fixtureById(matchId)
  if (!fixture) return undefined
  const log = writeLog(simSeed, fixture)
  logs.set(key, log)
  return log
}

/** Generates the logs of these matches that are not cached, so that `simulatedLog` has them; others run in between. */
export async function loadSimulatedLogs(simSeed: string, matchIds: readonly number[]): Promise<void> {
  const missing = matchIds.filter((id) => !logs.has(keyOf(simSeed, id)))
  await eachInPieces(missing, (id) => void simulatedLog(simSeed, id))
}
