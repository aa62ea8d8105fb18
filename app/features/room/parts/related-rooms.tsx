import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { Room } from '#contract/room.ts'
import { liveRoomsQuery } from '../../live/live.queries.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { LiveList } from '../../match/rooms/live-list.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { gameCodeOf, roomsInput } from '../load-room.ts'

const CARDS_MAX = 6
const CARDS_ASIDE_MAX = 4

interface RelatedRoomsProps {
  room: Room
  isAside?: boolean
  /** Where nothing can be watched in this room: rooms of any game when its own has none. */
  isInstead?: boolean
}

/** Other live rooms of the same game; of any game for a room without one. */
export function RelatedRooms({ room, isAside, isInstead }: RelatedRoomsProps) {
  const { games } = useShell().brand
  const own = useQuery(liveRoomsQuery(roomsInput({ game: gameCodeOf(room) }, games))).data?.rooms
  const hasOwn = own === undefined || own.some(({ id }) => id !== room.id)
  const all = useQuery({ ...liveRoomsQuery(roomsInput({}, games)), enabled: isInstead === true && !hasOwn }).data?.rooms
  const rooms = (hasOwn ? own : all) ?? []
  const matches = useQuery(roomMatchesQuery(rooms)).data?.matches ?? []
  useLiveBoards(matches.map(({ gameId }) => gameId))
  const others = rooms.filter(({ id }) => id !== room.id).slice(0, isAside ? CARDS_ASIDE_MAX : CARDS_MAX)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="related-rooms">
      <h2 id="related-rooms" className="mb-3 font-semibold text-16">
        {isInstead ? m.live_room_now() : m.live_room_related()}
      </h2>
      <LiveList rooms={others} matches={matches} isAside={isAside === true} />
    </section>
  )
}
