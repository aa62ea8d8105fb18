import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clockText } from '#app/lib/clock-text.ts'
import { durationText } from '#app/lib/duration.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { seePicture } from '../../../match/held-topics.ts'
import { ScoreLine } from '../../../match/page/score-line.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { posterUrl } from '../../cover.ts'
import { LivePlayer } from '../../player/live-player.tsx'
import { sourcesOf } from '../../sources.ts'

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
  if (!room.isLive)
    return (
      <Cover room={room} match={match}>
        {match.status === 'scheduled' || match.status === 'previewed' ? (
          <Upcoming room={room} match={match} />
        ) : (
          <Ended match={match} />
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

function Upcoming({ room, match }: { room: Room; match: MatchRow }) {
  const { locale } = useShell()
  const time = useNow((nowMs) => {
    const seconds = Math.max(0, Math.ceil((Date.parse(room.startsAt) - nowMs) / 1000))
    return seconds < 3600 ? clockText(seconds) : durationText(seconds, locale.tag, 'narrow')
  }, Date.parse(match.readAt))
  return (
    <>
      <p className="text-14">{m.live_room_upcoming()}</p>
      <p className="font-bold text-28 tabular-nums">{time}</p>
    </>
  )
}

function Ended({ match }: { match: MatchRow }) {
  return (
    <>
      <p className="font-semibold text-16">{m.live_room_ended()}</p>
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
