import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/call.ts'
import { personal } from '../../personal.ts'

/** Roles that an administrator wants to grant and another one has not confirmed yet. */
export const roleProposals = sqliteTable(
  'role_proposals',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: integer().notNull(),
    roles: text({ mode: 'json' }).$type<Role[]>().notNull(),
    proposedBy: integer('proposed_by').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('role_proposals_by_user').on(table.uid),
    index('role_proposals_by_proposer').on(table.proposedBy),
    index('role_proposals_by_end').on(table.expiresAt),
  ],
)

export const roleProposalsDeclared = personal(
  roleProposals,
  {
    id: 'internal',
    uid: 'internal',
    roles: 'personal',
    proposedBy: 'personal',
    createdAt: 'personal',
    expiresAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'not granted yet, and names the administrators' },
  { by: 'proposedBy', holds: 'uid', atDeletion: 'delete', notExported: 'names other users’ accounts' },
)
