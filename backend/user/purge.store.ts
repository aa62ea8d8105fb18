import { and, eq, lte, type Query, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { isHers, type Person } from '#backend/db/belonging.ts'
import type { Database } from '#backend/db/database.ts'
import type { BelongingOf, Personal } from '#backend/db/personal.ts'
import { PERSONAL } from '#backend/db/personal-data.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { fanCounts, follows } from '#backend/db/schema/follows.ts'
import { deleteDueAccount } from '#backend/identity/accounts.store.ts'

/** Whether the grace of an account has ended and she did not take it back. */
export const isToBePurged = async (db: Database, uid: number, now: number): Promise<boolean> =>
  (
    await db
      .select({ uid: accounts.uid })
      .from(accounts)
      .where(and(eq(accounts.uid, uid), lte(accounts.deletingAt, now)))
  ).length > 0

/** The counts of whom and what she follows. */
const isFannedBy = (uid: number): SQL =>
  sql`(${fanCounts.kind}, ${fanCounts.targetId}) in
    (select ${follows.kind}, ${follows.targetId} from ${follows} where ${follows.uid} = ${uid})`

type Removal = BatchItem<'sqlite'> & { toSQL(): Query }

function removalOf(
  db: Database,
  { table }: Personal,
  { atDeletion }: BelongingOf,
  condition: SQL | undefined,
): Removal | undefined {
  if (atDeletion === 'delete') return db.delete(table).where(condition)
  if ('keep' in atDeletion) return undefined
  const nothing = Object.fromEntries(atDeletion.blank.map((column) => [column, null]))
  return db.update(table).set(nothing).where(condition)
}

/** The account first, if it is due at that moment; all else that the tables declare only when it is gone. */
export function removalsOf(db: Database, person: Person, now: number) {
  const { uid } = person
  const isGone = sql`not exists (select 1 from ${accounts} where ${accounts.uid} = ${uid})`
  const others = PERSONAL.filter(({ table }) => table !== accounts).flatMap((declared) =>
    declared.belongings.map((belonging) =>
      removalOf(db, declared, belonging, and(isHers(declared, belonging, person), isGone)),
    ),
  )
  return [
    deleteDueAccount(db, uid, now),
    // Before the follows themselves.
    db
      .update(fanCounts)
      .set({ fans: sql`${fanCounts.fans} - 1` })
      .where(and(isFannedBy(uid), isGone)),
    ...others.filter((removal) => removal !== undefined),
  ] as const
}

/** Removes what the tables declare of a user in one transaction, unless she took the account back; whether it did. */
export async function removeEverything(db: Database, person: Person, now: number): Promise<boolean> {
  const [gone] = await db.batch(removalsOf(db, person, now))
  return gone.length > 0
}
