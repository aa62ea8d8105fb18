import { and, asc, count, eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { chatModerators } from '#backend/db/accounts/schema/chat.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { MODERATORS_MAX } from '#contract/chat-rules.ts'

type ModeratorRow = typeof chatModerators.$inferInsert

const isOne = (roomId: number, uid: number) => and(eq(chatModerators.roomId, roomId), eq(chatModerators.uid, uid))

export const isModerator = async (db: AccountDatabase, roomId: number, uid: number): Promise<boolean> =>
  (await db.select({ uid: chatModerators.uid }).from(chatModerators).where(isOne(roomId, uid))).length > 0

/** Makes a user a moderator of a room; false when the room has as many as it may. */
export async function addModerator(
  db: AccountDatabase,
  { roomId, uid, appointedBy, createdAt }: ModeratorRow,
): Promise<boolean> {
  const isBelowMax = sql`(select count(*) from ${chatModerators} where ${chatModerators.roomId} = ${roomId}) < ${MODERATORS_MAX}`
  await db
    .insert(chatModerators)
    .select(sql`select ${roomId}, ${uid}, ${appointedBy}, ${createdAt} where ${isBelowMax}`)
    .onConflictDoNothing()
  return isModerator(db, roomId, uid)
}

export const removeModerator = (db: AccountDatabase, roomId: number, uid: number) =>
  db.delete(chatModerators).where(isOne(roomId, uid))

export async function countModerators(db: AccountDatabase, roomId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(chatModerators).where(eq(chatModerators.roomId, roomId))
  return row?.total ?? 0
}

/** The moderators of a room, those first who were appointed first. */
export const readModerators = (db: AccountDatabase, roomId: number) =>
  db
    .select({
      uid: chatModerators.uid,
      name: accounts.username,
      avatar: profiles.avatar,
      createdAt: chatModerators.createdAt,
    })
    .from(chatModerators)
    .innerJoin(accounts, eq(accounts.uid, chatModerators.uid))
    .innerJoin(profiles, eq(profiles.uid, chatModerators.uid))
    .where(eq(chatModerators.roomId, roomId))
    .orderBy(asc(chatModerators.createdAt), asc(chatModerators.uid))
