import { expect, test } from 'vitest'
import { createRandom, type Random } from '#backend/feed/random.ts'
import {
  MEMBERSHIP_PRICES,
  PERIOD_DAYS,
  PERIODS,
  type Period,
  periodMs,
  TIERS,
  type Tier,
} from '#contract/membership-rules.ts'
import { type Held, type Quote, quoteOf } from './quote.ts'

const DAY = 24 * 3_600_000
const START = Date.UTC(2026, 10, 23)
const NOTHING: Held = { vipUntil: 0, svipUntil: 0, vipTimes: [] }

/** What a user has after a purchase. */
const after = (held: Held, { tier, from, until, price, vipUntil, svipUntil }: Quote): Held => ({
  vipUntil,
  svipUntil,
  vipTimes: tier === 'vip' ? [...held.vipTimes, { from, until, price }] : held.vipTimes,
})

interface Deed {
  at: number
  tier: Tier
  period: Period
}

function bought(deeds: readonly Deed[], first = NOTHING): { held: Held; quotes: Quote[]; paid: number } {
  let held = first
  const quotes = deeds.map(({ at, tier, period }) => {
    const quote = quoteOf(held, at, tier, period)
    held = after(held, quote)
    return quote
  })
  return { held, quotes, paid: quotes.reduce((sum, { amount }) => sum + amount, 0) }
}

const deed = (random: Random, at: number, period = random.pick(PERIODS)): Deed => ({
  at,
  tier: random.pick(TIERS),
  period,
})

/** Deeds at times that do not go back, some of them in the same instant. */
function randomDeeds(random: Random, count: number): Deed[] {
  let at = START
  return Array.from({ length: count }, () => {
    if (random.chance(0.6)) at += random.int(1, 200 * DAY)
    return deed(random, at)
  })
}

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed)

/** The exact price, in coins times milliseconds of the longest product, of the days that nothing else covers. */
const exact = (price: number, part: number, whole: number): number => (price * part) / whole

test('the dearest day of VIP costs less than the cheapest of SVIP, and longer periods cost less a day', () => {
  const daily = (tier: Tier) => PERIODS.map((period) => MEMBERSHIP_PRICES[tier][period] / PERIOD_DAYS[period])
  expect(Math.max(...daily('vip'))).toBeLessThan(Math.min(...daily('svip')))
  for (const tier of TIERS) expect(daily(tier)).toEqual(daily(tier).toSorted((a, b) => b - a))
})

test.each(PERIODS)('VIP and then SVIP for a %s cost together what SVIP costs outright', (period) => {
  const { quotes, paid, held } = bought([
    { at: START, tier: 'vip', period },
    { at: START, tier: 'svip', period },
  ])
  expect(paid).toBe(MEMBERSHIP_PRICES.svip[period])
  expect(quotes.at(-1)).toMatchObject({ credit: MEMBERSHIP_PRICES.vip[period] })
  expect(held.svipUntil).toBe(START + periodMs(period))
})

test('an upgrade in the middle costs the difference for the days that are left', () => {
  const { quotes } = bought([
    { at: START, tier: 'vip', period: 'month' },
    { at: START + 12 * DAY, tier: 'svip', period: 'month' },
  ])
  // 18 of 30 days of VIP are left: 180 of 300 coins.
  expect(quotes.at(-1)).toMatchObject({ price: 600, credit: 180, amount: 420, until: START + 42 * DAY })
})

test('renewal adds to the end, also after a gap', () => {
  const month = periodMs('month')
  const { quotes } = bought([
    { at: START, tier: 'svip', period: 'month' },
    { at: START + DAY, tier: 'svip', period: 'month' },
    { at: START + 100 * DAY, tier: 'svip', period: 'month' },
  ])
  expect(quotes.map(({ until }) => until)).toEqual([START + month, START + 2 * month, START + 100 * DAY + month])
  expect(quotes.map(({ amount }) => amount)).toEqual([600, 600, 600])
})

test('VIP costs nothing for days that SVIP covers', () => {
  const svip = { at: START, tier: 'svip', period: 'month' } as const
  expect(bought([svip, { at: START, tier: 'vip', period: 'month' }]).quotes.at(-1)?.amount).toBe(0)
  expect(bought([svip, { at: START, tier: 'vip', period: 'quarter' }]).quotes.at(-1)).toMatchObject({
    credit: 270,
    amount: 540,
    until: START + 90 * DAY,
  })
})

test('VIP that was granted and not bought lowers no price', () => {
  const held = { ...NOTHING, vipUntil: START + 300 * DAY }
  expect(quoteOf(held, START, 'svip', 'month')).toMatchObject({ credit: 0, amount: 600 })
})

test('any sequence of purchases: every end stays or moves on, every price is within its list price', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed)
    let held = NOTHING
    for (const { at, tier, period } of randomDeeds(random, 12)) {
      const quote = quoteOf(held, at, tier, period)
      expect(quote.vipUntil).toBeGreaterThanOrEqual(held.vipUntil)
      expect(quote.svipUntil).toBeGreaterThanOrEqual(held.svipUntil)
      expect(quote.until - quote.from).toBe(periodMs(period))
      expect(Number.isSafeInteger(quote.amount)).toBe(true)
      expect(quote.amount).toBeLessThanOrEqual(MEMBERSHIP_PRICES[tier][period])
      expect(quote.amount).toBeGreaterThanOrEqual(tier === 'svip' ? 1 : 0)
      held = after(held, quote)
    }
  }
})

test('any sequence of purchases: each costs, but for less than a coin, the days that were not paid for', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed)
    let held = NOTHING
    for (const { at, tier, period } of randomDeeds(random, 12)) {
      const quote = quoteOf(held, at, tier, period)
      const { from, until, price } = quote
      const paidBefore =
        tier === 'vip'
          ? exact(price, Math.max(0, Math.min(until, held.svipUntil) - from), until - from)
          : held.vipTimes.reduce(
              (sum, vip) =>
                sum +
                exact(
                  vip.price,
                  Math.max(0, Math.min(vip.until, until) - Math.max(vip.from, from)),
                  vip.until - vip.from,
                ),
              0,
            )
      expect(Math.abs(quote.amount - (price - paidBefore))).toBeLessThan(1)
      held = after(held, quote)
    }
  }
})

/** The price of all days by who covers them: SVIP its whole price, VIP the days without SVIP that lay ahead. */
function worthOf(quotes: readonly Quote[]): number {
  const svip = quotes.filter(({ tier }) => tier === 'svip')
  return quotes.reduce((sum, { tier, price, from, until }) => {
    if (tier === 'svip') return sum + price
    const covered = svip.reduce(
      (ms, each) => ms + Math.max(0, Math.min(until, each.until) - Math.max(from, each.from)),
      0,
    )
    return sum + exact(price, until - from - covered, until - from)
  }, 0)
}

test('any sequence of purchases: all together cost what the days cost, and never more than SVIP outright', () => {
  for (const seed of SEEDS) {
    const deeds = randomDeeds(createRandom(seed), 12)
    const { quotes, paid } = bought(deeds)
    // What is rounded adds up only over SVIP that was interrupted.
    const stretches = quotes.filter(({ tier, from }, index) => tier === 'svip' && from === deeds[index]?.at).length
    expect(Math.abs(paid - worthOf(quotes))).toBeLessThan(1 + stretches)
    expect(paid).toBeLessThanOrEqual(deeds.reduce((sum, { period }) => sum + MEMBERSHIP_PRICES.svip[period], 0))
  }
})

const endsOf = ({ vipUntil, svipUntil }: Held) => [Math.max(vipUntil, svipUntil), svipUntil]

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((each, index) => permutations(list.toSpliced(index, 1)).map((rest) => [each, ...rest]))
}

test('the order of purchases in one instant changes no end, and no sum where their VIP is of one period', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed)
    const before = randomDeeds(random, 3)
    const at = (before.at(-1)?.at ?? START) + random.int(0, 100 * DAY)
    const vipPeriod = random.pick(PERIODS)
    const deeds = Array.from({ length: 4 }, () => deed(random, at))
    const first = bought(before).held
    const ofOnePeriod = deeds.map((each) => (each.tier === 'vip' ? { ...each, period: vipPeriod } : each))
    expect(new Set(permutations(deeds).map((order) => endsOf(bought(order, first).held).join())).size).toBe(1)
    const outcomes = permutations(ofOnePeriod).map((order) => {
      const { held, paid } = bought(order, first)
      return [...endsOf(held), paid].join()
    })
    expect(new Set(outcomes).size).toBe(1)
  }
})
