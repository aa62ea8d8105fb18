import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { chatCases, chatReports } from '#backend/db/accounts/schema/chat.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ChatMessage } from '#contract/chat.ts'
import type { ReportDecision, ReportReason } from '#contract/chat-rules.ts'

export type CaseRow = typeof chatCases.$inferSelect

/** How long a decided case is kept, and one that nobody has decided. */
const DECIDED_MS = 90 * 24 * 3_600_000
const OPEN_MS = 365 * 24 * 3_600_000

interface Report {
  roomId: number
  message: ChatMessage
  /** Who reports it. */
  uid: number
  reason: ReportReason
}

/** Adds a user's report of a message; false when she had reported it. */
export async function addReport(
  db: AccountDatabase,
  { roomId, message: { id, at, by, text }, uid, reason }: Report,
  now: number,
): Promise<boolean> {
  const isOfMessage = and(eq(chatCases.roomId, roomId), eq(chatCases.messageId, id), eq(chatCases.messageAt, at))
  const [, added] = await db.batch([
    db
      .insert(chatCases)
      .values({
        roomId,
        messageId: id,
        messageAt: at,
        uid: by.uid,
        name: by.name,
        avatar: by.avatar ?? null,
        part: by.part ?? null,
        text,
        createdAt: now,
      })
      .onConflictDoNothing(),
    db
      .insert(chatReports)
      .select(
        db
          .select({
            caseId: chatCases.id,
            uid: sql`${uid}`.as('uid'),
            reason: sql`${reason}`.as('reason'),
            createdAt: sql`${now}`.as('created_at'),
          })
          .from(chatCases)
          .where(isOfMessage),
      )
      .onConflictDoNothing()
      .returning({ caseId: chatReports.caseId }),
  ])
  return added.length > 0
}

export const findCase = async (db: AccountDatabase, id: number): Promise<CaseRow | undefined> =>
  (await db.select().from(chatCases).where(eq(chatCases.id, id)))[0]

export interface Decided {
  decision: ReportDecision
  minutes: number | null
  reason: string
  decidedBy: number
  decidedAt: number
}

/** The statement that decides a case, for a batch: once, where `may` holds. */
export const decideStatement = (db: AccountDatabase, id: number, decided: Decided, may: SQL) =>
  db
    .update(chatCases)
    .set(decided)
    .where(and(eq(chatCases.id, id), sql`${chatCases.decidedAt} is null`, may))
    .returning()

/** The decision had no effect: the case is open again. */
export const reopenCase = (db: AccountDatabase, id: number) =>
  db
    .update(chatCases)
    .set({ decision: null, minutes: null, reason: null, decidedBy: null, decidedAt: null })
    .where(eq(chatCases.id, id))

/** Deletes cases whose time is over, with their reports. */
export function removeOldCases(db: AccountDatabase, now: number) {
  const isOld = or(
    lt(chatCases.decidedAt, now - DECIDED_MS),
    sql`${chatCases.decidedAt} is null and ${chatCases.createdAt} < ${now - OPEN_MS}`,
  )
  return db.batch([
    db
      .delete(chatReports)
      .where(sql`${chatReports.caseId} in (select ${chatCases.id} from ${chatCases} where ${isOld})`),
    db.delete(chatCases).where(isOld),
  ])
}
