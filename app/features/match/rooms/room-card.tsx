import { useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { gameById } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { isOpen, roomState, type ShownState } from '../../live/room-state.ts'
import { isLocked } from '../../live/use-sources.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { gameName } from '../game-name.ts'
import { isDecided } from '../match-labels.ts'
import { phaseTellsScore } from '../phase-tells-score.ts'
import { rowTotal } from '../row-total.ts'
import { showsScore } from '../row-view.ts'
import { MatchMinute } from './match-minute.tsx'
import { RoomCover } from './room-cover.tsx'
import { ViewerCount } from './viewer-count.tsx'

interface RoomCardProps {
  room: Room
  /** The room's match: with it the card shows league, teams, minute and score. */
  match?: MatchRow | undefined
}

/** A room: its cover and what is on, then title, streamer and language. The whole card is the link, but for the streamer's name. */
export function RoomCard({ room, match }: RoomCardProps) {
  const { prefix } = useShell()
  const language = localeByCode(room.language)
  const about = useId()
  const state = roomState(room, match)
  return (
    <article className="group @container relative">
      <div className="relative aspect-video overflow-hidden rounded-lg bg-surface-2">
        <RoomCover room={room} match={match} />
        <div className="cover-facts">
          <div className="flex items-start justify-between gap-1">
            <StateBadge room={room} match={match} state={state} />
            <div className="flex shrink-0 flex-col items-end gap-1">
              {!isOpen(room) && <MembersBadge room={room} />}
              {room.price && <span className="cover-badge">{m.live_paid_badge()}</span>}
              {/* Last, so that nothing moves when the number comes or goes. */}
              {state === 'live' && <ViewerCount online={room.online} className="cover-badge font-normal" />}
            </div>
          </div>
          <div className="space-y-1">
            <GameLine gameId={match?.gameId ?? room.gameId} league={match?.league.name} />
            {match && <CardScore match={match} />}
          </div>
        </div>
      </div>
      <a
        href={`${prefix}/live/${room.id}`}
        data-routed=""
        aria-describedby={about}
        className="mt-2 line-clamp-2 wrap-anywhere font-medium after:absolute after:inset-0 group-hover:text-brand-text"
      >
        {room.title}
      </a>
      <p id={about} className="mt-1 flex items-center gap-2 text-12 text-text-muted">
        <a
          href={`${prefix}/anchor/${room.anchor.id}`}
          data-routed=""
          dir="auto"
          className="relative z-1 truncate hover:text-brand-text"
        >
          {room.anchor.name}
        </a>
        {language && (
          <span lang={language.tag} className="shrink-0 rounded-sm border border-line px-1">
            {language.endonym}
          </span>
        )}
      </p>
    </article>
  )
}

const STATE_LABELS = {
  live: m.live_card_live,
  lost: m.live_card_lost,
  ended: m.live_card_ended,
  waiting: m.live_card_waiting,
} as const

/** Live with the minute, the start, or why there is no picture. */
function StateBadge({ room, match, state }: { room: Room; match: MatchRow | undefined; state: ShownState }) {
  const { zone, display } = useShell()
  if (room.startsAt && (state === 'waiting' || state === 'off'))
    return (
      <time dateTime={room.startsAt} className="cover-badge figures" suppressHydrationWarning>
        {kickOffTime(room.startsAt, zone)}
      </time>
    )
  const isPlayed = match?.status === 'live' && !isDecided(match, gameById(match.gameId)?.family)
  const hasMinute = state === 'live' && isPlayed && !(display.hidesScores && phaseTellsScore(match))
  return (
    <span className={cn('cover-badge', state === 'live' && 'bg-live')}>
      <span className={cn(hasMinute && '@max-[219px]:sr-only')}>
        {STATE_LABELS[state === 'off' ? 'waiting' : state]()}
      </span>
      {hasMinute && <MatchMinute match={match} />}
    </span>
  )
}

/** Who may watch a restricted room. */
function MembersBadge({ room }: { room: Room }) {
  const access = room.sources.find(isLocked)?.access
  if (!access) return null
  return (
    <span className="cover-badge">
      {access === 'user' && <SpriteIcon name="user" className="size-3.5 shrink-0 fill-none" />}
      <span className={cn(access === 'user' && '@max-[219px]:sr-only')}>
        {access === 'user' ? m.live_access_user_badge() : access.toUpperCase()}
      </span>
    </span>
  )
}

/** The sign of the game with the league's name, or with its own. */
function GameLine({ gameId, league }: { gameId: number | undefined; league: string | undefined }) {
  if (gameId === undefined) return null
  return (
    <p className="flex items-center gap-1 text-12">
      <GameIcon id={gameId} size={14} />
      <span className="league-line">{league ?? gameName(gameId)}</span>
    </p>
  )
}

const CHARS_BESIDE_CRESTS_MAX = 7

function CardScore({ match }: { match: MatchRow }) {
  const { display } = useShell()
  const isShown = !display.hidesScores && showsScore(match)
  const total = rowTotal(match, gameById(match.gameId)?.family)
  // Runs and wickets of both sides leave a narrow card no room for the crests.
  const isLong = isShown && `${total.home}${total.away}`.length > CHARS_BESIDE_CRESTS_MAX
  return (
    <p
      className={cn(
        'flex items-center gap-0.5 font-semibold text-12 leading-4 @min-[220px]:gap-1 @min-[220px]:text-13',
        isLong && '@max-[219px]:[&>.crest]:hidden',
      )}
    >
      <Crest id={match.home.id} crest={match.home.crest} size={16} />
      <span>{match.home.abbr}</span>
      <span className="flex flex-1 justify-center gap-px @min-[220px]:gap-1">
        {isShown && <Flashing value={total.home} className="figures" />}
        {/* Between two figures or two names; a side that has not batted has no figure. */}
        {(!isShown || (total.home === '') === (total.away === '')) && <span>-</span>}
        {isShown && <Flashing value={total.away} className="figures" />}
      </span>
      <span>{match.away.abbr}</span>
      <Crest id={match.away.id} crest={match.away.crest} size={16} />
    </p>
  )
}
