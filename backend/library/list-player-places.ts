import type { Verb } from '#backend/core/serve.ts'
import { leaguesOf } from '#backend/feed/catalogue/leagues.ts'
import { squadOf } from '#backend/feed/catalogue/squads.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readTeamIds } from '#backend/match/teams.store.ts'
import { GAMES } from '#contract/games.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { readPlayerIds } from './lines.store.ts'

/** A sitemap may have 50,000 addresses. */
const PLAYERS_MAX = 20_000

/** Who starts for teams of the catalogue, those of the first leagues of all games first. */
function* simulatedStarters(teamIds: ReadonlySet<number>): Generator<number> {
  const leagues = GAMES.flatMap(({ id }) => leaguesOf(id)).sort((a, b) => a.tier - b.tier)
  for (const teamId of new Set(leagues.flatMap((league) => league.teamIds)))
    if (teamIds.has(teamId)) for (const { id, isStarter } of squadOf(teamId)) if (isStarter) yield id
}

export const listPlayerPlaces: Verb<typeof librarySquadCalls.listPlayerPlaces> = async (context, { gameIds }) => {
  const { matchDb, now } = context
  await ensureCalendar(context, now)
  const teamIds = (await readTeamIds(matchDb, gamesAsked(undefined, gameIds))).map(({ id }) => id)
  const ids = await readPlayerIds(matchDb, teamIds, PLAYERS_MAX)
  for (const id of simulatedStarters(new Set(teamIds))) {
    if (ids.length >= PLAYERS_MAX) break
    ids.push(id)
  }
  return { ids }
}
