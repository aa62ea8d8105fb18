import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { loginCodes } from '#backend/db/schema/login-codes.ts'

export type CodeRow = typeof loginCodes.$inferSelect

/** Stores a code in place of the previous one, unless that one was sent after `sentBefore`; whether it was stored. */
export async function saveCode(db: Database, row: CodeRow, sentBefore: number): Promise<boolean> {
  const { identifier: _, ...set } = row
  const rows = await db
    .insert(loginCodes)
    .values(row)
    .onConflictDoUpdate({ target: loginCodes.identifier, set, setWhere: lte(loginCodes.sentAt, sentBefore) })
    .returning({ identifier: loginCodes.identifier })
  return rows.length > 0
}

/**
 * Counts a try before the code is compared, so that simultaneous guesses cannot exceed the number of tries. Returns the
 * hash of the right code; undefined when there is no code or no try left.
 */
export async function countTry(db: Database, identifier: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(and(eq(loginCodes.identifier, identifier), gt(loginCodes.expiresAt, now), gt(loginCodes.triesLeft, 0)))
    .returning({ codeHash: loginCodes.codeHash })
  return row?.codeHash
}

/** Removes a code that is being consumed; false when it was consumed or replaced meanwhile. */
export async function consumeCodeRow(db: Database, identifier: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.identifier, identifier), eq(loginCodes.codeHash, codeHash)))
    .returning({ identifier: loginCodes.identifier })
  return rows.length > 0
}

/** Which of these was sent a code last; undefined when none has a valid code. */
export async function lastSentTo(db: Database, identifiers: string[], now: number): Promise<string | undefined> {
  const [row] = await db
    .select({ identifier: loginCodes.identifier })
    .from(loginCodes)
    .where(and(inArray(loginCodes.identifier, identifiers), gt(loginCodes.expiresAt, now)))
    .orderBy(desc(loginCodes.sentAt))
    .limit(1)
  return row?.identifier
}

export const removeCode = (db: Database, identifier: string) =>
  db.delete(loginCodes).where(eq(loginCodes.identifier, identifier))

export const removeExpiredCodes = (db: Database, now: number) =>
  db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
