import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { durationText } from '#app/lib/duration.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { posterUrl } from '../../live/cover.ts'
import { LivePlayer } from '../../live/player/live-player.tsx'
import { roomState } from '../../live/room-state.ts'
import { sourcesOf } from '../../live/sources.ts'
import { seePicture } from '../../match/held-topics.ts'
import { statusName } from '../../match/match-words.ts'
import { ScoreLine } from '../../match/page/score-line.tsx'
import { useShell } from '../../shell/shell.queries.ts'

interface RoomStageProps {
  room: Room
  match: MatchRow
  /** False for who wants to see no score. */
  hasScore: boolean
  isTheatre: boolean
  onTheatre: (isTheatre: boolean) => void
}

/** The player while the room is on; before and after it, the cover and what there is to say. */
export function RoomStage({ room, match, hasScore, isTheatre, onTheatre }: RoomStageProps) {
  const state = roomState(room, match)
  if (state !== 'live')
    return (
      <Cover room={room} match={match}>
        {state === 'upcoming' ? (
          <Upcoming room={room} match={match} />
        ) : (
          <NoPicture text={state === 'ended' ? m.live_room_ended() : statusName(match.status)} match={match} />
        )}
      </Cover>
    )
  return (
    <div className={isTheatre ? 'mx-auto max-w-[calc(100dvh*16/9)]' : 'overflow-hidden lg:rounded-lg'}>
      <LivePlayer
        title={room.title}
        sources={sourcesOf(room)}
        poster={posterUrl(room, match)}
        autoPlay
        isTheatre={isTheatre}
        onTheatre={onTheatre}
        onProgramTime={seePicture}
        overlay={
          hasScore && (
            <div className="bg-black/75 px-3 py-2 text-13 text-white">
              <ScoreLine match={match} />
            </div>
          )
        }
      />
    </div>
  )
}

function Cover({ room, match, children }: { room: Room; match: MatchRow; children: ReactNode }) {
  return (
    <div className="relative aspect-video overflow-hidden bg-black text-white lg:rounded-lg">
      <img src={posterUrl(room, match)} alt="" width={960} height={540} className="size-full object-cover" />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-black/60 p-4 text-center">
        {children}
      </div>
    </div>
  )
}

/** Counts down to the hour; who is late then starts any moment. */
function Upcoming({ room, match }: { room: Room; match: MatchRow }) {
  const { locale } = useShell()
  const time = useNow((nowMs) => {
    const seconds = Math.ceil((Date.parse(room.startsAt) - nowMs) / 1000)
    if (seconds <= 0) return ''
    return seconds < 3600 ? clockText(seconds) : durationText(seconds, locale.tag, 'narrow')
  }, Date.parse(match.readAt))
  if (time === '') return <p className="font-semibold text-16">{m.match_header_starts_now()}</p>
  return (
    <>
      <p className="text-14">{m.live_room_upcoming()}</p>
      <p className="font-bold text-28 tabular-nums">{time}</p>
    </>
  )
}

function NoPicture({ text, match }: { text: string; match: MatchRow }) {
  return (
    <>
      <p className="font-semibold text-16">{text}</p>
      <Link
        to="/$game/$id"
        params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
        className="rounded-full bg-brand px-6 py-2 font-semibold text-on-brand"
      >
        {m.live_room_to_match()}
      </Link>
    </>
  )
}
