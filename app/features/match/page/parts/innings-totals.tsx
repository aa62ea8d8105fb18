import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import type { People } from '../../people.ts'
import { PlayerName } from '../../player-name.tsx'
import { inningsTotalsOf } from './innings-totals-of.ts'

interface InningsTotalsProps {
  live: Pick<MatchState, 'board' | 'stats'>
  side: Side
  /** Of the whole side. */
  lines: readonly PlayerLine[]
  batted: readonly PlayerLine[]
  people: People
}

/** Extras, total and who has not batted, below the batters of a scorecard. */
export function InningsTotals({ live, side, lines, batted, people }: InningsTotalsProps) {
  const totals = inningsTotalsOf(live, side, lines, batted)
  if (!totals) return null
  const { extras, kinds, total, overs, rate, idle, isDone } = totals
  return (
    <dl className="border-line border-t text-13">
      {extras !== undefined && (
        <Row name={m.match_stat_extras()} more={kinds}>
          {extras}
        </Row>
      )}
      <Row
        name={m.match_stats_total()}
        more={[m.match_chart_overs({ overs }), `${m.match_stat_run_rate()} ${rate}`]}
        isStrong
      >
        {total}
      </Row>
      {idle.length > 0 && (
        <div className="border-line border-t px-3 py-2 max-sm:px-2">
          <dt className="text-12 text-text-muted">
            {isDone ? m.match_stats_did_not_bat() : m.match_stats_yet_to_bat()}
          </dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
            {idle.map((player) => (
              <PlayerName key={player} id={player} people={people} number={player} />
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

interface RowProps {
  name: string
  /** In smaller letters beside the figure. */
  more: readonly string[]
  isStrong?: boolean
  children: ReactNode
}

const Row = ({ name, more, isStrong, children }: RowProps) => (
  <div className="flex items-baseline gap-3 border-line border-t px-3 py-2 first:border-t-0 max-sm:px-2">
    <dt className={isStrong ? 'font-semibold' : 'font-medium'}>{name}</dt>
    <dd className="ms-auto flex flex-wrap items-baseline justify-end gap-x-3">
      {more.map((text) => (
        <span key={text} className="text-12 text-text-muted">
          {text}
        </span>
      ))}
      <span className={isStrong ? 'figures font-semibold' : 'figures'}>{children}</span>
    </dd>
  </div>
)
