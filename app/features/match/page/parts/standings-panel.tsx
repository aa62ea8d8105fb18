import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { standingsQuery } from '../../match.queries.ts'
import { StandingsTable } from '../../standings-table.tsx'
import type { PanelProps } from '../panel.ts'
import { Card } from './card.tsx'
import { PanelState } from './panel-state.tsx'

/** The league's table with both teams highlighted. */
export function StandingsPanel({ detail: { match } }: PanelProps) {
  return (
    <PanelState query={useQuery(standingsQuery(match.league.id))}>
      {({ league, rows }) =>
        rows.length === 0 ? (
          <EmptyState title={m.match_standings_empty()} text={m.match_standings_empty_hint()} />
        ) : (
          <Card title={league.name}>
            <StandingsTable
              rows={rows}
              gameId={match.gameId}
              caption={league.name}
              highlighted={[match.home.id, match.away.id]}
            />
          </Card>
        )
      }
    </PanelState>
  )
}
