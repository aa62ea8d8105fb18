import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { Period, Side } from '#contract/match-state.ts'
import { periodName } from '../../match-labels.ts'
import { OF_PERSONS } from '../../of-persons.ts'
import { plannedPeriods } from '../../planned-periods.ts'
import { surnameOf } from '../../surname-of.ts'
import { tieBreakPoints } from './tie-break-points.ts'

/** Stays in view while nine innings scroll. */
const TEAM = 'sticky start-0 z-10 bg-surface-1 py-0.5 ps-3 pe-2'

const isCurrent = ({ status }: MatchRow, { isDone }: Period): boolean => status === 'live' && !isDone

/** An innings of cricket is of one side and in the headline; judges' points of a fight are read out at its end. */
function hasStrip({ status, periods }: MatchRow, family: Family | undefined): boolean {
  if (family === 'combat') return status === 'finished' && periods.length > 0 && periods.every(({ home }) => home > 0)
  return periods.length > 0 && family !== 'cricket'
}

/** Families with so many periods that a number says enough beside the others. */
const NUMBERED: ReadonlySet<Family | undefined> = new Set<Family | undefined>(['baseball', 'frames'])

const HEAD = 'min-w-9 whitespace-nowrap px-1.5 pt-1 text-center font-normal sm:min-w-11 sm:px-2'
/** Of a frame of snooker: three figures, and the break that won it. */
const WIDE_HEAD = 'min-w-14 sm:min-w-14'

interface PeriodHeadProps {
  period: Pick<Period, 'key' | 'note'>
  family: Family | undefined
}

function PeriodHead({ period: { key, note }, family }: PeriodHeadProps) {
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

/**
 * Scores by half, quarter, set, innings or map; the current one is marked, those to come have their place. The names
 * of the teams and the sum stand above.
 */
export function PeriodStrip({ match }: { match: MatchRow }) {
  const family = gameById(match.gameId)?.family
  if (!hasStrip(match, family)) return null
  const planned = plannedPeriods(match)
  return (
    <Scroller label={m.match_periods_caption()} className="pt-1 pb-2">
      <table className="mx-auto text-12 sm:text-13">
        <caption className="sr-only">{m.match_periods_caption()}</caption>
        <thead>
          <tr className="text-12 text-text-muted">
            <th scope="col" className={TEAM}>
              <span className="sr-only">{m.match_table_team()}</span>
            </th>
            {match.periods.map((period) => (
              <th
                key={period.key}
                ref={isCurrent(match, period) ? bringIntoView : undefined}
                scope="col"
                aria-current={isCurrent(match, period) || undefined}
                className={cn(HEAD, family === 'frames' && WIDE_HEAD, isCurrent(match, period) && 'text-live-text')}
              >
                <PeriodHead period={period} family={family} />
              </th>
            ))}
            {planned.map((key) => (
              <th key={key} scope="col" className={HEAD}>
                <PeriodHead period={{ key }} family={family} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SideRow match={match} side="home" planned={planned} />
          <SideRow match={match} side="away" planned={planned} />
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

interface SideRowProps {
  match: MatchRow
  side: Side
  planned: readonly string[]
}

function SideRow({ match, side, planned }: SideRowProps) {
  const { id, name, abbr, crest } = match[side]
  const rival = side === 'home' ? 'away' : 'home'
  const family = gameById(match.gameId)?.family
  return (
    <tr>
      <th scope="row" aria-label={name} className={cn(TEAM, 'whitespace-nowrap text-start font-medium')}>
        <span className="flex items-center gap-2">
          <Crest id={id} crest={crest} size={16} />
          {OF_PERSONS.has(family) ? surnameOf(name) : abbr || name}
        </span>
      </th>
      {match.periods.map((period) => (
        <td key={period.key} className="relative whitespace-nowrap px-1 py-0.5 text-center">
          <Flashing
            value={isUnplayed(period, side, family) ? 'x' : period[side]}
            className={cn(
              'figures inline-block min-w-6 rounded-sm',
              isCurrent(match, period) && 'font-semibold text-live-text',
              period.isDone && period[side] < period[rival] && 'text-text-muted',
            )}
          />
          <sup
            className={cn(
              'absolute start-1/2 top-1 text-12 text-text-muted leading-none empty:hidden',
              period[side] > 99 ? 'ms-3.5' : 'ms-2.5',
            )}
          >
            {tieBreakPoints(match, period, side) ?? breakOf(period, side, family)}
          </sup>
        </td>
      ))}
      {planned.map((key) => (
        <td key={key} className="text-center text-text-muted">
          –
        </td>
      ))}
    </tr>
  )
}
