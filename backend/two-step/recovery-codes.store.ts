import { and, count, eq } from 'drizzle-orm'
import { recoveryCodes } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Replaces the codes that are left. */
export const replaceRecoveryCodes = (db: AccountDatabase, uid: number, hashes: readonly string[], now: number) =>
  db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid)),
    db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ uid, codeHash, createdAt: now }))),
  ])

export async function countRecoveryCodes(db: AccountDatabase, uid: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.uid, uid))
  return row?.left ?? 0
}

/** Uses a code up; of simultaneous requests one succeeds. */
export async function consumeRecoveryCode(db: AccountDatabase, uid: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ uid: recoveryCodes.uid })
  return rows.length > 0
}
