import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useFavourites } from '../../favourites.ts'
import { useLiveBoards } from '../../match.live.ts'
import { matchesByIdQuery } from '../../match.queries.ts'
import { MatchList, MatchListSkeleton } from '../../match-list.tsx'

/** The matches this browser follows. They are known here only, so the server sends the frame. */
export function FavouriteMatches({ gameId }: { gameId: number | undefined }) {
  const ids = useFavourites()
  const { data, error, refetch } = useQuery({ ...matchesByIdQuery([...ids]), enabled: ids.length > 0 })
  const matches = data?.matches.filter((match) => gameId === undefined || match.gameId === gameId) ?? []
  useLiveBoards([...new Set(matches.map((match) => match.gameId))])
  if (ids.length === 0) return <EmptyState title={m.match_favourites_empty()} text={m.match_favourites_hint()} />
  if (error)
    return (
      <EmptyState picture="network" title={m.error_network()}>
        <Button onClick={() => void refetch()}>{m.shell_error_retry()}</Button>
      </EmptyState>
    )
  return (
    <div className="px-3 md:px-0">
      {data ? <MatchList matches={matches} isGrouped={false} isOfManyDays /> : <MatchListSkeleton />}
    </div>
  )
}
