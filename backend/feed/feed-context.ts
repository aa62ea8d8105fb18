import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Env } from '#backend/context.ts'

/** What keeping the calendar takes. A verb's context is one. */
export interface FeedContext {
  db: DrizzleD1Database
  env: Pick<Env, 'SIM_SEED'>
  /** Where work may go on after the answer; absent: it does not. */
  defer?(work: Promise<unknown>): void
}
