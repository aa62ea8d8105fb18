import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useFavourites } from '../../match/favourites.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { matchesByIdQuery } from '../../match/match.queries.ts'
import { MatchRow } from '../../match/match-row.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import { gamesOfMatches, rememberGames } from './remember-games.ts'
import { rememberYours } from './remember-yours.ts'
import { ownMatchesQuery } from './yours.queries.ts'
import { yoursOf } from './yours-of.ts'

/**
 * Starred matches; of a member also reserved ones and those of followed teams. During hydration none, as in the page
 * that guests and members get (docs/decisions/044).
 */
function useYours() {
  const isHydrated = useHydrated()
  const isMember = useViewer() !== null && isHydrated
  const ids = useFavourites()
  const starred = useQuery({
    ...matchesByIdQuery([...ids]),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const own = useQuery({ ...ownMatchesQuery(), enabled: isMember })
  // The rows of a favourite that was removed stay until the others are read again.
  const followed = starred.data?.matches.filter(({ id }) => ids.includes(id)) ?? []
  const others = isMember ? (own.data?.matches.filter(({ id }) => !ids.includes(id)) ?? []) : []
  return {
    matches: [...followed, ...others],
    isLoading: starred.isLoading || own.isLoading,
    isHydrated,
    isAny: ids.length > 0 || others.length > 0,
  }
}

/** The visitor's own matches that are on, begin within days or have just ended. */
export const Yours = () => (
  <>
    <h2 id="yours" className="flex min-h-9 items-center font-semibold">
      {m.home_yours_title()}
    </h2>
    <OwnMatches />
  </>
)

function OwnMatches() {
  const shell = useShell()
  const today = useToday()
  const { matches, isLoading, isAny, isHydrated } = useYours()
  const rows = yoursOf(matches, Date.now())
  const games = gamesOfMatches(matches).join()
  useLiveBoards(rows.map(({ gameId }) => gameId))
  useEffect(() => {
    if (isHydrated && !isLoading) rememberYours(isAny)
  }, [isAny, isHydrated, isLoading])
  useEffect(() => {
    if (isHydrated && !isLoading) rememberGames(games)
  }, [games, isHydrated, isLoading])
  if (isLoading) return <Skeleton className="h-20 rounded-lg" />
  if (rows.length === 0)
    return (
      <p className="rounded-lg border border-line border-dashed p-4 text-13 text-text-muted">
        {isAny ? m.home_yours_empty() : m.match_favourites_hint()}
      </p>
    )
  return (
    <ul className="@container scroll-quiet flex overflow-x-auto rounded-lg border border-line bg-surface-1 max-lg:[&>.row]:w-80 max-lg:[&>.row:only-child]:w-full max-lg:[&>.row]:shrink-0 max-lg:[&>.row]:border-b-0 max-lg:[&>.row]:border-e lg:block">
      {rows.map((match) => (
        <MatchRow key={match.id} match={match} shell={shell} showsLeague today={today} />
      ))}
    </ul>
  )
}
