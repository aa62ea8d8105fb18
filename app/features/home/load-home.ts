import type { QueryClient } from '@tanstack/react-query'
import { liveRoomsQuery } from '../live/live.queries.ts'
import { homeMatchesQuery, matchListQuery } from '../match/match.queries.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { type HomeSearch, listInput, nowInput, showsNow } from './home-search.ts'
import { STAGE_CANDIDATES, stageRooms } from './stage-rooms.ts'

/** Input of the call for the stage's rooms: restricted to the brand's games, when its record names them. */
export const stageInput = (games: readonly number[] | undefined) => ({
  size: STAGE_CANDIDATES,
  ...(games ? { gameIds: games.join(',') } : {}),
})

/** Loads everything the home page shows, in parallel. */
export async function loadHome(queryClient: QueryClient, shell: Shell, search: HomeSearch): Promise<void> {
  const { games } = shell.brand
  const stage = async () => {
    const { rooms } = await queryClient.ensureQueryData(liveRoomsQuery(stageInput(games)))
    // Without a live room the stage shows the next match.
    if (rooms.length === 0) await queryClient.ensureQueryData(homeMatchesQuery(nowInput({}, shell.zone, games)))
    else if (rooms.some(({ matchId }) => matchId !== undefined))
      await queryClient.prefetchQuery(roomMatchesQuery(stageRooms(rooms)))
  }
  await Promise.all([
    showsNow(search)
      ? queryClient.ensureQueryData(homeMatchesQuery(nowInput(search, shell.zone, games)))
      : queryClient.ensureQueryData(matchListQuery(listInput(search, shell.zone, games))),
    stage(),
  ])
}
