import type { Verb } from '#backend/core/serve.ts'
import { LONGEST_MATCH_MS } from '#backend/feed/longest-match.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { allOf, hasIds, isPlayedByAny, startsWithin } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { reservedIds } from '#backend/notice/reservations.store.ts'
import type { followCalls } from '#contract/follow.ts'
import { readNewestFollowed } from './follows.store.ts'

/** Teams followed before these are left out: each costs a look into the matches. */
const TEAMS_MAX = 40
const MATCHES_MAX = 20
const AHEAD_MS = 7 * DAY

/** Matches that the caller has reserved, and those of teams that the caller follows. */
export const listOwnMatches: Verb<typeof followCalls.listOwnMatches> = async (context) => {
  const { accountDb, viewer, now } = context
  const [reserved, teams] = await Promise.all([
    reservedIds(accountDb, viewer.uid),
    readNewestFollowed(accountDb, viewer.uid, 'team', TEAMS_MAX),
  ])
  const range = { from: now - LONGEST_MATCH_MS, to: now + AHEAD_MS }
  const read = async (where: ReturnType<typeof allOf>) =>
    (await readRows(context, { where, order: 'time', limit: MATCHES_MAX })).rows
  const lists = await Promise.all([
    reserved.length > 0 ? read(allOf(hasIds(reserved), startsWithin(range))) : [],
    teams.length > 0 ? read(isPlayedByAny(teams, range)) : [],
  ])
  const byId = new Map(lists.flat().map((row) => [row.id, row]))
  const matches = [...byId.values()].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id)
  return { matches: matches.slice(0, MATCHES_MAX) }
}
