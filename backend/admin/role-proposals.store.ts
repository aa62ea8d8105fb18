import { aliasedTable, and, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { roleProposals } from '#backend/db/accounts/schema/role-proposals.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { addGrantedRoles, isAdministrator } from '#backend/identity/roles.store.ts'
import { selectUser } from '#backend/identity/users.store.ts'
import type { RoleChange } from './announce-roles.ts'
import { auditProposal } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

const LISTED_MAX = 100

export type ProposalRow = typeof roleProposals.$inferSelect

export const insertProposal = (db: AccountDatabase, row: Omit<ProposalRow, 'id'>) =>
  db.insert(roleProposals).values(row)

const isPending = (id: number, now: number) => and(eq(roleProposals.id, id), gt(roleProposals.expiresAt, now)) as SQL

/** Whether this caller may confirm the proposal at the moment that the statement runs. Two calls find one row. */
const isConfirmable = (id: number, context: UserContext): SQL =>
  and(
    isPending(id, context.now),
    ne(roleProposals.proposedBy, context.viewer.uid),
    ne(roleProposals.uid, context.viewer.uid),
    mayAct(context),
    isAdministrator(roleProposals.proposedBy),
  ) as SQL

export async function findPendingProposal(
  db: AccountDatabase,
  id: number,
  now: number,
): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(roleProposals).where(isPending(id, now))
  return row
}

/** Grants the proposed roles with the audit line; undefined when the proposal is not, or no longer, to be confirmed. */
export async function confirmProposal(context: UserContext, { id, uid }: ProposalRow): Promise<RoleChange | undefined> {
  const { accountDb: db } = context
  const confirmable = isConfirmable(id, context)
  const [[before], , , deleted, [after]] = await db.batch([
    selectUser(db, uid),
    addGrantedRoles(db, {
      from: sql`${roleProposals}`,
      uid: roleProposals.uid,
      roles: roleProposals.roles,
      where: confirmable,
    }),
    auditProposal(context, 'confirm_roles', confirmable),
    db.delete(roleProposals).where(confirmable).returning({ id: roleProposals.id }),
    selectUser(db, uid),
  ])
  return deleted.length > 0 && before && after ? { before, after } : undefined
}

/** Withdraws or declines a proposal, with the audit line; whether it was pending. */
export async function removeProposal(context: UserContext, id: number): Promise<boolean> {
  const { accountDb: db, now } = context
  const pending = isPending(id, now)
  const [, deleted] = await db.batch([
    auditProposal(context, 'decline_roles', pending),
    db.delete(roleProposals).where(pending).returning({ id: roleProposals.id }),
  ])
  return deleted.length > 0
}

/** Pending proposals, the newest first, with the names of the user and of the administrator. */
export async function listPendingProposals(db: AccountDatabase, now: number) {
  const proposer = aliasedTable(accounts, 'proposer')
  return db
    .select({ row: roleProposals, name: accounts.username, proposerName: proposer.username })
    .from(roleProposals)
    .innerJoin(accounts, eq(accounts.uid, roleProposals.uid))
    .innerJoin(proposer, eq(proposer.uid, roleProposals.proposedBy))
    .where(gt(roleProposals.expiresAt, now))
    .orderBy(desc(roleProposals.id))
    .limit(LISTED_MAX)
}

/** Drops what a user was to be granted before: by a newer choice of roles, or because it has expired. */
export const removeProposalsFor = (db: AccountDatabase, uid: number, where?: SQL) =>
  db.delete(roleProposals).where(and(eq(roleProposals.uid, uid), where))

export const removeExpiredProposals = (db: AccountDatabase, now: number) =>
  db.delete(roleProposals).where(lte(roleProposals.expiresAt, now))
