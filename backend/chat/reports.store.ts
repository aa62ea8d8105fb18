import { and, asc, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { chatCases, chatReports } from '#backend/db/accounts/schema/chat.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ChatMessage } from '#contract/chat.ts'
import type { ReportDecision, ReportReason } from '#contract/chat-rules.ts'
import { DECIDED_REPORT_DAYS } from '#contract/retention-rules.ts'

export type CaseRow = typeof chatCases.$inferSelect

/** How long a decided case is kept, and one that nobody has decided. */
const DECIDED_MS = DECIDED_REPORT_DAYS * 24 * 3_600_000
const OPEN_MS = 365 * 24 * 3_600_000

const UNDECIDED = { decision: null, minutes: null, reason: null, decidedBy: null, decidedAt: null, pendingSince: null }

/** What a case is about. */
export interface Said {
  /** 0: it is a comment on `subject`. */
  roomId: number
  subject?: string
  message: Pick<ChatMessage, 'id' | 'at' | 'by' | 'text'>
}

interface Report extends Said {
  /** Who reports it. */
  uid: number
  reason: ReportReason
}

const isOf = ({ roomId, message: { id, at } }: Said) =>
  and(eq(chatCases.roomId, roomId), eq(chatCases.messageId, id), eq(chatCases.messageAt, at))

const caseStatement = (db: AccountDatabase, { roomId, subject, message: { id, at, by, text } }: Said, now: number) =>
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
      subject: subject ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()

/** The id of the case of what was said. */
export const findCaseOf = async (db: AccountDatabase, said: Said): Promise<number | undefined> =>
  (await db.select({ id: chatCases.id }).from(chatCases).where(isOf(said)))[0]?.id

/** The case of what was said, without a report; one that was dismissed is open again. */
export async function openCase(db: AccountDatabase, said: Said, now: number): Promise<number | undefined> {
  const [, , rows] = await db.batch([
    caseStatement(db, said, now),
    db
      .update(chatCases)
      .set(UNDECIDED)
      .where(and(isOf(said), eq(chatCases.decision, 'dismiss'))),
    db.select({ id: chatCases.id }).from(chatCases).where(isOf(said)),
  ])
  return rows[0]?.id
}

/** Adds a user's report of a message; false when she had reported it. */
export async function addReport(db: AccountDatabase, { uid, reason, ...said }: Report, now: number): Promise<boolean> {
  const [, added] = await db.batch([
    caseStatement(db, said, now),
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
          .where(isOf(said)),
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
  /** Since when it is to be carried out; null: there is nothing to do. */
  pendingSince: number | null
}

/** The statement that decides a case, for a batch: once, where `may` holds. */
export const decideStatement = (db: AccountDatabase, id: number, decided: Decided, may: SQL) =>
  db
    .update(chatCases)
    .set(decided)
    .where(and(eq(chatCases.id, id), sql`${chatCases.decidedAt} is null`, may))
    .returning()

/** Cases are open again; to be run in one batch with what is beside it. */
export const reopenStatement = (db: AccountDatabase, where: SQL) => db.update(chatCases).set(UNDECIDED).where(where)

/** The decision had no effect: the case is open again. */
export const reopenCase = (db: AccountDatabase, id: number) => reopenStatement(db, eq(chatCases.id, id))

/** The decision is carried out. */
export const settleCase = (db: AccountDatabase, id: number) =>
  db.update(chatCases).set({ pendingSince: null }).where(eq(chatCases.id, id))

/** Cases whose decision was to be carried out since before a time, the oldest first. */
export const readPendingCases = (db: AccountDatabase, before: number, limit: number): Promise<CaseRow[]> =>
  db
    .select()
    .from(chatCases)
    .where(and(sql`pending_since is not null`, lte(chatCases.pendingSince, before)))
    .orderBy(asc(chatCases.pendingSince))
    .limit(limit)

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
