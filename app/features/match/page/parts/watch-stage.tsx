import { type ComponentType, useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { LivePlayer } from '../../../live/player/live-player.tsx'
import { roomState } from '../../../live/room-state.ts'
import { useSources } from '../../../live/use-sources.ts'
import { setPictureTime } from '../../picture-time.ts'
import { RoomCover } from '../../rooms/room-cover.tsx'
import { ScoreLine } from '../score-line.tsx'
import type { SmallPlayerProps } from './small-player.tsx'
import { WatchCover } from './watch-cover.tsx'

interface WatchStageProps {
  match: MatchRow
  room: Room
  /** False when the visitor's preferences hide scores. */
  hasScore: boolean
  isTheatre: boolean
  onTheatre: (isTheatre: boolean) => void
}

/** On top of a match page with a stream: the player, or the room's picture with the reason why nothing plays. */
export function WatchStage({ match, room, hasScore, isTheatre, onTheatre }: WatchStageProps) {
  const { playable, locked, lockedTo } = useSources(room)
  const state = roomState(room, match)
  const isPlayer = state === 'live' && (playable.length > 0 || !lockedTo)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [Small, isSmall, setSmall] = useSmallPlayer(place)
  useEffect(() => {
    if (!isPlayer) onTheatre(false)
  }, [isPlayer, onTheatre])
  return (
    <div
      ref={setPlace}
      className={cn(
        'aspect-video w-full',
        isTheatre ? 'mx-auto max-w-[calc(100dvh*16/9)]' : 'whole-stage mb-3 max-lg:-mt-4 lg:rounded-lg',
      )}
    >
      {isPlayer ? (
        <div data-small={isSmall || undefined} className={isSmall ? SMALL : 'overflow-hidden lg:rounded-[inherit]'}>
          <LivePlayer
            title={m.match_page_title({ home: match.home.name, away: match.away.name })}
            sources={playable}
            lockedSources={locked}
            poster={<RoomCover room={room} match={match} isFirst />}
            isTheatre={isTheatre}
            onTheatre={onTheatre}
            onProgramTime={setPictureTime}
            overlay={hasScore && <ScoreOverlay match={match} isShown={isTheatre} />}
          />
          {Small && place && <Small place={place} isOff={isTheatre} isSmall={isSmall} onSmall={setSmall} />}
        </div>
      ) : (
        <WatchCover match={match} room={room} state={state} />
      )}
    </div>
  )
}

/** In the corner at the end of the lines, above the bar of a phone. */
const SMALL =
  '[&_.player-mark]:hidden [&_video~*]:hidden fixed end-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 w-44 overflow-hidden rounded-md shadow-floating data-[side=start]:start-3 data-[side=start]:end-auto sm:w-72 md:bottom-4'

/** The code of the small player is loaded when something plays. */
function useSmallPlayer(place: HTMLElement | null) {
  const [Small, setCode] = useState<ComponentType<SmallPlayerProps> | null>(null)
  const [isSmall, setSmall] = useState(false)
  useEffect(() => {
    const load = () => {
      import('./small-player.tsx').then(
        ({ SmallPlayer }) => setCode(() => SmallPlayer),
        // Without it the player stays where it is.
        () => undefined,
      )
    }
    const options = { capture: true, once: true }
    place?.addEventListener('playing', load, options)
    return () => place?.removeEventListener('playing', load, options)
  }, [place])
  return [Small, isSmall, setSmall] as const
}

/** The score over the picture where the page's own is not in view: in theatre and full screen. */
function ScoreOverlay({ match, isShown }: { match: MatchRow; isShown: boolean }) {
  return (
    <div className={cn('bg-black/75 px-3 py-2 text-13 text-white', !isShown && 'hidden in-[:fullscreen]:block')}>
      <ScoreLine match={match} />
    </div>
  )
}
