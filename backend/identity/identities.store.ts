import { and, eq } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { identities } from '#backend/db/schema/third-party.ts'
import { type UserRow, users } from '#backend/db/schema/users.ts'

/** An account at a provider: `subject` is never another person's there. */
export interface ThirdPartyIdentity {
  type: number
  subject: string
  name?: string
}

/** The account a third-party account is bound to. */
export async function findBoundUser(
  db: Database,
  { type, subject }: Pick<ThirdPartyIdentity, 'type' | 'subject'>,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.uid, identities.uid))
    .where(and(eq(identities.type, type), eq(identities.subject, subject)))
  return row?.user
}

/** Binds unless it is bound already. Answers whether it did. */
export async function insertIdentity(
  db: Database,
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
