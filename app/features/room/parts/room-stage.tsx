import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { durationText } from '#app/lib/duration.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { Room, SourceAccess } from '#contract/room.ts'
import { accessTexts } from '../../live/access-texts.ts'
import { LivePlayer } from '../../live/player/live-player.tsx'
import { roomState } from '../../live/room-state.ts'
import { useSources } from '../../live/use-sources.ts'
import { setPictureTime } from '../../match/delayed-topics.ts'
import { statusName } from '../../match/match-labels.ts'
import { MomentSlot } from '../../match/page/moment-slot.tsx'
import { ScoreLine } from '../../match/page/score-line.tsx'
import type { People } from '../../match/people.ts'
import { RoomCover } from '../../match/rooms/room-cover.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { gameCodeOf } from '../load-room.ts'

interface RoomStageProps {
  room: Room
  match?: MatchRow
  /** Of the match. */
  people?: People
  /** Shows the match's score over the player. */
  hasScore?: boolean
  isTheatre: boolean
  onTheatre: (isTheatre: boolean) => void
}

/** The player while the room is live and the visitor may watch; otherwise the cover with an explanation. */
export function RoomStage({ room, match, people = NOBODY, hasScore, isTheatre, onTheatre }: RoomStageProps) {
  const { playable, lockedTo } = useSources(room)
  const state = roomState(room, match)
  if (state !== 'live' || (playable.length === 0 && lockedTo))
    return (
      <Cover room={room} match={match}>
        {state === 'live' && lockedTo && <Locked to={lockedTo} />}
        {state === 'waiting' && <Waiting room={room} match={match} />}
        {state === 'lost' && <Lost />}
        {state === 'ended' && <NoPicture text={m.live_room_ended()} match={match} />}
        {state === 'off' && match && <NoPicture text={statusName(match.status)} match={match} />}
      </Cover>
    )
  return (
    <div className={isTheatre ? 'mx-auto max-w-[calc(100dvh*16/9)]' : 'overflow-hidden lg:rounded-lg'}>
      <LivePlayer
        title={room.title}
        sources={playable}
        poster={<RoomCover room={room} match={match} isFirst />}
        autoPlay
        isTheatre={isTheatre}
        onTheatre={onTheatre}
        onProgramTime={setPictureTime}
        overlay={
          hasScore &&
          match && (
            <div className="relative bg-black/75 px-3 py-2 text-13 text-white">
              <ScoreLine match={match} />
              <MomentSlot match={match} people={people} isLine />
            </div>
          )
        }
      />
    </div>
  )
}

const NOBODY: People = new Map()

const ACTION = 'rounded-full bg-brand px-6 py-2 font-semibold text-on-brand'

type PartProps = { room: Room; match: MatchRow | undefined }

function Cover({ room, match, children }: PartProps & { children: ReactNode }) {
  return (
    <div className="relative aspect-video overflow-hidden bg-black text-white lg:rounded-lg">
      <RoomCover room={room} match={match} isFirst />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-black/60 p-4 text-center">
        {children}
      </div>
    </div>
  )
}

/** Says who may watch; a guest may sign in, a user may become a member. */
function Locked({ to }: { to: SourceAccess }) {
  const isGuest = useViewer() === null
  return (
    <>
      <p className="font-semibold text-16">{accessTexts(to).room}</p>
      {isGuest ? (
        <button type="button" data-login="" className={ACTION}>
          {m.shell_header_sign_in()}
        </button>
      ) : (
        <Link to="/userInfo/$id" params={{ id: 'vip' }} className={ACTION}>
          {m.live_access_membership()}
        </Link>
      )}
    </>
  )
}

/** A countdown to the start, when it is known; after it, "starting now". */
function Waiting({ room, match }: PartProps) {
  if (room.startsAt === undefined) return <p className="font-semibold text-16">{m.live_room_waiting()}</p>
  return <Countdown startsAt={room.startsAt} readAt={match?.readAt ?? room.startsAt} />
}

function Countdown({ startsAt, readAt }: { startsAt: string; readAt: string }) {
  const { locale } = useShell()
  const time = useNow((nowMs) => {
    const seconds = Math.ceil((Date.parse(startsAt) - nowMs) / 1000)
    if (seconds <= 0) return ''
    return seconds < 3600 ? clockText(seconds) : durationText(seconds, locale.tag, 'narrow')
  }, Date.parse(readAt))
  if (time === '') return <p className="font-semibold text-16">{m.match_header_starts_now()}</p>
  return (
    <>
      <p className="text-14">{m.live_room_upcoming()}</p>
      <p className="font-bold text-28 tabular-nums">{time}</p>
    </>
  )
}

const Lost = () => (
  <div role="status">
    <p className="font-semibold text-16">{m.live_room_lost()}</p>
    <p className="mt-1 text-14">{m.live_room_lost_hint()}</p>
  </div>
)

function NoPicture({ text, match }: { text: string; match: MatchRow | undefined }) {
  return (
    <>
      <p className="font-semibold text-16">{text}</p>
      {match ? (
        <Link to="/$game/$id" params={{ game: gameCodeOf(match) ?? '', id: String(match.id) }} className={ACTION}>
          {m.live_room_to_match()}
        </Link>
      ) : (
        <Link to="/live" search={{}} className={ACTION}>
          {m.live_list_title()}
        </Link>
      )}
    </>
  )
}
