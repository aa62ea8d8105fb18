import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { gameByCode, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { liveRoomsQuery, roomQuery, sourcesQuery } from '../live/live.queries.ts'
import { roomState } from '../live/room-state.ts'
import { isLocked } from '../live/use-sources.ts'
import { matchQuery } from '../match/match.queries.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { shellQuery } from '../shell/shell.queries.ts'

/** Maximum number of rooms in the grid. */
const ROOMS_MAX = 48

/** Input of the call for live rooms, of one game or of all the brand's: its record may name them. `isCustom`: without a match. */
export const roomsInput = (code: string | undefined, brandGames: readonly number[] | undefined, isCustom?: boolean) => {
  const game = code === undefined ? undefined : gameByCode(code)
  const ofBrand = brandGames ? { gameIds: brandGames.join(',') } : {}
  const custom = isCustom ? { isWithoutMatch: 'true' as const } : {}
  return { ...(game ? { gameId: game.id } : ofBrand), ...custom, size: ROOMS_MAX }
}

/** Route code of a room's game. */
export const gameCodeOf = ({ gameId }: Pick<Room, 'gameId'>): string | undefined =>
  gameId === undefined ? undefined : gameById(gameId)?.code

export async function loadRooms(queryClient: QueryClient, code: string | undefined, isCustom?: boolean) {
  const shell = await queryClient.ensureQueryData(shellQuery())
  const { rooms } = await queryClient.ensureQueryData(liveRoomsQuery(roomsInput(code, shell.brand.games, isCustom)))
  if (rooms.some(({ matchId }) => matchId !== undefined)) await queryClient.prefetchQuery(roomMatchesQuery(rooms))
  return { shell }
}

/** Loads the code of what this room shows besides the player. It comes with the page's own: no other page names it. */
async function loadParts(room: Room, match: MatchRow | undefined, hidesScores: boolean | undefined): Promise<void> {
  const { OffStage, RoomLineup } = await import('./lazy-parts.ts')
  await Promise.all([
    (import.meta.env.SSR || roomState(room, match) !== 'live') && OffStage.preload?.(),
    hidesScores && RoomLineup.preload?.(),
  ])
}

/**
 * Loads a room, its match (if any) with all data, and the other rooms of the game. An old address has the id of a
 * match: it is redirected to the match's main room.
 */
export async function loadRoom(queryClient: QueryClient, id: string) {
  const [shell, { room, match }] = await Promise.all([
    queryClient.ensureQueryData(shellQuery()),
    queryClient.ensureQueryData(roomQuery(Number(id))).catch((error: unknown) => {
      throw failureOf(error).code === 'not_found' ? notFound() : error
    }),
  ])
  if (room.id !== Number(id))
    throw redirect({ to: '/live/$id', params: { id: String(room.id) }, statusCode: 301, replace: true })
  await Promise.all([
    loadParts(room, match, shell.display.hidesScores),
    match && queryClient.ensureQueryData(matchQuery(gameCodeOf(match) ?? '', match.id)),
    room.sources.some(isLocked) && queryClient.prefetchQuery(sourcesQuery(room.id)),
    loadRooms(queryClient, gameCodeOf(room)),
  ])
  return { shell, room, match }
}
