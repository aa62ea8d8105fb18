import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { PlayerTable } from '../../player-table.tsx'
import { statsOf } from '../../stats-of.ts'
import type { PanelProps } from '../panel.ts'
import { StatList, StatTeams } from '../stat-list.tsx'
import { Card } from './card.tsx'
import { EmptyPanel } from './empty-panel.tsx'
import { LazyShotMap } from './lazy-shot-map.ts'

/** Statistics of both teams, then of every player. */
export function StatsPanel({ detail, people, family }: PanelProps) {
  const { match, live } = detail
  const stats = statsOf(detail)
  const hasStats = stats.some(({ home, away }) => home + away > 0)
  if (!hasStats && live.players.length === 0)
    return <EmptyPanel match={match} picture="stats" title={m.match_stats_empty()} text={m.match_stats_empty_hint()} />
  return (
    <div className="space-y-4">
      {hasStats && (
        <Card title={m.match_stats_teams()}>
          <StatTeams match={match} />
          <StatList stats={stats} family={family} />
        </Card>
      )}
      {family === 'football' && (
        <Suspense fallback={<Skeleton className="aspect-[8/5]" />}>
          <LazyShotMap detail={detail} people={people} />
        </Suspense>
      )}
      {live.playerColumns.length > 0 &&
        (['home', 'away'] as const).map((side) => {
          const lines = live.players.filter((line) => line.side === side)
          return (
            lines.length > 0 && (
              <Card key={side} title={match[side].name}>
                <PlayerTable
                  caption={m.match_stats_players({ team: match[side].name })}
                  columns={live.playerColumns}
                  lines={lines}
                  people={people}
                  family={family}
                />
              </Card>
            )
          )
        })}
    </div>
  )
}
