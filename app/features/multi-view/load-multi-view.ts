import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { liveRoomsQuery, roomQuery } from '../live/live.queries.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import type { PlaceHead } from '../shell/place-head.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { parseWall } from './multi-search.ts'

/** Rooms that can be chosen. */
const ROOMS_MAX = 48

/** Input of the call for the rooms that can be chosen. */
export const choiceInput = (brandGames: readonly number[] | undefined) => ({
  ...(brandGames ? { gameIds: brandGames.join(',') } : {}),
  size: ROOMS_MAX,
})

/** Loads the rooms that the address names, and those that can be chosen. A room that is gone is told in its place. */
export async function loadMultiView(client: QueryClient, asked: { rooms?: unknown }): Promise<PlaceHead> {
  const shell = await client.ensureQueryData(shellQuery())
  const [{ rooms }] = await Promise.all([
    client.ensureQueryData(liveRoomsQuery(choiceInput(shell.brand.games))),
    ...parseWall(asked).rooms.map((id) => client.prefetchQuery(roomQuery(id))),
  ])
  await client.prefetchQuery(roomMatchesQuery(rooms))
  const brand = shell.brand.texts.name
  return {
    shell,
    title: m.multi_seo_title({ brand }),
    description: m.multi_seo_description({ brand }),
    path: '/live2',
    isHidden: asked.rooms !== undefined,
  }
}
