import { and, count, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { passkeys, recoveryCodes, totps } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Whether an account has a second step: a confirmed app, or a passkey of any host. */
const isTwoStep = (uid: SQLWrapper): SQL =>
  or(
    sql`exists (select 1 from ${totps} where ${and(eq(totps.uid, uid), isNotNull(totps.confirmedAt))})`,
    sql`exists (select 1 from ${passkeys} where ${eq(passkeys.uid, uid)})`,
  ) as SQL

/** The same of one account, for a statement. */
export const hasTwoSteps = (uid: number): SQL => isTwoStep(sql`${uid}`)

export async function hasSecondStep(db: AccountDatabase, uid: number): Promise<boolean> {
  const row = await db.get<{ has: number }>(sql`select ${hasTwoSteps(uid)} as has`)
  return Boolean(row.has)
}

/** For the statement that begins a session without a second step. */
export const lacksSecondStep = (uid: number): SQL => sql`not ${hasTwoSteps(uid)}`

/** How an account takes its second step, in numbers. */
export async function readWays(db: AccountDatabase, uid: number) {
  const [apps, keys, codes] = await db.batch([
    db
      .select({ number: count() })
      .from(totps)
      .where(and(eq(totps.uid, uid), isNotNull(totps.confirmedAt))),
    db.select({ number: count() }).from(passkeys).where(eq(passkeys.uid, uid)),
    db.select({ number: count() }).from(recoveryCodes).where(eq(recoveryCodes.uid, uid)),
  ])
  const numberIn = (rows: { number: number }[]) => rows[0]?.number ?? 0
  return { hasApp: numberIn(apps) > 0, passkeys: numberIn(keys), recoveryCodes: numberIn(codes) }
}

/** What the gate of administration has to know; undefined when the session has ended. */
export async function readStaffStep(db: AccountDatabase, sessionId: string) {
  const [row] = await db
    .select({
      secondAt: sessions.secondAt,
      staffSeenAt: sessions.staffSeenAt,
      hasSecond: isTwoStep(sessions.uid).mapWith(Boolean),
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row
}

/** Recovery codes alone are no second step: they go with the last one. */
export const removeLoneRecoveryCodes = (db: AccountDatabase, uid: number) =>
  db.delete(recoveryCodes).where(and(eq(recoveryCodes.uid, uid), lacksSecondStep(uid)))

/** Statements for one batch that take all of a second step from an account, where `where` holds. */
export const removeSecondStep = (db: AccountDatabase, uid: number, where: SQL) =>
  [
    db.delete(totps).where(and(eq(totps.uid, uid), where)),
    db.delete(passkeys).where(and(eq(passkeys.uid, uid), where)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.uid, uid), where)),
  ] as const
