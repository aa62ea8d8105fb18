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
 * What the days of a time from `at` on cost a user who has this. No day is paid for twice: SVIP costs its price without
 * what was paid for VIP in the same days, and VIP its price without the days that SVIP covers.
 */
const chargeFrom = (time: BoughtTime, tier: Tier, at: number, { svipUntil, vipTimes }: Held): number =>
  tier === 'vip'
    ? costBetween(time, Math.max(at, svipUntil), time.until)
    : costBetween(time, at, time.until) - vipTimes.reduce((sum, vip) => sum + costBetween(vip, at, time.until), 0)

/** What a period costs now. Each tier has one end, to which a period adds. */
export function quoteOf(held: Held, now: number, tier: Tier, period: Period): Quote {
  const { vipUntil, svipUntil } = held
  const price = MEMBERSHIP_PRICES[tier][period]
  const from = Math.max(now, tier === 'vip' ? vipUntil : svipUntil)
  const time = { from, until: from + periodMs(period), price }
  const amount = chargeFrom(time, tier, from, held)
  const ends = tier === 'vip' ? { vipUntil: time.until, svipUntil } : { vipUntil, svipUntil: time.until }
  return { tier, period, ...time, credit: price - amount, amount, ...ends }
}

/** What a refund gives back, and how many milliseconds it takes off the end of the tier; 0: the time is over. */
export interface Refund {
  amount: number
  ms: number
}

/**
 * What is given back of the last membership that a user bought: what its days to come were charged, by the rule that
 * made its price. So it is all of it in the instant of the purchase, and never more.
 */
export function refundOf(held: Held, now: number, bought: BoughtTime & { tier: Tier; amount: number }): Refund {
  const at = Math.max(now, bought.from)
  if (at >= bought.until) return { amount: 0, ms: 0 }
  const charged = chargeFrom(bought, bought.tier, at, held)
  // Several prices are rounded, each by less than a coin.
  return { amount: Math.min(Math.max(charged, 0), bought.amount), ms: bought.until - at }
}
