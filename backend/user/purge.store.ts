import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { comments } from '#backend/db/accounts/schema/comments.ts'
import { fanCounts, follows } from '#backend/db/accounts/schema/follows.ts'
import type { Person } from '#backend/db/belonging.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { deletionsOf } from '#backend/db/deletion.ts'
import { PERSONAL } from '#backend/db/personal-data.ts'
import { deleteDueAccount } from '#backend/identity/accounts.store.ts'
import { deleteDraftsStatement } from '#backend/plan/plans.store.ts'

/** Whether the grace period of an account has ended without the deletion being cancelled. */
export const isDueForPurge = async (db: AccountDatabase, uid: number, now: number): Promise<boolean> =>
  (
    await db
      .select({ uid: accounts.uid })
      .from(accounts)
      .where(and(eq(accounts.uid, uid), lte(accounts.deletingAt, now)))
  ).length > 0

/** The fan counts of everything that a user follows. */
const isFollowedBy = (uid: number): SQL =>
  sql`(${fanCounts.kind}, ${fanCounts.targetId}) in
    (select ${follows.kind}, ${follows.targetId} from ${follows} where ${follows.uid} = ${uid})`

/** Of each thread, the replies that a user has in it; those that were removed count no more. */
const repliesOf = (uid: number): SQL =>
  sql`(select count(*) from comments as reply where reply.parent_id = ${comments.id} and reply.uid = ${uid} and reply.removed_at is null)`
const threadsWith = (uid: number): SQL =>
  sql`${comments.id} in (select parent_id from comments as reply where reply.uid = ${uid} and reply.parent_id is not null)`

/** Statements for one batch: the first deletes the account if it is due, the others act only when it is gone. */
export function deletionStatements(db: AccountDatabase, person: Person, now: number) {
  const { uid } = person
  const isGone = sql`not exists (select 1 from ${accounts} where ${accounts.uid} = ${uid})`
  const others = PERSONAL.accounts.filter(({ table }) => table !== accounts)
  return [
    deleteDueAccount(db, uid, now),
    // Must come before the deletion of the follows, which it reads.
    db
      .update(fanCounts)
      .set({ fans: sql`${fanCounts.fans} - 1` })
      .where(and(isFollowedBy(uid), isGone)),
    deleteDraftsStatement(db, uid, isGone),
    // Must come before her comments are nobody's.
    db
      .update(comments)
      .set({ replies: sql`max(0, ${comments.replies} - ${repliesOf(uid)})` })
      .where(and(threadsWith(uid), isGone)),
    ...deletionsOf(db, others, person, isGone),
  ] as const
}

/** Deletes a user's account and its data in one transaction; false when the deletion was cancelled meanwhile. */
export async function deleteAccountData(db: AccountDatabase, person: Person, now: number): Promise<boolean> {
  const [gone] = await db.batch(deletionStatements(db, person, now))
  return gone.length > 0
}
