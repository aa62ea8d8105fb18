import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { statsOf } from '../../stats-of.ts'
import type { PanelProps } from '../panel.ts'
import { beforeMatch } from '../panels.ts'
import { StatList } from '../stat-list.tsx'
import { Timeline } from '../timeline.tsx'
import { Card } from './card.tsx'
import { KeyMoments } from './key-moments.tsx'
import { LazyOverviewCharts } from './lazy-overview-charts.ts'
import { roundScores } from './round-scores.ts'
import { highlightsOf } from './timeline-groups.ts'

const TIMELINE_LINES = 14
const STATS_MAX = 6

/** The overview tab: key moments, chart, timeline, some statistics; before the match, a preview. */
export function OverviewPanel({ detail, people, family }: PanelProps) {
  const { match, live } = detail
  if (match.status === 'cancelled')
    return (
      <EmptyState picture="cancelled" title={m.match_overview_cancelled()} text={m.match_overview_cancelled_hint()} />
    )
  if (match.status === 'postponed')
    return (
      <EmptyState picture="postponed" title={m.match_overview_postponed()} text={m.match_overview_postponed_hint()} />
    )
  if (match.status === 'result_unknown')
    return <EmptyState title={m.match_overview_unknown()} text={m.match_overview_unknown_hint()} />
  if (match.status === 'scheduled' || match.status === 'previewed') return <beforeMatch.Overview detail={detail} />
  const items = highlightsOf(live.timeline, TIMELINE_LINES)
  const stats = statsOf(detail)
    .filter(({ home, away }) => home + away > 0)
    .slice(0, STATS_MAX)
  return (
    <div className="space-y-4">
      <KeyMoments detail={detail} people={people} family={family} />
      <HydrateWhenSeen className="space-y-4 empty:hidden">
        <LazyOverviewCharts detail={detail} people={people} family={family} />
      </HydrateWhenSeen>
      <Card title={m.match_timeline_title()}>
        {items.length > 0 ? (
          <>
            <Timeline
              items={items}
              people={people}
              family={family}
              home={match.home.name}
              away={match.away.name}
              scores={family === 'rounds' ? roundScores(live.timeline) : undefined}
            />
            <AllEvents match={match} />
          </>
        ) : (
          <p className="px-3 py-6 text-center text-13 text-text-muted">
            {match.status === 'live' ? m.match_timeline_empty() : m.match_detail_unknown_hint()}
          </p>
        )}
      </Card>
      {stats.length > 0 && (
        <Card title={m.match_tab_stats()}>
          <StatList stats={stats} family={family} />
        </Card>
      )}
    </div>
  )
}

const AllEvents = ({ match: { id, gameId } }: { match: MatchRow }) => (
  <Link
    to="/$game/$id"
    params={{ game: gameById(gameId)?.code ?? '', id: String(id) }}
    search={{ tab: 'text' }}
    replace
    resetScroll={false}
    className="flex min-h-11 items-center justify-center border-line border-t px-3 font-medium text-13 hover:bg-surface-2"
  >
    {m.match_timeline_all()}
  </Link>
)
