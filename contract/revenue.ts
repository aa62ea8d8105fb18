import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { REVENUE_DAYS } from './revenue-rules.ts'

/** What a streamer got on a day (UTC): her share of gifts and of paid broadcasts, and how many they were. */
export const RevenueDay = type({
  /** `2026-11-23` */
  day: 'string',
  gold: 'number.integer',
  diamond: 'number.integer',
  gifts: 'number.integer',
  rooms: 'number.integer',
})
export type RevenueDay = typeof RevenueDay.infer

export const Revenue = type({
  kind: "'gift' | 'room'",
  id: 'number.integer',
  at: Instant,
  /** Who paid; absent: the account is gone, or banned. */
  'name?': 'string',
  /** Of a gift, in the language of the `lan` header. */
  'gift?': 'string',
  count: 'number.integer',
  currency: "'gold' | 'diamond'",
  /** What was paid, and the streamer's part of it. */
  amount: 'number.integer',
  share: 'number.integer',
})
export type Revenue = typeof Revenue.infer

export const revenueCalls = {
  /** What the caller got on each of the last days, today last; a day without anything is in it too. */
  getRevenueTotals: call({
    method: 'GET',
    path: '/anchor/goldTotal',
    access: 'anchor',
    input: type({ 'days?': type.enumerated(...REVENUE_DAYS.map(String)) }),
    result: type({ days: RevenueDay.array() }),
  }),
  /** What the caller got, newest first, twenty at a time. `before`: the `next` of the part before. */
  listRevenue: call({
    method: 'GET',
    path: '/anchor/goldDetail',
    access: 'anchor',
    input: type({ 'before?': /^\d{1,14}-\d{1,16}$/ }),
    result: type({ list: Revenue.array(), 'next?': 'string' }),
  }),
} as const
