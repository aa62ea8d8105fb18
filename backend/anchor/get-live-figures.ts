import type { Verb } from '#backend/core/serve.ts'
import { shownAudience } from '#backend/live/audience.ts'
import { readViewers } from '#backend/live/read-viewers.ts'
import { viewersIn } from '#backend/live/with-viewers.ts'
import type { anchorCalls } from '#contract/anchor.ts'
import { countWatched } from './count-watched.ts'
import { readOnAir } from './on-air.store.ts'
import { showRooms } from './show-rooms.ts'

const TOP_ROOMS = 12

export const getLiveFigures: Verb<typeof anchorCalls.getLiveFigures> = async (context, { gameIds }) => {
  const [onAir, counts] = await Promise.all([readOnAir(context.matchDb, context.now), readViewers(context)])
  const asked = gameIds?.split(',').map(Number)
  const rooms = onAir
    .filter(({ gameId }) => !asked || gameId === null || asked.includes(gameId))
    .map((room) => ({ ...room, viewers: shownAudience(viewersIn(counts, room.roomId) ?? 0) }))
  const best = [...rooms]
    .sort((a, b) => b.viewers - a.viewers || b.heat - a.heat || a.roomId - b.roomId)
    .slice(0, TOP_ROOMS)
    .map(({ roomId }) => roomId)
  const shown = await showRooms(context, best)
  const sum = rooms.reduce((viewers, room) => viewers + room.viewers, 0)
  return {
    rooms: rooms.length,
    streamers: new Set(rooms.map(({ anchorId }) => anchorId)).size,
    viewers: shownAudience(sum),
    games: countWatched(rooms, ({ gameId }) => gameId).map(({ of, ...watched }) => ({ gameId: of, ...watched })),
    languages: countWatched(rooms, ({ language }) => language).map(({ of, ...watched }) => ({
      language: of,
      ...watched,
    })),
    top: best.flatMap((id) => shown.get(id) ?? []),
  }
}
