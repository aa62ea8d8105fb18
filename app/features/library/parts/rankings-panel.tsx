import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Ranking } from '#contract/library-squads.ts'
import { TeamName } from '../../match/team-name.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { eachText, figureName, figureText } from '../figure-name.ts'
import { rankingsInput } from '../list-inputs.ts'
import { rankingsQuery } from '../squad.queries.ts'
import { Box } from './box.tsx'
import type { LeaguePanelProps } from './panel-props.ts'

/** The first players by each figure of the sport, or all by one. */
export function RankingsPanel({ data: { league }, search }: LeaguePanelProps) {
  const { data } = useQuery(rankingsQuery(rankingsInput(league.id, search)))
  if (!data) return <Skeleton className="h-[640px] w-full" />
  if (data.rankings.length === 0)
    return <EmptyState picture="records" title={m.library_rankings_empty()} text={m.library_rankings_empty_hint()} />
  const isWhole = search.figure !== undefined
  return (
    <div className="min-w-0 space-y-3">
      {isWhole && (
        <Link
          to="."
          search={(now) => ({ ...now, figure: undefined })}
          className="inline-flex min-h-9 items-center text-13 text-brand-text underline"
        >
          {m.library_rankings_back()}
        </Link>
      )}
      <div className={isWhole ? '' : 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2'}>
        {data.rankings.map((ranking) => (
          <Box
            key={ranking.key}
            title={figureName(ranking.key, league.gameId)}
            extra={
              !isWhole && (
                <Link
                  to="."
                  search={(now) => ({ ...now, figure: ranking.key })}
                  aria-label={`${m.library_rankings_all()}: ${figureName(ranking.key, league.gameId)}`}
                  className="inline-flex min-h-9 items-center text-12 text-text-muted underline hover:text-text"
                >
                  {m.library_rankings_all()}
                </Link>
              )
            }
          >
            <Leaders ranking={ranking} gameId={league.gameId} />
          </Box>
        ))}
      </div>
      <p className="text-12 text-text-muted">{m.library_rankings_sample()}</p>
    </div>
  )
}

function Leaders({ ranking, gameId }: { ranking: Ranking; gameId: number }) {
  const { locale } = useShell()
  return (
    <ol className="divide-y divide-line">
      {ranking.rows.map((row) => (
        <li
          key={row.player.id}
          className="relative flex min-h-12 items-center gap-3 px-3 py-1.5 text-13 hover:bg-surface-2"
        >
          <span className="figures w-6 shrink-0 text-text-muted">{row.rank}</span>
          <Crest id={row.team.id} crest={row.team.crest} size={24} />
          <span className="min-w-0 flex-1">
            <Link
              {...libraryLink('player', row.player.id)}
              className="block truncate font-medium after:absolute after:inset-0"
            >
              <bdi>{row.player.name}</bdi>
            </Link>
            {row.team.name !== row.player.name && (
              <span className="flex text-12 text-text-muted">
                <TeamName team={row.team} />
              </span>
            )}
          </span>
          <span className="shrink-0 text-end">
            <span className="figures block font-bold">{figureText(ranking, row.value, locale.tag)}</span>
            {row.each !== undefined && <span className="block text-12 text-text-muted">{eachText(row, gameId)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
