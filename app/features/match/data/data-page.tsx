import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { countryName } from '#app/lib/country-name.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { League } from '#contract/entities.ts'
import type { Game } from '#contract/games.ts'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { gameName } from '../game-name.ts'
import { standingsQuery } from '../match.queries.ts'
import { seasonName } from '../season-name.ts'
import { standingsParts } from '../standings-parts.ts'
import { StandingsTable } from '../standings-table.tsx'
import type { DataSearch } from './data-search.ts'
import { leaguesQuery } from './league.queries.ts'
import { SeasonMatches } from './season-matches.lazy.tsx'

interface DataPageProps {
  game: Game
  search: DataSearch
  /** The league shown; undefined where the game has none. */
  league: League | undefined
}

/** The tables of a game's leagues, one at a time. */
export function DataPage({ game, search, league }: DataPageProps) {
  const { data } = useSuspenseQuery(leaguesQuery(game))
  return (
    <div className="space-y-4 px-3 md:px-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex items-center gap-2 font-bold text-20">
          <GameIcon id={game.id} size={24} />
          {m.match_data_title({ game: gameName(game.id) })}
        </h1>
        <Link to="/match/{-$game}" params={{ game: game.code }} className="text-13 text-brand-text hover:underline">
          {m.match_data_schedule()}
        </Link>
      </div>
      {league ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[240px_minmax(0,1fr)]">
          <LeaguePicker game={game} leagues={data.leagues} current={league} />
          <div className="min-w-0 space-y-3">
            <nav aria-label={m.match_data_views()} className="space-y-1">
              <SeasonTabs game={game} search={search} league={league} />
              <ViewTabs game={game} search={search} league={league} />
            </nav>
            <Table game={game} search={search} league={league} />
          </div>
        </div>
      ) : (
        <EmptyState picture="table" title={m.match_data_empty()} text={m.match_data_empty_hint()} />
      )}
    </div>
  )
}

interface LeaguePickerProps {
  game: Game
  leagues: readonly League[]
  current: League
}

function LeaguePicker({ game, leagues, current }: LeaguePickerProps) {
  const { locale } = useShell()
  const all = leagues.some(({ id }) => id === current.id) ? leagues : [current, ...leagues]
  return (
    <nav aria-label={m.match_data_leagues()} className="leagues scroll-quiet">
      <ul>
        {all.map((league) => (
          <li key={league.id} ref={league.id === current.id ? bringIntoView : undefined}>
            <Link
              to="/$game/data"
              params={{ game: game.code }}
              search={{ league: league.id }}
              activeOptions={EXACT_LINK}
              aria-current={league.id === current.id ? 'page' : undefined}
            >
              <Flag country={league.country} name={countryName(league.country, locale.tag)} />
              <span>{league.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const DATA_VIEWS = ['overall', 'home', 'away', 'matches'] as const
const VIEW_LABELS = {
  overall: m.match_data_overall,
  home: m.match_data_home,
  away: m.match_data_away,
  matches: m.match_schedule_title,
} as const

type LeagueProps = DataPageProps & { league: League }

/** The seasons of the league, newest first; nothing where there is only one. */
function SeasonTabs({ game, search, league }: LeagueProps) {
  const { locale } = useShell()
  const { data } = useQuery(standingsQuery(league.id, search))
  const seasons = data?.seasons ?? []
  if (seasons.length < 2) return null
  return (
    <div className="pills scroll-quiet">
      {seasons.map((season) => (
        <Link
          key={season.id}
          to="/$game/data"
          params={{ game: game.code }}
          search={{ league: league.id, season: season.id, ...(search.view ? { view: search.view } : {}) }}
          activeOptions={EXACT_LINK}
          aria-current={season.id === data?.season?.id ? 'page' : undefined}
        >
          {seasonName(season, locale.tag)}
        </Link>
      ))}
    </div>
  )
}

function ViewTabs({ game, search, league }: LeagueProps) {
  return (
    <div className="pills scroll-quiet">
      {DATA_VIEWS.map((view) => (
        <Link
          key={view}
          to="/$game/data"
          params={{ game: game.code }}
          search={{
            league: league.id,
            ...(search.season ? { season: search.season } : {}),
            ...(view === 'overall' ? {} : { view }),
          }}
          activeOptions={EXACT_LINK}
          aria-current={view === (search.view ?? 'overall') ? 'page' : undefined}
        >
          {VIEW_LABELS[view]()}
        </Link>
      ))}
    </div>
  )
}

function Table({ league, search }: LeagueProps) {
  const { data } = useQuery(standingsQuery(league.id, search))
  if (!data) return <TableSkeleton />
  if (search.view === 'matches')
    return data.season ? (
      <Suspense fallback={<TableSkeleton />}>
        <SeasonMatches league={league} search={search} season={data.season.id} />
      </Suspense>
    ) : (
      <NoTable />
    )
  if (data.rows.length === 0) return <NoTable />
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface-1">
      <div className="flex items-center justify-between gap-2 border-line border-b ps-3 pe-1">
        <h2 className="min-w-0 py-3 font-semibold text-14">{league.name}</h2>
        <FollowSlot kind="league" id={league.id} name={league.name} among={[league.id]} />
      </div>
      {standingsParts(data.rows).map(({ name, rows }) => (
        <section key={name ?? ''}>
          {name && <h3 className="px-3 pt-4 pb-1 font-medium text-13 text-text-muted">{name}</h3>}
          <StandingsTable
            rows={rows}
            gameId={league.gameId}
            caption={[league.name, name].filter(Boolean).join(', ')}
            zones={data.zones}
          />
        </section>
      ))}
    </section>
  )
}

const TableSkeleton = () => <Skeleton className="h-96 w-full" />

const NoTable = () => (
  <EmptyState picture="table" title={m.match_standings_empty()} text={m.match_standings_empty_hint()} />
)
