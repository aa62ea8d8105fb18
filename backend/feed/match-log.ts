import { drizzle } from 'drizzle-orm/d1'
import type { Env } from '#backend/core/env.ts'
import { ensureCalendar } from './ensure-calendar.ts'
import { listBoardIds, readLogs } from './match-log.store.ts'
import { simulatedLog } from './simulated-log.ts'
import type { MatchLog } from './types.ts'

type LogEnv = Pick<Env, 'DB' | 'SIM_SEED'>

const logsOf = async (env: LogEnv, ids: readonly number[]): Promise<MatchLog[]> => {
  const stored = await readLogs(drizzle(env.DB), ids)
  return ids.flatMap((id) => {
    const log = stored.get(id)
    return (log === 'simulated' ? simulatedLog(env.SIM_SEED, id) : log) ?? []
  })
}

/** The log of a match, simulated, imported or pushed; undefined when there is no such match. */
export const loadMatchLog = async (env: LogEnv, matchId: number): Promise<MatchLog | undefined> =>
  (await logsOf(env, [matchId]))[0]

/** Matches of a game that are live, start within 60 minutes, or ended less than 30 minutes before `now`. */
export async function loadBoardLogs(env: LogEnv, gameId: number, now: number): Promise<MatchLog[]> {
  const db = drizzle(env.DB)
  await ensureCalendar({ db, env }, now)
  return logsOf(env, await listBoardIds(db, gameId, now))
}
