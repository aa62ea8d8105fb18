import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

/** Address books of users. */
export const mallAddresses = sqliteTable(
  'mall_addresses',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    uid: integer().notNull(),
    recipient: text().notNull(),
    address: text().notNull(),
    contact: text().notNull(),
    /** When it was last made the default; the latest of a user's is the default. */
    chosenAt: integer('chosen_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('mall_addresses_by_user').on(table.uid, table.chosenAt, table.id)],
)

export const mallAddressesDeclared = personal(
  mallAddresses,
  {
    id: 'personal',
    uid: 'internal',
    recipient: 'personal',
    address: 'personal',
    contact: 'personal',
    chosenAt: 'internal',
    createdAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'addresses', newestBy: 'createdAt' } },
)
