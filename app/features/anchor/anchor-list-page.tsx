import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { LIVE_ROOMS_REFETCH_MS } from '../live/live.queries.ts'
import { useLiveBoards } from '../match/match.live.ts'
import { Pager } from '../match/pager.tsx'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { anchorsQuery } from './anchor.queries.ts'
import { type AnchorSearch, anchorsInput } from './anchor-search.ts'
import { followId } from './follow-id.ts'
import { AnchorCard } from './parts/anchor-card.tsx'
import { AnchorFilters } from './parts/anchor-filters.tsx'

/** All streamers: who is live first. */
export function AnchorListPage({ search }: { search: AnchorSearch }) {
  const { brand } = useShell()
  const { data } = useSuspenseQuery({
    ...anchorsQuery(anchorsInput(search, brand.games)),
    refetchInterval: LIVE_ROOMS_REFETCH_MS,
  })
  const { anchors, total, pageSize } = data
  const rooms = anchors.flatMap(({ room }) => room ?? [])
  const matches = useQuery(roomMatchesQuery(rooms)).data?.matches ?? []
  useLiveBoards(matches.map(({ gameId }) => gameId))
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const among = anchors.map(followId)
  return (
    <div className="space-y-4 px-3 md:px-0">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h1 className="font-bold text-20">{m.anchor_list_title()}</h1>
        <Link to="/live" search={{}} className="flex min-h-10 items-center font-medium text-brand-text hover:underline">
          {m.live_list_title()}
        </Link>
      </header>
      <AnchorFilters search={search} games={data.games} languages={data.languages} />
      {anchors.length === 0 && (
        <EmptyState picture="people" title={m.anchor_list_empty()} text={m.anchor_list_empty_text()}>
          <Link
            to="/anchor/{-$id}"
            params={{ id: 'anchorList' }}
            search={{}}
            className="font-medium text-brand-text underline"
          >
            {m.anchor_list_reset()}
          </Link>
        </EmptyState>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {anchors.map((anchor) => (
          <HydrateWhenSeen as="li" key={anchor.id} className="min-w-0">
            <AnchorCard anchor={anchor} match={matchOf.get(anchor.room?.matchId ?? 0)} among={among} />
          </HydrateWhenSeen>
        ))}
      </ul>
      <Pager page={search.page ?? 1} size={pageSize} total={total} />
    </div>
  )
}
