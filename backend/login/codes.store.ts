import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { loginCodes } from '#backend/db/accounts/schema/login-codes.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type CodeRow = typeof loginCodes.$inferSelect
/** Whose code: of a contact, asked for in a browser. */
export interface CodeOwner {
  contact: string
  browserHash: string
}

/** The database keeps a code of each browser for each contact. */
export const codeKeyOf = ({ contact, browserHash }: CodeOwner): string => `${browserHash} ${contact}`

/** Stores a code in place of the previous one, unless that one was sent after `sentBefore`; whether it was stored. */
export async function saveCode(db: AccountDatabase, row: CodeRow, sentBefore: number): Promise<boolean> {
  const { key: _, ...set } = row
  const rows = await db
    .insert(loginCodes)
    .values(row)
    .onConflictDoUpdate({ target: loginCodes.key, set, setWhere: lte(loginCodes.sentAt, sentBefore) })
    .returning({ key: loginCodes.key })
  return rows.length > 0
}

/**
 * Counts a try before the code is compared, so that simultaneous guesses cannot exceed the number of tries. Returns the
 * hash of the right code; undefined when there is no code or no try left.
 */
export async function countTry(db: AccountDatabase, key: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(and(eq(loginCodes.key, key), gt(loginCodes.expiresAt, now), gt(loginCodes.triesLeft, 0)))
    .returning({ codeHash: loginCodes.codeHash })
  return row?.codeHash
}

/** Removes a code that is being consumed; false when it was consumed or replaced meanwhile. */
export async function consumeCodeRow(db: AccountDatabase, key: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(loginCodes)
    .where(and(eq(loginCodes.key, key), eq(loginCodes.codeHash, codeHash)))
    .returning({ key: loginCodes.key })
  return rows.length > 0
}

/** Which of these contacts this browser had a code sent to last; undefined when none has a valid code. */
export async function lastSentTo(
  db: AccountDatabase,
  contacts: readonly string[],
  browserHash: string,
  now: number,
): Promise<string | undefined> {
  const keys = contacts.map((contact) => codeKeyOf({ contact, browserHash }))
  const [row] = await db
    .select({ contact: loginCodes.contact })
    .from(loginCodes)
    .where(and(inArray(loginCodes.key, keys), gt(loginCodes.expiresAt, now)))
    .orderBy(desc(loginCodes.sentAt))
    .limit(1)
  return row?.contact
}

export const removeCode = (db: AccountDatabase, key: string) => db.delete(loginCodes).where(eq(loginCodes.key, key))

export const removeExpiredCodes = (db: AccountDatabase, now: number) =>
  db.delete(loginCodes).where(lt(loginCodes.expiresAt, now))
