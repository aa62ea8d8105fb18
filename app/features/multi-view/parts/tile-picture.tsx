import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room, SourceAccess } from '#contract/room.ts'
import { loadPreferences } from '../../live/player/preferences.ts'
import { usePreview } from '../../live/player/use-preview.ts'
import type { ShownState } from '../../live/room-state.ts'
import { useSources } from '../../live/use-sources.ts'
import { RoomCover } from '../../match/rooms/room-cover.tsx'

interface TilePictureProps {
  frame: HTMLElement | null
  room: Room
  match: MatchRow | undefined
  state: ShownState
  isSpot: boolean
  hasSound: boolean
  onPictureTime: (time: Date | undefined) => void
}

/**
 * The picture of one room. It plays by itself where that is welcome, while it is on the screen; that with the sound
 * goes on behind another tab.
 */
export function TilePicture({ frame, room, match, state, isSpot, hasSound, onPictureTime }: TilePictureProps) {
  const { playable, lockedTo, price } = useSources(room)
  const canPlay = state === 'live' && playable.length > 0
  const { Player, isWanted, start, stop } = usePreview(frame, canPlay, hasSound)
  // Who gives it the sound wants to see it.
  useEffect(() => {
    if (hasSound) start()
  }, [hasSound, start])
  return (
    <>
      <RoomCover room={room} match={match} />
      {canPlay && Player && (
        <Player
          urls={playable.map(({ url }) => url)}
          hasSound={hasSound}
          onStopped={stop}
          onProgramTime={(time) => onPictureTime(loadPreferences().keepsStep ? time : undefined)}
        />
      )}
      {state !== 'live' && <Over text={OFF_TEXTS[state]()} />}
      {state === 'live' && !canPlay && lockedTo && (
        <Over text={price ? m.live_paid_badge() : lockedText(lockedTo)} roomId={room.id} />
      )}
      {canPlay && !isWanted && (
        <button
          type="button"
          aria-label={m.multi_tile_play({ title: room.title })}
          onClick={start}
          className="absolute inset-0 z-1 m-auto grid size-12 place-items-center rounded-full bg-black/75 text-white hover:bg-black focus-visible:outline-white"
        >
          <SpriteIcon name="play" className={isSpot ? 'size-6 fill-none' : 'size-5 fill-none'} />
        </button>
      )}
    </>
  )
}

const OFF_TEXTS = {
  waiting: m.live_room_waiting,
  lost: m.live_room_lost,
  ended: m.live_room_ended,
  off: m.live_room_ended,
} as const

/** As `accessTexts`, whose module the pages of the personal centre would load with this one. */
const lockedText = (access: SourceAccess): string =>
  access === 'user' ? m.live_access_user() : m.live_access_member({ level: access.toUpperCase() })

/** Why there is no picture, and where there is more about it. */
const Over = ({ text, roomId }: { text: string; roomId?: number }) => (
  <div
    data-over=""
    className="peer absolute inset-0 grid place-items-center bg-black/70 p-3 text-center text-13 @max-[260px]:px-1 @max-[260px]:pt-9 @max-[260px]:pb-6 @max-[260px]:text-12 @max-[260px]:leading-4 @max-[150px]:ps-8 @max-[150px]:pt-1"
  >
    <p>
      {text}{' '}
      {roomId !== undefined && (
        <Link
          to="/live/$id"
          params={{ id: String(roomId) }}
          className="relative z-1 block py-2 font-semibold underline @max-[260px]:hidden"
        >
          {m.multi_tile_open()}
        </Link>
      )}
    </p>
  </div>
)
