import type { Env } from '#backend/core/env.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { stepAudit } from './audit.ts'
import { stepRebuild } from './rebuild.ts'
import { findOpenRun, insertAuditSince } from './runs.store.ts'

const DAY_MS = 24 * 3_600_000

/** Goes on with the run whose turn it is. The first call of a day (UTC) begins its audit. */
export async function stepLedgerRun(env: Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>, now: number): Promise<void> {
  const db = openLedgerDatabase(env)
  const run = await findOpenRun(db)
  if (run?.kind === 'audit') await stepAudit(env, run, now)
  else if (run) await stepRebuild(env, run, now)
  else await insertAuditSince(db, now - (now % DAY_MS), now)
}
