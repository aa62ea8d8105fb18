import { drizzle } from 'drizzle-orm/d1'
import type { Env } from '#backend/context.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { ensureCalendar } from './ensure-calendar.ts'
import { listBoardIds, readStoredLogs } from './match-log.store.ts'
import { simulatedLog } from './simulated-log.ts'
import type { Contest } from './types.ts'

export { stateAt } from './state-at.ts'

/** All that is known of a match: `events` is the whole log, of a simulated match the future too. */
export interface MatchLog {
  contest: Contest
  events: MatchEvent[]
  isSimulated: boolean
  leagueId: number
  hasStream: boolean
}

type LogEnv = Pick<Env, 'DB' | 'SIM_SEED'>

/** The log of any match, simulated, imported or pushed; undefined when there is no such match. */
export async function loadMatchLog(env: LogEnv, matchId: number): Promise<MatchLog | undefined> {
  const simulated = simulatedLog(env.SIM_SEED, matchId)
  if (simulated) return simulated
  const stored = await readStoredLogs(drizzle(env.DB), [matchId])
  return stored.get(matchId)
}

/** Matches of a game that are live, start within 60 minutes, or ended less than 30 minutes before `now`. */
export async function loadBoardLogs(env: LogEnv, gameId: number, now: number): Promise<MatchLog[]> {
  const db = drizzle(env.DB)
  await ensureCalendar({ db, env }, now)
  const board = await listBoardIds(db, gameId, now)
  const stored = await readStoredLogs(
    db,
    board.filter((match) => !match.isSimulated).map((match) => match.id),
  )
  return board.flatMap((match) => {
    const log = match.isSimulated ? simulatedLog(env.SIM_SEED, match.id) : stored.get(match.id)
    return log ? [log] : []
  })
}
