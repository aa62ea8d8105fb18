import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Period, Side } from '#contract/match-state.ts'
import { hasRallyGames } from '../has-rally-games.ts'
import { periodName } from '../match-labels.ts'
import { OF_PERSONS } from '../of-persons.ts'
import { plannedPeriods } from '../planned-periods.ts'
import { surnameOf } from '../surname-of.ts'
import type { PeriodStripProps, PeriodTotal } from './family-scoreboard.ts'
import { tieBreakPoints } from './tie-break-points.ts'

/** Stays in view while nine innings scroll. */
const TEAM = 'sticky start-0 z-10 bg-surface-1 py-0.5 ps-3 pe-2'

const isCurrent = ({ status }: MatchRow, { isDone }: Period): boolean => status === 'live' && !isDone

/** Judges' points of a fight are read out at its end. */
function hasStrip({ status, periods }: MatchRow, family: Family | undefined): boolean {
  if (family === 'combat') return status === 'finished' && periods.length > 0 && periods.every(({ home }) => home > 0)
  return periods.length > 0
}

/** Families whose nine innings or frames stand side by side on a phone. */
const DENSE: ReadonlySet<Family | undefined> = new Set<Family | undefined>(['baseball', 'frames'])
const NAMES_MAX = 4

/** Whether the periods are so many that a number says enough beside the others. */
function isNumbered({ gameId, periods }: MatchRow, planned: readonly string[]): boolean {
  if (DENSE.has(gameById(gameId)?.family)) return true
  const keys = [...periods.map(({ key }) => key), ...planned]
  return keys.length > NAMES_MAX && keys.every((key, index) => key.slice(1) === `${index + 1}`)
}

const headClass = (family: Family | undefined): string =>
  cn(
    'whitespace-nowrap pt-1 text-center font-normal sm:min-w-11 sm:px-2',
    family === 'baseball' ? 'min-w-5 px-0.5' : family === 'frames' ? 'min-w-7.5' : 'min-w-9 px-1.5',
  )

/** Who bats first stands first, as on every board of a ballpark. */
const sidesOf = (family: Family | undefined): readonly Side[] =>
  family === 'baseball' ? ['away', 'home'] : ['home', 'away']

interface PeriodHeadProps {
  period: Pick<Period, 'key' | 'note'>
  family: Family | undefined
  isNumber: boolean
}

function PeriodHead({ period: { key, note }, family, isNumber }: PeriodHeadProps) {
  if (isNumber)
    return (
      <>
        <span aria-hidden="true">{key.slice(1)}</span>
        <span className="sr-only">{periodName(key, family)}</span>
        {note && family === 'games' && <span className="block text-12 max-md:hidden">{note}</span>}
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
export function PeriodStrip({ match, totals = [] }: PeriodStripProps) {
  const family = gameById(match.gameId)?.family
  if (!hasStrip(match, family)) return null
  const planned = plannedPeriods(match)
  const isNumber = isNumbered(match, planned)
  const head = headClass(family)
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
                className={cn(head, isCurrent(match, period) && 'text-live-text')}
              >
                <PeriodHead period={period} family={family} isNumber={isNumber} />
              </th>
            ))}
            {planned.map((key) => (
              <th key={key} scope="col" className={head}>
                <PeriodHead period={{ key }} family={family} isNumber={isNumber} />
              </th>
            ))}
            {totals.map(({ label }, index) => (
              <th key={label} scope="col" className={cn(head, index === 0 && FIRST_TOTAL)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sidesOf(family).map((side) => (
            <SideRow key={side} match={match} side={side} planned={planned} totals={totals} />
          ))}
          {family === 'frames' && <BreaksRow match={match} />}
        </tbody>
      </table>
    </Scroller>
  )
}

/** The last half-inning of baseball that home, ahead, did not need. */
const isUnplayed = ({ note }: Period, side: Side, family: Family | undefined): boolean =>
  family === 'baseball' && side === 'home' && note === 'x'

/** Sets the totals apart from the periods. */
const FIRST_TOTAL = 'border-line border-s'

interface SideRowProps {
  match: MatchRow
  side: Side
  planned: readonly string[]
  totals: readonly PeriodTotal[]
}

function SideRow({ match, side, planned, totals }: SideRowProps) {
  const { id, name, abbr, crest } = match[side]
  const rival = side === 'home' ? 'away' : 'home'
  const family = gameById(match.gameId)?.family
  return (
    <tr>
      <th scope="row" aria-label={name} className={cn(TEAM, 'whitespace-nowrap text-start font-medium')}>
        <span className="flex items-center gap-2">
          <span className={cn(DENSE.has(family) && 'max-sm:hidden')}>
            <Crest id={id} crest={crest} size={16} />
          </span>
          {OF_PERSONS.has(family) || hasRallyGames(match.gameId) ? surnameOf(name) : abbr || name}
        </span>
      </th>
      {match.periods.map((period) => (
        <td
          key={period.key}
          className={cn('relative whitespace-nowrap py-0.5 text-center', !DENSE.has(family) && 'px-1')}
        >
          <Flashing
            value={isUnplayed(period, side, family) ? 'x' : period[side]}
            className={cn(
              'figures inline-block rounded-sm',
              family === 'baseball' ? 'min-w-5 sm:min-w-6' : 'min-w-6',
              isCurrent(match, period) && 'font-semibold text-live-text',
              period.isDone && period[side] < period[rival] && 'text-text-muted',
            )}
          />
          <sup className="absolute start-1/2 top-1 ms-2.5 text-12 text-text-muted leading-none empty:hidden">
            {tieBreakPoints(match, period, side)}
          </sup>
        </td>
      ))}
      {planned.map((key) => (
        <td key={key} className="text-center text-text-muted">
          –
        </td>
      ))}
      {totals.map((total, index) => (
        <td key={total.label} className={cn('text-center font-semibold', index === 0 && FIRST_TOTAL)}>
          <Flashing value={total[side]} className="figures inline-block min-w-6 rounded-sm" />
        </td>
      ))}
    </tr>
  )
}

/** The breaks of fifty and more that won frames of snooker. Their place is kept while the match is live. */
function BreaksRow({ match: { status, periods } }: { match: MatchRow }) {
  if (status !== 'live' && periods.every(({ note }) => note === undefined)) return null
  return (
    <tr className="text-text-muted">
      <th
        scope="row"
        aria-label={m.match_event_half_century()}
        className={cn(TEAM, 'whitespace-nowrap text-start font-normal')}
      >
        <span className="sm:ps-6">{m.match_periods_breaks()}</span>
      </th>
      {periods.map(({ key, note }) => (
        <td key={key} className="figures text-center">
          {note}
        </td>
      ))}
    </tr>
  )
}
