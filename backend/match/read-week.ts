import type { Context } from '#backend/core/context.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import { allOf, inFilter, startsWithin } from './conditions.store.ts'
import { daysFrom, daysIn, knownZone } from './day-range.ts'
import { readRows } from './read-rows.ts'

/** The hottest matches of the week, about thirty a day. */
const MATCHES_MAX = 210

export interface Week {
  gameId?: number | undefined
  zone?: string | undefined
  /** The first day, in days from today. */
  offset: number
  statuses: readonly MatchStatus[]
}

/** Seven days of the viewer's time zone with their matches in order of time. */
export async function readWeek(
  context: Context,
  { gameId, zone, offset, statuses }: Week,
): Promise<{ day: string; matches: MatchRow[] }[]> {
  const viewerZone = knownZone(zone)
  const range = daysFrom(viewerZone, context.now, offset, 7)
  const { rows } = await readRows(context, {
    where: allOf(inFilter({ gameIds: gameId === undefined ? [] : [gameId] }), startsWithin(range)),
    statuses,
    order: 'hot',
    limit: MATCHES_MAX,
  })
  const inTime = rows.sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id)
  return daysIn(viewerZone, range).map(({ day, from, to }) => ({
    day,
    matches: inTime.filter(({ startsAt }) => Date.parse(startsAt) >= from && Date.parse(startsAt) < to),
  }))
}
