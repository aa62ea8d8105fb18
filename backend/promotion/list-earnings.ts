import { shownBalance } from '#backend/coins/shown-balance.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { maskName } from '#backend/core/mask.ts'
import { placeOf } from '#backend/core/own-orders.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { Earning, promotionCalls } from '#contract/promotion.ts'
import { findOwnChannel } from './channels.store.ts'
import { readCommission } from './commission.ts'
import { readEarned, readEarnedIn, readEarnings } from './earnings.store.ts'
import { lastDays } from './figures.ts'
import { managerOf } from './manager.ts'

type Calls = typeof promotionCalls

export const getEarnings: Verb<Calls['getEarnings']> = async (context, asked) => {
  const { env, accountDb, viewer, now } = context
  const manager = managerOf(context)
  const spans = lastDays(now, asked)
  const [earned, inSpans, { gold }, rule] = await Promise.all([
    readEarned(accountDb, manager),
    readEarnedIn(accountDb, manager, spans),
    shownBalance(env, viewer.uid),
    readCommission(context),
  ])
  const days = spans.map(({ day }, at) => ({ day, ...(inSpans[at] ?? { registration: 0, purchase: 0 }) }))
  return { days, ...earned, balance: gold, ...(rule ? { rule } : {}) }
}

type Row = Awaited<ReturnType<typeof readEarnings>>[number]

const toEarning = ({ earning, channel, username }: Row): Earning => ({
  id: earning.id,
  kind: earning.kind,
  channel: channel ?? '',
  ...(username === null ? {} : { name: maskName(username) }),
  base: earning.base,
  coins: earning.coins,
  state: earning.state,
  createdAt: instant(earning.createdAt),
  dueAt: instant(earning.dueAt),
  ...(earning.settledAt === null ? {} : { settledAt: instant(earning.settledAt) }),
})

export const listEarnings: Verb<Calls['listEarnings']> = async (context, { id, before, limit: asked }) => {
  const { accountDb } = context
  const manager = managerOf(context)
  if (id !== undefined && !(await findOwnChannel(accountDb, manager, id))) return fail('not_found')
  const limit = asked === undefined ? PAGE_SIZE : Number(asked)
  const found = await readEarnings(accountDb, { ...manager, id, before: placeOf(before), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1)?.earning : undefined
  return { list: rows.map(toEarning), ...(last ? { next: `${last.createdAt}-${last.id}` } : {}) }
}
