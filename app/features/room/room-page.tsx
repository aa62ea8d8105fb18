import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { gameById } from '#contract/games.ts'
import { roomQuery } from '../live/live.queries.ts'
import { roomState } from '../live/room-state.ts'
import { useLiveMatch, useRoomOnline } from '../match/match.live.ts'
import { matchQuery } from '../match/match.queries.ts'
import { HiddenResult } from '../match/page/hidden-result.tsx'
import { peopleOf } from '../match/page/people.ts'
import { ScoreNews } from '../match/page/score-news.tsx'
import { showsScore } from '../match/row-view.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { useShell } from '../shell/shell.queries.ts'
import { RelatedRooms } from './parts/related-rooms.tsx'
import { RoomSide } from './parts/room-side.tsx'
import { RoomStage } from './parts/room-stage.tsx'
import { RoomTitle } from './parts/room-title.tsx'

/** A live room: the picture with the score over its lower edge, the match beside it. */
export function RoomPage({ id }: { id: number }) {
  const { view } = useShell()
  const { room, match: row } = useSuspenseQuery(roomQuery(id)).data
  const game = gameById(row.gameId)
  const code = game?.code ?? ''
  const { data: detail } = useSuspenseQuery(matchQuery(code, row.id))
  const people = useMemo(() => peopleOf(detail.squads), [detail.squads])
  const isOn = roomState(room, detail.match) === 'live'
  const [wantsTheatre, setWantsTheatre] = useState(false)
  // What leaves it is in the player.
  const isTheatre = wantsTheatre && isOn
  const { isTold, reveal, shownRef } = useSpoiler(view.hidesScores)
  const isHidden = !isTold && showsScore(detail.match)
  useLiveMatch(code, row.id)
  const online = useRoomOnline(isOn ? id : undefined) ?? room.online
  return (
    <div data-theatre={isTheatre || undefined} className={cn('grid', isTheatre ? GRID.theatre : GRID.page)}>
      {!isHidden && <ScoreNews match={detail.match} />}
      <div className="min-w-0">
        <RoomStage
          room={room}
          match={detail.match}
          hasScore={!isHidden}
          isTheatre={isTheatre}
          onTheatre={setWantsTheatre}
        />
        <div hidden={isTheatre}>
          <RoomTitle room={room} match={detail.match} online={online} />
        </div>
      </div>
      {/* As tall as the picture and its title; the lines scroll inside. */}
      <div className="relative min-w-0 self-stretch">
        {isHidden ? (
          <HiddenResult match={detail.match} onReveal={reveal} />
        ) : (
          <RoomSide
            ref={shownRef}
            detail={detail}
            people={people}
            family={game?.family ?? 'games'}
            isTheatre={isTheatre}
          />
        )}
      </div>
      <div hidden={isTheatre} className="mt-6 min-w-0 px-3 lg:col-span-2 lg:px-0">
        <RelatedRooms room={room} code={code} />
      </div>
    </div>
  )
}

const GRID = {
  page: '-mt-4 items-start gap-x-4 lg:mt-0 lg:grid-cols-[minmax(0,1fr)_320px]',
  theatre: 'min-h-dvh items-center bg-black md:grid-cols-[minmax(0,1fr)_320px]',
} as const
