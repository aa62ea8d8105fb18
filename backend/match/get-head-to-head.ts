import type { SQL } from 'drizzle-orm'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { generateHistory } from '#backend/feed/league-season.ts'
import type { matchCalls } from '#contract/match.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { allOf, isBefore, isBetween, isNoReplay, isPlayedBy } from './conditions.store.ts'
import { readRow, readRows } from './read-rows.ts'

const RECENT = 8

const finished = async (context: Context, where: SQL | undefined): Promise<MatchRow[]> =>
  (await readRows(context, { where, statuses: ['finished'], order: 'newest', limit: RECENT })).rows

/** Earlier matches of the two teams, against each other and against others, newest first. */
export const getHeadToHead: Verb<typeof matchCalls.getHeadToHead> = async (context, { matchId }) => {
  const match = await readRow(context, matchId)
  if (!match) return fail('not_found')
  const { home, away, gameId } = match
  const before = Math.min(context.now, Date.parse(match.startsAt))
  if (match.isSimulated) await generateHistory(context, gameId, [home.id, away.id], before)
  const earlier = allOf(isBefore(before), isNoReplay())
  const [meetings, homeRecent, awayRecent] = await Promise.all([
    finished(context, allOf(isBetween(home.id, away.id), earlier)),
    finished(context, allOf(isPlayedBy(home.id), earlier)),
    finished(context, allOf(isPlayedBy(away.id), earlier)),
  ])
  return { meetings, homeRecent, awayRecent }
}
