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

/** Lifts the mute of a user. */
export const unmuteEverywhere = (db: AccountDatabase, uid: number) => db.delete(chatMutes).where(eq(chatMutes.uid, uid))

/** Deletes mutes that have ended. */
export const removeEndedMutes = (db: AccountDatabase, now: number) =>
  db.delete(chatMutes).where(lt(chatMutes.until, now))
