import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { roomQuery } from '../../live/live.queries.ts'
import { roomState } from '../../live/room-state.ts'
import { useLiveRoom } from '../../match/match.live.ts'
import { useRoomChanges } from '../../match/rooms/use-room-changes.ts'
import { Icon } from './icon.tsx'
import { TilePicture } from './tile-picture.tsx'
import { TileScore } from './tile-score.tsx'
import { TILE } from './wall-grid.tsx'

export interface TileProps {
  id: number
  /** Its place, from 1: the key that chooses it. */
  number: number
  isSpot: boolean
  hasSound: boolean
  isMuted: boolean
  isScoreShown: boolean
  onChoose: () => void
  onSound: () => void
  onReplace: () => void
  onRemove: () => void
  onPictureTime: (time: Date | undefined) => void
}

/** One room on the wall. A press gives it the spotlight and the sound. */
export function Tile({ id, ...rest }: TileProps) {
  const { data, isError } = useQuery(roomQuery(id))
  if (data) return <RoomTile room={data.room} match={data.match} {...rest} />
  return (
    <div data-spot={rest.isSpot || undefined} className={TILE}>
      {isError ? (
        <p className="grid size-full place-items-center p-3 text-center text-13">{m.multi_tile_gone()}</p>
      ) : (
        <Skeleton className="size-full" />
      )}
      <Acts title={String(rest.number)} {...rest} />
    </div>
  )
}

function RoomTile({ room, match, ...tile }: Omit<TileProps, 'id'> & { room: Room; match: MatchRow | undefined }) {
  const { number, isSpot, isScoreShown } = tile
  const update = useLiveRoom(room.id)
  useRoomChanges(room, update)
  const current: Room = { ...room, online: update?.online ?? room.online, state: update?.state ?? room.state }
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const state = roomState(current, match)
  const title = `${room.title} · ${room.anchor.name}`
  return (
    <section
      ref={setFrame}
      aria-label={m.multi_tile_label({ number, title })}
      data-spot={isSpot || undefined}
      className={TILE}
    >
      <TilePicture
        frame={frame}
        room={current}
        match={match}
        state={state}
        isSpot={isSpot}
        hasSound={tile.hasSound}
        onPictureTime={tile.onPictureTime}
      />
      <button
        type="button"
        aria-pressed={isSpot}
        aria-label={m.multi_tile_choose({ number, title })}
        onClick={tile.onChoose}
        className="absolute inset-0 rounded-md focus-visible:outline-white focus-visible:-outline-offset-4"
      />
      <TileScore room={current} match={match} state={state} number={number} isScoreShown={isScoreShown} />
      <Acts title={room.title} {...tile} />
    </section>
  )
}

/** Sound, another room here, none here: over the picture's corner. A tile too small for them has them in the spotlight. */
function Acts({ title, isSpot, isMuted, onSound, onReplace, onRemove }: { title: string } & Omit<TileProps, 'id'>) {
  return (
    <div className="absolute end-1 top-1 flex gap-1 @max-[150px]:hidden">
      {isSpot && (
        <Act label={isMuted ? m.multi_sound_on() : m.multi_sound_off()} onClick={onSound}>
          <Icon name={isMuted ? 'mute' : 'sound'} size={18} />
        </Act>
      )}
      <Act label={m.multi_tile_replace({ title })} onClick={onReplace}>
        <Icon name="replace" size={16} />
      </Act>
      <Act label={m.multi_tile_remove({ title })} onClick={onRemove}>
        <Icon name="remove" size={18} />
      </Act>
    </div>
  )
}

const Act = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-8 shrink-0 place-items-center rounded-full bg-black/65 text-white hover:bg-black focus-visible:outline-white pointer-coarse:size-9"
  >
    {children}
  </button>
)
