import { LRUCache } from 'lru-cache'
import type { MatchEvent, Side } from '#contract/match-state.ts'
import { contestOf } from './calendar/contest.ts'
import { type Fixture, fixtureById } from './calendar/fixtures.ts'
import { foldLog } from './fold.ts'
import { seedOf } from './random.ts'
import { eachInPieces } from './shared/pause.ts'
import { simulate } from './simulate.ts'
import type { Contest, MatchLog } from './types.ts'

/** About twice what is live at any moment; a log weighs 0.1 to 0.5 MB. */
const LOGS_KEPT = 160

const logs = new LRUCache<string, MatchLog>({ max: LOGS_KEPT })

const keyOf = (simSeed: string, matchId: number): string => `${simSeed} ${matchId}`

/** How often a match of a cup is written anew until the side wins that goes on; then it is made the stronger one. */
const TRIES = 24
const TRIES_MADE_STRONGER = 100
const STRONGER = { winner: 90, loser: 25 } as const

/** A match, of a cup one that ends as its draw has it. */
function eventsOf(simSeed: string, fixture: Fixture, contest: Contest): MatchEvent[] {
  const { winner, seed } = fixture
  if (!winner) return simulate(contest, seedOf(simSeed, seed))
  const strengthOf = (side: Side) => (side === winner ? STRONGER.winner : STRONGER.loser)
  const stronger = {
    ...contest,
    home: { ...contest.home, strength: strengthOf('home') },
    away: { ...contest.away, strength: strengthOf('away') },
  }
  for (let tries = 0; tries < TRIES + TRIES_MADE_STRONGER; tries++) {
    const events = simulate(tries < TRIES ? contest : stronger, seedOf(simSeed, seed, tries))
    if (foldLog(contest, events).winner === winner) return events
  }
  throw new Error(`match ${fixture.matchId}: the ${winner} side does not win`)
}

/** The log of a fixture, without caching. */
export function writeLog(simSeed: string, fixture: Fixture): MatchLog {
  const contest = contestOf(fixture)
  return {
    contest,
    events: eventsOf(simSeed, fixture, contest),
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
