import type { Env } from '#backend/core/env.ts'
import type { MatchDatabase } from '#backend/db/database.ts'

/** The parts of a `Context` that the calendar needs. */
export interface FeedContext {
  matchDb: MatchDatabase
  env: Pick<Env, 'SIM_SEED'>
  /** Runs work after the response; absent: not possible. */
  defer?(work: Promise<unknown>): void
}
