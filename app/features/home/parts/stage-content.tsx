import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { HomeMatches } from '#contract/match-lists.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { NextRoom } from './next-room.tsx'
import { RoomChoice } from './room-choice.tsx'
import { StagePicture } from './stage-picture.tsx'

interface StageContentProps {
  rooms: readonly Room[]
  /** The rooms' matches, as far as loaded. */
  matches: readonly MatchRow[]
  /** Without rooms: what is next. */
  toCome: Pick<HomeMatches, 'soon' | 'later'> | undefined
}

export function StageContent({ rooms, matches, toCome }: StageContentProps) {
  const [chosenId, setChosenId] = useState(rooms[0]?.id)
  // A room that another one has overtaken stays until it ends.
  const room = rooms.find(({ id }) => id === chosenId) ?? rooms[0]
  if (!room) return <NextRoom toCome={toCome} />
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  // One room is no choice: its picture has all the width.
  const isAlone = rooms.length === 1
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-x-4', !isAlone && 'lg:grid-cols-[minmax(0,1fr)_320px]')}>
      <h2 id="stage" className="sr-only">
        {m.home_stage_title()}
      </h2>
      <StagePicture key={room.id} room={room} match={matchOf.get(room.matchId ?? 0)} isAlone={isAlone} />
      {!isAlone && <RoomChoice rooms={rooms} matchOf={matchOf} chosenId={room.id} onChoose={setChosenId} />}
    </div>
  )
}
