import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { totps } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type AppRow = typeof totps.$inferSelect

export async function findApp(db: AccountDatabase, uid: number): Promise<AppRow | undefined> {
  const [row] = await db.select().from(totps).where(eq(totps.uid, uid))
  return row
}

/** Stores a secret that is being set up, in place of one that was; false when the account has an app already. */
export async function saveNewApp(db: AccountDatabase, row: Omit<AppRow, 'confirmedAt' | 'lastStep'>): Promise<boolean> {
  const values = { ...row, lastStep: 0, confirmedAt: null }
  const rows = await db
    .insert(totps)
    .values(values)
    .onConflictDoUpdate({ target: totps.uid, set: values, setWhere: isNull(totps.confirmedAt) })
    .returning({ uid: totps.uid })
  return rows.length > 0
}

/**
 * Notes that the code of this step was given; false when it, or a newer one, was given before. `sealed`: of the secret by
 * which the code was compared.
 */
export async function noteStep(
  db: AccountDatabase,
  { uid, sealed }: Pick<AppRow, 'uid' | 'sealed'>,
  step: number,
): Promise<boolean> {
  const rows = await db
    .update(totps)
    .set({ lastStep: step })
    .where(and(eq(totps.uid, uid), eq(totps.sealed, sealed), lt(totps.lastStep, step)))
    .returning({ uid: totps.uid })
  return rows.length > 0
}

/** The app counts from now on; false when it does already, or the secret is another one by now. */
export async function confirmSecret(
  db: AccountDatabase,
  { uid, sealed }: Pick<AppRow, 'uid' | 'sealed'>,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(totps)
    .set({ confirmedAt: now })
    .where(and(eq(totps.uid, uid), eq(totps.sealed, sealed), isNull(totps.confirmedAt)))
    .returning({ uid: totps.uid })
  return rows.length > 0
}

export async function removeConfirmedApp(db: AccountDatabase, uid: number): Promise<boolean> {
  const rows = await db
    .delete(totps)
    .where(and(eq(totps.uid, uid), isNotNull(totps.confirmedAt)))
    .returning({ uid: totps.uid })
  return rows.length > 0
}
