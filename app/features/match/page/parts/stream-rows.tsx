import { Link } from '@tanstack/react-router'
import { CirclePlay, Lock } from 'lucide-react'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { isOpen, roomState } from '../../../live/room-state.ts'
import { ViewerCount } from '../../rooms/viewer-count.tsx'

/** The rooms of a match in rows: streamer, viewers, language. The score stands on the page already. */
export function StreamRows({ rooms, match }: { rooms: readonly Room[]; match: MatchRow }) {
  return (
    <ul className="py-1 text-13">
      {rooms.map((room) => {
        const language = localeByCode(room.language)
        const isLive = roomState(room, match) === 'live'
        const Icon = isOpen(room) ? CirclePlay : Lock
        return (
          <li key={room.id}>
            <Link
              to="/live/$id"
              params={{ id: String(room.id) }}
              preload={false}
              className="flex min-h-11 items-center gap-3 px-3 hover:bg-surface-2"
            >
              <Icon aria-hidden size={18} className="shrink-0 text-text-muted" />
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {room.anchor.name}
              </span>
              {isLive && (
                // As wide without a number, which moves nothing when it comes.
                <span className="flex min-w-12 shrink-0 justify-end text-12 text-text-muted">
                  <ViewerCount online={room.online} className="flex items-center gap-1" />
                </span>
              )}
              {language && (
                <span
                  lang={language.tag}
                  className="shrink-0 rounded-sm border border-line px-1 text-12 text-text-muted"
                >
                  {language.endonym}
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
