import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { LIVE_ROOMS_REFETCH_MS, liveRoomsQuery } from '../../live/live.queries.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { homeMatchesQuery } from '../../match/match.queries.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { nowInput } from '../home-search.ts'
import { stageInput } from '../load-home.ts'
import { stageRooms } from '../stage-rooms.ts'
import { StageContent } from './stage-content.lazy.tsx'

/** The hottest live room, playing, and five more that can take its place; without any, the next match. */
export function Stage({ zone }: { zone: string }) {
  const { brand } = useShell()
  const { data } = useSuspenseQuery({
    ...liveRoomsQuery(stageInput(brand.games)),
    refetchInterval: LIVE_ROOMS_REFETCH_MS,
  })
  const rooms = stageRooms(data.rooms)
  const matches = useQuery(roomMatchesQuery(rooms)).data?.matches ?? []
  const toCome = useQuery({ ...homeMatchesQuery(nowInput({}, zone, brand.games)), enabled: rooms.length === 0 }).data
  useLiveBoards(matches.map(({ gameId }) => gameId))
  return (
    <HydrateWhenSeen as="section" aria-labelledby="stage" className="-mt-4 min-h-[40vw] lg:mt-0 lg:min-h-0">
      <StageContent rooms={rooms} matches={matches} toCome={rooms.length === 0 ? toCome : undefined} />
    </HydrateWhenSeen>
  )
}
