import type { SQL } from 'drizzle-orm'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { generateRange } from '#backend/feed/generate-matches.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { seasonColumn } from '#backend/feed/season-id.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { matchCalls } from '#contract/match.ts'
import type { ListKind } from '#contract/match-lists.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import {
  allOf,
  hasNotEnded,
  inFilter,
  isInWindow,
  isOfSeason,
  type MatchFilter,
  maybeLiveAt,
  startsWithin,
} from './conditions.store.ts'
import { dayRange, daysFrom, knownZone, type TimeRange } from './day-range.ts'
import { readPage } from './read-page.ts'
import type { RowOrder } from './rows.store.ts'

const STATUSES: Partial<Record<ListKind, readonly MatchStatus[]>> = {
  live: ['live'],
  by_time: ['live', 'scheduled', 'previewed'],
  hot: ['live', 'scheduled', 'previewed'],
}
const ORDERS: Partial<Record<ListKind, RowOrder>> = { live: 'hot', hot: 'hot' }
const OFFSETS: Partial<Record<ListKind, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** The statuses of the filter that the list can have. */
function statusesOf(list: ListKind | undefined, asked: readonly MatchStatus[] | undefined) {
  const inList = list && STATUSES[list]
  return inList && asked ? inList.filter((status) => asked.includes(status)) : (asked ?? inList)
}

/** All matches of a season of the filter's league; undefined when there is not exactly one league. */
function seasonCondition({ leagueIds }: MatchFilter, season: string): SQL | undefined {
  const [leagueId, ...others] = leagueIds ?? []
  if (leagueId === undefined || others.length > 0) return undefined
  return isOfSeason(seasonColumn(leagueById(leagueId) !== undefined, season))
}

/** The time condition of a list without a day. */
function timeCondition(
  list: ListKind | undefined,
  now: number,
  filter: MatchFilter,
  isInTime: boolean,
): SQL | undefined {
  if (list === 'live') return maybeLiveAt(now)
  if (list === 'hot') return allOf(startsWithin({ from: now - LONGEST_MATCH_MS, to: now + DAY }), hasNotEnded(now))
  if (list === 'by_time')
    return allOf(isInWindow(now, filter, { after: now - LONGEST_MATCH_MS, isInTime }), hasNotEnded(now))
  return isInWindow(now, filter, { isInTime })
}

/** A list of matches, filtered, ordered and paged. Without `list`: all days around now. */
export const listMatches: Verb<typeof matchCalls.listMatches> = async (context, input) => {
  const { now } = context
  const { list } = input
  const zone = knownZone(input.zone)
  if (input.season !== undefined) {
    const ofSeason = seasonCondition(input, input.season)
    if (!ofSeason) return fail('invalid_input')
    return readPage(context, input, {
      where: allOf(inFilter(input), ofSeason),
      statuses: input.statuses,
      order: input.order ?? 'time',
    })
  }
  let range: TimeRange | undefined
  if (list === 'day') {
    range = input.day === undefined ? undefined : dayRange(zone, input.day)
    if (!range) return fail('invalid_input')
    await generateRange(context, range, now)
  } else if (list !== undefined && OFFSETS[list] !== undefined) range = daysFrom(zone, now, OFFSETS[list])
  const order = input.order ?? ((list && ORDERS[list]) || 'time')
  return readPage(context, input, {
    where: allOf(inFilter(input), range ? startsWithin(range) : timeCondition(list, now, input, order === 'time')),
    statuses: statusesOf(list, input.statuses),
    order,
  })
}
