import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Period, Side } from '#contract/match-state.ts'
import { periodName } from '../../match-labels.ts'
import { tieBreakPoints } from './tie-break-points.ts'

/** Stays in view, and wide enough for a name, while nine innings scroll. */
const TEAM = 'sticky start-0 z-10 min-w-28 max-w-48 bg-surface-1 px-3 py-1 sm:ps-6'

const isCurrent = ({ status }: MatchRow, { isDone }: Period): boolean => status === 'live' && !isDone

/** An innings of cricket is of one side and in the headline; judges' points of a fight are read out at its end. */
function hasStrip({ status, periods }: MatchRow, family: Family | undefined): boolean {
  if (family === 'combat') return status === 'finished' && periods.length > 0 && periods.every(({ home }) => home > 0)
  return periods.length > 0 && family !== 'cricket'
}

/** Families with so many periods that a number says enough beside the others. */
const NUMBERED: ReadonlySet<Family | undefined> = new Set<Family | undefined>(['baseball', 'frames'])

function PeriodHead({ period: { key, note }, family }: { period: Period; family: Family | undefined }) {
  if (NUMBERED.has(family))
    return (
      <>
        <span aria-hidden="true">{key.slice(1)}</span>
        <span className="sr-only">{periodName(key, family)}</span>
      </>
    )
  return (
    <>
      {periodName(key, family)}
      {note && family !== 'tennis' && <span className="block text-12">{note}</span>}
    </>
  )
}

/** Scores by half, quarter, set, innings or map; the current one is marked. Their sum stands above. */
export function PeriodStrip({ match }: { match: MatchRow }) {
  const family = gameById(match.gameId)?.family
  if (!hasStrip(match, family)) return null
  return (
    <Scroller label={m.match_periods_caption()} className="pb-2">
      <table className="text-12 sm:text-13">
        <caption className="sr-only">{m.match_periods_caption()}</caption>
        <thead>
          <tr className="text-12 text-text-muted">
            <th scope="col" className={TEAM}>
              <span className="sr-only">{m.match_table_team()}</span>
            </th>
            {match.periods.map((period) => (
              <th
                key={period.key}
                scope="col"
                aria-current={isCurrent(match, period) || undefined}
                className={cn(
                  'min-w-10 whitespace-nowrap px-2 pt-1 text-center font-normal',
                  isCurrent(match, period) && 'text-live-text',
                )}
              >
                <PeriodHead period={period} family={family} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SideRow match={match} side="home" />
          <SideRow match={match} side="away" />
        </tbody>
      </table>
    </Scroller>
  )
}

/** The last half-inning of baseball that home, ahead, did not need. */
const isUnplayed = ({ note }: Period, side: Side, family: Family | undefined): boolean =>
  family === 'baseball' && side === 'home' && note === 'x'

/** The break of fifty or more that won a frame of snooker. */
const breakOf = (period: Period, side: Side, family: Family | undefined): string | undefined =>
  family === 'frames' && period[side] > period[side === 'home' ? 'away' : 'home'] ? period.note : undefined

function SideRow({ match, side }: { match: MatchRow; side: 'home' | 'away' }) {
  const rival = side === 'home' ? 'away' : 'home'
  const family = gameById(match.gameId)?.family
  return (
    <tr>
      <th scope="row" className={cn(TEAM, 'truncate text-start font-medium')}>
        {match[side].name}
      </th>
      {match.periods.map((period) => (
        <td key={period.key} className="whitespace-nowrap px-2 py-1 text-center">
          <Flashing
            value={isUnplayed(period, side, family) ? 'x' : period[side]}
            className={cn(
              'figures inline-block min-w-6 rounded-sm',
              isCurrent(match, period) && 'font-semibold text-live-text',
              period.isDone && period[side] < period[rival] && 'text-text-muted',
            )}
          />
          <sup className="text-12 text-text-muted empty:hidden">
            {tieBreakPoints(match, period, side) ?? breakOf(period, side, family)}
          </sup>
        </td>
      ))}
    </tr>
  )
}
