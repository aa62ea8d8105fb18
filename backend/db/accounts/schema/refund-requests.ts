import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RefundKind } from '#contract/refund-rules.ts'
import { personal } from '../../personal.ts'

/** Refunds that one administrator has asked for, and that another one has to make as well; for a while, what became of them. */
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
    /** null: it waits. */
    decision: text().$type<'made' | 'declined'>(),
    decidedBy: integer('decided_by'),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('refund_requests_by_user').on(table.uid),
    index('refund_requests_by_requester').on(table.requestedBy),
    index('refund_requests_by_decider').on(table.decidedBy),
    index('refund_requests_waiting').on(table.createdAt).where(sql`decided_at is null`),
    index('refund_requests_decided').on(table.decidedAt).where(sql`decided_at is not null`),
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
    decision: 'personal',
    decidedBy: 'personal',
    decidedAt: 'personal',
  },
  {
    by: 'uid',
    holds: 'uid',
    atDeletion: 'delete',
    notExported: 'what was paid back is in the orders; names the administrators',
  },
  { by: 'requestedBy', holds: 'uid', atDeletion: 'delete', notExported: 'names other users’ accounts' },
  { by: 'decidedBy', holds: 'uid', atDeletion: { blank: ['decidedBy'] }, notExported: 'about other users' },
)
