import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { useSources } from '../../../live/use-sources.ts'
import { setPictureTime } from '../../delayed-topics.ts'
import { RoomCover } from '../../rooms/room-cover.tsx'
import { ScoreLine } from '../score-line.tsx'

const LivePlayer = lazyRouteComponent(() => import('#app/features/live/player/live-player.tsx'), 'LivePlayer')

interface WatchStageProps {
  match: MatchRow
  /** A room that is live. */
  room: Room
  /** False when the visitor's preferences hide scores. */
  hasScore: boolean
  isTheatre: boolean
  onTheatre: (isTheatre: boolean) => void
}

/** The player of the match's stream on the match page. */
export function WatchStage({ match, room, hasScore, isTheatre, onTheatre }: WatchStageProps) {
  const { playable } = useSources(room)
  useEffect(() => () => onTheatre(false), [onTheatre])
  return (
    <div className={isTheatre ? 'mx-auto max-w-[calc(100dvh*16/9)]' : 'mb-3 overflow-hidden lg:rounded-lg'}>
      <Suspense fallback={<div className="aspect-video bg-black" />}>
        <LivePlayer
          title={m.match_page_title({ home: match.home.name, away: match.away.name })}
          sources={playable}
          poster={<RoomCover room={room} match={match} isFirst />}
          autoPlay
          takesFocus
          isTheatre={isTheatre}
          onTheatre={onTheatre}
          onProgramTime={setPictureTime}
          overlay={hasScore && <ScoreOverlay match={match} />}
        />
      </Suspense>
    </div>
  )
}

function ScoreOverlay({ match }: { match: MatchRow }) {
  return (
    <div className="bg-black/75 px-3 py-2 text-13 text-white">
      <ScoreLine match={match} />
    </div>
  )
}
