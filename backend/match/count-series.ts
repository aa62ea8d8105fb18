import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { GAMES } from '#contract/games.ts'
import type { matchCalls } from '#contract/match.ts'
import { dayRange, daysFrom, daysIn, knownZone, type TimeRange } from './day-range.ts'
import { gamesAsked } from './games-of-kind.ts'
import { readDayCounts, readLeagueCounts } from './leagues.store.ts'
import { leagueIn } from './to-row.ts'

const DAYS_MAX = 62

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** From the start of the day `from` to the end of the day `to`; by default a week to either side of today. */
function rangeOf(zone: string, now: number, { from, to }: Days): TimeRange | undefined {
  const first = from === undefined ? daysFrom(zone, now, -7) : dayRange(zone, from)
  const last = to === undefined ? daysFrom(zone, now, 7) : dayRange(zone, to)
  if (!first || !last || last.to <= first.from || last.to - first.from > DAYS_MAX * DAY) return undefined
  return { from: first.from, to: last.to }
}

/** The number of matches of each league and each day, for filters and the calendar; at most 62 days. */
export const countSeries: Verb<typeof matchCalls.countSeries> = async (context, input) => {
  const { matchDb, lan, now } = context
  const zone = knownZone(input.zone)
  const range = rangeOf(zone, now, input)
  if (!range) return fail('invalid_input')
  await ensureCalendar(context, now)
  const asked = gamesAsked(input.gameId, input.gameIds)
  const gameIds = asked.length > 0 ? asked : GAMES.map((game) => game.id)
  const [leagues, days] = await Promise.all([
    input.isWithoutLeagues ? [] : readLeagueCounts(matchDb, { gameIds, range, now }),
    readDayCounts(matchDb, gameIds, daysIn(zone, range)),
  ])
  return {
    leagues: leagues
      .filter((entry) => entry.matchCount > 0)
      .map(({ league, ...count }) => ({ ...leagueIn(lan, league), ...count })),
    days,
  }
}
