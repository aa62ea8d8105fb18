import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { generateHistory } from '#backend/feed/league-season.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { allOf, isBefore, isBetween, isNoReplay, isPlayedBy, startsAfter } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { teamIn } from '#backend/match/to-row.ts'
import { COMING_MAX, MEETINGS_MAX, RECENT_MAX } from '#contract/library-squad-rules.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'

/** A team does not play twice at once. */
const LIVE_MAX = 3

/** What a team plays now, has played last and plays next, in all competitions. */
export const listSquadMatches: Verb<typeof librarySquadCalls.listSquadMatches> = async (context, { teamId }) => {
  const { matchDb, now } = context
  await ensureCalendar(context, now)
  const [team] = await readTeams(matchDb, [teamId])
  if (!team) return fail('not_found')
  if (teamById(teamId)) await generateHistory(context, team.gameId, [teamId], now)
  const own = allOf(isPlayedBy(teamId), isNoReplay())
  const [live, recent, coming] = await Promise.all([
    readRows(context, {
      where: allOf(own, startsAfter(now - LONGEST_MATCH_MS), isBefore(now + 1)),
      statuses: ['live'],
      order: 'time',
      limit: LIVE_MAX,
    }),
    readRows(context, { where: allOf(own, isBefore(now)), statuses: ['finished'], order: 'newest', limit: RECENT_MAX }),
    readRows(context, {
      where: allOf(own, startsAfter(now)),
      statuses: ['scheduled', 'previewed'],
      order: 'time',
      limit: COMING_MAX,
    }),
  ])
  return { live: live.rows, recent: recent.rows, coming: coming.rows }
}

/** Finished matches of two teams of a game against each other. */
export const listMeetings: Verb<typeof librarySquadCalls.listMeetings> = async (context, { teamId, withId }) => {
  const { matchDb, now, lan } = context
  await ensureCalendar(context, now)
  const teams = await readTeams(matchDb, [teamId, withId])
  const [one, other] = [teams.find(({ id }) => id === teamId), teams.find(({ id }) => id === withId)]
  if (!one || !other || teamId === withId || one.gameId !== other.gameId) return fail('not_found')
  if (teamById(teamId)) await generateHistory(context, one.gameId, [teamId], now)
  const { rows } = await readRows(context, {
    where: allOf(isBetween(teamId, withId), isNoReplay(), isBefore(now)),
    statuses: ['finished'],
    order: 'newest',
    limit: MEETINGS_MAX,
  })
  return { other: teamIn(lan, other), matches: rows }
}
