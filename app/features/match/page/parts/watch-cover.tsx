import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { Locked } from '../../../live/locked.lazy.tsx'
import type { ShownState } from '../../../live/room-state.ts'
import { useSources } from '../../../live/use-sources.ts'
import { RoomCover } from '../../rooms/room-cover.tsx'

interface WatchCoverProps {
  match: MatchRow
  room: Room
  state: ShownState
}

const ACTION = 'inline-flex min-h-11 items-center rounded-full bg-brand px-6 font-semibold text-on-brand'

/** The room's picture with the reason why nothing plays, and what the visitor can do. */
export function WatchCover({ match, room, state }: WatchCoverProps) {
  return (
    <div className="relative aspect-video overflow-hidden bg-black text-white lg:rounded-lg">
      <RoomCover room={room} match={match} isFirst />
      <div
        role="status"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-black/60 p-4 text-center"
      >
        <Reason room={room} state={state} />
      </div>
    </div>
  )
}

function Reason({ room, state }: { room: Room; state: ShownState }) {
  if (state === 'live') return <LockedStream room={room} />
  if (state === 'lost')
    return (
      <div>
        <p className="font-semibold text-16">{m.live_room_lost()}</p>
        <p className="mt-1 text-14">{m.live_room_lost_hint()}</p>
      </div>
    )
  if (state === 'waiting') return <p className="font-semibold text-16">{m.live_room_waiting()}</p>
  return (
    <>
      <p className="font-semibold text-16">{m.live_room_ended()}</p>
      <Link to="/live" search={{}} className={ACTION}>
        {m.live_list_title()}
      </Link>
    </>
  )
}

/** Loaded where it is shown: most streams are open to everybody. */
function LockedStream({ room }: { room: Room }) {
  const { lockedTo, price } = useSources(room)
  return (
    <Suspense>
      <Locked room={room} to={price ? 'everybody' : lockedTo} />
    </Suspense>
  )
}
