import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { MatchStatus } from '#contract/match-state.ts'

/** Of a stored match without any event this long after its start the result is unknown: it would be over by now. */
const SILENCE_MS = LONGEST_MATCH_MS

/** The status of a match at `now`: from its times (simulated) or from `status` (stored). */
export const statusAt = (now: number): SQL<MatchStatus> => sql<MatchStatus>`case
  when ${matches.isSimulated} = 0 then case
    when ${matches.status} in ('scheduled', 'previewed') and ${matches.startsAt} < ${now - SILENCE_MS}
      then 'result_unknown'
    else ${matches.status} end
  when ${matches.fate} in ('postponed', 'cancelled') and coalesce(${matches.calledOffAt}, ${matches.startsAt}) <= ${now}
    then ${matches.fate}
  when coalesce(${matches.endsAt}, ${matches.startsAt} + ${LONGEST_MATCH_MS}) <= ${now} then 'finished'
  when ${matches.startsAt} <= ${now} then 'live'
  when ${matches.previewAt} <= ${now} then 'previewed'
  else 'scheduled' end`

const LIVE_HEAT = 30
const UPCOMING_HEAT_MAX = 15
/** Falls from the maximum at the start to 0 a day before it. */
const upcomingHeat = (now: number): SQL =>
  sql`max(0, ${UPCOMING_HEAT_MAX} - cast(max(0, ${matches.startsAt} - ${now}) / ${DAY / UPCOMING_HEAT_MAX} as integer))`

/**
 * How popular a match is, 0 to 100: importance, closeness of the score, and more for live and upcoming matches.
 */
export const heatAt = (now: number): SQL<number> => sql<number>`cast(min(100,
  ${matches.importance} + ${matches.closeness} + case ${statusAt(now)}
    when 'live' then ${LIVE_HEAT}
    when 'scheduled' then ${upcomingHeat(now)}
    when 'previewed' then ${upcomingHeat(now)}
    else 0 end) as integer)`

/**
 * `column in (...)` with one bound value: D1 takes no more than 100 in a statement. Of one value `=`, since an index
 * then gives the rows in its order.
 */
export const isAmong = (column: SQLWrapper, values: readonly (number | string)[]): SQL =>
  values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
