import { useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { compactNumber } from '#app/lib/compact-number.ts'
import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'
import { useShell } from '../shell/shell.queries.ts'
import { coverUrl } from './cover.ts'
import { isOpen, roomState, type ShownState } from './room-state.ts'
import { isLocked } from './use-sources.ts'

interface RoomCardProps {
  room: Room
  /** The room's match: with it the card shows teams and score. */
  match?: MatchRow | undefined
}

/** A room: cover, teams, streamer and language. The whole card is the link. */
export function RoomCard({ room, match }: RoomCardProps) {
  const { locale, prefix } = useShell()
  const language = localeByCode(room.language)
  const state = roomState(room, match)
  const isLive = state === 'live'
  const about = useId()
  return (
    <article className="group relative">
      <div className="relative aspect-video overflow-hidden rounded-lg bg-surface-2">
        <img
          src={room.cover ?? coverUrl(room, match)}
          alt=""
          width={640}
          height={360}
          // Mirrored in right-to-left pages, so that the home colour is on the side of the home team.
          className={cn('size-full', room.cover === undefined && 'rtl:-scale-x-100')}
        />
        <RoomBadge room={room} state={state} />
        {isLive && room.online > 0 && (
          <span className="absolute end-2 top-2 flex items-center gap-1 rounded-sm bg-black/75 px-2 py-1 text-12 text-white">
            <SpriteIcon name="eye" className="size-3.5 fill-none" />
            <span className="sr-only">{m.live_card_viewers()}</span>
            <span className="figures min-w-4 text-end">{compactNumber(room.online, locale.tag)}</span>
          </span>
        )}
        {match && <CardScore match={match} />}
        {!isOpen(room) && <MembersBadge room={room} />}
      </div>
      <a
        href={`${prefix}/live/${room.id}`}
        data-routed=""
        aria-describedby={about}
        className="mt-2 line-clamp-2 break-words font-medium after:absolute after:inset-0 group-hover:text-brand-text"
      >
        {room.title}
      </a>
      <p id={about} className="mt-1 flex items-center gap-2 text-12 text-text-muted">
        <span className="truncate">{room.anchor.name}</span>
        {language && (
          <span lang={language.tag} className="shrink-0 rounded-sm border border-line px-1">
            {language.endonym}
          </span>
        )}
      </p>
    </article>
  )
}

const BADGE = 'absolute start-2 rounded-sm px-2 py-1 text-12 font-semibold text-white'
const STATE_LABELS = {
  live: m.live_card_live,
  lost: m.live_card_lost,
  ended: m.live_card_ended,
  waiting: m.live_card_waiting,
} as const

/** The room's state: live, start time, or why there is no picture. */
function RoomBadge({ room, state }: { room: Room; state: ShownState }) {
  const { zone } = useShell()
  if (room.startsAt && (state === 'waiting' || state === 'off'))
    return (
      <time dateTime={room.startsAt} className={`${BADGE} figures top-2 bg-black/75`} suppressHydrationWarning>
        {kickOffTime(room.startsAt, zone)}
      </time>
    )
  const label = STATE_LABELS[state === 'off' ? 'waiting' : state]
  return <span className={`${BADGE} top-2 ${state === 'live' ? 'bg-live' : 'bg-black/75'}`}>{label()}</span>
}

/** Who may watch a restricted room. */
function MembersBadge({ room }: { room: Room }) {
  const access = room.sources.find(isLocked)?.access
  if (!access) return null
  const label = access === 'user' ? m.live_access_user_badge() : access.toUpperCase()
  return <span className={`${BADGE} top-10 bg-black/75`}>{label}</span>
}

function CardScore({ match }: { match: MatchRow }) {
  const { display } = useShell()
  const isShown = !display.hidesScores && (match.status === 'live' || match.status === 'finished')
  return (
    <p className="absolute inset-x-2 bottom-2 flex items-center justify-center gap-1 text-13 font-semibold text-white">
      <Crest id={match.home.id} crest={match.home.crest} size={20} />
      <span className="min-w-0 flex-1 truncate text-end">{match.home.abbr}</span>
      <span className="flex shrink-0 gap-1 rounded-sm bg-black/75 px-1">
        {isShown && <Flashing value={match.score.home} className="figures" />}
        <span>-</span>
        {isShown && <Flashing value={match.score.away} className="figures" />}
      </span>
      <span className="min-w-0 flex-1 truncate">{match.away.abbr}</span>
      <Crest id={match.away.id} crest={match.away.crest} size={20} />
    </p>
  )
}
