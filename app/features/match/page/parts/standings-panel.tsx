import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { standingsQuery } from '../../match.queries.ts'
import { seasonName } from '../../season-name.ts'
import { standingsParts } from '../../standings-parts.ts'
import { StandingsTable } from '../../standings-table.tsx'
import { Card } from '../card.tsx'
import { useLiveTable } from '../live-table.queries.ts'
import type { PanelProps } from '../panel.ts'
import { PanelState } from './panel-state.tsx'

/** The table of the match's own season, with both teams highlighted; while it is played, as running matches stand. */
export function StandingsPanel({ detail: { match } }: PanelProps) {
  const { locale } = useShell()
  const liveTable = useLiveTable(match)
  const sides = [match.home.id, match.away.id]
  return (
    <PanelState tab="standings" query={useQuery(standingsQuery(match.league.id, { season: match.season }))}>
      {({ league, season, rows, zones }) =>
        rows.length === 0 ? (
          <EmptyState picture="table" title={m.match_standings_empty()} text={m.match_standings_empty_hint()} />
        ) : (
          <Card
            title={league.name}
            extra={season && <span className="text-13 text-text-muted">{seasonName(season, locale.tag)}</span>}
          >
            {standingsParts(liveTable?.parts[0]?.rows ?? rows, sides).map((part) => (
              <section key={part.name ?? ''}>
                {part.name && <h3 className="px-3 pt-3 pb-1 font-medium text-13 text-text-muted">{part.name}</h3>}
                <StandingsTable
                  rows={part.rows}
                  gameId={match.gameId}
                  caption={[league.name, part.name].filter(Boolean).join(', ')}
                  zones={zones}
                  highlighted={sides}
                />
              </section>
            ))}
            {liveTable && (
              <p className="border-line border-t px-3 py-2 text-12 text-text-muted">{m.library_table_live_note()}</p>
            )}
          </Card>
        )
      }
    </PanelState>
  )
}
