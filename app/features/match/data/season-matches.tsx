import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { League } from '#contract/entities.ts'
import { useLiveBoards } from '../match.live.ts'
import { matchListQuery } from '../match.queries.ts'
import { MatchList, MatchListSkeleton } from '../match-list.tsx'
import { Pager } from '../pager.tsx'
import { type DataSearch, seasonMatches } from './data-search.ts'

interface SeasonMatchesProps {
  league: League
  search: DataSearch
  season: string
}

/** Fixtures and results of the season, in the order in which they are played. */
export function SeasonMatches({ league, search, season }: SeasonMatchesProps) {
  const { data } = useQuery(matchListQuery(seasonMatches(league.id, season, search)))
  useLiveBoards(data?.matches.some(({ status }) => status === 'live') ? [league.gameId] : [])
  if (!data) return <MatchListSkeleton />
  return (
    <section aria-label={m.match_schedule_title()} className="space-y-3">
      <MatchList matches={data.matches} isGrouped={false} isOfManyDays isOfOneLeague />
      <Pager page={data.page} size={data.size} total={data.total} />
    </section>
  )
}
