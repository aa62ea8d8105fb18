import { and, asc, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { supportMessages, supportRequests } from '#backend/db/accounts/schema/support.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { addFromStaff, changeRequest, type RequestRow, takesFromStaff } from '#backend/support/requests.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { SUPPORT_CLOSE_REASONS, SupportState, SupportSubject } from '#contract/support-rules.ts'
import { auditAbout, type SupportActDone } from './audit.store.ts'

interface SupportSearch extends ListPart {
  state: SupportState
  subject?: SupportSubject | undefined
  brand?: string | undefined
  /** Taken by this user, or by nobody. */
  takenBy?: number | 'nobody' | undefined
}

export async function readSupport(db: AccountDatabase, search: SupportSearch) {
  const { state, subject, brand, takenBy } = search
  const part = listPart(
    { by: [supportRequests.updatedAt, supportRequests.id], isAscending: state === 'waiting' },
    search,
  )
  const rows = await db
    .select()
    .from(supportRequests)
    .where(
      and(
        eq(supportRequests.state, state),
        subject && eq(supportRequests.subject, subject),
        brand ? eq(supportRequests.brand, brand) : undefined,
        takenBy === 'nobody'
          ? isNull(supportRequests.takenBy)
          : takenBy === undefined
            ? undefined
            : eq(supportRequests.takenBy, takenBy),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (row) => [row.updatedAt, row.id])
}

export async function readAnyRequest(db: AccountDatabase, id: number) {
  const [[request], messages] = await db.batch([
    db.select().from(supportRequests).where(eq(supportRequests.id, id)),
    db.select().from(supportMessages).where(eq(supportMessages.requestId, id)).orderBy(asc(supportMessages.number)),
  ])
  return request && { request, messages }
}

/** The audit line of a deed in a request, where it holds; before the deed in a batch. */
const audited = (context: UserContext, act: SupportActDone, id: number, where: SQL | undefined) =>
  auditAbout(context, act, `support ${id}`, {
    where: exists(context.accountDb.select({ one: sql`1` }).from(supportRequests).where(where)),
  })

const isOpen = ne(supportRequests.state, 'closed')
const isFreeFor = (uid: number) => or(isNull(supportRequests.takenBy), eq(supportRequests.takenBy, uid))

/** Gives a request to the caller, from nobody or from who had it; false when somebody else has it. */
export async function takeRequest(context: UserContext, id: number, from: number | undefined): Promise<boolean> {
  const { accountDb, viewer } = context
  const had = from === undefined ? isFreeFor(viewer.uid) : eq(supportRequests.takenBy, from)
  const where = and(eq(supportRequests.id, id), isOpen, had)
  const [, rows] = await accountDb.batch([
    audited(context, 'take_support', id, where),
    changeRequest(accountDb, { takenBy: viewer.uid }, where),
  ])
  return rows.length > 0
}

export async function leaveRequest(context: UserContext, id: number): Promise<boolean> {
  const { accountDb, viewer } = context
  const where = and(eq(supportRequests.id, id), eq(supportRequests.takenBy, viewer.uid))
  const [, rows] = await accountDb.batch([
    audited(context, 'leave_support', id, where),
    changeRequest(accountDb, { takenBy: null }, where),
  ])
  return rows.length > 0
}

/** Stores an answer; undefined when the request is full, closed or somebody else's. */
export async function answerAnyRequest(
  context: UserContext,
  id: number,
  text: string,
): Promise<RequestRow | undefined> {
  const { accountDb, viewer, now } = context
  const takes = takesFromStaff(id, and(isOpen, isFreeFor(viewer.uid)))
  const [, , [row]] = await accountDb.batch([
    audited(context, 'answer_support', id, takes),
    addFromStaff(accountDb, { kind: 'staff', uid: viewer.uid, text, now }, takes),
    changeRequest(
      accountDb,
      {
        messages: sql`${supportRequests.messages} + 1`,
        userUnread: sql`${supportRequests.userUnread} + 1`,
        staffUnread: 0,
        state: 'answered',
        takenBy: viewer.uid,
        updatedAt: now,
      },
      takes,
    ),
  ])
  return row
}

export async function noteRequest(context: UserContext, id: number, text: string): Promise<boolean> {
  const { accountDb, viewer, now } = context
  const takes = takesFromStaff(id)
  const [, , rows] = await accountDb.batch([
    audited(context, 'note_support', id, takes),
    addFromStaff(accountDb, { kind: 'note', uid: viewer.uid, text, now }, takes),
    changeRequest(accountDb, { messages: sql`${supportRequests.messages} + 1` }, takes),
  ])
  return rows.length > 0
}

export async function closeAnyRequest(
  context: UserContext,
  id: number,
  closeReason: (typeof SUPPORT_CLOSE_REASONS)[number],
): Promise<RequestRow | undefined> {
  const { accountDb, viewer, now } = context
  const where = and(eq(supportRequests.id, id), isOpen, isFreeFor(viewer.uid))
  const [, [row]] = await accountDb.batch([
    audited(context, 'close_support', id, where),
    changeRequest(accountDb, { state: 'closed', closeReason, staffUnread: 0, updatedAt: now }, where),
  ])
  return row
}
