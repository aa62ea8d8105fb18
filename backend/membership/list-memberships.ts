import type { UserContext } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import type { ListOwnOrders } from '#backend/core/own-orders.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { membershipCalls } from '#contract/membership.ts'
import { MEMBERSHIP_PRICES, PERIOD_DAYS, PERIODS, TIERS, type Tier } from '#contract/membership-rules.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import { openCurrencies } from './open-currencies.ts'
import { BOUGHT, type OrderState, readBought, readBoughtBefore, readHeld } from './orders.store.ts'
import { quoteOf } from './quote.ts'
import { toRecord } from './to-record.ts'

type Calls = typeof membershipCalls

const offersOf = (tier: Tier) => ({
  list: PERIODS.map((period) => ({ period, days: PERIOD_DAYS[period], price: MEMBERSHIP_PRICES[tier][period] })),
})

export const listVipOffers: Verb<Calls['listVipOffers']> = () => offersOf('vip')
export const listSvipOffers: Verb<Calls['listSvipOffers']> = () => offersOf('svip')

export const getVipAmount: Verb<Calls['getVipAmount']> = async (context, asked) => {
  const { accountDb, viewer, now } = context
  const [held, currencies] = await Promise.all([readHeld(accountDb, viewer.uid, now), openCurrencies(context)])
  const quotes = TIERS.filter((tier) => (asked.tier ?? tier) === tier).flatMap((tier) =>
    PERIODS.filter((period) => (asked.period ?? period) === period).map((period) => quoteOf(held, now, tier, period)),
  )
  return {
    currencies,
    list: quotes.map(({ tier, period, price, credit, amount, from, until }) => ({
      tier,
      period,
      price,
      credit,
      amount,
      from: instant(from),
      until: instant(until),
    })),
  }
}

const listed =
  (tier?: Tier) =>
  async ({ accountDb, viewer }: UserContext, { page }: { page?: number }) => {
    const { rows, total } = await readBought(accountDb, viewer.uid, page, tier)
    return { list: rows.map(toRecord), total }
  }

export const listVipRecords: Verb<Calls['listVipRecords']> = listed('vip')
export const listSvipRecords: Verb<Calls['listSvipRecords']> = listed('svip')
export const listMembershipRecords: Verb<Calls['listMembershipRecords']> = listed()

/** What is bought is done. */
const stateOf = (state: OrderState): OwnOrder['state'] =>
  state === 'refunding' || state === 'refunded' ? state : 'done'

/** Own memberships among all own orders. */
export const listMembershipOrders: ListOwnOrders = async ({ accountDb, viewer }, { state, ...asked }) => {
  const states = BOUGHT.filter((each) => state === undefined || stateOf(each) === state)
  const rows = states.length > 0 ? await readBoughtBefore(accountDb, viewer.uid, { ...asked, states }) : []
  return rows.map(({ id, tier, period, amount, currency, state: own, createdAt }) => ({
    kind: 'membership',
    id,
    title: { tier, days: PERIOD_DAYS[period] },
    amount,
    currency,
    state: stateOf(own),
    createdAt: instant(createdAt),
    link: '/userInfo/vip',
  }))
}
