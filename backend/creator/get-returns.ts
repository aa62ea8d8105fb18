import type { Verb } from '#backend/core/serve.ts'
import { dayIn, daysFrom, daysIn, knownZone, monthsFrom } from '#backend/match/day-range.ts'
import type { creatorCalls } from '#contract/creator.ts'
import { RETURNS_DAYS_MAX, RETURNS_MONTHS } from '#contract/creator-rules.ts'
import { readCounts, readFollowers, readSums } from './returns.store.ts'

type Calls = typeof creatorCalls

const NO_SUMS = { sales: 0, gold: 0, refunded: 0 }
const NO_COUNTS = { views: 0, followers: 0, won: 0, lost: 0, none: 0 }

export const getReturnsSummary: Verb<Calls['getReturnsSummary']> = async (context, { days: asked, zone: name }) => {
  const { accountDb, viewer, now } = context
  const count = asked === undefined ? RETURNS_DAYS_MAX : Number(asked)
  const zone = knownZone(name)
  const spans = daysIn(zone, daysFrom(zone, now, 1 - count, count))
  const [sums, counts, followers] = await Promise.all([
    readSums(accountDb, viewer.uid, spans),
    readCounts(accountDb, viewer.uid, spans),
    readFollowers(accountDb, viewer.uid),
  ])
  const days = spans.map(({ day }, at) => ({ day, ...(sums[at] ?? NO_SUMS), ...(counts[at] ?? NO_COUNTS) }))
  return { days, followers }
}

export const getMonthlyReturns: Verb<Calls['getMonthlyReturns']> = async (context, { zone: name }) => {
  const { accountDb, viewer, now } = context
  const zone = knownZone(name)
  const spans = monthsFrom(zone, now, RETURNS_MONTHS)
  const sums = await readSums(accountDb, viewer.uid, spans)
  return { months: spans.map(({ from }, at) => ({ month: dayIn(zone, from).slice(0, 7), ...(sums[at] ?? NO_SUMS) })) }
}
