import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Preferences } from '#contract/user.ts'
import { personal } from '../../personal.ts'

/** Public profile and preferences; one row for each account. */
export const profiles = sqliteTable('profiles', {
  uid: integer().primaryKey(),
  avatar: text(),
  signature: text(),
  level: integer().notNull().default(1),
  preferences: text({ mode: 'json' }).$type<Preferences>().notNull().default({}),
})

export const profilesDeclared = personal(
  profiles,
  { uid: 'internal', avatar: 'personal', signature: 'personal', level: 'personal', preferences: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'profile' } },
)
