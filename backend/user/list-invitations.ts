import { instant } from '#backend/core/instant.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { userCalls } from '#contract/user.ts'
import { readInvited } from './invitations.store.ts'

/** `code`: what an invited user passes as `promotionChannelId` at registration. */
export const listInvitations: Verb<typeof userCalls.listInvitations> = async ({ accountDb, viewer }, { page }) => {
  const { rows, total } = await readInvited(accountDb, viewer.uid, offsetOf(page))
  const list = rows.map(({ uid, username, avatar, createdAt }) => ({
    uid,
    username,
    ...(avatar ? { avatar } : {}),
    createdAt: instant(createdAt),
  }))
  return { code: `u${viewer.uid}`, list, total }
}
