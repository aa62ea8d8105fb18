import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Until when a user is VIP and SVIP; no row for users who never were. */
export const memberships = sqliteTable('memberships', {
  uid: integer().primaryKey(),
  vipUntil: integer('vip_until'),
  svipUntil: integer('svip_until'),
})

export const membershipsDeclared = personal(
  memberships,
  { uid: 'internal', vipUntil: 'personal', svipUntil: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'profile' } },
)
