import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { Room } from '#contract/room.ts'
import { liveRoomsQuery } from '../../live/live.queries.ts'
import { LiveList } from '../../live/live-list.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { roomsInput } from '../load-room.ts'

const CARDS_MAX = 6

/** Other rooms of the same game that are on now. */
export function RelatedRooms({ room, code }: { room: Room; code: string }) {
  const rooms = useQuery(liveRoomsQuery(roomsInput(code))).data?.rooms ?? []
  const matches = useQuery(roomMatchesQuery(rooms)).data?.matches ?? []
  useLiveBoards(matches.map(({ gameId }) => gameId))
  const others = rooms.filter(({ id }) => id !== room.id).slice(0, CARDS_MAX)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="related-rooms">
      <h2 id="related-rooms" className="mb-3 font-semibold text-16">
        {m.live_room_related()}
      </h2>
      <LiveList rooms={others} matches={matches} />
    </section>
  )
}
