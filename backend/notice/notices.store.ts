import type { Database } from '#backend/db/database.ts'
import { notices } from '#backend/db/schema/notices.ts'

export type NewNotice = typeof notices.$inferInsert

/** A notice with an intent that was told already is not told again. */
export const insertNotice = (db: Database, row: NewNotice) => db.insert(notices).values(row).onConflictDoNothing()
