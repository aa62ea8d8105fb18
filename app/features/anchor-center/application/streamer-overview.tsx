import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Amount } from '../../coins/amount.tsx'
import { OwnCard } from '../../user/own/own-page.tsx'
import { ROOM_STATES } from '../room-states.ts'
import { ownRoomQuery, revenueDaysQuery } from '../streamer.queries.ts'

const DAYS = 7

/** What a streamer sees first: how her room stands, and what the last days brought. */
export const StreamerOverview = () => (
  <OwnCard title={m.centre_successful_title()} hint={m.centre_successful_text()}>
    <div className="grid gap-3 sm:grid-cols-2">
      <RoomTile />
      <EarningsTile />
    </div>
  </OwnCard>
)

function RoomTile() {
  const { data: room, isError } = useQuery(ownRoomQuery())
  const { name, colour } = ROOM_STATES[room?.state ?? 'waiting']
  return (
    <Tile place="live" title={m.centre_set_up()} isReady={room !== undefined || isError}>
      {room && (
        <>
          <span className={cn('flex items-center gap-2 font-semibold text-16', colour)}>
            <span aria-hidden className="size-2 rounded-full bg-current" />
            {name()}
          </span>
          {room.title && (
            <bdi dir="auto" className="block truncate text-13 text-text-muted">
              {room.title}
            </bdi>
          )}
        </>
      )}
    </Tile>
  )
}

function EarningsTile() {
  const { data: days, isError } = useQuery(revenueDaysQuery())
  const last = days?.slice(-DAYS) ?? []
  const sum = (of: 'gold' | 'diamond') => last.reduce((all, day) => all + day[of], 0)
  return (
    <Tile place="revenueDetails" title={m.centre_revenue_title()} isReady={days !== undefined || isError}>
      {days && (
        <>
          <Amount of={{ gold: sum('gold'), diamond: sum('diamond') }} className="font-semibold text-16" />
          <span className="block text-13 text-text-muted">{m.centre_revenue_days({ days: DAYS })}</span>
        </>
      )}
    </Tile>
  )
}

interface TileProps {
  place: string
  title: string
  isReady: boolean
  children: ReactNode
}

const Tile = ({ place, title, isReady, children }: TileProps) => (
  <Link
    to="/anchorCenter/{-$place}"
    params={{ place }}
    className="grid min-h-28 content-start gap-1 rounded-md border border-line p-3 hover:bg-surface-2"
  >
    <span className="mb-1 font-medium text-13">{title}</span>
    {isReady ? children : <Skeleton className="h-12 w-full" />}
  </Link>
)
