import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { passkeyChallenges, passkeys } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { PASSKEYS_MAX } from '#contract/two-step-rules.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type ChallengeRow = typeof passkeyChallenges.$inferSelect

export const listPasskeys = (db: AccountDatabase, uid: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.uid, uid)).orderBy(asc(passkeys.createdAt))

/** A passkey of this user for this host. */
export async function findPasskey(
  db: AccountDatabase,
  { uid, host, id }: Pick<PasskeyRow, 'uid' | 'host' | 'id'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.uid, uid), eq(passkeys.host, host)))
  return row
}

/** Stores a passkey; false when it is somebody's already, or the user has as many as there may be. */
export async function insertPasskey(db: AccountDatabase, row: PasskeyRow): Promise<boolean> {
  const { id, uid, host, name, publicKey, counter, transports, createdAt } = row
  const isFree = sql`(select count(*) from ${passkeys} where ${passkeys.uid} = ${uid}) < ${PASSKEYS_MAX}`
  const values = sql`${id}, ${uid}, ${host}, ${name}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${createdAt}, null`
  const rows = await db
    .insert(passkeys)
    .select(sql`select ${values} where ${isFree}`)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Notes a use with the authenticator's new count; false when another use came between. */
export async function noteUse(
  db: AccountDatabase,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  next: { counter: number; now: number },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: next.counter, usedAt: next.now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function removePasskeyRow(db: AccountDatabase, uid: number, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.uid, uid)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export const insertChallenge = (db: AccountDatabase, row: ChallengeRow) => db.insert(passkeyChallenges).values(row)

/** Consumes a challenge; false when it is unknown, used, too old, or was made for something else. */
export async function consumeChallenge(
  db: AccountDatabase,
  { challengeHash, uid, use }: Omit<ChallengeRow, 'expiresAt'>,
  now: number,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.uid, uid),
        eq(passkeyChallenges.use, use),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ uid: passkeyChallenges.uid })
  return rows.length > 0
}

export const removeExpiredChallenges = (db: AccountDatabase, now: number) =>
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
