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

/** Takes the code when it is the right one and still good; nobody else can take it then. */
export async function takeCode(db: Database, identifier: string, codeHash: string, now: number): Promise<boolean> {
  const rows = await db
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.identifier, identifier),
        eq(loginCodes.codeHash, codeHash),
        gt(loginCodes.expiresAt, now),
        gt(loginCodes.triesLeft, 0),
      ),
    )
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

/** A wrong try: the code is good for one less. */
export const spendTry = (db: Database, identifier: string) =>
  db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(eq(loginCodes.identifier, identifier))

export const dropCode = (db: Database, identifier: string) =>
  db.delete(loginCodes).where(eq(loginCodes.identifier, identifier))

export const removeEndedCodes = (db: Database, now: number) =>
  db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
