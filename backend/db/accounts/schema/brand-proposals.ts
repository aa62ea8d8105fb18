import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** What an administrator wants of a brand that another one has to confirm: a record, or that it is retired. */
export const brandProposals = sqliteTable(
  'brand_proposals',
  {
    brand: text().primaryKey(),
    /** The record that is to be published; null: the brand is to be retired. */
    record: text(),
    /** Of the record that it would replace. */
    revision: text().notNull(),
    note: text().notNull(),
    /** What the record raises, separated by spaces. */
    raises: text().notNull(),
    proposedBy: integer('proposed_by').notNull(),
    /** Milliseconds since the epoch. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('brand_proposals_by_proposer').on(table.proposedBy),
    index('brand_proposals_by_end').on(table.expiresAt),
  ],
)

export const brandProposalsDeclared = personal(
  brandProposals,
  {
    brand: 'internal',
    record: 'internal',
    revision: 'internal',
    note: 'personal',
    raises: 'internal',
    proposedBy: 'personal',
    expiresAt: 'internal',
  },
  {
    by: 'proposedBy',
    holds: 'uid',
    atDeletion: 'delete',
    notExported: 'the brand’s own records, which its operator has',
  },
)
