import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { gameById } from '#contract/games.ts'
import type { Room } from '#contract/room.ts'
import type { RoomDelta } from '#contract/socket.ts'
import { getRoom } from '../../live/live.functions.ts'
import { roomQuery, sourcesQuery } from '../../live/live.queries.ts'
import { matchQuery } from '../match.queries.ts'

/** The random delay where the server names none: what changed was missed, as in a reconnection. */
const WINDOW_MS = 5_000
const ASKS_MAX = 2

/** What decides who may watch what. */
const entranceOf = ({ access, price, sources }: Room): string => JSON.stringify([access, price, sources])

/** Reads a room past what is cached; whether it is the one that was told of. */
async function readRoom(client: QueryClient, id: number, revision: number): Promise<boolean> {
  const answer = await getRoom({ data: { roomId: id, revision: String(revision) } }).catch(() => undefined)
  if (!answer?.ok) return false
  const { room, match } = answer.data
  const { queryKey } = roomQuery(id)
  const before = client.getQueryData(queryKey)
  if (match && match.id !== before?.match?.id)
    await client.prefetchQuery(matchQuery(gameById(match.gameId)?.code ?? '', match.id))
  // The row of the same match is at the time of the picture.
  const shown = match?.id === before?.match?.id ? before?.match : match
  client.setQueryData(queryKey, { room, ...(shown && { match: shown }) })
  if (!before || entranceOf(before.room) !== entranceOf(room))
    void client.invalidateQueries({ queryKey: sourcesQuery(id).queryKey })
  return room.revision === revision
}

/**
 * Reads the room again when its topic tells of another revision than the page has: at a random time, for all of its viewers
 * hear it at once. Returns how to do so now.
 */
export function useRoomChanges({ id, revision: own }: Room, update: RoomDelta | undefined): () => void {
  const client = useQueryClient()
  const { revision: told, refetchWithinMs = WINDOW_MS } = update ?? {}
  const isOld = told !== undefined && told !== own
  useEffect(() => {
    if (!isOld) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = (asks: number) => {
      timer = setTimeout(async () => {
        if (!(await readRoom(client, id, told)) && !isOver && asks > 1) ask(asks - 1)
      }, Math.random() * refetchWithinMs)
    }
    ask(ASKS_MAX)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, id, told, isOld, refetchWithinMs])
  return useCallback(() => {
    if (told === undefined) void client.invalidateQueries({ queryKey: roomQuery(id).queryKey })
    else void readRoom(client, id, told)
  }, [client, id, told])
}
