import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { likes } from '#backend/db/schema/follows.ts'

export interface Liked {
  type: (typeof likes.$inferSelect)['type']
  targetId: number
}

export const addLike = (db: Database, uid: number, liked: Liked, createdAt: number) =>
  db
    .insert(likes)
    .values({ uid, ...liked, createdAt })
    .onConflictDoNothing()

export const removeLike = (db: Database, uid: number, { type, targetId }: Liked) =>
  db.delete(likes).where(and(eq(likes.uid, uid), eq(likes.type, type), eq(likes.targetId, targetId)))

export async function countLikes(db: Database, { type, targetId }: Liked): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(likes)
    .where(and(eq(likes.type, type), eq(likes.targetId, targetId)))
  return row?.total ?? 0
}
