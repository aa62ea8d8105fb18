import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { compactNumber } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { roomState } from '../../live/room-state.ts'
import { FavouriteStar } from '../../match/favourite-star.tsx'
import { gameName } from '../../match/game-name.ts'
import { GoalSoundSlot } from '../../match/page/goal-sound-slot.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { gameCodeOf } from '../load-room.ts'
import { RoomActions } from './room-actions.tsx'

interface RoomTitleProps {
  room: Room
  match?: MatchRow
}

/** The room's title, streamer, language and number of viewers, and what one can do there. */
export function RoomTitle({ room, match }: RoomTitleProps) {
  const { prefix } = useShell()
  const language = localeByCode(room.language)
  return (
    <div className="px-3 py-3 md:pt-4 lg:px-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="min-w-0 break-words font-bold text-16 sm:text-20">{room.title}</h1>
            {room.label && (
              <span dir="auto" className="min-w-0 break-words rounded-sm bg-surface-2 px-1.5 text-12 text-text-muted">
                {room.label}
              </span>
            )}
          </div>
          <p className="mt-1 flex items-center gap-x-3 gap-y-1 text-13 text-text-muted sm:flex-wrap">
            <a
              href={`${prefix}/anchor/${room.anchor.id}`}
              data-routed=""
              dir="auto"
              className="min-w-0 shrink-0 truncate font-medium text-text hover:text-brand-text max-sm:max-w-2/5"
            >
              {room.anchor.name}
            </a>
            {language && (
              <span lang={language.tag} className="shrink-0 rounded-sm border border-line px-1 text-12">
                {language.endonym}
              </span>
            )}
            <About room={room} match={match} />
            {roomState(room, match) === 'live' && <Viewers online={room.online} />}
          </p>
        </div>
        {match?.status === 'live' && <GoalSoundSlot />}
        {match && <FavouriteStar matchId={match.id} name={`${match.home.name} - ${match.away.name}`} />}
      </div>
      <RoomActions room={room} match={match} />
    </div>
  )
}

function Viewers({ online }: { online: number | undefined }) {
  const { locale } = useShell()
  return (
    <span className={cn('flex shrink-0 items-center gap-1', online === undefined && 'invisible')}>
      <SpriteIcon name="eye" className="size-4 fill-none" />
      <span className="sr-only">{m.live_card_viewers()}</span>
      <span className="figures min-w-6">{compactNumber(online ?? 0, locale.tag)}</span>
    </span>
  )
}

type PartProps = { room: Room; match: MatchRow | undefined }

/** Link to the league of the room's match, or to the rooms of its game. */
function About({ room, match }: PartProps) {
  const game = gameCodeOf(room)
  if (match)
    return (
      <Link {...libraryLink('league', match.league.id)} className="min-w-0 truncate hover:text-brand-text">
        {match.league.name}
      </Link>
    )
  if (game === undefined || room.gameId === undefined) return null
  return (
    <Link to="/live" search={{ game }} className="min-w-0 truncate hover:text-brand-text">
      {gameName(room.gameId)}
    </Link>
  )
}
