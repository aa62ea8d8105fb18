import { and, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { brandProposals } from '#backend/db/accounts/schema/brand-proposals.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isAdministrator } from '#backend/identity/roles.store.ts'
import { auditAbout } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

export type BrandProposal = typeof brandProposals.$inferSelect

const PROPOSAL_MS = 24 * 3_600_000
const LISTED_MAX = 100

/** Those of who is no administrator any more do not count. */
const isPending = (now: number) =>
  and(gt(brandProposals.expiresAt, now), isAdministrator(brandProposals.proposedBy)) as SQL

const pendingOf = (brand: string, now: number) => and(eq(brandProposals.brand, brand), isPending(now)) as SQL

/** Whether a brand's proposal is the one that was read, and none that has taken its place. */
const isStill = ({ brand, proposedBy, expiresAt }: BrandProposal, now: number) =>
  and(pendingOf(brand, now), eq(brandProposals.proposedBy, proposedBy), eq(brandProposals.expiresAt, expiresAt))

export async function findProposal({ accountDb, now }: UserContext, brand: string): Promise<BrandProposal | undefined> {
  const [row] = await accountDb.select().from(brandProposals).where(pendingOf(brand, now))
  return row
}

/** Proposes something in place of what was proposed for the brand before, with the audit line; whether it is proposed. */
export async function storeProposal(
  context: UserContext,
  { brand, record, revision, note, raises }: Omit<BrandProposal, 'proposedBy' | 'expiresAt'>,
): Promise<boolean> {
  const { accountDb: db, viewer, now } = context
  const where = mayAct(context)
  const values = sql`${brand}, ${record}, ${revision}, ${note}, ${raises}, ${viewer.uid}, ${now + PROPOSAL_MS}`
  const what = record === null ? 'retire' : raises
  const [, , stored] = await db.batch([
    auditAbout(context, 'propose_brand', [`${brand}: ${what}`, note].filter(Boolean).join(' - '), { where }),
    db.delete(brandProposals).where(and(eq(brandProposals.brand, brand), where)),
    db.insert(brandProposals).select(sql`select ${values} where ${where}`).returning({ brand: brandProposals.brand }),
  ])
  return stored.length > 0
}

/**
 * Takes another one's proposal, so that it is carried out once: of two who confirm at once one has it. False when it is
 * decided, over, the caller's own, another one by now, or the caller no administrator any more.
 */
export async function takeProposal(context: UserContext, proposal: BrandProposal) {
  const { accountDb: db, viewer, now } = context
  const taken = await db
    .delete(brandProposals)
    .where(and(isStill(proposal, now), ne(brandProposals.proposedBy, viewer.uid), mayAct(context)))
    .returning({ brand: brandProposals.brand })
  return taken.length > 0
}

/** Withdraws or declines a proposal, with the audit line; whether it was still there. */
export async function removeProposal(context: UserContext, proposal: BrandProposal): Promise<boolean> {
  const { accountDb: db, now } = context
  const where = and(isStill(proposal, now), mayAct(context)) as SQL
  const [, removed] = await db.batch([
    auditAbout(context, 'decline_brand', proposal.brand, {
      where: sql`exists (select 1 from ${brandProposals} where ${where})`,
    }),
    db.delete(brandProposals).where(where).returning({ brand: brandProposals.brand }),
  ])
  return removed.length > 0
}

/** What waits for another administrator, with who proposed it. */
export const listProposals = (db: AccountDatabase, now: number) =>
  db
    .select({ row: brandProposals, name: accounts.username })
    .from(brandProposals)
    .innerJoin(accounts, eq(accounts.uid, brandProposals.proposedBy))
    .where(isPending(now))
    .orderBy(desc(brandProposals.expiresAt))
    .limit(LISTED_MAX)

export const removeExpiredBrandProposals = (db: AccountDatabase, now: number) =>
  db.delete(brandProposals).where(lte(brandProposals.expiresAt, now))
