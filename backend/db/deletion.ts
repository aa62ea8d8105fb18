import { and, type Query, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { belongsTo, type Person } from './belonging.ts'
import type { Database } from './database.ts'
import type { BelongingOf, Personal } from './personal.ts'

export type Deletion = BatchItem<'sqlite'> & { toSQL(): Query }

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

/** The statements that delete a person's data from tables of one database, where `condition` holds. */
export const deletionsOf = (
  db: Database,
  tables: readonly Personal[],
  person: Person,
  condition?: SQL | undefined,
): Deletion[] =>
  tables
    .flatMap((declared) =>
      declared.belongings.map((belonging) =>
        deletionOf(db, declared, belonging, and(belongsTo(declared, belonging, person), condition)),
      ),
    )
    .filter((statement) => statement !== undefined)
