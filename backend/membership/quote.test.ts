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
import { type Held, type Quote, quoteOf, type Refund, refundOf } from './quote.ts'

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

/** A membership as it was bought, and what of it went back. */
interface Bought extends Quote {
  refund?: Refund & { at: number }
}

/** What a user has by what was bought and not refunded, as the rows say it. */
const heldOf = ({ vipUntil, svipUntil }: Omit<Held, 'vipTimes'>, all: readonly Bought[]): Held => ({
  vipUntil,
  svipUntil,
  vipTimes: all.filter(({ tier, refund }) => tier === 'vip' && !refund),
})

/** Refunds the last membership that is not over, if there is one with something to give back. */
function refundLast(held: Held, all: Bought[], at: number): Held {
  const index = all.findLastIndex(({ until, refund }) => !refund && until > at)
  const last = all[index]
  if (!last) return held
  const refund = refundOf(held, at, last)
  if (refund.amount === 0) return held
  all[index] = { ...last, refund: { ...refund, at } }
  const { vipUntil, svipUntil } = held
  return heldOf(
    last.tier === 'vip' ? { ...held, vipUntil: vipUntil - refund.ms } : { ...held, svipUntil: svipUntil - refund.ms },
    all,
  )
}

/** Purchases and refunds in any order, at times that do not go back. `look` sees what was had before and after each. */
function traded(random: Random, count: number, look: (all: readonly Bought[], before: Held, after: Held) => void) {
  let held = NOTHING
  const all: Bought[] = []
  for (const { at, tier, period } of randomDeeds(random, count)) {
    const before = held
    if (random.chance(0.4)) held = refundLast(held, all, at)
    else {
      const quote = quoteOf(held, at, tier, period)
      if (quote.amount > 0) {
        all.push(quote)
        held = heldOf(quote, all)
      }
    }
    look(all, before, held)
  }
  return { held, all }
}

const sumOf = (all: readonly Bought[], of: (each: Bought) => number) => all.reduce((sum, each) => sum + of(each), 0)
const netOf = (all: readonly Bought[]) => sumOf(all, ({ amount, refund }) => amount - (refund?.amount ?? 0))

test('a refund in the instant of the purchase gives all of it back, and everything is as before', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed)
    const { held, all } = traded(random, 8, () => undefined)
    const at = START + 8 * 200 * DAY
    for (const now of [at, Math.max(held.vipUntil, held.svipUntil) - DAY].filter((each) => each >= at)) {
      const quote = quoteOf(held, now, random.pick(TIERS), random.pick(PERIODS))
      if (quote.amount === 0) continue
      const after = heldOf(quote, [...all, quote])
      const { amount, ms } = refundOf(after, now, quote)
      expect(amount).toBe(quote.amount)
      expect(quote.until - ms).toBe(quote.from)
    }
  }
})

test('any sequence of purchases and refunds: each gives back a part of its own price, once, and ends never fall behind now', () => {
  let refunds = 0
  for (const seed of SEEDS) {
    const { all } = traded(createRandom(seed), 16, (_, before, after) => {
      for (const end of ['vipUntil', 'svipUntil'] as const) {
        expect(after[end]).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(after[end])).toBe(true)
      }
      expect(after.vipUntil === before.vipUntil || after.svipUntil === before.svipUntil).toBe(true)
    })
    for (const { from, until, amount, refund } of all) {
      if (!refund) continue
      refunds += 1
      expect(Number.isSafeInteger(refund.amount)).toBe(true)
      expect(refund.amount).toBeGreaterThan(0)
      expect(refund.amount).toBeLessThanOrEqual(amount)
      expect(until - refund.ms).toBe(Math.max(from, refund.at))
    }
    expect(netOf(all)).toBeGreaterThanOrEqual(0)
  }
  expect(refunds).toBeGreaterThan(500)
})

/**
 * The exact price of the days that a user has had or still has: SVIP its whole price, VIP the days that no SVIP covers. Time
 * that went back is in neither.
 */
const worthLeft = (all: readonly Bought[]): number =>
  worthOf(
    all
      .map((each) => {
        const until = each.refund ? each.until - each.refund.ms : each.until
        return { ...each, until, price: exact(each.price, until - each.from, each.until - each.from) }
      })
      .filter(({ from, until }) => until > from),
  )

test('any sequence of purchases and refunds: what was paid and not given back is, but for what is rounded, what the days cost', () => {
  for (const seed of SEEDS) {
    const { all } = traded(createRandom(seed), 16, () => undefined)
    expect(Math.abs(netOf(all) - worthLeft(all))).toBeLessThan(2 * all.length)
  }
})

test('what is refunded from the last to the first gives back all that was paid for days to come', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed)
    const deeds = Array.from({ length: 6 }, () => deed(random, START))
    let held = NOTHING
    const all: Bought[] = []
    for (const { at, tier, period } of deeds) {
      const quote = quoteOf(held, at, tier, period)
      if (quote.amount === 0) continue
      all.push(quote)
      held = heldOf(quote, all)
    }
    for (let left = all.length; left > 0; left -= 1) held = refundLast(held, all, START)
    expect(netOf(all)).toBe(0)
    expect([Math.max(held.vipUntil, START), Math.max(held.svipUntil, START), held.vipTimes]).toEqual([START, START, []])
  }
})

test('an upgrade that is refunded leaves VIP as it was, whose days are given back after it and not with it', () => {
  const vip = quoteOf(NOTHING, START, 'vip', 'month')
  const held = heldOf(vip, [vip])
  const svip = quoteOf(held, START + 12 * DAY, 'svip', 'month')
  const upgraded = heldOf(svip, [vip, svip])
  // 22 days of SVIP (440) without 10 of VIP (100), which the member has again.
  expect(refundOf(upgraded, START + 20 * DAY, svip)).toEqual({ amount: 340, ms: 22 * DAY })
  const back = heldOf({ ...upgraded, svipUntil: START + 20 * DAY }, [vip])
  expect(refundOf(back, START + 20 * DAY, vip)).toEqual({ amount: 100, ms: 10 * DAY })
  expect(refundOf(back, START + 30 * DAY, vip)).toEqual({ amount: 0, ms: 0 })
})
