import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { gameByCode, gameById } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import type { Room } from '#contract/room.ts'
import { liveRoomsQuery, roomQuery, sourcesQuery } from '../live/live.queries.ts'
import { roomState } from '../live/room-state.ts'
import { isLocked } from '../live/use-sources.ts'
import { matchQuery } from '../match/match.queries.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { shellQuery } from '../shell/shell.queries.ts'

/** Maximum number of rooms in the grid. */
const ROOMS_MAX = 48

/** Parameters of the list's address. Others, and values that name nothing, are ignored. */
export interface RoomsSearch {
  /** Route code. */
  game?: string | undefined
  /** Product code of the commentary's language. */
  language?: string | undefined
}

/** Input of the call for live rooms, of one game or of all the brand's: its record may name them. `isCustom`: without a match. */
export const roomsInput = (search: RoomsSearch, brandGames: readonly number[] | undefined, isCustom?: boolean) => {
  const game = gameByCode(search.game ?? '')
  const language = localeByCode(search.language ?? '')?.code
  return {
    ...(game ? { gameId: game.id } : brandGames && { gameIds: brandGames.join(',') }),
    ...(isCustom && { isWithoutMatch: 'true' as const }),
    ...(language && { language }),
    size: ROOMS_MAX,
  }
}

/** Route code of a room's game. */
export const gameCodeOf = ({ gameId }: Pick<Room, 'gameId'>): string | undefined =>
  gameId === undefined ? undefined : gameById(gameId)?.code

export async function loadRooms(queryClient: QueryClient, search: RoomsSearch, isCustom?: boolean) {
  const shell = await queryClient.ensureQueryData(shellQuery())
  const { rooms } = await queryClient.ensureQueryData(liveRoomsQuery(roomsInput(search, shell.brand.games, isCustom)))
  if (rooms.some(({ matchId }) => matchId !== undefined)) await queryClient.prefetchQuery(roomMatchesQuery(rooms))
  return { shell }
}

/**
 * Loads a room, its match (if any) with all data, and the other rooms of the game. An old address has the id of a
 * match: it is redirected to the match's main room. `data`: what is live in figures.
 */
export async function loadRoom(queryClient: QueryClient, id: string) {
  // With the page's own code: no other page names it.
  const lazy = import('./lazy-parts.ts')
  if (id === 'data') return (await lazy).loadFigures(queryClient)
  const [shell, { room, match }] = await Promise.all([
    queryClient.ensureQueryData(shellQuery()),
    queryClient.ensureQueryData(roomQuery(Number(id))).catch((error: unknown) => {
      throw failureOf(error).code === 'not_found' ? notFound() : error
    }),
  ])
  if (room.id !== Number(id))
    throw redirect({ to: '/live/$id', params: { id: String(room.id) }, statusCode: 301, replace: true })
  await Promise.all([
    lazy.then(({ loadParts }) => loadParts(roomState(room, match) === 'live', shell.display.hidesScores)),
    match && queryClient.ensureQueryData(matchQuery(gameCodeOf(match) ?? '', match.id)),
    room.sources.some(isLocked) && queryClient.prefetchQuery(sourcesQuery(room.id)),
    loadRooms(queryClient, { game: gameCodeOf(room) }),
  ])
  return { shell, room, match }
}
