import { desc, eq } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { outbox } from '#backend/db/schema/outbox.ts'
import type { Message } from './message.ts'

export const insertMessage = (db: Database, message: Message, createdAt: number) =>
  db.insert(outbox).values({ ...message, createdAt })

/** The last 50 messages to an address, newest first. */
export const listOutbox = (db: Database, to: string) =>
  db.select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id)).limit(50)
