import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { Knockout } from '../../match/tree/knockout.tsx'
import { treeQuery } from '../../match/tree/tree.queries.ts'
import { ofSeason } from '../league-search.ts'
import type { LeaguePanelProps } from './panel-props.ts'

/** How often play-offs are worked out anew that follow from the table. */
const PROJECTED_MS = 30_000

/** The knock-out of the season. The socket keeps its matches up to date, and has it read again when one ends. */
export function TreePanel({ data: { league, tree, isCurrent }, search }: LeaguePanelProps) {
  const { data } = useQuery({
    ...treeQuery(ofSeason(league.id, search)),
    refetchInterval: tree === 'projected' ? PROJECTED_MS : false,
  })
  useLiveBoards(isCurrent ? [league.gameId] : [])
  if (!data) return <Skeleton className="h-[640px] w-full" />
  if (data.rounds.length === 0)
    return <EmptyState picture="table" title={m.match_tree_empty()} text={m.match_tree_empty_hint()} />
  return (
    <div className="min-w-0 space-y-2">
      {data.isProjected && <p className="text-13 text-text-muted">{m.library_tree_projected()}</p>}
      <Knockout rounds={data.rounds} league={league} isProjected={data.isProjected} />
    </div>
  )
}
