import { aliasedTable, and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { muteEverywhere, unmuteEverywhere } from '#backend/chat/mutes.store.ts'
import { type CaseRow, type Decided, decideStatement, reopenStatement } from '#backend/chat/reports.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { isOldestFirst, listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { chatCases, chatReports } from '#backend/db/accounts/schema/chat.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { AuditLine } from '#contract/admin.ts'
import type { ListPart } from '#contract/list-part.ts'
import { auditAccount } from './audit.store.ts'
import { isStillStaff } from './may-act.store.ts'

const decider = aliasedTable(accounts, 'decider')

const selectCases = (db: AccountDatabase) =>
  db
    .select({ row: chatCases, deciderName: decider.username })
    .from(chatCases)
    .leftJoin(decider, eq(decider.uid, chatCases.decidedBy))
    .$dynamic()

export type NamedCase = Awaited<ReturnType<typeof selectCases>>[number]

interface CaseSearch extends ListPart {
  state: 'open' | 'decided'
  /** Who said it. */
  uid?: number
  sort?: 'oldest' | 'newest'
}

/** A part of the reported messages. Without `sort`: open, the first reported first, or decided, the last decided first. */
export async function listCases(db: AccountDatabase, search: CaseSearch) {
  const { uid, sort } = search
  const isOpen = search.state === 'open'
  const by = isOpen ? ([chatCases.id] as const) : ([chatCases.decidedAt, chatCases.id] as const)
  const part = listPart({ by, isAscending: isOldestFirst(sort, isOpen) }, search)
  const rows = await selectCases(db)
    .where(
      and(
        isOpen ? isNull(chatCases.decidedAt) : isNotNull(chatCases.decidedAt),
        uid === undefined ? undefined : eq(chatCases.uid, uid),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ row }) => (isOpen ? [row.id] : [row.decidedAt ?? 0, row.id]))
}

export const findNamedCase = async (db: AccountDatabase, id: number): Promise<NamedCase | undefined> =>
  (await selectCases(db).where(eq(chatCases.id, id)))[0]

/** How often each reason was given, by case, the most frequent first. */
export const countReasons = (db: AccountDatabase, ids: readonly number[]) =>
  db
    .select({ caseId: chatReports.caseId, reason: chatReports.reason, count: count() })
    .from(chatReports)
    .where(inArray(chatReports.caseId, [...ids]))
    .groupBy(chatReports.caseId, chatReports.reason)
    .orderBy(desc(count()), chatReports.reason)

/** Who reported a case, the first ones first. */
export const readReporters = (db: AccountDatabase, caseId: number, limit: number) =>
  db
    .select({
      uid: chatReports.uid,
      name: accounts.username,
      reason: chatReports.reason,
      createdAt: chatReports.createdAt,
    })
    .from(chatReports)
    .leftJoin(accounts, eq(accounts.uid, chatReports.uid))
    .where(eq(chatReports.caseId, caseId))
    .orderBy(asc(chatReports.createdAt), asc(chatReports.uid))
    .limit(limit)

/** How many other cases a speaker has, and the last of them that was decided. */
export async function readOtherCases(db: AccountDatabase, { id, uid }: Pick<CaseRow, 'id' | 'uid'>) {
  const others = and(eq(chatCases.uid, uid), ne(chatCases.id, id))
  const [totals, [last]] = await db.batch([
    db.select({ total: count() }).from(chatCases).where(others),
    db
      .select({ decision: chatCases.decision, decidedAt: chatCases.decidedAt, text: chatCases.text })
      .from(chatCases)
      .where(and(others, isNotNull(chatCases.decidedAt)))
      .orderBy(desc(chatCases.decidedAt), desc(chatCases.id))
      .limit(1),
  ])
  return { count: totals[0]?.total ?? 0, last }
}

/** The audit line's name of each decision. */
const ACTS = {
  dismiss: 'dismiss_report',
  remove: 'remove_message',
  mute_room: 'mute_in_room',
  mute_everywhere: 'mute_everywhere',
} as const satisfies Record<Decided['decision'], (typeof AuditLine.infer)['act']>

/** Decides a case, with its audit line: both or neither. Undefined when it is decided, or the caller may not act any more. */
export async function decideCase(
  context: UserContext,
  { id, uid }: Pick<CaseRow, 'id' | 'uid'>,
  decided: Decided,
): Promise<CaseRow | undefined> {
  const { accountDb: db } = context
  const isOpen = sql`exists (select 1 from ${chatCases} where ${and(eq(chatCases.id, id), isNull(chatCases.decidedAt))})`
  const may = and(isStillStaff(context), isOpen) as SQL
  const detail = `${id} ${decided.reason}${decided.minutes === null ? '' : ` (${decided.minutes} min)`}`
  const [, [row]] = await db.batch([
    auditAccount(context, ACTS[decided.decision], uid, detail, may),
    decideStatement(db, id, decided, isStillStaff(context)),
  ])
  return row
}

/** Opens again what the caller has dismissed since `since`, with the audit line; whether it was so. */
export async function reopenDismissed(context: UserContext, { id, uid }: Pick<CaseRow, 'id' | 'uid'>, since: number) {
  const { accountDb: db, viewer } = context
  const where = and(
    eq(chatCases.id, id),
    eq(chatCases.decision, 'dismiss'),
    eq(chatCases.decidedBy, viewer.uid),
    gt(chatCases.decidedAt, since),
    isStillStaff(context),
  ) as SQL
  const [, reopened] = await db.batch([
    auditAccount(context, 'reopen_report', uid, String(id), sql`exists (select 1 from ${chatCases} where ${where})`),
    reopenStatement(db, where).returning({ id: chatCases.id }),
  ])
  return reopened.length > 0
}

interface MuteChange {
  uid: number
  /** 0: no longer muted. */
  until: number
  minutes: number
  reason: string
}

/** Mutes a user in all rooms, or no longer, with the audit line; false when the caller is no member of staff any more. */
export async function setMuteEverywhere(
  context: UserContext,
  { uid, until, minutes, reason }: MuteChange,
): Promise<boolean> {
  const { accountDb: db, viewer, now } = context
  const act = until === 0 ? 'unmute_everywhere' : 'mute_everywhere'
  const detail = until === 0 ? reason : `${reason} (${minutes} min)`
  const audited = await auditAccount(context, act, uid, detail, isStillStaff(context))
  if (audited.length === 0) return false
  await (until === 0
    ? unmuteEverywhere(db, uid)
    : muteEverywhere(db, { uid, until, reason, mutedBy: viewer.uid, createdAt: now }))
  return true
}
