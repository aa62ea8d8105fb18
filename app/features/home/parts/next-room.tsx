import { clockText } from '#app/lib/clock-text.ts'
import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import type { HomeMatches } from '#contract/match-lists.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { RoomCover } from '../../match/rooms/room-cover.tsx'

type ToCome = Pick<HomeMatches, 'soon' | 'later'>

/** The next match with a room, or the next one at all. */
export function nextOnStage({ soon, later }: ToCome): MatchRow | undefined {
  const matches = [...soon, ...later]
  return matches.find(({ roomId }) => roomId !== undefined) ?? matches[0]
}

/** The cover is that of the match. */
const NOBODY = { id: 0, name: '' }

/** The stage while no room is live: the next match, the time until it starts, and a reminder. */
export function NextRoom({ toCome }: { toCome: ToCome | undefined }) {
  const match = toCome && nextOnStage(toCome)
  return (
    <div className="relative isolate grid aspect-[5/2] place-items-center overflow-hidden bg-black text-white md:aspect-[3/1] md:rounded-lg lg:aspect-[4/1]">
      {match && (
        <div aria-hidden="true" className="absolute inset-0 -z-10">
          <RoomCover room={{ anchor: NOBODY }} match={match} isFirst />
        </div>
      )}
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-black/60" />
      {match ? (
        <Announced match={match} />
      ) : (
        <h2 id="stage" className="font-semibold text-16">
          {m.home_stage_none()}
        </h2>
      )}
    </div>
  )
}

/** `0:09:59`, which nobody reads as a time of day; matches of the stage begin within a day. */
const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${clockText(seconds % 3600).padStart(5, '0')}`

function Announced({ match }: { match: MatchRow }) {
  const time = useNow((nowMs) => {
    const seconds = Math.ceil((Date.parse(match.startsAt) - nowMs) / 1000)
    if (seconds <= 0) return m.match_header_starts_now()
    return countdown(seconds)
  }, Date.parse(match.readAt))
  return (
    <div className="flex max-w-full flex-col items-center gap-1 px-3 text-center md:gap-2">
      <h2 id="stage" className="text-12 text-white/80">
        {match.roomId === undefined ? m.home_stage_next_match() : m.home_stage_next()}
      </h2>
      <p className="flex max-w-full items-center gap-2 font-semibold text-14 md:text-20">
        <Crest id={match.home.id} crest={match.home.crest} size={20} />
        <span dir="auto" className="min-w-0 truncate">
          {match.home.name}
        </span>
        <span>-</span>
        <span dir="auto" className="min-w-0 truncate">
          {match.away.name}
        </span>
        <Crest id={match.away.id} crest={match.away.crest} size={20} />
      </p>
      <p className="figures font-bold text-20 md:text-28">{match.isTimeUnknown ? '–' : time}</p>
      <ReminderSlot match={match} />
    </div>
  )
}

const loadReminder = () => import('../../match/reserve-button.tsx')

/** Space for the reminder, whose code is loaded when the browser is idle. */
function ReminderSlot({ match }: { match: MatchRow }) {
  const code = useIdleCode(loadReminder)
  return <div className="min-h-10">{code && <code.ReserveButton match={match} />}</div>
}
