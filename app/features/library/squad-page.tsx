import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { LibraryPageProps } from './library-places.ts'
import type { SquadPanelProps } from './parts/panel-props.ts'
import { SquadHeader } from './parts/squad-header.tsx'
import { SquadMatches } from './parts/squad-matches.lazy.tsx'
import { SquadMeetings } from './parts/squad-meetings.lazy.tsx'
import { SquadOverview } from './parts/squad-overview.tsx'
import { SquadPlayers } from './parts/squad-players.lazy.tsx'
import { SquadTabs } from './parts/squad-tabs.tsx'
import { squadQuery } from './squad.queries.ts'
import { parseSquadSearch } from './squad-search.ts'

/** A team: form, matches, players, head-to-head. */
export function SquadPage({ id, asked }: LibraryPageProps) {
  const search = parseSquadSearch(asked)
  const { data } = useSuspenseQuery(squadQuery(id))
  return (
    <div className="space-y-4 px-3 md:px-0">
      <SquadHeader data={data} />
      <SquadTabs data={data} search={search} />
      <Suspense fallback={<Skeleton className="h-[640px] w-full" />}>
        <Panel data={data} search={search} />
      </Suspense>
    </div>
  )
}

function Panel(props: SquadPanelProps) {
  switch (props.search.tab) {
    case 'matches':
      return <SquadMatches {...props} />
    case 'players':
      return <SquadPlayers {...props} />
    case 'meetings':
      return <SquadMeetings {...props} />
    default:
      return <SquadOverview {...props} />
  }
}
