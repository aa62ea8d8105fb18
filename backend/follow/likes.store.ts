import { and, count, eq } from 'drizzle-orm'
import { likes } from '#backend/db/accounts/schema/follows.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export interface Liked {
  type: (typeof likes.$inferSelect)['type']
  targetId: number
}

export const addLike = (db: AccountDatabase, uid: number, liked: Liked, createdAt: number) =>
  db
    .insert(likes)
    .values({ uid, ...liked, createdAt })
    .onConflictDoNothing()

export const removeLike = (db: AccountDatabase, uid: number, { type, targetId }: Liked) =>
  db.delete(likes).where(and(eq(likes.uid, uid), eq(likes.type, type), eq(likes.targetId, targetId)))

export async function countLikes(db: AccountDatabase, { type, targetId }: Liked): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(likes)
    .where(and(eq(likes.type, type), eq(likes.targetId, targetId)))
  return row?.total ?? 0
}
