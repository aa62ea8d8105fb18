import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { roomState } from '../../live/room-state.ts'
import { FavouriteStar } from '../../match/favourite-star.tsx'
import { FreshnessNote } from '../../match/freshness-note.tsx'
import { useShell } from '../../shell/shell.queries.ts'

interface RoomTitleProps {
  room: Room
  match: MatchRow
  /** How many watch now. */
  online: number
}

/** What the room shows, who talks, how many watch. */
export function RoomTitle({ room, match, online }: RoomTitleProps) {
  const { brand, locale } = useShell()
  const language = localeByCode(room.language)
  return (
    <div className="px-3 py-4 lg:px-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="font-bold text-20">{room.title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-muted">
            <span className="font-medium text-text">{room.anchor.name}</span>
            {language && (
              <span lang={language.tag} className="rounded-sm border border-line px-1 text-12">
                {language.endonym}
              </span>
            )}
            <Link
              to="/$game/data"
              params={{ game: gameById(match.gameId)?.code ?? '' }}
              search={{ league: match.league.id }}
              className="hover:text-brand-text"
            >
              {match.league.name}
            </Link>
          </p>
        </div>
        <p className="flex min-h-8 shrink-0 items-center gap-1 text-13 text-text-muted">
          <Eye size={16} aria-hidden />
          <span className="sr-only">{m.live_card_viewers()}</span>
          <span className="figures min-w-6">{compactNumber(online, locale.tag)}</span>
        </p>
        <FavouriteStar matchId={match.id} name={`${match.home.name} - ${match.away.name}`} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-12 text-text-muted">
        <Link
          to="/$game/$id"
          params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
          className="flex min-h-9 items-center rounded-md border border-line bg-surface-1 px-3 font-medium text-13 text-text hover:bg-surface-2"
        >
          {m.live_room_to_match()}
        </Link>
        {roomState(room, match) === 'live' && <FreshnessNote />}
        {room.isSample && <span>{m.live_room_sample()}</span>}
        {brand.isDemo && match.isSimulated && <span>{m.match_facts_simulated()}</span>}
      </div>
    </div>
  )
}
