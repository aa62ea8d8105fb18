import { and, eq, lte, type Query, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { belongsTo, type Person } from '#backend/db/belonging.ts'
import type { Database } from '#backend/db/database.ts'
import type { BelongingOf, Personal } from '#backend/db/personal.ts'
import { PERSONAL } from '#backend/db/personal-data.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { fanCounts, follows } from '#backend/db/schema/follows.ts'
import { deleteDueAccount } from '#backend/identity/accounts.store.ts'

/** Whether the grace period of an account has ended without the deletion being cancelled. */
export const isDueForPurge = async (db: Database, uid: number, now: number): Promise<boolean> =>
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

type Deletion = BatchItem<'sqlite'> & { toSQL(): Query }

function deletionOf(
  db: Database,
  { table }: Personal,
  { atDeletion }: BelongingOf,
  condition: SQL | undefined,
): Deletion | undefined {
  if (atDeletion === 'delete') return db.delete(table).where(condition)
  if ('keep' in atDeletion) return undefined
  const nothing = Object.fromEntries(atDeletion.blank.map((column) => [column, null]))
  return db.update(table).set(nothing).where(condition)
}

/** Statements for one batch: the first deletes the account if it is due, the others act only when it is gone. */
export function deletionStatements(db: Database, person: Person, now: number) {
  const { uid } = person
  const isGone = sql`not exists (select 1 from ${accounts} where ${accounts.uid} = ${uid})`
  const others = PERSONAL.filter(({ table }) => table !== accounts).flatMap((declared) =>
    declared.belongings.map((belonging) =>
      deletionOf(db, declared, belonging, and(belongsTo(declared, belonging, person), isGone)),
    ),
  )
  return [
    deleteDueAccount(db, uid, now),
    // Must come before the deletion of the follows, which it reads.
    db
      .update(fanCounts)
      .set({ fans: sql`${fanCounts.fans} - 1` })
      .where(and(isFollowedBy(uid), isGone)),
    ...others.filter((statement) => statement !== undefined),
  ] as const
}

/** Deletes a user's data from all tables in one transaction; false when the deletion was cancelled meanwhile. */
export async function deletePersonalData(db: Database, person: Person, now: number): Promise<boolean> {
  const [gone] = await db.batch(deletionStatements(db, person, now))
  return gone.length > 0
}
