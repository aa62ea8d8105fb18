import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../personal.ts'

/** What administrators did. Nothing is ever changed or deleted in it. */
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
  (table) => [index('audit_by_target').on(table.targetUid, table.id)],
)

const kept = {
  keep: 'what administrators did stays accountable; once the account is gone, a uid is all that names her',
}

export const auditDeclared = personal(
  audit,
  {
    id: 'ours',
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
    notExported: 'names the administrators; a ban and its reason stand in her profile',
  },
  { by: 'adminUid', holds: 'uid', atDeletion: kept, notExported: 'names the accounts that were looked into' },
)
