import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { liveRoomsQuery } from '../../live/live.queries.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { RoomCard } from '../../match/rooms/room-card.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { brandGamesInput, STREAMS_SHOWN } from '../load-home.ts'

/** Live rooms side by side. */
export function StreamsNow() {
  const { brand } = useShell()
  const { data } = useSuspenseQuery(liveRoomsQuery(brandGamesInput(brand.games, STREAMS_SHOWN)))
  const live = useQuery(roomMatchesQuery(data.rooms)).data?.matches ?? []
  const matches = new Map(live.map((match) => [match.id, match]))
  useLiveBoards(live.map((match) => match.gameId))
  if (data.rooms.length === 0) return null
  return (
    <section aria-labelledby="streams-now">
      <div className="flex items-center justify-between px-3 pb-2 md:px-0">
        <h2 id="streams-now" className="font-semibold text-16">
          {m.home_streams_title()}
        </h2>
        <Link to="/live" className="py-1 text-13 text-brand-text hover:underline">
          {m.home_streams_all()}
        </Link>
      </div>
      <ul className="scroll-quiet flex snap-x scroll-px-3 gap-3 overflow-x-auto px-3 pb-1 md:px-0">
        {data.rooms.map((room) => (
          <li key={room.id} className="w-56 shrink-0 snap-start">
            <RoomCard room={room} match={matches.get(room.matchId ?? 0)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
