import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { isOldestFirst, listPart } from '#backend/core/list-part.store.ts'
import { hasText, wantedNumber, wantedText } from '#backend/core/text-search.store.ts'
import { supportMessages, supportRequests } from '#backend/db/accounts/schema/support.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import { addFromStaff, changeRequest, type RequestRow, takesFromStaff } from '#backend/support/requests.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { SUPPORT_CLOSE_REASONS, SupportState, SupportSubject } from '#contract/support-rules.ts'
import { auditAbout, type SupportActDone } from './audit.store.ts'

/** As far back as words are looked for, with all that was said in each request. */
const LOOKED_AT = 2_000

/** So much of what was said last is shown in a list. */
const EXCERPT_CHARS = 160

/** The beginning of what who asked or staff said last; what staff noted for one another is not shown. */
const excerpt = sql<
  string | null
>`(select substr(${supportMessages.text}, 1, ${sql.raw(String(EXCERPT_CHARS))}) from ${supportMessages}
  where ${supportMessages.requestId} = ${supportRequests.id} and ${supportMessages.kind} <> 'note'
  order by ${supportMessages.number} desc limit 1)`

const LINE = { ...getTableColumns(supportRequests), excerpt }

interface SupportSearch extends ListPart {
  uid?: number | undefined
  text?: string | undefined
  state: SupportState
  subject?: SupportSubject | undefined
  brand?: string | undefined
  /** Taken by this user, or by nobody. */
  takenBy?: number | 'nobody' | undefined
  sort?: 'oldest' | 'newest'
}

/** Requests of a state, the newest, with a text in what was said or referred to, or in the name or address of who asked. */
function textFilter(db: AccountDatabase, wanted: string, state: SupportState): SQL | undefined {
  if (wanted === '') return undefined
  const { id, uid, email, reference, updatedAt } = supportRequests
  const newest = db
    .select({ id })
    .from(supportRequests)
    .where(eq(supportRequests.state, state))
    .orderBy(desc(updatedAt), desc(id))
    .limit(LOOKED_AT)
  const said = db
    .select({ one: sql`1` })
    .from(supportMessages)
    .where(and(eq(supportMessages.requestId, id), hasText(supportMessages.text, wanted)))
  return and(
    inArray(id, newest),
    or(isMeant({ numbers: [uid], columns: [email, reference], uid }, wanted), exists(said)),
  )
}

/** Requests of a state; by its number one of any. */
export async function readSupport(db: AccountDatabase, search: SupportSearch) {
  const { state, subject, brand, takenBy, sort } = search
  const wanted = wantedText(search.text)
  const number = wantedNumber(wanted)
  const numbered =
    number === undefined ? [] : await db.select(LINE).from(supportRequests).where(eq(supportRequests.id, number))
  if (numbered.length > 0) return { rows: numbered }
  const part = listPart(
    { by: [supportRequests.updatedAt, supportRequests.id], isAscending: isOldestFirst(sort, state === 'waiting') },
    search,
  )
  const rows = await db
    .select(LINE)
    .from(supportRequests)
    .where(
      and(
        eq(supportRequests.state, state),
        search.uid === undefined ? undefined : eq(supportRequests.uid, search.uid),
        subject && eq(supportRequests.subject, subject),
        brand ? eq(supportRequests.brand, brand) : undefined,
        takenBy === 'nobody'
          ? isNull(supportRequests.takenBy)
          : takenBy === undefined
            ? undefined
            : eq(supportRequests.takenBy, takenBy),
        textFilter(db, wanted, state),
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
