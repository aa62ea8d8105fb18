import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { Card } from '../../card.tsx'
import { eventTime } from '../event-time.ts'
import { PITCH_LINES } from './pitch-lines.ts'
import { shooterOf } from './shooter-of.ts'
import { chanceSum, PITCH, radiusOf, type Shot, shotsOf } from './shots.ts'

const SIZES = [0.05, 0.3, 0.8]

/** Every shot where it was taken, as large as its chance: home attacks to the right, away to the left. */
export function ShotMap({ detail: { match, live }, people }: { detail: MatchDetail; people: People }) {
  const shots = shotsOf(live.timeline)
  if (shots.length === 0) return null
  const nameOf = ({ item }: Shot) => shooterOf(item, match, people)
  const deedOf = ({ item }: Shot) =>
    [eventName(item.type, 'football'), item.data?.isHeader === true && m.match_depth_header()]
      .filter(Boolean)
      .join(' · ')
  const title = m.match_chart_ask_shots()
  return (
    <Card title={title}>
      <figure className="px-3 pt-2 pb-3">
        <div dir="ltr">
          <div className="flex justify-between gap-3 pb-2 font-medium text-12">
            <TeamName side="away" name={match.away.name} chances={chanceSum(shots, 'away')} />
            <TeamName side="home" name={match.home.name} chances={chanceSum(shots, 'home')} />
          </div>
          <svg
            role="img"
            aria-label={m.match_chart_shots_summary({
              home: match.home.name,
              away: match.away.name,
              homeShots: shots.filter(({ item }) => item.side === 'home').length,
              awayShots: shots.filter(({ item }) => item.side === 'away').length,
            })}
            viewBox={`-1 -1 ${PITCH.length + 2} ${PITCH.width + 2}`}
            className="w-full"
          >
            <path d={PITCH_LINES} fill="none" strokeWidth="0.4" className="stroke-line" />
            {/* Goals last, so that they lie on top. */}
            {shots
              .toSorted((a, b) => Number(a.outcome === 'goal') - Number(b.outcome === 'goal'))
              .map((shot) => (
                <circle
                  key={shot.item.seq}
                  cx={shot.x.toFixed(1)}
                  cy={shot.y.toFixed(1)}
                  r={radiusOf(shot.xg).toFixed(2)}
                  strokeWidth="0.5"
                  className={cn(
                    shot.item.side === 'home' ? 'fill-team-home stroke-team-home' : 'fill-team-away stroke-team-away',
                  )}
                  fillOpacity={OPACITY[shot.outcome]}
                  data-shot={shot.outcome}
                >
                  <title>
                    {[eventTime(shot.item, 'football'), nameOf(shot), deedOf(shot), shot.xg.toFixed(2)].join(' ')}
                  </title>
                </circle>
              ))}
          </svg>
        </div>
        <Legend />
        <ChartTable>
          <ChartRows
            caption={title}
            columns={[
              ...[m.match_log_time(), m.match_table_team(), m.match_table_player(), m.match_log_event()].map(
                (each) => ({
                  title: each,
                }),
              ),
              { title: 'xG', isNumeric: true },
            ]}
            rows={() =>
              shots.map((shot) => ({
                key: String(shot.item.seq),
                cells: [
                  eventTime(shot.item, 'football'),
                  match[shot.item.side].abbr,
                  nameOf(shot),
                  deedOf(shot),
                  shot.xg.toFixed(2),
                ],
              }))
            }
          />
        </ChartTable>
      </figure>
    </Card>
  )
}

const OPACITY = { goal: 1, on_target: 0.4, other: 0 } as const

const TeamName = ({ side, name, chances }: { side: 'home' | 'away'; name: string; chances: number }) => (
  <span className="flex min-w-0 items-center gap-2">
    <i
      aria-hidden="true"
      className={cn('size-2 shrink-0 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
    />
    <span dir="auto" className="truncate">
      {name}
    </span>
    <b className="shrink-0 font-semibold tabular-nums">{chances.toFixed(2)} xG</b>
  </span>
)

const Legend = () => (
  <ul className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 pe-32 text-12 text-text-muted">
    {(['goal', 'on_target', 'other'] as const).map((outcome) => (
      <li key={outcome} className="flex items-center gap-1">
        <svg aria-hidden="true" width="12" height="12" viewBox="-6 -6 12 12">
          <circle r="5" className="fill-text-muted stroke-text-muted" fillOpacity={OPACITY[outcome]} />
        </svg>
        {LEGEND[outcome]()}
      </li>
    ))}
    <li className="flex items-center gap-1">
      {SIZES.map((xg) => (
        <svg key={xg} aria-hidden="true" width="20" height="20" viewBox="-4 -4 8 8">
          <circle r={radiusOf(xg)} fill="none" strokeWidth="0.4" className="stroke-text-muted" />
        </svg>
      ))}
      <span>{m.match_stat_expected_goals()}</span>
    </li>
  </ul>
)

const LEGEND = {
  goal: () => eventName('goal', 'football'),
  on_target: () => eventName('shot_on_target', 'football'),
  other: m.match_chart_shots_missed,
} as const
