import { aliasedTable, and, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { twoStepResets } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isAdministrator } from '#backend/identity/roles.store.ts'
import { hasTwoSteps, removeSecondStep } from '#backend/two-step/second-step.store.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

const RESET_MS = 24 * 3_600_000

const isPending = (uid: number, now: number) =>
  and(
    eq(twoStepResets.uid, uid),
    gt(twoStepResets.expiresAt, now),
    isAdministrator(twoStepResets.askedBy),
    ne(twoStepResets.askedBy, twoStepResets.uid),
  ) as SQL

/** Who wants an account's second step to go, and until when that counts; undefined when nobody does. */
export async function findReset(db: AccountDatabase, uid: number, now: number) {
  const asker = aliasedTable(accounts, 'asker')
  const [row] = await db
    .select({ askedBy: twoStepResets.askedBy, askerName: asker.username, expiresAt: twoStepResets.expiresAt })
    .from(twoStepResets)
    .innerJoin(asker, eq(asker.uid, twoStepResets.askedBy))
    .where(isPending(uid, now))
  return row
}

/** Whether another administrator wants it too, at the moment that the statement runs. */
const isAskedByAnother = ({ viewer, now }: UserContext, uid: number): SQL =>
  sql`exists (select 1 from ${twoStepResets} where ${and(isPending(uid, now), ne(twoStepResets.askedBy, viewer.uid))})`

/**
 * Takes the second step from an account, with the audit line; whether it was taken. `byTwo`: only where another
 * administrator asked for it.
 */
export async function resetSecondStep(
  context: UserContext,
  uid: number,
  { reason, byTwo }: { reason: string; byTwo: boolean },
): Promise<boolean> {
  const { accountDb: db } = context
  const may = and(mayAct(context), byTwo ? isAskedByAnother(context, uid) : undefined) as SQL
  const [written] = await db.batch([
    auditAccount(context, 'reset_two_step', uid, reason, and(may, hasTwoSteps(uid))),
    ...removeSecondStep(db, uid, may),
    db.delete(twoStepResets).where(and(eq(twoStepResets.uid, uid), may)),
  ])
  return written.length > 0
}

/** Asks another administrator to do it too, with the audit line; whether it is asked. */
export async function askForReset(context: UserContext, uid: number, reason: string): Promise<boolean> {
  const { accountDb: db, viewer, now } = context
  const may = and(mayAct(context), hasTwoSteps(uid))
  const values = sql`${uid}, ${viewer.uid}, ${now + RESET_MS}`
  const [written] = await db.batch([
    auditAccount(context, 'ask_two_step_reset', uid, reason, may),
    db
      .insert(twoStepResets)
      .select(sql`select ${values} where ${may}`)
      .onConflictDoUpdate({ target: twoStepResets.uid, set: { askedBy: viewer.uid, expiresAt: now + RESET_MS } }),
  ])
  return written.length > 0
}

/** Whether there was one to withdraw or decline. */
export async function removeReset(context: UserContext, uid: number): Promise<boolean> {
  const { accountDb: db, now } = context
  const isAsked = sql`exists (select 1 from ${twoStepResets} where ${isPending(uid, now)})`
  const [, deleted] = await db.batch([
    auditAccount(context, 'decline_two_step_reset', uid, '', isAsked),
    db.delete(twoStepResets).where(isPending(uid, now)).returning({ uid: twoStepResets.uid }),
  ])
  return deleted.length > 0
}

export const removeExpiredResets = (db: AccountDatabase, now: number) =>
  db.delete(twoStepResets).where(lte(twoStepResets.expiresAt, now))
