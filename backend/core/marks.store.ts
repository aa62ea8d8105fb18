import { sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { marks } from '#backend/db/matches/schema/marks.ts'

export type Mark = typeof marks.$inferSelect

export const storeDone = (db: MatchDatabase, name: string, now: number) =>
  db
    .insert(marks)
    .values({ name, doneAt: now })
    .onConflictDoUpdate({ target: marks.name, set: { doneAt: now, failures: 0 } })

export const storeFailed = (db: MatchDatabase, name: string, now: number) =>
  db
    .insert(marks)
    .values({ name, failedAt: now, failures: 1 })
    .onConflictDoUpdate({ target: marks.name, set: { failedAt: now, failures: sql`${marks.failures} + 1` } })

/** A few dozen rows: crons, senders, the feed. */
export const readMarks = (db: MatchDatabase): Promise<Mark[]> => db.select().from(marks).limit(200)
