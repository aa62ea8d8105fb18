import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readTeamIds } from '#backend/match/teams.store.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { isTour } from '#contract/tours.ts'

/** The competitors of a tour have pages as players. */
export const listSquadPlaces: Verb<typeof librarySquadCalls.listSquadPlaces> = async (context, { gameIds }) => {
  const { matchDb, now } = context
  await ensureCalendar(context, now)
  const rows = await readTeamIds(matchDb, gamesAsked(undefined, gameIds))
  return { ids: rows.flatMap(({ id, gameId }) => (isTour(gameId) ? [] : [id])) }
}
