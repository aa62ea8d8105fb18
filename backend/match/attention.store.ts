import { and, desc, eq } from 'drizzle-orm'
import { attention } from '#backend/db/accounts/schema/attention.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export const addAttention = (db: AccountDatabase, uid: number, matchId: number, createdAt: number) =>
  db.insert(attention).values({ uid, matchId, createdAt }).onConflictDoNothing()

export const removeAttention = (db: AccountDatabase, uid: number, matchId: number) =>
  db.delete(attention).where(and(eq(attention.uid, uid), eq(attention.matchId, matchId)))

const IDS_MAX = 200

/** Ids of the matches that a user follows, newest first. */
export async function attentionIds(db: AccountDatabase, uid: number): Promise<number[]> {
  const rows = await db
    .select({ matchId: attention.matchId })
    .from(attention)
    .where(eq(attention.uid, uid))
    .orderBy(desc(attention.createdAt), desc(attention.matchId))
    .limit(IDS_MAX)
  return rows.map((row) => row.matchId)
}

/** Follows these matches, the first as the newest; existing follows are not changed. */
export async function mergeAttentionRows(
  db: AccountDatabase,
  uid: number,
  matchIds: readonly number[],
  now: number,
): Promise<void> {
  // Three values a row, and D1 accepts 100 in a statement.
  for (let from = 0; from < matchIds.length; from += 30) {
    const values = matchIds
      .slice(from, from + 30)
      .map((matchId, index) => ({ uid, matchId, createdAt: now - from - index }))
    await db.insert(attention).values(values).onConflictDoNothing()
  }
}
