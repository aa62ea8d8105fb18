import { useSuspenseQuery } from '@tanstack/react-query'
import { ROWS_MAX } from '#contract/list-limits.ts'
import { FreshnessNote } from '../../match/freshness-note.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { matchListQuery } from '../../match/match.queries.ts'
import { MatchList } from '../../match/match-list.tsx'
import { Pager } from '../../match/pager.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { type HomeSearch, listInput } from '../home-search.ts'
import { YoursSlot } from './yours-slot.tsx'

/** One list of matches, in pages. */
export function OneList({ search, zone }: { search: HomeSearch; zone: string }) {
  const { brand } = useShell()
  const input = listInput(search, zone, brand.games)
  const { data } = useSuspenseQuery(matchListQuery(input))
  useLiveBoards(data.matches.filter(({ status }) => status !== 'finished').map(({ gameId }) => gameId))
  const isOfManyDays = search.list === 'by_time' || search.list === 'hot'
  return (
    <>
      <div className="min-w-0 space-y-2 pt-2">
        <FreshnessNote />
        <MatchList
          matches={data.matches}
          isGrouped={!isOfManyDays && input.order === 'league'}
          isOfManyDays={isOfManyDays}
        />
        <Pager page={data.page} size={data.size} total={Math.min(data.total, ROWS_MAX)} />
      </div>
      <YoursSlot />
    </>
  )
}
