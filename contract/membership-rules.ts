/**
 * What memberships cost and how long they last (docs/decisions/075-memberships.md), for the page and the backend alike. A
 * diamond pays what a coin pays. Brands have one table: coins are the same on all of them.
 */
export const TIERS = ['vip', 'svip'] as const
export type Tier = (typeof TIERS)[number]

export const PERIODS = ['month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

export const CURRENCIES = ['gold', 'diamond'] as const
export type MembershipCurrency = (typeof CURRENCIES)[number]

/** Periods are so many days of 24 hours: each is as long as any other of its name. */
export const PERIOD_DAYS: Readonly<Record<Period, number>> = { month: 30, quarter: 90, year: 365 }
/** How many months a period counts as where a price for one month is shown. */
export const PERIOD_MONTHS: Readonly<Record<Period, number>> = { month: 1, quarter: 3, year: 12 }

/** In whole coins, or as many diamonds. The dearest day of VIP costs less than the cheapest of SVIP. */
export const MEMBERSHIP_PRICES: Readonly<Record<Tier, Readonly<Record<Period, number>>>> = {
  vip: { month: 300, quarter: 810, year: 2880 },
  svip: { month: 600, quarter: 1620, year: 5760 },
}

const DAY_MS = 24 * 3_600_000
export const periodMs = (period: Period): number => PERIOD_DAYS[period] * DAY_MS
