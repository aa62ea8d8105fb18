import { Link } from '@tanstack/react-router'
import { LayoutGrid, Share2 } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { GiftSlot } from '../../gift/gift-slot.tsx'
import { roomState } from '../../live/room-state.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { gameCodeOf } from '../load-room.ts'

const ACTION =
  'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-md border border-line bg-surface-1 px-3 font-medium text-text hover:bg-surface-2'

const loadShare = () => import('../share-room.ts')

/** What a viewer can do about a room, in one row: what it opens stands below. On a phone the sign is enough for most. */
export function RoomActions({ room, match }: { room: Room; match: MatchRow | undefined }) {
  const { prefix } = useShell()
  const state = roomState(room, match)
  const { id, name, uid = id } = room.anchor
  return (
    <div className="mt-3 flex items-center gap-1.5 sm:flex-wrap sm:gap-2">
      <GiftSlot room={room} state={state} />
      {match && state !== 'ended' && state !== 'off' && (
        // Without a picture the way to the match is in its place.
        <Link
          to="/$game/$id"
          params={{ game: gameCodeOf(match) ?? '', id: String(match.id) }}
          className={`${ACTION} min-w-0 max-sm:shrink max-sm:px-2`}
        >
          <span className="truncate">{m.live_room_to_match()}</span>
        </Link>
      )}
      {state === 'live' && (
        <a
          href={`${prefix}/live2?rooms=${room.id}`}
          data-routed=""
          title={m.live_room_beside()}
          className={`${ACTION} max-sm:w-10 max-sm:justify-center max-sm:px-0`}
        >
          <LayoutGrid size={18} aria-hidden className="text-text-muted" />
          <span className="max-sm:sr-only">{m.live_room_beside()}</span>
        </a>
      )}
      <span className="ms-auto flex items-center">
        <FollowSlot kind="anchor" id={uid} name={name} among={[uid]} />
        <button
          type="button"
          aria-label={m.live_room_share()}
          title={m.live_room_share()}
          onClick={() =>
            void loadShare().then(({ share }) => share(room.title, `${location.origin}${prefix}/live/${room.id}`))
          }
          className="grid size-10 place-items-center rounded-md text-text-muted hover:bg-surface-2 hover:text-text"
        >
          <Share2 size={18} aria-hidden />
        </button>
      </span>
    </div>
  )
}
