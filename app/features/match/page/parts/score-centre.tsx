import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { dayOf } from '#app/lib/day-of.ts'
import { durationText } from '#app/lib/duration.ts'
import { dayLabel } from '#app/lib/format-date.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Board } from '#contract/match-state.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { LiveClock } from '../../live-clock.tsx'
import { phaseName, statusName, totalName } from '../../match-labels.ts'
import { showsScore } from '../../row-view.ts'
import { headlineOf } from '../../scoreboards/family-scoreboards.ts'
import type { Figure } from '../../scoreboards/headline.ts'
import { startTime } from '../../start-time.ts'

interface ScoreCentreProps {
  match: MatchRow
  board?: Board | undefined
}

/** Between the two teams: the score, the kick-off time, or why there is neither. */
export function ScoreCentre({ match, board }: ScoreCentreProps) {
  if (match.status === 'scheduled' || match.status === 'previewed') return <Upcoming match={match} />
  if (!showsScore(match)) return <WithoutScore match={match} />
  const isLive = match.status === 'live'
  return (
    <div className="flex min-w-28 flex-col items-center gap-2 pt-2">
      <Score match={match} board={board} />
      <p
        className={cn(
          'flex min-h-5 items-center gap-2 text-center text-13',
          isLive ? 'text-live-text' : 'text-text-muted',
        )}
      >
        {isLive && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-live" />}
        <span className="font-semibold">
          {isLive ? phaseName(match.phase, gameById(match.gameId)?.family) : statusName(match.status)}
        </span>
        {isLive && match.clock && (
          <span className="figures min-w-12 font-semibold">
            <LiveClock clock={match.clock} readAt={match.readAt} style="full" />
            {match.clock.addedMinutes ? ` +${match.clock.addedMinutes}` : ''}
          </span>
        )}
      </p>
    </div>
  )
}

/** Each number stands next to its own team in either reading direction. */
function Score({ match, board }: ScoreCentreProps) {
  const { home, away, caption, series } = headlineOf(match, board)
  // A fight has no score while it lasts.
  const hasFigures = home.main !== '' || away.main !== ''
  const isLong = Math.max(home.main.length, away.main.length) >= 3
  const size = isLong ? 'min-w-14 text-28 sm:min-w-20 sm:text-40' : 'min-w-12 text-40'
  const cellOf = (side: 'home' | 'away', { main, sub }: Figure) => {
    const isBehind = match.status === 'finished' && match.winner !== side && match.winner !== 'draw'
    return (
      <span className="flex flex-col items-center">
        <span className={cn('figures rounded-md px-1 text-center font-bold', size, isBehind && 'text-text-muted')}>
          <Flashing value={main} className="rounded-md" />
        </span>
        {sub && <Flashing value={sub} className="figures rounded-sm px-1 font-semibold text-16 text-text-muted" />}
      </span>
    )
  }
  return (
    <>
      {caption && <p className={hasFigures ? 'text-13 text-text-muted' : 'pt-2 font-bold text-20'}>{caption}</p>}
      <p className="flex items-start justify-center gap-1" hidden={!hasFigures}>
        {cellOf('home', home)}
        <span className="mt-3 text-20 text-text-muted">:</span>
        {cellOf('away', away)}
      </p>
      {series && (
        <p className="flex gap-1 font-semibold text-13">
          <span className="text-text-muted">{totalName(gameById(match.gameId)?.family)}</span>
          <span className="figures">{series.home}</span>:<span className="figures">{series.away}</span>
        </p>
      )}
    </>
  )
}

function Upcoming({ match }: { match: MatchRow }) {
  const { locale, zone } = useShell()
  return (
    <div className="flex min-w-28 flex-col items-center gap-1 pt-2 text-center">
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

/** Time until the start: days and hours, or a running clock in the last hour. */
function Countdown({ startsAt, readAt }: { startsAt: string; readAt: string }) {
  const { locale } = useShell()
  const text = useNow((nowMs) => {
    const seconds = Math.ceil((Date.parse(startsAt) - nowMs) / 1000)
    if (seconds <= 0) return m.match_header_starts_now()
    const time = seconds < 3600 ? clockText(seconds) : durationText(seconds, locale.tag, 'narrow')
    return m.match_header_starts_in({ time })
  }, Date.parse(readAt))
  return <p className="min-h-5 font-medium text-13 text-brand-text tabular-nums">{text}</p>
}

function WithoutScore({ match }: { match: MatchRow }) {
  const { locale, zone } = useShell()
  return (
    <div className="flex min-w-28 flex-col items-center gap-1 pt-3 text-center">
      <p className="font-semibold text-16 text-warn">{statusName(match.status)}</p>
      <p className="text-13 text-text-muted" suppressHydrationWarning>
        {dayLabel(dayOf(match.startsAt, zone), locale.tag)}{' '}
        {!match.isTimeUnknown && <span className="figures">{startTime(match, zone)}</span>}
      </p>
    </div>
  )
}
