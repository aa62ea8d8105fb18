import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Every record of a brand that administration has published, or found in its place. Rows are never changed or deleted. */
export const brandVersions = sqliteTable(
  'brand_versions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    brand: text().notNull(),
    record: text().notNull(),
    note: text().notNull(),
    /** Null: `npm run brand` has put it. */
    adminUid: integer('admin_uid'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('brand_versions_by_brand').on(table.brand, table.id)],
)

export const brandVersionsDeclared = personal(
  brandVersions,
  {
    id: 'internal',
    brand: 'internal',
    record: 'internal',
    note: 'personal',
    adminUid: 'personal',
    createdAt: 'personal',
  },
  {
    by: 'adminUid',
    holds: 'uid',
    atDeletion: { keep: 'administrators stay accountable; after the purge only the uid is left of the account' },
    notExported: 'the brand’s own records, which its operator has',
  },
)
