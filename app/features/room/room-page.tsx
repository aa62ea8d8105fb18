import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { peopleOf } from '#app/features/match/people.ts'
import { cn } from '#app/lib/cn.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { roomQuery } from '../live/live.queries.ts'
import { roomState } from '../live/room-state.ts'
import { useLiveMatch, useLiveRoom } from '../match/match.live.ts'
import { matchQuery } from '../match/match.queries.ts'
import { HiddenResult } from '../match/page/hidden-result.tsx'
import { ScoreAnnouncement } from '../match/page/score-announcement.tsx'
import { showsScore } from '../match/row-view.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { useShell } from '../shell/shell.queries.ts'
import { RelatedRooms } from './parts/related-rooms.tsx'
import { RoomSide } from './parts/room-side.tsx'
import { RoomStage } from './parts/room-stage.tsx'
import { RoomTitle } from './parts/room-title.tsx'

/** A live room, with a match or without. */
export function RoomPage({ id }: { id: number }) {
  const { room, match } = useSuspenseQuery(roomQuery(id)).data
  return match ? <MatchRoom room={room} row={match} /> : <ChannelRoom room={room} />
}

/** The room as it is now: what the socket tells is newer than what was read. */
function useRoomNow(room: Room, match?: MatchRow) {
  const isOnByRead = roomState(room, match) === 'live'
  // Whoever waits for a room to begin must hear of it; of one that follows its match the match tells.
  const told = useLiveRoom(isOnByRead || !room.followsMatch ? room.id : undefined)
  const current: Room = {
    ...room,
    online: told?.online ?? room.online,
    state: told?.state ?? room.state,
  }
  return { current, state: roomState(current, match) }
}

/** The picture with the score over its lower edge, the match beside it. */
function MatchRoom({ room, row }: { room: Room; row: MatchRow }) {
  const { display } = useShell()
  const game = gameById(row.gameId)
  const code = game?.code ?? ''
  const { data: detail } = useSuspenseQuery(matchQuery(code, row.id))
  const people = useMemo(() => peopleOf(detail.squads), [detail.squads])
  const { current, state } = useRoomNow(room, detail.match)
  const [wantsTheatre, setWantsTheatre] = useState(false)
  // What leaves it is in the player.
  const isTheatre = wantsTheatre && state === 'live'
  const { isScoreShown, reveal, shownRef } = useSpoiler(display.hidesScores)
  const isHidden = !isScoreShown && showsScore(detail.match)
  useLiveMatch(code, row.id)
  return (
    <div data-theatre={isTheatre || undefined} className={cn('grid', isTheatre ? GRID.theatre : GRID.page)}>
      {!isHidden && <ScoreAnnouncement match={detail.match} />}
      <div className="min-w-0">
        <RoomStage
          room={current}
          match={detail.match}
          hasScore={!isHidden}
          isTheatre={isTheatre}
          onTheatre={setWantsTheatre}
        />
        <div hidden={isTheatre}>
          <RoomTitle room={current} match={detail.match} />
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
        <RelatedRooms room={current} />
      </div>
    </div>
  )
}

/** The picture, and beside it where else to look. */
function ChannelRoom({ room }: { room: Room }) {
  const { current, state } = useRoomNow(room)
  const [wantsTheatre, setWantsTheatre] = useState(false)
  const isTheatre = wantsTheatre && state === 'live'
  return (
    <div
      data-theatre={isTheatre || undefined}
      className={cn('grid', isTheatre ? 'min-h-dvh items-center bg-black' : GRID.page)}
    >
      <div className="min-w-0">
        <RoomStage room={current} isTheatre={isTheatre} onTheatre={setWantsTheatre} />
        <div hidden={isTheatre}>
          <RoomTitle room={current} />
        </div>
      </div>
      <div hidden={isTheatre} className="min-w-0 px-3 lg:px-0">
        <RelatedRooms room={current} isAside />
      </div>
    </div>
  )
}

const GRID = {
  page: '-mt-4 items-start gap-x-4 lg:mt-0 lg:grid-cols-[minmax(0,1fr)_320px]',
  theatre: 'min-h-dvh items-center bg-black md:grid-cols-[minmax(0,1fr)_320px]',
} as const
