import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { libraryLink } from '../shell/library-link.ts'
import { useShell } from '../shell/shell.queries.ts'
import { ofSeason, tabsOf } from './league-search.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { leagueQuery } from './library.queries.ts'
import type { LibraryPart } from './library-parts.ts'
import type { LibraryPageProps } from './library-places.ts'
import { gameOf, type PartSearch, parsePartSearch, usualLeague } from './part-search.ts'
import { PART_TEXTS } from './part-texts.ts'
import { LeagueChooser } from './parts/league-chooser.tsx'
import { LibraryNav } from './parts/library-nav.tsx'
import type { LeagueData } from './parts/panel-props.ts'
import { PartEmpty } from './parts/part-empty.tsx'
import { PlayerList } from './parts/player-list.lazy.tsx'
import { RankingsPanel } from './parts/rankings-panel.lazy.tsx'
import { SchedulePanel } from './parts/schedule-panel.tsx'
import { TablePanel } from './parts/table-panel.tsx'
import { TeamList } from './parts/team-list.tsx'
import { TreePanel } from './parts/tree-panel.lazy.tsx'

type Shown = Exclude<LibraryPart, 'leagueList' | 'config'>

/** One thing of the library, of a competition that is chosen on the page. */
export function PartPage({ part, asked }: LibraryPageProps) {
  const { brand } = useShell()
  if (part === undefined || part === 'leagueList' || part === 'config') return null
  const search = parsePartSearch(asked, part)
  const gameId = gameOf(part, search, brand.games)?.id
  const [title, lead] = PART_TEXTS[part]
  return (
    <div className="space-y-4 px-3 md:px-0">
      <header>
        <h1 className="font-bold text-20">{title()}</h1>
        <p className="mt-1 text-text-muted">{lead()}</p>
      </header>
      <LibraryNav place={part} keep={{ game: search.game, league: search.league }} />
      {search.league !== undefined ? (
        <OfLeague part={part} leagueId={search.league} search={search} />
      ) : gameId === undefined ? (
        <None />
      ) : (
        <OfGame part={part} gameId={gameId} search={search} />
      )}
    </div>
  )
}

const None = () => <EmptyState picture="table" title={m.library_list_empty()} text={m.library_list_empty_hint()} />

function OfGame({ part, gameId, search }: { part: Shown; gameId: number; search: PartSearch }) {
  const { data } = useSuspenseQuery(allLeaguesQuery(gameId))
  const league = usualLeague(part, data.leagues)
  return league ? <OfLeague part={part} leagueId={league.id} search={search} /> : <None />
}

function OfLeague({ part, leagueId, search }: { part: Shown; leagueId: number; search: PartSearch }) {
  const { data } = useSuspenseQuery(leagueQuery(ofSeason(leagueId, search)))
  const { data: known } = useSuspenseQuery(allLeaguesQuery(data.league.gameId))
  return (
    <>
      <LeagueChooser part={part} data={data} leagues={known.leagues} search={search} />
      <p className="flex flex-wrap items-baseline gap-x-3 text-13">
        <bdi className="font-semibold text-16">{data.league.name}</bdi>
        <Link {...libraryLink('league', leagueId)} className="text-brand-text underline">
          {m.library_part_league()}
        </Link>
      </p>
      <Suspense fallback={<Skeleton className="h-[640px] w-full" />}>
        <Panel part={part} data={data} search={search} />
      </Suspense>
    </>
  )
}

function Panel({ part, data, search }: { part: Shown; data: LeagueData; search: PartSearch }) {
  if (data.teams.length === 0 || (search.tab && !tabsOf(data).includes(search.tab)))
    return <PartEmpty part={part} data={data} search={search} />
  const props = { data, search }
  switch (part) {
    case 'promotionTree':
      return <TreePanel {...props} />
    case 'sortTable':
      return <RankingsPanel {...props} />
    case 'scheduleTable':
      return <SchedulePanel {...props} />
    case 'squads':
      return <TeamList data={data} />
    case 'players':
      return <PlayerList {...props} />
    default:
      return <TablePanel {...props} />
  }
}
