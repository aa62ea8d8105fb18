import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, hasStream, inFilter, maybeLiveAt } from './conditions.store.ts'
import { gamesAsked } from './games-of-kind.ts'
import { readRows } from './read-rows.ts'
import { sizeOf } from './size-of.ts'
import { toRoom } from './to-room.ts'

/** Rooms that stream now, hottest first. Viewers are counted in the room itself: one object each. */
export const listLiveRooms: Verb<typeof matchCalls.listLiveRooms> = async (context, { gameId, gameIds, size }) => {
  const { rows } = await readRows(context, {
    where: allOf(hasStream(), inFilter({ gameIds: gamesAsked(gameId, gameIds) }), maybeLiveAt(context.now)),
    statuses: ['live'],
    order: 'hot',
    limit: sizeOf(size),
  })
  return { rooms: rows.map((row) => toRoom(row, context.lan, 0)) }
}
