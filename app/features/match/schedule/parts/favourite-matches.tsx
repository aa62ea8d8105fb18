import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureOf } from '#app/lib/call-error.ts'
import { useSkeleton } from '#app/lib/use-skeleton.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { errorText } from '../../../shell/error-text.ts'
import { useFavourites } from '../../favourites.ts'
import { FreshnessNote } from '../../freshness-note.tsx'
import { groupByLeague } from '../../league-groups.ts'
import { useLiveBoards } from '../../match.live.ts'
import { matchesByIdQuery } from '../../match.queries.ts'
import { MatchList, MatchListSkeleton } from '../../match-list.tsx'
import { filterMatches, type ScheduleSearch } from '../schedule-search.ts'
import { ScheduleFilters } from './schedule-filters.tsx'

interface FavouriteMatchesProps {
  code: string | undefined
  search: ScheduleSearch
  gameId: number | undefined
}

/** The matches followed in this browser. Only the browser knows them, so the server renders the frame without rows. */
export function FavouriteMatches({ code, search, gameId }: FavouriteMatchesProps) {
  const ids = useFavourites()
  // Adding or removing a favourite refetches: the previous rows stay meanwhile, without removed ones.
  const { data, error, isPending, refetch } = useQuery({
    ...matchesByIdQuery([...ids]),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const isLoading = useSkeleton(isPending && ids.length > 0)
  const followed = data?.matches.filter(({ id }) => ids.includes(id)) ?? []
  useLiveBoards([...new Set(followed.map((match) => match.gameId))])
  if (ids.length === 0)
    return <EmptyState picture="followed" title={m.match_favourites_empty()} text={m.match_favourites_hint()} />
  if (error && !data)
    return (
      <EmptyState picture="network" title={errorText(failureOf(error))}>
        <Button onClick={() => void refetch()}>{m.shell_error_retry()}</Button>
      </EmptyState>
    )
  const ofGame = filterMatches(followed, {}, gameId)
  const leagues = groupByLeague(ofGame).map(({ league, matches }) => ({ ...league, matchCount: matches.length }))
  // The last match of the selected league may have been removed.
  const league = leagues.find(({ id }) => id === search.league)?.id
  return (
    <>
      <ScheduleFilters code={code} search={{ ...search, league }} leagues={leagues} />
      <section aria-label={m.home_list_label()} className="space-y-2 px-3 md:px-0">
        <FreshnessNote />
        {isLoading ? (
          <MatchListSkeleton />
        ) : (
          <MatchList matches={filterMatches(ofGame, { state: search.state, league })} isGrouped={false} isOfManyDays />
        )}
      </section>
    </>
  )
}
