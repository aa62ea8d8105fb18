import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Browsers in which a user has signed in: strangers who try her codes or password do not count against these. */
export const knownBrowsers = sqliteTable(
  'known_browsers',
  {
    uid: integer().notNull(),
    /** SHA-256 of the browser's secret, hex. */
    browserHash: text('browser_hash').notNull(),
    signedInAt: integer('signed_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.browserHash] }),
    index('known_browsers_by_age').on(table.signedInAt),
  ],
)

export const knownBrowsersDeclared = personal(
  knownBrowsers,
  { uid: 'internal', browserHash: 'secret', signedInAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'knownBrowsers', newestBy: 'signedInAt' } },
)
