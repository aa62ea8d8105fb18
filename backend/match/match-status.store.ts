import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matches } from '#backend/db/schema/matches.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import type { MatchStatus } from '#contract/match-state.ts'

/** A stored match without a word for so long after its kick-off counts as postponed. */
export const SILENCE_MS = DAY

/** The status of each match at `now`, whether it follows from its times (simulated) or is stored. */
export const statusAt = (now: number): SQL<MatchStatus> => sql<MatchStatus>`case
  when ${matches.isSimulated} = 0 then case
    when ${matches.status} in ('scheduled', 'previewed') and ${matches.startsAt} < ${now - SILENCE_MS} then 'postponed'
    else ${matches.status} end
  when ${matches.fate} <> 'played' and coalesce(${matches.calledOffAt}, ${matches.startsAt}) <= ${now}
    then ${matches.fate}
  when coalesce(${matches.endsAt}, ${matches.startsAt} + ${LONGEST_MATCH_MS}) <= ${now} then 'finished'
  when ${matches.startsAt} <= ${now} then 'live'
  when ${matches.previewAt} <= ${now} then 'previewed'
  else 'scheduled' end`

const HEAT_OF_LIVE = 30
const HEAT_OF_NEXT = 15
const heatOfNext = (now: number): SQL =>
  sql`max(0, ${HEAT_OF_NEXT} - cast(max(0, ${matches.startsAt} - ${now}) / ${DAY / HEAT_OF_NEXT} as integer))`

/**
 * 0 to 100: the standing of league and teams and how close the match is or will be; then live before soon before
 * the rest.
 */
export const heatAt = (now: number): SQL<number> => sql<number>`cast(min(100,
  ${matches.importance} + ${matches.closeness} + case ${statusAt(now)}
    when 'live' then ${HEAT_OF_LIVE}
    when 'scheduled' then ${heatOfNext(now)}
    when 'previewed' then ${heatOfNext(now)}
    else 0 end) as integer)`

/** `column in (...)` with one bound value: D1 takes no more than 100 in a statement. */
export const isAmong = (column: SQLWrapper, values: readonly (number | string)[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
