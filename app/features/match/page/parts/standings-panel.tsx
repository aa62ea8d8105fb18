import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { libraryLink } from '../../../shell/library-link.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { standingsQuery } from '../../match.queries.ts'
import { seasonName } from '../../season-name.ts'
import { StandingsTable } from '../../standings-table.tsx'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { PanelState } from './panel-state.tsx'

/** The table of the match's own season, with both teams highlighted. */
export function StandingsPanel({ detail: { match } }: PanelProps) {
  const { locale } = useShell()
  return (
    <PanelState tab="standings" query={useQuery(standingsQuery(match.league.id, { season: match.season }))}>
      {({ league, season, rows, zones }) =>
        rows.length === 0 ? (
          <EmptyState
            picture="table"
            title={m.match_standings_empty()}
            {...(match.cupRound ? {} : { text: m.match_standings_empty_hint() })}
          >
            {match.cupRound && (
              <Link {...libraryLink('league', league.id)} className="font-medium text-brand-text underline">
                {m.match_standings_knockout()}
              </Link>
            )}
          </EmptyState>
        ) : (
          <Card
            title={league.name}
            extra={season && <span className="text-13 text-text-muted">{seasonName(season, locale.tag)}</span>}
          >
            <StandingsTable
              rows={rows}
              gameId={match.gameId}
              caption={league.name}
              zones={zones}
              highlighted={[match.home.id, match.away.id]}
            />
          </Card>
        )
      }
    </PanelState>
  )
}
