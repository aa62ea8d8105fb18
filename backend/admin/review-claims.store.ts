import { and, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { chatCases } from '#backend/db/accounts/schema/chat.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import { expertApplications, plans } from '#backend/db/accounts/schema/plans.ts'
import { posts } from '#backend/db/accounts/schema/posts.ts'
import { reviewClaims } from '#backend/db/accounts/schema/review-claims.ts'
import { streamerApplications } from '#backend/db/accounts/schema/streamer-applications.ts'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isSimulatedUid } from '#backend/plan/simulated/uids.store.ts'
import { CLAIM_MINUTES, type ReviewQueueName } from '#contract/review-rules.ts'
import { isStillStaff } from './may-act.store.ts'

/** What waits in each queue, with whose it is and since when. Literal texts: with bound values SQLite cannot use the partial indexes. */
const WAITING: Readonly<Record<ReviewQueueName, SQL>> = {
  reports: sql`select id, uid, id as place from ${chatCases} where decided_at is null`,
  posts: sql`select article_id as id, uid, sent_at as place from ${posts} where state = 'reviewing'`,
  videos: sql`select id, uid, updated_at as place from ${videos} where state = 'reviewing'`,
  plans: sql`select id, uid, created_at as place from ${plans} where state = 'reviewing' and not ${isSimulatedUid(sql`uid`)}`,
  experts: sql`select id, uid, created_at as place from ${expertApplications} where state = 'reviewing'`,
  streamers: sql`select id, uid, created_at as place from ${streamerApplications} where state = 'reviewing'`,
  complaints: sql`select id, uid, created_at as place from ${complaints} where decided_at is null`,
  feedback: sql`select id, uid, created_at as place from ${feedback} where answered_at is null`,
}

/** As far as is looked for something that nobody has. */
const LOOKED_AT_MAX = 300

const isOf = (queue: ReviewQueueName, id: number | SQL) =>
  and(eq(reviewClaims.queue, queue), eq(reviewClaims.subject, id))

/** Whether it waits for a decision. */
const waits = (queue: ReviewQueueName, id: number): SQL =>
  sql`exists (select 1 from (${WAITING[queue]}) as waiting where waiting.id = ${id})`

/** Whether another one than the caller has it. */
const isAnothers = ({ viewer, now }: UserContext, queue: ReviewQueueName, id: number | SQL): SQL =>
  sql`exists (select 1 from ${reviewClaims} where ${and(
    isOf(queue, id),
    gt(reviewClaims.expiresAt, now),
    ne(reviewClaims.uid, viewer.uid),
  )})`

/** What waits longest of what nobody else has and the caller has not passed over. */
export async function findNextReview(
  context: UserContext,
  queue: ReviewQueueName,
  skipped: readonly number[],
): Promise<number | undefined> {
  const { accountDb, viewer } = context
  const [row] = await accountDb.all<{ id: number }>(sql`
    select id from (${WAITING[queue]} order by place, id limit ${LOOKED_AT_MAX}) as waiting
    where uid is not ${viewer.uid} and id not in (select value from json_each(${JSON.stringify(skipped)}))
      and not ${isAnothers(context, queue, sql`waiting.id`)}
    order by place, id limit 1`)
  return row?.id
}

export type Claimed = 'taken' | 'anothers' | 'gone'

/**
 * Takes something that waits, and then gives back what the caller had of the queue besides. Of two who take it at once one has it.
 */
export async function takeClaim(context: UserContext, queue: ReviewQueueName, id: number): Promise<Claimed> {
  const { accountDb: db, viewer, now } = context
  const expiresAt = now + CLAIM_MINUTES * 60_000
  const isHers = sql`exists (select 1 from ${reviewClaims} where ${and(
    isOf(queue, id),
    eq(reviewClaims.uid, viewer.uid),
    gt(reviewClaims.expiresAt, now),
  )})`
  const isWaiting = sql`exists (select 1 from (${WAITING[queue]}) as waiting where waiting.id = ${id} and uid is not ${viewer.uid})`
  const [[waits], taken] = await db.batch([
    db.select({ isWaiting: sql<number>`${isWaiting}` }).from(sql`(select 1)`),
    db
      .insert(reviewClaims)
      .select(sql`select ${queue}, ${id}, ${viewer.uid}, ${expiresAt} where ${and(isStillStaff(context), isWaiting)}`)
      .onConflictDoUpdate({
        target: [reviewClaims.queue, reviewClaims.subject],
        set: { uid: viewer.uid, expiresAt },
        setWhere: sql`${reviewClaims.uid} = ${viewer.uid} or ${reviewClaims.expiresAt} <= ${now}`,
      })
      .returning({ subject: reviewClaims.subject }),
    db
      .delete(reviewClaims)
      .where(
        and(eq(reviewClaims.uid, viewer.uid), eq(reviewClaims.queue, queue), ne(reviewClaims.subject, id), isHers),
      ),
  ])
  if (taken.length > 0) return 'taken'
  return waits?.isWaiting ? 'anothers' : 'gone'
}

export const leaveClaim = ({ accountDb, viewer }: UserContext, queue: ReviewQueueName, id: number) =>
  accountDb.delete(reviewClaims).where(and(isOf(queue, id), eq(reviewClaims.uid, viewer.uid)))

const LISTED_MAX = 100

export const listClaims = (db: AccountDatabase, queue: ReviewQueueName, now: number) =>
  db
    .select({
      id: reviewClaims.subject,
      uid: reviewClaims.uid,
      name: accounts.username,
      expiresAt: reviewClaims.expiresAt,
    })
    .from(reviewClaims)
    .leftJoin(accounts, eq(accounts.uid, reviewClaims.uid))
    .where(and(eq(reviewClaims.queue, queue), gt(reviewClaims.expiresAt, now)))
    .orderBy(reviewClaims.expiresAt)
    .limit(LISTED_MAX)

/** Whether somebody else than the caller is deciding about it: not where it waits no more. */
export async function isAtAnother(context: UserContext, queue: ReviewQueueName, id: number): Promise<boolean> {
  const is = and(waits(queue, id), isAnothers(context, queue, id))
  const [row] = await context.accountDb.all<{ is: number }>(sql`select ${is} as "is"`)
  return row?.is === 1
}

/** After a decision: nobody has what waits no more, also when it comes to wait again. */
export const endClaim = ({ accountDb }: UserContext, queue: ReviewQueueName, id: number) =>
  accountDb.delete(reviewClaims).where(and(isOf(queue, id), sql`not ${waits(queue, id)}`))

export const removeExpiredClaims = (db: AccountDatabase, now: number) =>
  db.delete(reviewClaims).where(lte(reviewClaims.expiresAt, now))
