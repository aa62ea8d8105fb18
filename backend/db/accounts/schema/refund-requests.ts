import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RefundKind } from '#contract/refund-rules.ts'
import { personal } from '../../personal.ts'

/** Refunds that one administrator has asked for, and that another one has to make as well. */
export const refundRequests = sqliteTable(
  'refund_requests',
  {
    kind: text().$type<RefundKind>().notNull(),
    /** The payment, membership, redemption or ticket. */
    subject: integer().notNull(),
    /** To whom it goes. */
    uid: integer().notNull(),
    gold: integer().notNull(),
    diamond: integer().notNull(),
    reason: text().notNull(),
    requestedBy: integer('requested_by').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('refund_requests_by_user').on(table.uid),
    index('refund_requests_by_requester').on(table.requestedBy),
  ],
)

export const refundRequestsDeclared = personal(
  refundRequests,
  {
    kind: 'internal',
    subject: 'personal',
    uid: 'internal',
    gold: 'personal',
    diamond: 'personal',
    reason: 'personal',
    requestedBy: 'personal',
    createdAt: 'personal',
    expiresAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'not decided yet, and names the administrators' },
  { by: 'requestedBy', holds: 'uid', atDeletion: 'delete', notExported: 'names other users’ accounts' },
)
