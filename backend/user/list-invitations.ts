import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { memberTiers } from '#backend/identity/member-tiers.ts'
import type { Tier } from '#contract/membership-rules.ts'
import type { userCalls } from '#contract/user.ts'
import { readInvited } from './invitations.store.ts'

const memberOf = (membership: Tier | undefined) => (membership ? { membership } : {})

/** `code`: what an invited user passes as `promotionChannelId` at registration. */
export const listInvitations: Verb<typeof userCalls.listInvitations> = async (context, { page }) => {
  const { accountDb, viewer } = context
  const { rows, total } = await readInvited(accountDb, viewer.uid, offsetOf(page))
  const tiers = await memberTiers(
    context,
    rows.map(({ uid }) => uid),
  )
  const list = rows.map(({ uid, username, avatar, createdAt }) => ({
    uid,
    username,
    ...memberOf(tiers.get(uid)),
    ...(avatar ? { avatar } : {}),
    createdAt: instant(createdAt),
  }))
  return { code: `u${viewer.uid}`, list, total }
}
