import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Env } from '#backend/context.ts'

export interface FeedContext {
  db: DrizzleD1Database
  env: Pick<Env, 'SIM_SEED'>
}

export async function ensureCalendar(_context: FeedContext, _now: number): Promise<void> {}
