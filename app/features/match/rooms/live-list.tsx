import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { RoomCard } from './room-card.tsx'

interface LiveListProps {
  rooms: readonly Room[]
  /** The rooms' matches, as far as loaded. */
  matches: readonly MatchRow[]
  /** In a column beside the player on wide screens: one card per row there. */
  isAside?: boolean
}

/** Rooms as a grid of cards. */
export function LiveList({ rooms, matches, isAside }: LiveListProps) {
  const byId = new Map(matches.map((match) => [match.id, match]))
  return (
    <ul
      className={
        isAside
          ? 'grid grid-cols-2 gap-x-3 gap-y-5 md:gap-x-4 lg:grid-cols-1'
          : 'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4'
      }
    >
      {rooms.map((room) => (
        <li key={room.id} className="min-w-0">
          <RoomCard room={room} match={byId.get(room.matchId ?? 0)} />
        </li>
      ))}
    </ul>
  )
}
