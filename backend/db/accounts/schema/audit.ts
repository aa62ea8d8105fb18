import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Actions of administrators. Rows are never changed or deleted. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    adminUid: integer('admin_uid').notNull(),
    act: text().notNull(),
    targetUid: integer('target_uid'),
    detail: text().notNull(),
    address: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('audit_by_target').on(table.targetUid, table.id),
    index('audit_by_admin').on(table.adminUid, table.id),
    index('audit_by_act').on(table.act, table.id),
    index('audit_by_act_time').on(table.act, table.createdAt, table.id),
    index('audit_by_time').on(table.createdAt, table.id),
  ],
)

const kept = {
  keep: 'administrators stay accountable; after the purge only the uid is left of the account',
}

export const auditDeclared = personal(
  audit,
  {
    id: 'internal',
    adminUid: 'personal',
    act: 'personal',
    targetUid: 'personal',
    detail: 'personal',
    address: 'personal',
    createdAt: 'personal',
  },
  {
    by: 'targetUid',
    holds: 'uid',
    atDeletion: kept,
    notExported: 'names the administrators; a ban and its reason are in the profile',
  },
  { by: 'adminUid', holds: 'uid', atDeletion: kept, notExported: 'names other users’ accounts' },
)
