import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { showsScore } from '../../row-view.ts'
import { statsOf } from '../../stats-of.ts'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { beforeMatch } from '../panels.ts'
import { StatList, StatTeams } from '../stat-list.tsx'
import { Timeline } from '../timeline.tsx'
import { ChartsWhenSeen } from './charts-when-seen.tsx'
import { DepthWhenSeen } from './depth-when-seen.tsx'
import { highlightsOf } from './highlights-of.ts'
import { KeyMoments } from './key-moments.tsx'
import { scoresAfter } from './scores-after.ts'
import { TableEffectSlot } from './table-effect-slot.tsx'
import { TrackerSlot } from './tracker-slot.tsx'

const TIMELINE_LINES = 14
const STATS_MAX = 6

/** The overview tab: key moments, chart, timeline, some statistics; without a score, a preview or why there is none. */
export function OverviewPanel({ detail, people, family }: PanelProps) {
  const { match, live } = detail
  if (!showsScore(match)) return <beforeMatch.Overview detail={detail} />
  const items = highlightsOf(live.timeline, TIMELINE_LINES)
  const stats = statsOf(detail)
    .filter(({ home, away }) => home + away > 0)
    .slice(0, STATS_MAX)
  return (
    <div className="space-y-4">
      <TrackerSlot detail={detail} people={people} family={family} />
      <KeyMoments detail={detail} people={people} family={family} />
      <TableEffectSlot match={match} />
      <ChartsWhenSeen detail={detail} people={people} family={family} />
      <Card title={m.match_timeline_title()}>
        {items.length > 0 ? (
          <>
            <Timeline
              items={items}
              periods={match.periods}
              people={people}
              family={family}
              home={match.home.name}
              away={match.away.name}
              scores={scoresAfter(live.timeline, family)}
            />
            <AllEvents match={match} />
          </>
        ) : (
          <p className="px-3 py-6 text-center text-13 text-text-muted">
            {match.status === 'live' ? m.match_timeline_empty() : m.match_detail_unknown_hint()}
          </p>
        )}
      </Card>
      <DepthWhenSeen tab="overview" detail={detail} people={people} family={family} />
      {stats.length > 0 && (
        <Card title={m.match_tab_stats()}>
          <StatTeams match={match} />
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
