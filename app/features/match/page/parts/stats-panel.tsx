import { Fragment } from 'react'
import { m } from '#app/paraglide/messages.js'
import { periodName } from '../../match-labels.ts'
import { OF_PERSONS } from '../../of-persons.ts'
import { PlayerTable } from '../../player-table.tsx'
import { statsOf } from '../../stats-of.ts'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { StatList, StatTeams } from '../stat-list.tsx'
import { DepthWhenSeen } from './depth-when-seen.tsx'
import { EmptyPanel } from './empty-panel.tsx'
import { InningsTotals } from './innings-totals.tsx'
import { playerTablesOf } from './player-tables.ts'
import { withHowOut } from './scorecard-lines.ts'

/** Statistics of both teams, then of every player. */
export function StatsPanel({ detail, people, family }: PanelProps) {
  const { match, live, squads } = detail
  const stats = statsOf(detail)
  const hasStats = stats.some(({ home, away }) => home + away > 0)
  // The one line of who plays alone would say the statistics above again.
  const told = family === 'cricket' ? withHowOut(live.players, live.timeline, people) : live.players
  const lines = OF_PERSONS.has(family) ? [] : told
  if (!hasStats && lines.length === 0)
    return <EmptyPanel match={match} picture="stats" title={m.match_stats_empty()} text={m.match_stats_empty_hint()} />
  const { board } = live
  const game = board?.family === 'moba' && board.map > 1 ? periodName(`m${board.map}`, family) : undefined
  return (
    <div className="space-y-4">
      {hasStats && (
        <Card title={m.match_stats_teams()}>
          <StatTeams match={match} />
          <StatList stats={stats} family={family} />
        </Card>
      )}
      <DepthWhenSeen tab="stats" detail={detail} people={people} family={family} />
      {live.playerColumns.length > 0 &&
        (['home', 'away'] as const).map((side) => {
          const own = lines.filter((line) => line.side === side)
          return (
            own.length > 0 && (
              <Card key={side} title={match[side].name}>
                {playerTablesOf(family, live.playerColumns, own, squads[side].members, game).map((table) => (
                  <Fragment key={table.title ?? ''}>
                    {table.title && (
                      <h3 className="border-line border-b bg-surface-2 px-3 py-1 text-12 text-text-muted">
                        {table.title}
                      </h3>
                    )}
                    <PlayerTable
                      caption={
                        table.title
                          ? `${m.match_stats_players({ team: match[side].name })} · ${table.title}`
                          : m.match_stats_players({ team: match[side].name })
                      }
                      columns={table.columns}
                      lines={table.lines}
                      people={people}
                      gameId={match.gameId}
                    />
                    {table.isBatting && (
                      <InningsTotals live={live} side={side} lines={own} batted={table.lines} people={people} />
                    )}
                  </Fragment>
                ))}
              </Card>
            )
          )
        })}
    </div>
  )
}
