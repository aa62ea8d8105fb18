import { and, eq, gt, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { chatCases } from '#backend/db/accounts/schema/chat.ts'
import { complaints } from '#backend/db/accounts/schema/complaints.ts'
import { feedback } from '#backend/db/accounts/schema/feedback.ts'
import { expertApplications, plans } from '#backend/db/accounts/schema/plans.ts'
import { posts } from '#backend/db/accounts/schema/posts.ts'
import { reviewClaims } from '#backend/db/accounts/schema/review-claims.ts'
import { streamerApplications } from '#backend/db/accounts/schema/streamer-applications.ts'
import { supportRequests } from '#backend/db/accounts/schema/support.ts'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isAdministrator } from '#backend/identity/roles.store.ts'
import { isSimulatedUid } from '#backend/plan/simulated/uids.store.ts'
import { CLAIM_MINUTES, CLAIM_MINUTES_MAX, type ReviewQueueName, TAKE_OVER_MINUTES } from '#contract/review-rules.ts'
import { auditAbout } from './audit.store.ts'
import { isStillStaff, mayAct } from './may-act.store.ts'

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
  support: sql`select id, uid, updated_at as place, taken_by from ${supportRequests} where state = 'waiting'`,
}

/** As far as is looked for something that nobody has. */
const LOOKED_AT_MAX = 300

const isOf = (queue: ReviewQueueName, id: number | SQL) =>
  and(eq(reviewClaims.queue, queue), eq(reviewClaims.subject, id))

/** Whether it waits for a decision. */
const waits = (queue: ReviewQueueName, id: number): SQL =>
  sql`exists (select 1 from (${WAITING[queue]}) as waiting where waiting.id = ${id})`

/** What the caller may review: nothing of her own, and no request to the support desk that somebody else handles. */
const isForCaller = ({ viewer }: UserContext, queue: ReviewQueueName): SQL =>
  sql`uid is not ${viewer.uid}${queue === 'support' ? sql` and coalesce(taken_by, ${viewer.uid}) = ${viewer.uid}` : sql``}`

/** Whether it waits, and for the caller. */
const waitsForCaller = (context: UserContext, queue: ReviewQueueName, id: number | SQL): SQL =>
  sql`exists (select 1 from (${WAITING[queue]}) as waiting where waiting.id = ${id} and ${isForCaller(context, queue)})`

const CLAIM_MS = CLAIM_MINUTES * 60_000
const CLAIM_MS_MAX = CLAIM_MINUTES_MAX * 60_000

/** A claim of another one than the caller. */
const isAnothers = ({ viewer, now }: UserContext): SQL =>
  and(gt(reviewClaims.expiresAt, now), ne(reviewClaims.uid, viewer.uid)) as SQL

/** A claim of the caller's that lasts no longer: for a while others can have it. */
const isUsedUp = ({ viewer, now }: UserContext): SQL =>
  and(eq(reviewClaims.uid, viewer.uid), lte(reviewClaims.takenAt, now - CLAIM_MS_MAX)) as SQL

/** Administrators pass what moderators have. */
const isPassed = ({ viewer }: UserContext): SQL =>
  viewer.roles.includes('administrator') ? sql`not ${isAdministrator(reviewClaims.uid)}` : sql`0`

/** A claim of another one that the caller may take over. */
const canBeTakenOver = (context: UserContext): SQL =>
  and(
    isAnothers(context),
    or(
      isNull(reviewClaims.takenAt),
      lte(reviewClaims.takenAt, context.now - TAKE_OVER_MINUTES * 60_000),
      mayAct(context),
    ),
  ) as SQL

const isThere = (queue: ReviewQueueName, id: number | SQL, where: SQL | undefined): SQL =>
  sql`exists (select 1 from ${reviewClaims} where ${and(isOf(queue, id), where)})`

/** What waits longest of what nobody else has and the caller has not passed over. */
export async function findNextReview(
  context: UserContext,
  queue: ReviewQueueName,
  skipped: readonly number[],
): Promise<number | undefined> {
  const { accountDb } = context
  const [row] = await accountDb.all<{ id: number }>(sql`
    select id from (${WAITING[queue]} order by place, id limit ${LOOKED_AT_MAX}) as waiting
    where ${isForCaller(context, queue)} and id not in (select value from json_each(${JSON.stringify(skipped)}))
      and not ${isThere(queue, sql`waiting.id`, or(isAnothers(context), isUsedUp(context)))}
    order by place, id limit 1`)
  return row?.id
}

/** Until when it is the caller's, or why it is not. */
export type Claimed = number | 'anothers' | 'gone'

/**
 * Takes something that waits, and then gives back what the caller had of the queue besides. Of two who take it at once one has it.
 */
export async function takeClaim(context: UserContext, queue: ReviewQueueName, id: number): Promise<Claimed> {
  const { accountDb: db, viewer, now } = context
  const isOwn = eq(reviewClaims.uid, viewer.uid)
  const takenAt = sql`case when ${isOwn} then coalesce(${reviewClaims.takenAt}, ${now}) else ${now} end`
  const isFree = lte(reviewClaims.expiresAt, now)
  const isWaiting = waitsForCaller(context, queue, id)
  const [[found], [taken]] = await db.batch([
    db.select({ isWaiting: sql<number>`${isWaiting}` }).from(sql`(select 1)`),
    db
      .insert(reviewClaims)
      .select(
        sql`select ${queue}, ${id}, ${viewer.uid}, ${now + CLAIM_MS}, ${now} where ${and(isStillStaff(context), isWaiting)}`,
      )
      .onConflictDoUpdate({
        target: [reviewClaims.queue, reviewClaims.subject],
        set: { uid: viewer.uid, expiresAt: sql`min(${now + CLAIM_MS}, ${takenAt} + ${CLAIM_MS_MAX})`, takenAt },
        setWhere: sql`case when ${isOwn} then not coalesce(${isUsedUp(context)}, 0) else ${isFree} end`,
      })
      .returning({ expiresAt: reviewClaims.expiresAt }),
    giveBackOthers(context, queue, id),
  ])
  if (taken) return taken.expiresAt
  return found?.isWaiting ? 'anothers' : 'gone'
}

/** Takes over what somebody else has, as far as the caller may, with the audit line; what nobody has is taken. */
export async function takeOverClaim(context: UserContext, queue: ReviewQueueName, id: number): Promise<Claimed> {
  const { accountDb: db, viewer, now } = context
  const [held] = await db
    .select({ uid: reviewClaims.uid })
    .from(reviewClaims)
    .where(and(isOf(queue, id), isAnothers(context)))
  if (!held) return takeClaim(context, queue, id)
  const where = and(
    isOf(queue, id),
    eq(reviewClaims.uid, held.uid),
    canBeTakenOver(context),
    waitsForCaller(context, queue, id),
    isStillStaff(context),
  ) as SQL
  const [[found], , [taken]] = await db.batch([
    db.select({ isWaiting: sql<number>`${waitsForCaller(context, queue, id)}` }).from(sql`(select 1)`),
    auditAbout(context, 'take_over_review', `${queue} ${id}`, {
      targetUid: held.uid,
      where: sql`exists (select 1 from ${reviewClaims} where ${where})`,
    }),
    db
      .update(reviewClaims)
      .set({ uid: viewer.uid, expiresAt: now + CLAIM_MS, takenAt: now })
      .where(where)
      .returning({ expiresAt: reviewClaims.expiresAt }),
    giveBackOthers(context, queue, id),
  ])
  if (taken) return taken.expiresAt
  return found?.isWaiting ? 'anothers' : 'gone'
}

/** Gives back what the caller has of the queue besides, once this is hers. */
const giveBackOthers = (context: UserContext, queue: ReviewQueueName, id: number) =>
  giveBack(
    context,
    and(
      eq(reviewClaims.queue, queue),
      ne(reviewClaims.subject, id),
      isThere(queue, id, and(eq(reviewClaims.uid, context.viewer.uid), gt(reviewClaims.expiresAt, context.now))),
    ),
  )

/** It stays known since when the caller had it, so that nobody has it for longer by giving it back. */
const giveBack = ({ accountDb, viewer, now }: UserContext, where: SQL | undefined) =>
  accountDb
    .update(reviewClaims)
    .set({ expiresAt: now })
    .where(and(eq(reviewClaims.uid, viewer.uid), gt(reviewClaims.expiresAt, now), where))

export const leaveClaim = (context: UserContext, queue: ReviewQueueName, id: number) =>
  giveBack(context, isOf(queue, id))

const LISTED_MAX = 100

export const listClaims = (context: UserContext, queue: ReviewQueueName) =>
  context.accountDb
    .select({
      id: reviewClaims.subject,
      uid: reviewClaims.uid,
      name: accounts.username,
      expiresAt: reviewClaims.expiresAt,
      canBeTakenOver: sql<number>`${canBeTakenOver(context)} and ${waitsForCaller(context, queue, sql`${reviewClaims.subject}`)}`,
    })
    .from(reviewClaims)
    .leftJoin(accounts, eq(accounts.uid, reviewClaims.uid))
    .where(and(eq(reviewClaims.queue, queue), gt(reviewClaims.expiresAt, context.now)))
    .orderBy(reviewClaims.expiresAt)
    .limit(LISTED_MAX)

/** Whether somebody else than the caller, whom she does not pass, is deciding about it: not where it waits no more. */
export async function isAtAnother(context: UserContext, queue: ReviewQueueName, id: number): Promise<boolean> {
  const is = and(waits(queue, id), isThere(queue, id, and(isAnothers(context), not(isPassed(context)))))
  const [row] = await context.accountDb.all<{ is: number }>(sql`select ${is} as "is"`)
  return row?.is === 1
}

/** After a decision: nobody has what waits no more, also when it comes to wait again. */
export const endClaim = ({ accountDb }: UserContext, queue: ReviewQueueName, id: number) =>
  accountDb.delete(reviewClaims).where(and(isOf(queue, id), sql`not ${waits(queue, id)}`))

/** When somebody else has taken it over with all else of it. */
export const endClaimOf = ({ accountDb }: UserContext, queue: ReviewQueueName, id: number, uid: number) =>
  accountDb.delete(reviewClaims).where(and(isOf(queue, id), eq(reviewClaims.uid, uid)))

export const removeExpiredClaims = (db: AccountDatabase, now: number) =>
  db.delete(reviewClaims).where(lte(reviewClaims.expiresAt, now - CLAIM_MS))
