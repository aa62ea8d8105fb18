import { MEMBERSHIP_PRICES, type Period, periodMs, type Tier } from '#contract/membership-rules.ts'

/** A time that was bought; milliseconds since the epoch, `price` in coins or diamonds for all of it. */
export interface BoughtTime {
  from: number
  until: number
  price: number
}

/** What a user has; 0: never. */
export interface Held {
  vipUntil: number
  svipUntil: number
  /** VIP that was bought and is not over. Times do not overlap. What was granted is in none. */
  vipTimes: readonly BoughtTime[]
}

/** What a period costs (`price`), what of it is paid for already (`credit`), what is left (`amount`). */
export interface Quote extends BoughtTime {
  tier: Tier
  period: Period
  credit: number
  amount: number
  /** The ends of both tiers once it is bought. */
  vipUntil: number
  svipUntil: number
}

/**
 * What a bought time costs until `at`, rounded down. Differences of it add up: however a time is cut into pieces, they
 * cost together what the whole costs.
 */
function costUntil({ from, until, price }: BoughtTime, at: number): number {
  const shared = price * (Math.min(Math.max(at, from), until) - from)
  const whole = until - from
  return (shared - (shared % whole)) / whole
}

const costBetween = (time: BoughtTime, from: number, until: number): number =>
  costUntil(time, until) - costUntil(time, from)

/**
 * What a period costs now. Each tier has one end, to which a period adds. No day is paid for twice: SVIP costs its price
 * without what the buyer has paid for VIP in the same days, and VIP its price without the days that SVIP covers.
 */
export function quoteOf({ vipUntil, svipUntil, vipTimes }: Held, now: number, tier: Tier, period: Period): Quote {
  const price = MEMBERSHIP_PRICES[tier][period]
  const from = Math.max(now, tier === 'vip' ? vipUntil : svipUntil)
  const time = { from, until: from + periodMs(period), price }
  const credit =
    tier === 'vip'
      ? costUntil(time, svipUntil)
      : vipTimes.reduce((sum, vip) => sum + costBetween(vip, time.from, time.until), 0)
  const ends = tier === 'vip' ? { vipUntil: time.until, svipUntil } : { vipUntil, svipUntil: time.until }
  return { tier, period, ...time, credit, amount: price - credit, ...ends }
}
