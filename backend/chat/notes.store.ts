import { and, desc, eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { chatNotes } from '#backend/db/accounts/schema/chat.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { NOTES_MAX } from '#contract/chat-rules.ts'

type NoteRow = typeof chatNotes.$inferInsert

const isAbout = (roomId: number, uid: number) => and(eq(chatNotes.roomId, roomId), eq(chatNotes.uid, uid))

/** Notes of a room about a user, the last first. */
export const readNotes = (db: AccountDatabase, roomId: number, uid: number) =>
  db
    .select({ id: chatNotes.id, text: chatNotes.text, createdAt: chatNotes.createdAt, writer: accounts.username })
    .from(chatNotes)
    .leftJoin(accounts, eq(accounts.uid, chatNotes.writtenBy))
    .where(isAbout(roomId, uid))
    .orderBy(desc(chatNotes.id))
    .limit(NOTES_MAX)

/** Adds a note; of more than a room may have the first ones go. */
export async function addNote(db: AccountDatabase, note: NoteRow): Promise<void> {
  const { roomId, uid } = note
  const kept = db
    .select({ id: chatNotes.id })
    .from(chatNotes)
    .where(isAbout(roomId, uid))
    .orderBy(desc(chatNotes.id))
    .limit(NOTES_MAX)
  await db.batch([
    db.insert(chatNotes).values(note),
    db.delete(chatNotes).where(and(isAbout(roomId, uid), sql`${chatNotes.id} not in ${kept}`)),
  ])
}
