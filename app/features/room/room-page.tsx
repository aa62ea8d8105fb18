import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { peopleOf } from '#app/features/match/people.ts'
import { cn } from '#app/lib/cn.ts'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { StreamerSlot } from '../anchor/streamer-slot.tsx'
import { Announcement } from '../chat/announcement.lazy.tsx'
import { ChatSlot } from '../chat/chat-slot.tsx'
import { roomQuery, sourcesQuery } from '../live/live.queries.ts'
import { roomState, type ShownState } from '../live/room-state.ts'
import { useLiveMatch, useLiveRoom } from '../match/match.live.ts'
import { matchQuery } from '../match/match.queries.ts'
import { ScoreAnnouncement } from '../match/page/score-announcement.tsx'
import { useRoomChanges } from '../match/rooms/use-room-changes.ts'
import { showsScore } from '../match/row-view.ts'
import { inOwnNames } from '../match/scoreboards/own-names.ts'
import { teamColours } from '../match/team-colours.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { useShell } from '../shell/shell.queries.ts'
import { announcementOf } from './announcement-of.ts'
import { RelatedRooms } from './parts/related-rooms.tsx'
import { RoomNotes } from './parts/room-notes.tsx'
import { ASIDE_PANEL, RoomSide } from './parts/room-side.tsx'
import { RoomStage } from './parts/room-stage.tsx'
import { RoomTitle } from './parts/room-title.tsx'
import { roomTexts } from './room-texts.ts'

/** The page of a room, with or without a match. */
export function RoomPage({ id }: { id: number }) {
  const { room, match } = useSuspenseQuery(roomQuery(id)).data
  return match ? <MatchRoom room={room} row={match} /> : <ChannelRoom room={room} />
}

/** The room's current state: updates from the socket replace what was fetched. */
function useCurrentRoom(room: Room, match?: MatchRow) {
  const isLive = roomState(room, match) === 'live'
  // A room with its own state is subscribed to even before it starts; one that follows its match starts with the
  // match.
  const update = useLiveRoom(isLive || !room.followsMatch ? room.id : undefined)
  const current: Room = {
    ...room,
    online: update?.online ?? room.online,
    state: update?.state ?? room.state,
    announcement: update?.announcement ?? room.announcement,
  }
  useNewBroadcast(current, useRoomChanges(room, update))
  const state = roomState(current, match)
  useTitle(current, match, state)
  return { current, state }
}

/** The title of the open page, when the room comes into another state than that in which it was opened. */
function useTitle(room: Room, match: MatchRow | undefined, state: ShownState) {
  const shell = useShell()
  const told = useRef(state)
  useEffect(() => {
    if (told.current === state) return
    told.current = state
    document.title = roomTexts({ shell, room, match }).title
  }, [shell, room, match, state])
}

/** Asks for a room of its own state again when a broadcast begins: it may cost something else than the one before. */
function useNewBroadcast({ id, state, followsMatch }: Room, readRoom: () => void) {
  const client = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const isNew = state === 'live' && (before.current === 'ended' || before.current === 'waiting')
    before.current = state
    if (!isNew || followsMatch) return
    readRoom()
    void client.invalidateQueries({ queryKey: sourcesQuery(id).queryKey })
  }, [client, id, state, followsMatch, readRoom])
}

/** A room with a match: player with score overlay, and the match beside it. */
function MatchRoom({ room, row }: { room: Room; row: MatchRow }) {
  const { display, brand } = useShell()
  const game = gameById(row.gameId)
  const code = game?.code ?? ''
  const { data } = useSuspenseQuery(matchQuery(code, row.id))
  const detail = useMemo(() => inOwnNames(data), [data])
  const people = useMemo(() => peopleOf(detail.squads), [detail.squads])
  const colours = useMemo(() => teamColours(row.home.crest, row.away.crest), [row.home.crest, row.away.crest])
  const { current, state } = useCurrentRoom(room, detail.match)
  const [wantsTheatre, setWantsTheatre] = useState(false)
  // The button that leaves theatre mode is in the player, so there is no theatre mode without a live stream.
  const isTheatre = wantsTheatre && state === 'live'
  const { isScoreShown, reveal, shownRef } = useSpoiler(display.hidesScores)
  const isHidden = !isScoreShown && showsScore(detail.match)
  useLiveMatch(code, row.id)
  return (
    <div
      data-theatre={isTheatre || undefined}
      style={colours}
      className={isTheatre ? GRID.theatre : cn(GRID.page, 'lg:grid-rows-[auto_auto_1fr]')}
    >
      {!isHidden && <ScoreAnnouncement match={detail.match} />}
      <RoomStage
        room={current}
        match={detail.match}
        people={people}
        hasScore={!isHidden}
        isTheatre={isTheatre}
        onTheatre={setWantsTheatre}
      />
      <div className={isTheatre ? 'contents' : state === 'live' || state === 'lost' ? FIRST : DESK_CONTENTS}>
        <div hidden={isTheatre} className="min-w-0 lg:col-start-1">
          <RoomTitle room={current} match={detail.match} />
          {(state === 'waiting' || !brand.features.chat) && <RoomAnnouncement room={current} state={state} />}
          {state === 'ended' && (
            <div className="px-3 pb-4 lg:px-0">
              <RelatedRooms room={current} isInstead />
            </div>
          )}
        </div>
        {state === 'waiting' || state === 'off' ? (
          <div className={cn(ASIDE, 'px-3 lg:px-0')}>
            <RelatedRooms room={current} isAside isInstead />
          </div>
        ) : (
          // As tall as the player and what is below it; the content scrolls inside.
          <div className={isTheatre ? THEATRE_ASIDE : cn(ASIDE, CHAT)}>
            <RoomSide
              ref={shownRef}
              room={current}
              state={state}
              detail={detail}
              people={people}
              family={game?.family ?? 'games'}
              isTheatre={isTheatre}
              onReveal={isHidden ? reveal : undefined}
            />
          </div>
        )}
      </div>
      <div hidden={isTheatre} className="min-w-0 lg:col-start-1">
        <RoomNotes room={current} match={detail.match} />
      </div>
      {(state === 'live' || state === 'lost') && (
        <div hidden={isTheatre} className="mt-6 min-w-0 px-3 lg:col-span-2 lg:px-0">
          <RelatedRooms room={current} />
        </div>
      )}
    </div>
  )
}

/** A room without a match: the player and the chat, then its streamer, and related rooms. */
function ChannelRoom({ room }: { room: Room }) {
  const { chat: hasChat } = useShell().brand.features
  const { current, state } = useCurrentRoom(room)
  const [wantsTheatre, setWantsTheatre] = useState(false)
  const isTheatre = wantsTheatre && state === 'live'
  const hasChatHere = hasChat && state !== 'off'
  // On a phone what can be watched instead comes before its chat.
  const isOver = state === 'ended'
  return (
    <div
      data-theatre={isTheatre || undefined}
      className={
        isTheatre
          ? 'grid min-h-dvh items-center bg-black'
          : cn(
              GRID.page,
              'lg:grid-rows-[auto_auto_auto_1fr]',
              isOver && 'max-lg:flex max-lg:flex-col max-lg:items-stretch',
            )
      }
    >
      <RoomStage room={current} isTheatre={isTheatre} onTheatre={setWantsTheatre} />
      <div className={isTheatre || isOver ? 'contents' : hasChatHere ? FIRST : DESK_CONTENTS}>
        <div hidden={isTheatre} className="min-w-0 lg:col-start-1">
          <RoomTitle room={current} />
          {!hasChat && <RoomAnnouncement room={current} state={state} />}
        </div>
        {hasChatHere && (
          <div hidden={isTheatre} className={cn(ASIDE, CHAT, isOver && 'max-lg:order-1 max-lg:mt-6')}>
            <div className={ASIDE_PANEL}>
              <ChatSlot roomId={current.id} {...announcementOf(current, state)} />
            </div>
          </div>
        )}
      </div>
      <div hidden={isTheatre} className="min-w-0 lg:col-start-1">
        <RoomNotes room={current} />
      </div>
      <div hidden={isTheatre} className="mt-6 min-w-0 px-3 lg:col-start-1 lg:px-0">
        <StreamerSlot id={current.anchor.id} isLive={state === 'live'} />
      </div>
      <div
        hidden={isTheatre}
        className={cn(
          'min-w-0 px-3 max-lg:mt-6 lg:px-0',
          hasChatHere ? 'lg:col-start-2 lg:row-start-4 lg:mt-6' : ASIDE_ALONE,
        )}
      >
        <RelatedRooms room={current} isAside isInstead={state !== 'live'} />
      </div>
    </div>
  )
}

/** For who sees no chat, at whose head it is. */
function RoomAnnouncement({ room, state }: { room: Room; state: ShownState }) {
  const { announcement, isStarted } = announcementOf(room, state)
  if (!announcement) return null
  return (
    <HydrateWhenSeen className="px-3 pb-4 lg:px-0">
      <Announcement
        roomId={room.id}
        text={announcement}
        isStarted={isStarted}
        className="rounded-lg border border-line"
      />
    </HydrateWhenSeen>
  )
}

const DESK_CONTENTS = 'lg:contents'
/**
 * On a phone the title and the chat end with the screen. It is no parent of the player, which stays in view beside
 * everything on the page.
 */
const FIRST = `room-first ${DESK_CONTENTS}`
const BESIDE = 'relative min-w-0 self-stretch lg:col-start-2 lg:row-start-1'
const ASIDE = `${BESIDE} lg:row-span-3`
const ASIDE_ALONE = `${BESIDE} lg:row-span-4`
const THEATRE_ASIDE = `${BESIDE} max-lg:hidden`
const CHAT = 'h-[min(560px,60dvh)] lg:h-auto'

const GRID = {
  page: '-mt-4 items-start gap-x-4 lg:mt-0 lg:grid lg:grid-cols-[minmax(0,1fr)_320px]',
  // A column beside the player only where the player stays larger than it is on the page.
  theatre: 'grid min-h-dvh items-center bg-black lg:grid-cols-[minmax(0,1fr)_320px]',
} as const
