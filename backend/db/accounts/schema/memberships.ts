import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Until when a user is VIP and SVIP; no row for users who never were. */
export const memberships = sqliteTable(
  'memberships',
  {
    uid: integer().primaryKey(),
    vipUntil: integer('vip_until'),
    svipUntil: integer('svip_until'),
    /** When the next notice about an end is due; null: none is. */
    noticeAt: integer('notice_at'),
  },
  (table) => [index('memberships_by_notice').on(table.noticeAt)],
)

export const membershipsDeclared = personal(
  memberships,
  { uid: 'internal', vipUntil: 'personal', svipUntil: 'personal', noticeAt: 'internal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'profile' } },
)
