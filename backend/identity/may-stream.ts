import type { AccountDatabase } from '#backend/db/database.ts'
import { readStreamers } from './roles.store.ts'

/** Whether an account may stream now: by its role in the database, not by what an isolate remembers. */
export const mayStream = async (db: AccountDatabase, uid: number): Promise<boolean> =>
  (await readStreamers(db, [uid])).has(uid)
