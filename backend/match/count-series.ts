import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { GAMES } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import { dayRange, daysFrom, daysIn, knownZone, type TimeRange } from './day-range.ts'
import { readDayCounts, readLeagueCounts } from './leagues.store.ts'
import { leagueIn } from './to-row.ts'

const DAYS_MAX = 62

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

/** From the first day asked for to the end of the last; a week to either side of today where none is asked for. */
function rangeOf(zone: string, now: number, { from, to }: Asked): TimeRange | undefined {
  const first = from === undefined ? daysFrom(zone, now, -7) : dayRange(zone, from)
  const last = to === undefined ? daysFrom(zone, now, 7) : dayRange(zone, to)
  if (!first || !last || last.to <= first.from || last.to - first.from > DAYS_MAX * DAY) return undefined
  return { from: first.from, to: last.to }
}

/** How many matches each league and each day has, for filters and the calendar. At most two months at once. */
export const countSeries: Verb<typeof matchCalls.countSeries> = async (context, input) => {
  const { db, lan, now } = context
  const zone = knownZone(input.zone)
  const range = rangeOf(zone, now, input)
  if (!range) return fail('invalid_input')
  await ensureCalendar(context, now)
  const gameIds = input.gameId === undefined ? GAMES.map((game) => game.id) : [input.gameId]
  const [leagues, days] = await Promise.all([
    readLeagueCounts(db, { gameIds, range, now }),
    readDayCounts(db, gameIds, daysIn(zone, range)),
  ])
  return {
    leagues: leagues
      .filter((entry) => entry.matchCount > 0)
      .map(({ league, ...count }) => ({ ...leagueIn(lan, league), ...count })),
    days,
  }
}
