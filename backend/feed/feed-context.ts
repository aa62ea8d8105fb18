import type { Env } from '#backend/core/env.ts'
import type { Database } from '#backend/db/database.ts'

/** What keeping the calendar takes. A verb's context is one. */
export interface FeedContext {
  db: Database
  env: Pick<Env, 'SIM_SEED'>
  /** Where work may go on after the answer; absent: it does not. */
  defer?(work: Promise<unknown>): void
}
