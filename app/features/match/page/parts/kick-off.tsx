import { dayOf } from '#app/lib/day-of.ts'
import { countdownText } from '#app/lib/duration.ts'
import { dayLabel } from '#app/lib/format-date.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { endingName } from '../../early-ends.ts'
import { startTime } from '../../start-time.ts'

/** Between the teams of a match without a score: when it starts, or why it does not. */
export const KickOff = ({ match }: { match: MatchRow }) =>
  match.status === 'scheduled' || match.status === 'previewed' ? (
    <Upcoming match={match} />
  ) : (
    <WithoutScore match={match} />
  )

function Upcoming({ match }: { match: MatchRow }) {
  const { locale, zone } = useShell()
  return (
    <div className="row-span-2 flex min-w-0 flex-col items-center gap-1 text-center">
      <time dateTime={match.startsAt} className="figures font-bold text-28" suppressHydrationWarning>
        {startTime(match, zone)}
      </time>
      <p className="text-13 text-text-muted" suppressHydrationWarning>
        {dayLabel(dayOf(match.startsAt, zone), locale.tag)}
      </p>
      {match.isTimeUnknown ? (
        <p className="min-h-5 text-13 text-text-muted">{m.match_time_unknown()}</p>
      ) : (
        <Countdown startsAt={match.startsAt} readAt={match.readAt} />
      )}
    </div>
  )
}

/** Time until the start: days and hours, in the last hour minutes and seconds. */
function Countdown({ startsAt, readAt }: { startsAt: string; readAt: string }) {
  const { locale } = useShell()
  const text = useNow((nowMs) => {
    const seconds = Math.ceil((Date.parse(startsAt) - nowMs) / 1000)
    if (seconds <= 0) return m.match_header_starts_now()
    return m.match_header_starts_in({ time: countdownText(seconds, locale.tag) })
  }, Date.parse(readAt))
  return <p className="min-h-5 font-medium text-13 text-brand-text tabular-nums">{text}</p>
}

function WithoutScore({ match }: { match: MatchRow }) {
  const { locale, zone } = useShell()
  return (
    <div className="row-span-2 flex min-w-0 flex-col items-center gap-1 pt-3 text-center">
      <p className="font-semibold text-16 text-warn">{endingName(match)}</p>
      <p className="text-13 text-text-muted" suppressHydrationWarning>
        {dayLabel(dayOf(match.startsAt, zone), locale.tag)}{' '}
        {!match.isTimeUnknown && <span className="figures">{startTime(match, zone)}</span>}
      </p>
    </div>
  )
}
