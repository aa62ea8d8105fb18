import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal, transient } from '../../personal.ts'

/** Third-party accounts that are bound to users. */
export const identities = sqliteTable(
  'identities',
  {
    type: integer().notNull(),
    /** The user's id at the provider. */
    subject: text().notNull(),
    uid: integer().notNull(),
    name: text(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.subject] }), index('identities_by_user').on(table.uid)],
)

/** Third-party sign-ins that have begun and not returned from the provider. */
export const loginFlows = sqliteTable(
  'login_flows',
  {
    /** SHA-256 of the flow secret in the visitor's browser, hex. */
    flowHash: text('flow_hash').primaryKey(),
    type: integer().notNull(),
    /** State of OAuth 2; the request token of OAuth 1. */
    state: text().notNull(),
    /** PKCE verifier; the request token's secret of OAuth 1. */
    verifier: text().notNull(),
    nonce: text().notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('login_flows_by_end').on(table.expiresAt)],
)

/** Third-party accounts that still have to be bound to an email or a phone. */
export const pendingIdentities = sqliteTable(
  'pending_identities',
  {
    /** SHA-256 of the ticket, hex. */
    ticketHash: text('ticket_hash').primaryKey(),
    type: integer().notNull(),
    subject: text().notNull(),
    name: text(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('pending_identities_by_end').on(table.expiresAt)],
)

export const identitiesDeclared = personal(
  identities,
  { type: 'personal', subject: 'secret', uid: 'internal', name: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'thirdParties', newestBy: 'createdAt' } },
)

export const loginFlowsDeclared = transient(loginFlows, 'visitors who are not signed in; expires within the hour')

export const pendingIdentitiesDeclared = transient(
  pendingIdentities,
  'a name at a provider that is bound to no account; expires within the hour',
)
