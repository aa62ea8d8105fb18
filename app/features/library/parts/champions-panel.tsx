import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { seasonName } from '../../match/season-name.ts'
import { TeamName } from '../../match/team-name.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { championsQuery } from '../library.queries.ts'
import type { LeaguePanelProps } from './panel-props.ts'

/** Who finished each season first. */
export function ChampionsPanel({ data: { league, isWithoutPlayoffs } }: LeaguePanelProps) {
  const { locale } = useShell()
  const { data } = useQuery(championsQuery(league.id))
  const nameOf = isWithoutPlayoffs ? m.library_champions_regular : m.library_champions_season
  if (!data) return <Skeleton className="h-48 w-full" />
  if (data.champions.length === 0)
    return <EmptyState picture="records" title={m.library_champions_empty()} text={m.library_champions_empty_hint()} />
  return (
    <ol className="min-w-0 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-1">
      {data.champions.map(({ season, team }) => (
        <li key={season.id} className="flex min-h-16 items-center gap-3 px-3 py-2">
          <Crest id={team.id} crest={team.crest} size={40} />
          <span className="min-w-0 flex-1">
            <span className="flex font-semibold">
              <TeamName team={team} />
            </span>
            <span className="text-12 text-text-muted">{nameOf({ season: seasonName(season, locale.tag) })}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
