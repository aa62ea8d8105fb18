import { openMatchDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import type { Env } from './env.ts'
import { storeDone, storeFailed } from './marks.store.ts'

/** What is watched, besides crons. */
export type Marked = 'mail' | 'push' | 'sms' | `cron ${string}`

/** What is done all the time is noted so often, by each isolate. */
const OFTEN_MS = 15_000
const notedAt = new Map<Marked, number>()

/** Notes for operators that something was done, or has failed. What it belongs to goes on when that cannot be noted. */
export async function note(env: Pick<Env, 'DB'>, name: Marked, isDone: boolean, now: number): Promise<void> {
  if (isDone && now - (notedAt.get(name) ?? Number.NEGATIVE_INFINITY) < OFTEN_MS) return
  if (isDone) notedAt.set(name, now)
  else notedAt.delete(name)
  const db = openMatchDatabase(env)
  try {
    await (isDone ? storeDone(db, name, now) : storeFailed(db, name, now))
  } catch (error) {
    logError({ event: 'mark_not_stored', name }, error)
  }
}
