import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { gameByCode } from '#contract/games.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import { matchListQuery, standingsQuery } from '../match.queries.ts'
import { type DataSearch, seasonMatches } from './data-search.ts'
import { leaguesQuery } from './league.queries.ts'

/** Loads the leagues of a game and the table of one of them; 404 for an unknown league. */
export async function loadData(queryClient: QueryClient, code: string, search: DataSearch) {
  const game = gameByCode(code)
  if (!game) throw notFound()
  const [shell, { leagues }] = await Promise.all([
    queryClient.ensureQueryData(shellQuery()),
    queryClient.ensureQueryData(leaguesQuery(game)),
  ])
  const leagueId = search.league ?? leagues[0]?.id
  if (leagueId === undefined) return { shell, league: undefined, season: undefined }
  const table = await queryClient.ensureQueryData(standingsQuery(leagueId, search)).catch((error: unknown) => {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  })
  if (table.league.gameId !== game.id) throw notFound()
  const season = search.view === 'matches' ? table.season?.id : undefined
  if (season) await queryClient.ensureQueryData(matchListQuery(seasonMatches(leagueId, season, search)))
  return { shell, league: table.league, season: search.season ? table.season : undefined }
}
