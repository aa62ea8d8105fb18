import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { loginCodes } from '#backend/db/schema/login-codes.ts'

export type CodeRow = typeof loginCodes.$inferSelect

/** Puts a new code in the place of the last one, unless that one was sent after `sentBefore`. True when it was put. */
export async function putCode(db: Database, row: CodeRow, sentBefore: number): Promise<boolean> {
  const { identifier: _, ...set } = row
  const rows = await db
    .insert(loginCodes)
    .values(row)
    .onConflictDoUpdate({ target: loginCodes.identifier, set, setWhere: lte(loginCodes.sentAt, sentBefore) })
    .returning({ identifier: loginCodes.identifier })
  return rows.length > 0
}

/**
 * Pays for a guess before it is looked at, so that of many at once no more than a code has tries are looked at.
 * Answers what the right code hashes to; nothing when there is no code to guess at, or no try left.
 */
export async function spendTry(db: Database, identifier: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(and(eq(loginCodes.identifier, identifier), gt(loginCodes.expiresAt, now), gt(loginCodes.triesLeft, 0)))
    .returning({ codeHash: loginCodes.codeHash })
  return row?.codeHash
}

/** Takes a code away; false when somebody took it before, or another stands in its place. */
export async function takeCode(db: Database, identifier: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.identifier, identifier), eq(loginCodes.codeHash, codeHash)))
    .returning({ identifier: loginCodes.identifier })
  return rows.length > 0
}

/** Which of these was sent a code last, if any of them waits for one. */
export async function lastSentTo(db: Database, identifiers: string[], now: number): Promise<string | undefined> {
  const [row] = await db
    .select({ identifier: loginCodes.identifier })
    .from(loginCodes)
    .where(and(inArray(loginCodes.identifier, identifiers), gt(loginCodes.expiresAt, now)))
    .orderBy(desc(loginCodes.sentAt))
    .limit(1)
  return row?.identifier
}

export const dropCode = (db: Database, identifier: string) =>
  db.delete(loginCodes).where(eq(loginCodes.identifier, identifier))

export const removeEndedCodes = (db: Database, now: number) =>
  db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
