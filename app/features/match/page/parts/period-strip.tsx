import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { periodName, totalName } from '../../match-labels.ts'
import { tieBreakPoints } from './tie-break-points.ts'

/** Stays in view, and wide enough for a name, while nine innings scroll. */
const TEAM = 'sticky start-0 z-10 bg-surface-1 px-3 py-1 sm:px-6'

/** Scores by half, quarter, set, innings or map; the current one is highlighted. */
export function PeriodStrip({ match }: { match: MatchRow }) {
  const family = gameById(match.gameId)?.family
  if (match.periods.length === 0) return null
  return (
    <Scroller label={m.match_periods_caption()} className="border-line border-t">
      <table className="w-full text-13">
        <caption className="sr-only">{m.match_periods_caption()}</caption>
        <thead>
          <tr className="text-12 text-text-muted">
            <th scope="col" className={cn(TEAM, 'w-full min-w-28')}>
              <span className="sr-only">{m.match_table_team()}</span>
            </th>
            {match.periods.map((period) => (
              <th key={period.key} scope="col" className="min-w-11 whitespace-nowrap px-2 py-1 text-center font-normal">
                {periodName(period.key, family)}
                {period.note && family !== 'tennis' && <span className="block text-12">{period.note}</span>}
              </th>
            ))}
            <th scope="col" className="min-w-11 whitespace-nowrap py-1 ps-2 pe-3 text-center font-normal sm:pe-6">
              {totalName(family)}
            </th>
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

function SideRow({ match, side }: { match: MatchRow; side: 'home' | 'away' }) {
  const rival = side === 'home' ? 'away' : 'home'
  return (
    <tr className="border-line border-t">
      <th scope="row" className={cn(TEAM, 'max-w-0 truncate text-start font-medium')}>
        {match[side].name}
      </th>
      {match.periods.map((period) => (
        <td key={period.key} className="whitespace-nowrap px-2 py-1 text-center">
          <Flashing
            value={period[side]}
            className={cn(
              'figures inline-block min-w-6 rounded-sm',
              !period.isDone && match.status === 'live' && 'font-semibold text-live-text',
              period.isDone && period[side] < period[rival] && 'text-text-muted',
            )}
          />
          <sup className="text-12 text-text-muted empty:hidden">{tieBreakPoints(match, period, side)}</sup>
        </td>
      ))}
      <td className="py-1 ps-2 pe-3 text-center font-bold sm:pe-6">
        <span className="figures">{match.score[side]}</span>
      </td>
    </tr>
  )
}
