import { readBrands } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import type { adminCalls } from '#contract/admin.ts'
import { logError } from '#contract/log-error.ts'
import { announceRoles } from './announce-roles.ts'
import { confirmProposal, findPendingProposal, listPendingProposals, removeProposal } from './role-proposals.store.ts'

type Calls = typeof adminCalls

/**
 * Whether a second administrator must confirm new roles: when any brand says so. A role counts on every brand, so with
 * the brand of the call alone an administrator would choose another host. A record that cannot be read may say so too.
 */
export async function needsTwoPeople({ env }: Pick<UserContext, 'env'>): Promise<boolean> {
  const { brands, unreadable } = await readBrands(env)
  for (const key of unreadable) logError({ event: 'brand_unreadable', key }, 'roles need two people until it is mended')
  return unreadable.length > 0 || brands.some(({ roleGrantsByTwo }) => roleGrantsByTwo)
}

export const listRoleProposals: Verb<Calls['listRoleProposals']> = async ({ accountDb, now }) => ({
  list: (await listPendingProposals(accountDb, now)).map(({ row, name, proposerName }) => ({
    id: row.id,
    uid: row.uid,
    username: name,
    roles: row.roles,
    proposedBy: row.proposedBy,
    proposerName,
    expiresAt: instant(row.expiresAt),
  })),
})

export const confirmRoles: Verb<Calls['confirmRoles']> = async (context, { id }) => {
  const { accountDb, now, viewer } = context
  const proposal = await findPendingProposal(accountDb, id, now)
  if (!proposal) return fail('not_found')
  if (proposal.proposedBy === viewer.uid || proposal.uid === viewer.uid) return fail('not_yourself')
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const change = await confirmProposal(context, proposal)
  if (!change) return fail('not_found')
  clearViewerCache(proposal.uid)
  await announceRoles(context, change)
  return { done: true }
}

export const declineRoles: Verb<Calls['declineRoles']> = async (context, { id }) =>
  (await removeProposal(context, id)) ? { done: true } : fail('not_found')
