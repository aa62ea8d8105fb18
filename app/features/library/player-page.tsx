import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { LibraryPageProps } from './library-places.ts'
import { PlayerMaps, PlayerWeapons } from './parts/map-tables.lazy.tsx'
import { PastResults } from './parts/past-results.tsx'
import { Percentiles } from './parts/percentiles.tsx'
import { PlayerCareer } from './parts/player-career.tsx'
import { PlayerComparison } from './parts/player-comparison.lazy.tsx'
import { PlayerFigures } from './parts/player-figures.tsx'
import { PlayerHeader } from './parts/player-header.tsx'
import { PlayerPicks } from './parts/player-picks.lazy.tsx'
import { PlayerRecent } from './parts/player-recent.tsx'
import { playerInput } from './player-input.ts'
import { parsePlayerSearch } from './player-search.ts'
import { playerQuery } from './squad.queries.ts'

/** A player: figures, comparison, last matches, career. */
export function PlayerPage({ id, asked }: LibraryPageProps) {
  const search = parsePlayerSearch(asked)
  const { data } = useSuspenseQuery(playerQuery(playerInput(id, search)))
  return (
    <div className="space-y-4 px-3 md:px-0">
      <PlayerHeader data={data} search={search} />
      <PlayerFigures data={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 empty:hidden lg:grid-cols-2">
        <Percentiles data={data} search={search} />
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <PlayerComparison data={data} search={search} />
          <PlayerPicks data={data} />
          {data.maps && <PlayerMaps data={data} />}
          {data.weapons && <PlayerWeapons data={data} />}
        </Suspense>
      </div>
      <PastResults>
        <PlayerRecent data={data} />
      </PastResults>
      <PlayerCareer data={data} />
    </div>
  )
}
