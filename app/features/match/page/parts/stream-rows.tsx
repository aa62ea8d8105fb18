import { Link } from '@tanstack/react-router'
import { CirclePlay, Lock } from 'lucide-react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { isOpen, roomState } from '../../../live/room-state.ts'
import { useShell } from '../../../shell/shell.queries.ts'

/** The rooms of a match in rows: streamer, language, viewers. The score stands on the page already. */
export function StreamRows({ rooms, match }: { rooms: readonly Room[]; match: MatchRow }) {
  const { locale } = useShell()
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
              <span className="min-w-0 flex-1 truncate">{room.anchor.name}</span>
              {language && (
                <span
                  lang={language.tag}
                  className="shrink-0 rounded-sm border border-line px-1 text-12 text-text-muted"
                >
                  {language.endonym}
                </span>
              )}
              {isLive && room.online > 0 && (
                <span className="min-w-10 shrink-0 text-end text-12 text-text-muted">
                  <span className="sr-only">{m.live_card_viewers()}</span>
                  <span className="figures">{compactNumber(room.online, locale.tag)}</span>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
