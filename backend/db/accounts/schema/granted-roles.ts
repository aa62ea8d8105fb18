import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/call.ts'
import { personal } from '../../personal.ts'

/** Granted roles; VIP and SVIP follow from memberships. */
export const grantedRoles = sqliteTable(
  'granted_roles',
  {
    uid: integer().notNull(),
    role: text().$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.role] }), index('granted_roles_by_role').on(table.role)],
)

export const grantedRolesDeclared = personal(
  grantedRoles,
  { uid: 'internal', role: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'roles', newestBy: 'role' } },
)
