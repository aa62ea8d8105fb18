import { dayOf } from '#app/lib/day-of.ts'
import { dayLabel, kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { roomState } from '../../live/room-state.ts'
import { MatchMinute } from '../../match/rooms/match-minute.tsx'
import { ViewerCount } from '../../match/rooms/viewer-count.tsx'
import { rowTotal } from '../../match/row-total.ts'
import { showsScore } from '../../match/row-view.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'

interface NowLineProps {
  room: Room
  match: MatchRow | undefined
}

/** What a streamer shows now or next: the way into the room. */
export function NowLine({ room, match }: NowLineProps) {
  const { prefix } = useShell()
  const isLive = roomState(room, match) === 'live'
  const gameId = match?.gameId ?? room.gameId
  return (
    <a
      href={`${prefix}/live/${room.id}`}
      data-routed=""
      className="mt-3 flex flex-1 flex-col justify-center gap-1 rounded-md bg-surface-2 px-3 py-2 text-13 hover:bg-line"
    >
      <span className="flex min-w-0 items-center gap-2 text-12 text-text-muted">
        {isLive ? <LiveBadge match={match} /> : <StartsAt room={room} />}
        {gameId !== undefined && <GameIcon id={gameId} size={14} />}
        <span className="min-w-0 flex-1 truncate">{match?.league.name}</span>
        {isLive && <ViewerCount online={room.online} className="flex shrink-0 items-center gap-1 text-text" />}
      </span>
      {match ? (
        (['home', 'away'] as const).map((side) => <Side key={side} match={match} side={side} isLive={isLive} />)
      ) : (
        <span dir="auto" className="line-clamp-2 min-h-10 font-medium wrap-anywhere">
          {room.title}
        </span>
      )}
    </a>
  )
}

/** Live, and where the match stands. */
const LiveBadge = ({ match }: { match: MatchRow | undefined }) => (
  <span className="flex shrink-0 items-center gap-1 rounded-sm bg-live px-1 font-semibold text-white">
    {m.live_card_live()}
    {match?.status === 'live' && (
      <span className="font-normal">
        <MatchMinute match={match} />
      </span>
    )}
  </span>
)

function StartsAt({ room: { startsAt } }: { room: Room }) {
  const { zone, locale } = useShell()
  const today = useToday()
  if (startsAt === undefined) return null
  const day = dayOf(startsAt, zone)
  return (
    <time dateTime={startsAt} className="flex shrink-0 gap-1 font-medium text-text" suppressHydrationWarning>
      {day !== today && <span>{dayLabel(day, locale.tag)}</span>}
      <span className="figures">{kickOffTime(startsAt, zone)}</span>
    </time>
  )
}

function Side({ match, side, isLive }: { match: MatchRow; side: 'home' | 'away'; isLive: boolean }) {
  const { display } = useShell()
  const team = match[side]
  const total = rowTotal(match, gameById(match.gameId)?.family)
  return (
    <span className="flex min-w-0 items-center gap-2 font-medium">
      <Crest id={team.id} crest={team.crest} size={16} />
      <span dir="auto" className="flex-1 truncate">
        {team.name}
      </span>
      {isLive && showsScore(match) && !display.hidesScores && (
        <Flashing value={total[side]} className="figures font-semibold" />
      )}
    </span>
  )
}
