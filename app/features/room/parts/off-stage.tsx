import { Link } from '@tanstack/react-router'
import { dayOf } from '#app/lib/day-of.ts'
import { countdownText } from '#app/lib/duration.ts'
import { dayLabel, kickOffTime } from '#app/lib/format-date.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room, SourceAccess } from '#contract/room.ts'
import { Locked } from '../../live/locked.tsx'
import type { ShownState } from '../../live/room-state.ts'
import { canBeReserved } from '../../match/can-be-reserved.ts'
import { endingName } from '../../match/early-ends.ts'
import { ReserveButton } from '../../match/reserve-button.tsx'
import { rowFigures } from '../../match/row-figures.ts'
import { showsScore } from '../../match/row-view.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { PaidLock } from '../../ticket/paid-lock.lazy.tsx'
import { gameCodeOf } from '../load-room.ts'

const ACTION = 'rounded-full bg-brand px-6 py-2 font-semibold text-on-brand'

type PartProps = { room: Room; match: MatchRow | undefined }

/** Over a room's cover: why there is no picture, and what to do. */
export function OffStage({
  room,
  match,
  state,
  lockedTo,
  price,
  hasScore,
}: PartProps & {
  state: ShownState
  lockedTo: SourceAccess | undefined
  price: number | undefined
  hasScore: boolean
}) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/70 p-3 text-center sm:gap-4">
      {state === 'live' && price !== undefined && <PaidLock room={room} price={price} />}
      {state === 'live' && price === undefined && lockedTo && <Locked room={room} to={lockedTo} />}
      {state === 'waiting' && <Waiting room={room} match={match} />}
      {state === 'lost' && <Lost />}
      {state === 'ended' && match && hasScore && showsScore(match) && <Result match={match} />}
      {state === 'ended' && <NoPicture text={m.live_room_ended()} match={match} />}
      {state === 'off' && match && <NoPicture text={endingName(match)} match={match} />}
    </div>
  )
}

/** What will be played, a countdown to the start where it is known, and a reminder. */
function Waiting({ room, match }: PartProps) {
  return (
    <>
      {match && <Fixture match={match} />}
      {room.startsAt === undefined ? (
        <p className="font-semibold text-16">{m.live_room_waiting()}</p>
      ) : (
        <Countdown startsAt={room.startsAt} readAt={match?.readAt ?? room.startsAt} />
      )}
      {match && canBeReserved(match) && <ReserveButton match={match} />}
    </>
  )
}

const Fixture = ({ match: { home, away } }: { match: MatchRow }) => (
  <p className="flex max-w-full items-center gap-3 font-semibold text-14 sm:text-20">
    <Crest id={home.id} crest={home.crest} size={32} />
    <span className="min-w-0">{m.match_page_title({ home: home.name, away: away.name })}</span>
    <Crest id={away.id} crest={away.crest} size={32} />
  </p>
)

/** How the match of a room that has ended came out. */
function Result({ match }: { match: MatchRow }) {
  const { total } = rowFigures(match, gameById(match.gameId)?.family)
  const { home, away } = match
  return (
    <p className="flex w-full max-w-[576px] items-center gap-3 font-semibold text-14 sm:text-20">
      <span className="min-w-0 flex-1 text-end">{home.name}</span>
      <Crest id={home.id} crest={home.crest} size={32} />
      <span className="flex shrink-0 gap-1 font-bold text-20 sm:text-28">
        <span className="figures">{total.home}</span>
        <span>:</span>
        <span className="figures">{total.away}</span>
      </span>
      <Crest id={away.id} crest={away.crest} size={32} />
      <span className="min-w-0 flex-1 text-start">{away.name}</span>
    </p>
  )
}

function Countdown({ startsAt, readAt }: { startsAt: string; readAt: string }) {
  const { locale, zone } = useShell()
  const time = useNow((nowMs) => {
    const seconds = Math.ceil((Date.parse(startsAt) - nowMs) / 1000)
    return seconds > 0 ? countdownText(seconds, locale.tag) : ''
  }, Date.parse(readAt))
  if (time === '') return <p className="font-semibold text-16">{m.match_header_starts_now()}</p>
  return (
    <div>
      <p className="text-14">{m.live_room_upcoming()}</p>
      <p className="font-bold text-40 tabular-nums rtl:pb-2">{time}</p>
      <p className="text-13" suppressHydrationWarning>
        {dayLabel(dayOf(startsAt, zone), locale.tag)} <span className="figures">{kickOffTime(startsAt, zone)}</span>
      </p>
    </div>
  )
}

const Lost = () => (
  <div role="status">
    <p className="font-semibold text-16">{m.live_room_lost()}</p>
    <p className="mt-1 text-14">{m.live_room_lost_hint()}</p>
  </div>
)

function NoPicture({ text, match }: { text: string; match: MatchRow | undefined }) {
  return (
    <>
      <p className="font-semibold text-16">{text}</p>
      {match ? (
        <Link to="/$game/$id" params={{ game: gameCodeOf(match) ?? '', id: String(match.id) }} className={ACTION}>
          {m.live_room_to_match()}
        </Link>
      ) : (
        <Link to="/live" search={{}} className={ACTION}>
          {m.live_list_title()}
        </Link>
      )}
    </>
  )
}
