import type { QueryClient } from '@tanstack/react-query'
import { liveRoomsQuery } from '../live/live.queries.ts'
import { liveMatchesQuery, matchListQuery } from '../match/match.queries.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { type HomeSearch, listInput } from './home-search.ts'

export const STREAMS_SHOWN = 8
export const HOT_SHOWN = 8

/** Input of the calls for streams and hot matches: restricted to the brand's games, when its record names them. */
export const brandGamesInput = (games: readonly number[] | undefined, size: number) => ({
  size,
  ...(games ? { gameIds: games.join(',') } : {}),
})

/** Loads everything the home page shows, in parallel. */
export async function loadHome(queryClient: QueryClient, shell: Shell, search: HomeSearch): Promise<void> {
  const { games } = shell.brand
  const streams = async () => {
    const { rooms } = await queryClient.ensureQueryData(liveRoomsQuery(brandGamesInput(games, STREAMS_SHOWN)))
    if (rooms.some(({ matchId }) => matchId !== undefined)) await queryClient.prefetchQuery(roomMatchesQuery(rooms))
  }
  await Promise.all([
    queryClient.ensureQueryData(matchListQuery(listInput(search, shell.zone, games))),
    queryClient.ensureQueryData(liveMatchesQuery(brandGamesInput(games, HOT_SHOWN))),
    streams(),
  ])
}
