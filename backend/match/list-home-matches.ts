import type { Verb } from '#backend/core/serve.ts'
import { DAY, HOUR } from '#backend/feed/shared/time.ts'
import type { matchCalls } from '#contract/match.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import { allOf, inFilter, maybeLiveAt } from './conditions.store.ts'
import { daysFrom, knownZone } from './day-range.ts'
import { countHomeMatches, type HomeTimes, hasNotBegun, startsAfterSoon } from './home-matches.store.ts'
import { readRows } from './read-rows.ts'

const SOON_MS = 3 * HOUR
/** Rows of each section: more are a list of their own. */
const SHOWN = { live: 30, soon: 20, later: 20 }
const NOT_BEGUN: readonly MatchStatus[] = ['scheduled', 'previewed']

/** What is on now, what starts next, and how many matches of today are over. */
export const listHomeMatches: Verb<typeof matchCalls.listHomeMatches> = async (context, { gameIds, zone }) => {
  const { now } = context
  const times: HomeTimes = {
    now,
    soonTo: now + SOON_MS,
    laterTo: now + DAY,
    today: daysFrom(knownZone(zone), now, 0),
  }
  const ofGames = inFilter({ gameIds })
  // The first read makes sure of the calendar, of which the count reads too.
  const live = await readRows(context, {
    where: allOf(ofGames, maybeLiveAt(now)),
    statuses: ['live'],
    order: 'hot',
    limit: SHOWN.live,
  })
  const upcoming = { statuses: NOT_BEGUN, order: 'time' as const }
  const [soon, later, counts] = await Promise.all([
    readRows(context, { ...upcoming, where: allOf(ofGames, hasNotBegun(times)), limit: SHOWN.soon }),
    readRows(context, { ...upcoming, where: allOf(ofGames, startsAfterSoon(times)), limit: SHOWN.later }),
    countHomeMatches(context.matchDb, ofGames, times),
  ])
  return { live: live.rows, soon: soon.rows, later: later.rows, counts }
}
