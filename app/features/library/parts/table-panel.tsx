import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { FORM_MATCHES, type LibraryTable } from '#contract/library-rules.ts'
import { groupName } from '../../match/standings-parts.ts'
import { StandingsTable } from '../../match/standings-table.tsx'
import { ofSeason } from '../league-search.ts'
import { tableQuery } from '../library.queries.ts'
import { LiveTableNote } from './live-table-note.tsx'
import type { LeaguePanelProps } from './panel-props.ts'

const LABELS: Readonly<Record<LibraryTable, () => string>> = {
  overall: m.match_data_overall,
  groups: m.library_table_groups,
  live: m.library_table_live,
  home: m.match_data_home,
  away: m.match_data_away,
  form: () => m.library_table_form({ count: FORM_MATCHES }),
  first_half: m.library_table_first_half,
}

/** The standings, in the views that the sport has. */
export function TablePanel({ data, search }: LeaguePanelProps) {
  const { league, tables } = data
  const usual = tables[0] ?? 'overall'
  const view = search.view ?? usual
  const input = { ...ofSeason(league.id, search), ...(search.view ? { view: search.view } : {}) }
  const { data: table } = useQuery(tableQuery(input))
  return (
    <div className="min-w-0 space-y-3">
      <nav aria-label={m.library_table_views()} className="pills scroll-quiet">
        {tables.map((each) => (
          <Link
            key={each}
            to="."
            search={(now) => ({ ...now, view: each === usual ? undefined : each })}
            activeOptions={EXACT_LINK}
            resetScroll={false}
            aria-current={each === view ? 'page' : undefined}
          >
            {LABELS[each]()}
          </Link>
        ))}
      </nav>
      {view === 'live' && <LiveTableNote league={league} tableKey={tableQuery(input).queryKey} />}
      {!table ? (
        <Skeleton className="h-[640px] w-full" />
      ) : table.parts.every(({ rows }) => rows.length === 0) ? (
        <EmptyState picture="table" title={m.match_standings_empty()} text={m.match_standings_empty_hint()} />
      ) : (
        table.parts.map(({ name, rows }) => (
          <section key={name ?? ''} className="overflow-hidden rounded-lg border border-line bg-surface-1">
            <h2 className={name === undefined ? 'sr-only' : 'border-line border-b px-3 py-2.5 font-semibold text-14'}>
              {name === undefined ? LABELS[view]() : groupName(name)}
            </h2>
            <StandingsTable
              rows={rows}
              gameId={league.gameId}
              caption={`${league.name}: ${name === undefined ? LABELS[view]() : groupName(name)}`}
              zones={table.zones}
            />
          </section>
        ))
      )}
    </div>
  )
}
