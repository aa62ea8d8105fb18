import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codeOf } from '#app/lib/call-error.ts'
import { gameByCode, gameById } from '#contract/games.ts'
import { liveRoomsQuery, roomQuery } from '../live/live.queries.ts'
import { matchQuery } from '../match/match.queries.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { shellQuery } from '../shell/shell.queries.ts'

/** How many rooms a grid shows. */
const ROOMS = 48

/** Rooms on now, of one game or of all. */
export const roomsInput = (code: string | undefined) => {
  const game = code === undefined ? undefined : gameByCode(code)
  return { ...(game ? { gameId: game.id } : {}), size: ROOMS }
}

export async function loadRooms(queryClient: QueryClient, code: string | undefined) {
  const [shell, { rooms }] = await Promise.all([
    queryClient.ensureQueryData(shellQuery()),
    queryClient.ensureQueryData(liveRoomsQuery(roomsInput(code))),
  ])
  if (rooms.length > 0) await queryClient.prefetchQuery(roomMatchesQuery(rooms))
  return { shell }
}

/** A room, its match with all of its data, and the other rooms of the game. */
export async function loadRoom(queryClient: QueryClient, id: string) {
  const [shell, { room, match }] = await Promise.all([
    queryClient.ensureQueryData(shellQuery()),
    queryClient.ensureQueryData(roomQuery(Number(id))).catch((error: unknown) => {
      throw codeOf(error) === 'not_found' ? notFound() : error
    }),
  ])
  await Promise.all([
    queryClient.ensureQueryData(matchQuery(gameById(match.gameId)?.code ?? '', match.id)),
    loadRooms(queryClient, gameById(match.gameId)?.code),
  ])
  return { shell, room, match }
}
