import { and, eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { identities } from '#backend/db/accounts/schema/third-party.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { selectUsers, type UserRow } from './users.store.ts'

/** An account at a provider; `subject` is its unique id there. */
export interface ThirdPartyIdentity {
  type: number
  subject: string
  name?: string
}

/** The user to whom a third-party account is bound. */
export async function findBoundUser(
  db: AccountDatabase,
  { type, subject }: Pick<ThirdPartyIdentity, 'type' | 'subject'>,
): Promise<UserRow | undefined> {
  const [row] = await selectUsers(db)
    .innerJoin(identities, eq(identities.uid, accounts.uid))
    .where(and(eq(identities.type, type), eq(identities.subject, subject)))
  return row
}

/** Binds a third-party account to a user; false when it is bound already. */
export async function insertIdentity(
  db: AccountDatabase,
  uid: number,
  { type, subject, name }: ThirdPartyIdentity,
  now: number,
): Promise<boolean> {
  const rows = await db
    .insert(identities)
    .values({ type, subject, uid, name: name ?? null, createdAt: now })
    .onConflictDoNothing()
    .returning({ uid: identities.uid })
  return rows.length > 0
}

/** Unbinds a third-party sign-in, unless the user could not sign in any more without it; whether it was unbound. */
export async function removeIdentity(db: AccountDatabase, uid: number, kind: number): Promise<boolean> {
  const hasContact = sql`exists (select 1 from ${accounts} where ${accounts.uid} = ${uid}
    and (${accounts.email} is not null or ${accounts.phone} is not null))`
  const hasAnother = sql`exists (select 1 from ${identities} as other where other.uid = ${uid} and other.type <> ${kind})`
  const rows = await db
    .delete(identities)
    .where(and(eq(identities.uid, uid), eq(identities.type, kind), sql`(${hasContact} or ${hasAnother})`))
    .returning({ type: identities.type })
  return rows.length > 0
}

export const hasIdentity = async (db: AccountDatabase, uid: number, kind: number): Promise<boolean> =>
  (
    await db
      .select({ type: identities.type })
      .from(identities)
      .where(and(eq(identities.uid, uid), eq(identities.type, kind)))
  ).length > 0
