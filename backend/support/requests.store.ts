import { and, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { supportKeys, supportMessages, supportRequests } from '#backend/db/accounts/schema/support.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { SUPPORT_DAYS } from '#contract/retention-rules.ts'
import {
  SUPPORT_MESSAGES_A_PAGE,
  SUPPORT_MESSAGES_MAX,
  SUPPORT_OPEN_MAX,
  SUPPORT_OWN_MESSAGES_MAX,
  SUPPORT_REOPEN_DAYS,
  SUPPORT_SILENT_DAYS,
} from '#contract/support-rules.ts'

export type RequestRow = typeof supportRequests.$inferSelect
export type MessageRow = typeof supportMessages.$inferSelect

const DAY_MS = 24 * 3_600_000
/** How many the hourly cron removes or closes. */
const AT_ONCE = 500

/** Who asks for a request on a brand: its user, or who has a key of a guest's. */
export interface Asking {
  id: number
  brand: string
  uid?: number | undefined
  keyHash?: string | undefined
}

const keyOpens = (hash: string, id: number) =>
  sql`exists (select 1 from ${supportKeys} where ${and(eq(supportKeys.hash, hash), eq(supportKeys.requestId, id))})`

/** What holds for a request that is the caller's. */
const isHers = ({ id, brand, uid, keyHash }: Asking): SQL | undefined =>
  and(
    eq(supportRequests.id, id),
    eq(supportRequests.brand, brand),
    keyHash === undefined ? eq(supportRequests.uid, uid ?? 0) : keyOpens(keyHash, id),
  )

/** Whether a closed one may still be written in. */
export const isReopenable = ({ updatedAt }: Pick<RequestRow, 'updatedAt'>, now: number): boolean =>
  updatedAt > now - SUPPORT_REOPEN_DAYS * DAY_MS

const isWritable = (now: number) =>
  or(ne(supportRequests.state, 'closed'), gt(supportRequests.updatedAt, now - SUPPORT_REOPEN_DAYS * DAY_MS))

type Opened = Pick<RequestRow, 'id' | 'brand' | 'uid' | 'email' | 'language' | 'subject' | 'reference'>

/** Stores a request with its first message, and the key of a guest's; false when the user has as many open as she may. */
export async function insertRequest(
  db: AccountDatabase,
  { id, brand, uid, email, language, subject, reference }: Opened,
  { text, keyHash, now }: { text: string; keyHash: string | undefined; now: number },
): Promise<boolean> {
  const openOnes = sql`(select count(*) from ${supportRequests} where ${and(
    eq(supportRequests.uid, uid ?? 0),
    ne(supportRequests.state, 'closed'),
  )})`
  const isMade = eq(supportRequests.id, id)
  const [made] = await db.batch([
    db
      .insert(supportRequests)
      .select(
        sql`select ${id}, ${brand}, ${uid}, ${email}, ${language}, ${subject}, ${reference}, 'waiting', 1, 0, 1, null, ${now}, ${now}, null where ${openOnes} < ${SUPPORT_OPEN_MAX}`,
      )
      .returning({ id: supportRequests.id }),
    db
      .insert(supportMessages)
      .select(
        sql`select ${id}, 1, ${uid}, ${email}, 'user', null, ${text}, ${now} from ${supportRequests} where ${isMade}`,
      ),
    db
      .insert(supportKeys)
      .select(sql`select ${keyHash ?? ''}, ${id}, ${email} where ${keyHash === undefined ? sql`false` : sql`true`}`),
  ])
  return made.length > 0
}

/** A user's requests on a brand, those that moved last first, with one more than a page to say whether there are more. */
export const readRequestsOf = (
  db: AccountDatabase,
  uid: number,
  brand: string,
  before: { at: number; id: number } | undefined,
): Promise<RequestRow[]> =>
  db
    .select()
    .from(supportRequests)
    .where(
      and(
        eq(supportRequests.uid, uid),
        eq(supportRequests.brand, brand),
        before && sql`(${supportRequests.updatedAt}, ${supportRequests.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.id))
    .limit(PAGE_SIZE + 1)

/** A request of the caller's and its newest messages, the newest first, without notes; undefined when it is none of hers. */
export async function readRequest(db: AccountDatabase, asking: Asking, before: number | undefined) {
  const hers = db.select().from(supportRequests).where(isHers(asking))
  const [[request], messages] = await db.batch([
    hers,
    db
      .select()
      .from(supportMessages)
      .where(
        and(
          eq(supportMessages.requestId, asking.id),
          before === undefined ? undefined : lt(supportMessages.number, before),
          ne(supportMessages.kind, 'note'),
          sql`exists (select 1 from ${supportRequests} where ${isHers(asking)})`,
        ),
      )
      .orderBy(desc(supportMessages.number))
      .limit(SUPPORT_MESSAGES_A_PAGE + 1),
  ])
  return request && { request, messages }
}

/** Stores what the caller writes, and opens the request again; false when it is none of hers, full or closed for good. */
export async function answerRequest(db: AccountDatabase, asking: Asking, text: string, now: number): Promise<boolean> {
  const takes = and(isHers(asking), isWritable(now), lt(supportRequests.messages, SUPPORT_OWN_MESSAGES_MAX))
  const [, changed] = await db.batch([
    db
      .insert(supportMessages)
      .select(
        sql`select id, messages + 1, uid, email, 'user', null, ${text}, ${now} from ${supportRequests} where ${takes}`,
      ),
    db
      .update(supportRequests)
      .set({
        messages: sql`${supportRequests.messages} + 1`,
        staffUnread: sql`${supportRequests.staffUnread} + 1`,
        state: 'waiting',
        closeReason: null,
        updatedAt: now,
      })
      .where(takes)
      .returning({ id: supportRequests.id }),
  ])
  return changed.length > 0
}

/** Closes a request of the caller's; one that is closed stays as it is. */
export const closeRequest = (db: AccountDatabase, asking: Asking, now: number) =>
  db
    .update(supportRequests)
    .set({ state: 'closed', closeReason: 'user', staffUnread: 0, updatedAt: now })
    .where(and(isHers(asking), ne(supportRequests.state, 'closed')))

export const seeRequest = (db: AccountDatabase, asking: Asking) =>
  db
    .update(supportRequests)
    .set({ userUnread: 0 })
    .where(and(isHers(asking), gt(supportRequests.userUnread, 0)))

/** Why nothing was written; undefined when it is none of hers. */
export async function readOwn(db: AccountDatabase, asking: Asking): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(supportRequests).where(isHers(asking))
  return row
}

/** Lets who has the secret of this hash, which is mailed to a guest, read her request. */
export const insertKey = (db: AccountDatabase, hash: string, { id, email }: { id: number; email: string }) =>
  db.insert(supportKeys).values({ hash, requestId: id, email })

/** What holds for a request that staff may write in, for all statements of a batch. */
export const takesFromStaff = (id: number, where?: SQL) =>
  and(eq(supportRequests.id, id), lt(supportRequests.messages, SUPPORT_MESSAGES_MAX), where)

/** The statement that adds what staff write to a request that takes it. */
export const addFromStaff = (
  db: AccountDatabase,
  { kind, uid, text, now }: { kind: 'staff' | 'note'; uid: number; text: string; now: number },
  takes: SQL | undefined,
) =>
  db
    .insert(supportMessages)
    .select(
      sql`select id, messages + 1, uid, email, ${kind}, ${uid}, ${text}, ${now} from ${supportRequests} where ${takes}`,
    )

/** The statement that changes a request, for a batch with its audit line. */
export const changeRequest = (
  db: AccountDatabase,
  change: Partial<Record<keyof RequestRow, RequestRow[keyof RequestRow] | SQL>>,
  where: SQL | undefined,
) =>
  db
    .update(supportRequests)
    .set(change as Partial<RequestRow>)
    .where(where)
    .returning()

/** Closes those that were answered and that nobody has written in since. */
export const closeSilentSupport = (db: AccountDatabase, now: number) =>
  db
    .update(supportRequests)
    .set({ state: 'closed', closeReason: 'silent', updatedAt: now })
    .where(
      sql`${supportRequests.id} in (select id from ${supportRequests} where state = 'answered' and updated_at < ${
        now - SUPPORT_SILENT_DAYS * DAY_MS
      } limit ${AT_ONCE})`,
    )

/** Deletes requests whose time is over, with all that is theirs. */
export async function removeOldSupport(db: AccountDatabase, now: number): Promise<void> {
  const old = sql`(select id from ${supportRequests} where updated_at < ${now - SUPPORT_DAYS * DAY_MS} order by updated_at limit ${AT_ONCE})`
  await db.batch([
    db.delete(supportKeys).where(sql`${supportKeys.requestId} in ${old}`),
    db.delete(supportMessages).where(sql`${supportMessages.requestId} in ${old}`),
    db.delete(supportRequests).where(sql`${supportRequests.id} in ${old}`),
  ])
}
