import { eq, lt } from 'drizzle-orm'
import { chatMutes } from '#backend/db/accounts/schema/chat.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type MuteRow = typeof chatMutes.$inferInsert

/** Mutes a user in all rooms; a mute that she had is replaced. */
export const muteEverywhere = (db: AccountDatabase, { uid, ...mute }: MuteRow) =>
  db
    .insert(chatMutes)
    .values({ uid, ...mute })
    .onConflictDoUpdate({ target: chatMutes.uid, set: mute })

/** Until when a user is muted in all rooms, milliseconds since the epoch; 0: she is not. */
export const readMutedUntil = async (db: AccountDatabase, uid: number): Promise<number> =>
  (await db.select({ until: chatMutes.until }).from(chatMutes).where(eq(chatMutes.uid, uid)))[0]?.until ?? 0

/** Deletes mutes that have ended. */
export const removeEndedMutes = (db: AccountDatabase, now: number) =>
  db.delete(chatMutes).where(lt(chatMutes.until, now))
