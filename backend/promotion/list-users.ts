import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { maskName } from '#backend/core/mask.ts'
import { offsetOf } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { promotionCalls } from '#contract/promotion.ts'
import { findOwnChannel } from './channels.store.ts'
import { readCoinsBy } from './earnings.store.ts'
import { managerOf } from './manager.ts'
import { readPromoted } from './users.store.ts'

export const listChannelUsers: Verb<(typeof promotionCalls)['listChannelUsers']> = async (context, { id, page }) => {
  const { accountDb } = context
  const manager = managerOf(context)
  if (id !== undefined && !(await findOwnChannel(accountDb, manager, id))) return fail('not_found')
  const { rows, total } = await readPromoted(accountDb, { manager, id }, offsetOf(page))
  const coins = await readCoinsBy(
    accountDb,
    rows.map(({ uid }) => uid),
  )
  const list = rows.map(({ uid, username, channel, createdAt }) => ({
    name: maskName(username),
    createdAt: instant(createdAt),
    channel,
    coins: coins.get(uid) ?? 0,
  }))
  return { list, total }
}
