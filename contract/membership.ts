import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { CURRENCIES, PERIODS } from './membership-rules.ts'
import { Paged, TierName } from './user.ts'

export const PeriodName = type.enumerated(...PERIODS)
export const MembershipCurrencyName = type.enumerated(...CURRENCIES)

/** A period on sale; `price` in coins, or as many diamonds. */
const Offer = type({ period: PeriodName, days: 'number.integer', price: 'number.integer' })
const Offers = type({ list: Offer.array() })

/**
 * What a period would cost the caller now, in coins or as many diamonds. `credit`: what of its days is paid for already;
 * `amount`: the rest, which is charged; 0: SVIP covers all of it, and it is not sold.
 */
export const MembershipQuote = type({
  tier: TierName,
  period: PeriodName,
  price: 'number.integer',
  credit: 'number.integer',
  amount: 'number.integer',
  /** When the period begins and ends. */
  from: Instant,
  until: Instant,
})
export type MembershipQuote = typeof MembershipQuote.infer

/** A membership that was bought. */
export const MembershipRecord = type({
  id: 'number.integer',
  tier: TierName,
  period: PeriodName,
  currency: MembershipCurrencyName,
  price: 'number.integer',
  /** What was charged: the price without what was paid for already. */
  amount: 'number.integer',
  from: Instant,
  until: Instant,
  createdAt: Instant,
  /** What was given back of it, and when: its days to come went with it. */
  'refund?': { amount: 'number.integer', at: Instant },
})
export type MembershipRecord = typeof MembershipRecord.infer
const Records = type({ list: MembershipRecord.array(), total: 'number.integer' })

const offersCache = { freshSeconds: 60, staleSeconds: 3600 }

/** VIP and SVIP. The product calls SVIP `score` (docs/decisions/075-memberships.md). */
export const membershipCalls = {
  listVipOffers: call({
    method: 'GET',
    path: '/orderpay/vip/list',
    access: 'guest',
    cache: offersCache,
    input: type({}),
    result: Offers,
  }),
  listSvipOffers: call({
    method: 'GET',
    path: '/orderpay/score/list',
    access: 'guest',
    cache: offersCache,
    input: type({}),
    result: Offers,
  }),
  /** What each period of each tier, or those asked for, would cost the caller now. */
  getVipAmount: call({
    method: 'GET',
    path: '/orderpay/getVipAmount',
    access: 'user',
    input: type({ 'tier?': TierName, 'period?': PeriodName }),
    /** `currencies`: what can be paid with here; absent: coins and diamonds. */
    result: type({ list: MembershipQuote.array(), 'currencies?': MembershipCurrencyName.array() }),
  }),
  /**
   * Buys a period. `price_changed`: it does not cost what the page has shown; `membership_covered`: SVIP covers it
   * already; `pay_method_off`: this is not paid with here. Nothing is charged then.
   */
  buyMembership: call({
    method: 'POST',
    path: '/orderpay/membership',
    access: 'user',
    isOurs: true,
    errors: ['price_changed', 'membership_covered', 'insufficient_gold', 'insufficient_diamond', 'pay_method_off'],
    input: type({
      tier: TierName,
      period: PeriodName,
      currency: MembershipCurrencyName,
      /** What the page has shown as charged. */
      amount: '1 <= number.integer <= 1000000',
      /** Made when the buyer presses the button: the same again answers with the same membership. */
      intent: /^[A-Za-z0-9_-]{8,64}$/,
    }),
    result: MembershipRecord,
  }),
  /** VIP that the caller bought, newest first, 20 a page. */
  listVipRecords: call({
    method: 'GET',
    path: '/user/getVipOpenRecord',
    access: 'user',
    input: Paged,
    result: Records,
  }),
  /** The same for SVIP. */
  listSvipRecords: call({
    method: 'GET',
    path: '/user/getScoreOpenRecord',
    access: 'user',
    input: Paged,
    result: Records,
  }),
  /** All of both. */
  listMembershipRecords: call({
    method: 'GET',
    path: '/user/membershipRecords',
    access: 'user',
    isOurs: true,
    input: Paged,
    result: Records,
  }),
} as const
