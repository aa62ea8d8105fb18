import { aliasedTable, and, desc, eq, gt, gte, inArray, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { audit } from '#backend/db/accounts/schema/audit.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import { roleProposals } from '#backend/db/accounts/schema/role-proposals.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { AuditLine } from '#contract/admin.ts'
import type { ListPart } from '#contract/list-part.ts'
import { mayAct } from './may-act.store.ts'

/** Reading an account again within this time after the last audit line about it belongs to the same view. */
const VIEW_MS = 5 * 60_000

type Act = (typeof AuditLine.infer)['act']

/** The columns of a line, in the order of the table. */
function lineOf({ viewer, address, now }: UserContext, act: Act, targetUid: SQLWrapper, detail: string | SQL) {
  return {
    id: sql`null`.as('id'),
    adminUid: sql`${viewer.uid}`.as('admin_uid'),
    act: sql`${act}`.as('act'),
    targetUid: sql`${targetUid}`.as('target_uid'),
    detail: sql`${detail}`.as('detail'),
    address: sql`${address}`.as('address'),
    createdAt: sql`${now}`.as('created_at'),
  }
}

/**
 * The audit line of an administrator's action on an account, to be run in one batch with the action. Inserts nothing
 * when there is no such account, or where `where` does not hold.
 */
export const auditAccount = (context: UserContext, act: Act, uid: number, detail: string | SQL, where?: SQL) =>
  context.accountDb
    .insert(audit)
    .select(
      context.accountDb
        .select(lineOf(context, act, accounts.uid, detail))
        .from(accounts)
        .where(and(eq(accounts.uid, uid), where)),
    )
    .returning({ id: audit.id })

/** As `auditAccount`; for a proposal of roles that fits `where`. */
export const auditProposal = (context: UserContext, act: Act, where: SQL) =>
  context.accountDb.insert(audit).select(
    context.accountDb
      .select(lineOf(context, act, roleProposals.uid, sql`replace(trim(${roleProposals.roles}, '[]"'), '","', ' ')`))
      .from(roleProposals)
      .where(where),
  )

/** As `auditAccount`; the account is that of who wrote a feedback that waits for an answer. */
export const auditFeedback = (context: UserContext, act: Act, id: number, detail: string) =>
  context.accountDb.insert(audit).select(
    context.accountDb
      .select(lineOf(context, act, feedback.uid, detail))
      .from(feedback)
      .where(and(eq(feedback.id, id), isNull(feedback.answeredAt))),
  )

/** What administrators do in the mall. */
export type MallAct = Extract<
  Act,
  | 'save_goods'
  | 'change_stock'
  | 'add_cards'
  | 'view_redemption'
  | 'ship_redemption'
  | 'finish_redemption'
  | 'return_redemption'
>

export type VideoActDone = Extract<Act, 'publish_video' | 'refuse_video' | 'take_off_video'>

export type AnnouncementActDone = Extract<
  Act,
  'save_announcement' | 'publish_announcement' | 'end_announcement' | 'take_back_announcement' | 'delete_announcement'
>

export type SupportActDone = Extract<
  Act,
  'take_support' | 'leave_support' | 'answer_support' | 'note_support' | 'close_support'
>

type ThingAct =
  | MallAct
  | VideoActDone
  | AnnouncementActDone
  | SupportActDone
  | Extract<
      Act,
      | 'decide_complaint'
      | 'publish_brand'
      | 'propose_brand'
      | 'decline_brand'
      | 'retire_brand'
      | 'restore_brand'
      | 'save_protocol'
      | 'delete_protocol'
      | 'save_list'
      | 'take_over_review'
      | 'close_channel'
      | 'reopen_channel'
    >

/** The audit line of an act about a thing, where `where` holds; of somebody's, `targetUid` is the owner. */
export function auditAbout(
  { accountDb, viewer, address, now }: UserContext,
  act: ThingAct,
  detail: string | SQL,
  { targetUid = null, where = sql`true` }: { targetUid?: number | null; where?: SQL | undefined } = {},
) {
  const values = sql`null, ${viewer.uid}, ${act}, ${targetUid}, ${detail}, ${address}, ${now}`
  return accountDb.insert(audit).select(sql`select ${values} where ${where}`).returning({ id: audit.id })
}

type ArticleActDone = Extract<Act, 'save_article' | 'publish_article' | 'take_off_article' | 'delete_article'>

/** The audit line of an act about an article, where `where` holds. */
export function auditArticle(
  { accountDb, viewer, address, now }: UserContext,
  act: ArticleActDone,
  detail: string | SQL,
  where: SQL,
) {
  const values = sql`null, ${viewer.uid}, ${act}, null, ${detail}, ${address}, ${now}`
  return accountDb.insert(audit).select(sql`select ${values} where ${where}`)
}

const HISTORY_LINES = 30
/** As far back as lines are looked at: there is no index by what they are about. */
const HISTORY_LINES_LOOKED_AT = 20_000

/** The newest lines about a thing, whose details begin with its kind and number: `article 7, ar`. */
export async function readHistory<Done extends Act>(
  db: AccountDatabase,
  what: string,
  id: number,
  acts: readonly Done[],
) {
  const rows = await db
    .select({
      act: audit.act,
      at: audit.createdAt,
      adminUid: audit.adminUid,
      adminName: accounts.username,
      detail: audit.detail,
    })
    .from(audit)
    .leftJoin(accounts, eq(accounts.uid, audit.adminUid))
    .where(
      and(
        gt(audit.id, sql`(select max(id) from ${audit}) - ${HISTORY_LINES_LOOKED_AT}`),
        inArray(audit.act, [...acts]),
        sql`${audit.detail} || ',' like ${`${what} ${id},%`}`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(HISTORY_LINES)
  return rows.map((row) => ({ ...row, act: row.act as Done }))
}

/**
 * The audit line of a decision that is carried out in another database, unless the caller is no administrator any more;
 * whether it is written.
 */
export async function auditDecision(
  context: UserContext,
  act: Extract<Act, 'set_room_priority' | 'end_room_priority' | 'refund_ticket'>,
  detail: string,
  targetUid: number | null,
): Promise<boolean> {
  const { accountDb, viewer, address, now } = context
  const values = sql`null, ${viewer.uid}, ${act}, ${targetUid}, ${detail}, ${address}, ${now}`
  const written = await accountDb
    .insert(audit)
    .select(sql`select ${values} where ${mayAct(context)}`)
    .returning({ id: audit.id })
  return written.length > 0
}

/**
 * Writes one audit line for each view of an account. The page reads the account again after each action, and actions
 * have their own lines.
 */
export async function auditView(context: UserContext, uid: number): Promise<void> {
  const { accountDb: db, viewer, now } = context
  const [last] = await db
    .select({ createdAt: audit.createdAt })
    .from(audit)
    .where(and(eq(audit.targetUid, uid), eq(audit.adminUid, viewer.uid)))
    .orderBy(desc(audit.id))
    .limit(1)
  if (!last || last.createdAt < now - VIEW_MS) await auditAccount(context, 'view_user', uid, '')
}

/** As `auditAccount`, unless the caller has a line of the same act and detail of the last minutes: the same view. */
export async function auditOnce(context: UserContext, act: Act, uid: number, detail: string): Promise<void> {
  const { viewer, now } = context
  const isOf = and(
    eq(audit.targetUid, uid),
    eq(audit.adminUid, viewer.uid),
    eq(audit.act, act),
    eq(audit.detail, detail),
  )
  const isNew = sql`not exists (select 1 from ${audit} where ${and(isOf, gt(audit.createdAt, now - VIEW_MS))})`
  await auditAccount(context, act, uid, detail, isNew)
}

/** As far back as texts are looked for: there is no index of them. */
export const AUDIT_TEXT_LINES = 20_000

interface AuditSearch extends ListPart {
  uid?: number
  admin?: number
  act?: Act
  text?: string
  from?: string
  until?: string
  sort?: 'oldest'
}

const DAY_MS = 24 * 3_600_000

function filterOf({ uid, admin, act, text = '', from, until }: AuditSearch): SQL | undefined {
  const wanted = text.trim().toLowerCase()
  return and(
    uid === undefined ? undefined : eq(audit.targetUid, uid),
    admin === undefined ? undefined : eq(audit.adminUid, admin),
    act && eq(audit.act, act),
    from === undefined ? undefined : gte(audit.createdAt, Date.parse(from)),
    until === undefined ? undefined : lt(audit.createdAt, Date.parse(until) + DAY_MS),
    // Not by `like`: D1 takes patterns of 50 bytes at most.
    wanted === ''
      ? undefined
      : and(
          gt(audit.id, sql`(select max(id) from ${audit}) - ${AUDIT_TEXT_LINES}`),
          sql`instr(lower(${audit.detail}), ${wanted}) > 0`,
        ),
  )
}

export async function listAuditRows(db: AccountDatabase, search: AuditSearch) {
  const target = aliasedTable(accounts, 'target')
  const isOfDays = search.from !== undefined || search.until !== undefined
  const part = listPart(
    { by: isOfDays ? [audit.createdAt, audit.id] : [audit.id], isAscending: search.sort === 'oldest' },
    search,
  )
  const rows = await db
    .select({ line: audit, adminName: accounts.username, targetName: target.username })
    .from(audit)
    .leftJoin(accounts, eq(accounts.uid, audit.adminUid))
    .leftJoin(target, eq(target.uid, audit.targetUid))
    .where(and(filterOf(search), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ line }) => (isOfDays ? [line.createdAt, line.id] : [line.id]))
}

/**
 * The audit line of a list that is saved as a file: one for each, with its first part. Who asks for another part alone has a
 * line as well, unless there is one of the last minutes.
 */
export async function auditFile(context: UserContext, list: string, { after, size }: ListPart): Promise<void> {
  if (size !== 'file') return
  const { viewer, now } = context
  // By `+` the index of times is taken: it has few lines of the last minutes.
  const isOf = sql`+${audit.adminUid} = ${viewer.uid} and +${audit.act} = 'save_list' and ${audit.detail} = ${list}`
  const isNew = sql`not exists (select 1 from ${audit} where ${and(isOf, gt(audit.createdAt, now - VIEW_MS))})`
  await auditAbout(context, 'save_list', list, after === undefined ? {} : { where: isNew })
}
