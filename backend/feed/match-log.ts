import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import type { RowChange } from '#contract/socket.ts'
import { ensureCalendar } from './ensure-calendar.ts'
import { listBoard, readLog } from './match-log.store.ts'
import { loadSimulatedLogs, simulatedLog } from './simulated-log.ts'
import type { MatchLog } from './types.ts'

type LogEnv = Pick<Env, 'DB' | 'SIM_SEED'>

/**
 * The log of a match, simulated, imported or pushed; undefined when there is no such match. That of a stored match
 * begins at its last stored state, unless `isWhole`.
 */
export async function loadMatchLog(env: LogEnv, matchId: number, isWhole = false): Promise<MatchLog | undefined> {
  const log = await readLog(openMatchDatabase(env), matchId, isWhole)
  return log === 'simulated' ? simulatedLog(env.SIM_SEED, matchId) : log
}

/** The row of a stored match, and the revision of the log that it was folded from. */
export interface StoredRow {
  row: RowChange
  revision: number
}

/** Simulated matches have a log, which includes the future; stored ones only a row, which changes when events come. */
export interface BoardMatches {
  logs: readonly MatchLog[]
  rows: readonly StoredRow[]
}

/** Matches of a game that are live, start within 60 minutes, or ended less than 30 minutes before `now`. */
export async function loadBoard(env: LogEnv, gameId: number, now: number): Promise<BoardMatches> {
  const matchDb = openMatchDatabase(env)
  await ensureCalendar({ matchDb, env }, now)
  const found = await listBoard(matchDb, gameId, now)
  await loadSimulatedLogs(
    env.SIM_SEED,
    found.filter(({ isSimulated }) => isSimulated).map(({ id }) => id),
  )
  return {
    logs: found.flatMap(({ id, isSimulated }) => (isSimulated && simulatedLog(env.SIM_SEED, id)) || []),
    rows: found.flatMap(({ id, isSimulated, status, revision, row }) =>
      isSimulated ? [] : { row: row ?? { id, status, phase: 'not_started', seq: 0 }, revision },
    ),
  }
}
