import { desc, eq } from 'drizzle-orm'
import { outbox } from '#backend/db/accounts/schema/outbox.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Message } from './message.ts'

export const insertMessage = (db: AccountDatabase, message: Message, createdAt: number) =>
  db.insert(outbox).values({ ...message, createdAt })

/** The last 50 messages to an address, newest first. */
export const listOutbox = (db: AccountDatabase, to: string) =>
  db.select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id)).limit(50)
