import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import type { LeagueCount } from '#contract/entities.ts'
import { GAMES, gameByCode } from '#contract/games.ts'
import { gameName } from '../match/game-name.ts'
import { gamesInOrder } from '../shell/game-order.ts'
import { libraryLink } from '../shell/library-link.ts'
import { useShell } from '../shell/shell.queries.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { parseLeaguesSearch } from './leagues-search.ts'
import type { LibraryPageProps } from './library-places.ts'
import { LeagueFilters } from './parts/league-filters.tsx'
import { LibraryNav } from './parts/library-nav.tsx'

const placeName = (country: string, tag: string) => countryName(country, tag) ?? m.library_filter_international()

/** The leagues of each country by its name, those of none last. */
function leaguesByCountry(leagues: readonly LeagueCount[], nameOf: (country: string) => string, tag: string) {
  const groups = [...new Set(leagues.map(({ country }) => country))].map((country) => ({
    key: country,
    name: nameOf(country),
    icon: <Flag country={country} />,
    leagues: leagues.filter((league) => league.country === country),
  }))
  const isLast = ({ key }: { key: string }) => Number(key === 'INT')
  return groups.sort((a, b) => isLast(a) - isLast(b) || a.name.localeCompare(b.name, tag))
}

/** All leagues by sport, or by country. */
export function LeaguesPage({ asked, part }: LibraryPageProps) {
  const isByCountry = part === 'leagueList'
  const search = parseLeaguesSearch(asked)
  const { brand, locale } = useShell()
  const { data } = useSuspenseQuery(allLeaguesQuery(gameByCode(search.game ?? '')?.id))
  const known = data.leagues.filter(({ gameId }) => !brand.games || brand.games.includes(gameId))
  const shown = known.filter(
    ({ country, tier }) =>
      (search.country === undefined || country === search.country) &&
      (search.tier === undefined || tier === search.tier),
  )
  const groups = isByCountry
    ? leaguesByCountry(shown, (country) => placeName(country, locale.tag), locale.tag)
    : gamesInOrder(GAMES, brand.games).map(({ id }) => ({
        key: String(id),
        name: gameName(id),
        icon: <GameIcon id={id} size={20} />,
        leagues: shown.filter(({ gameId }) => gameId === id),
      }))
  return (
    <div className="space-y-5 px-3 md:px-0">
      <header>
        <h1 className="font-bold text-20">{isByCountry ? m.library_countries_title() : m.library_title()}</h1>
        <p className="mt-1 text-text-muted">{isByCountry ? m.library_countries_lead() : m.library_lead()}</p>
      </header>
      <LibraryNav place={isByCountry ? 'leagueList' : 'leagues'} keep={{ game: search.game }} />
      <LeagueFilters search={search} leagues={known} />
      {shown.length === 0 && (
        <EmptyState picture="table" title={m.library_list_empty()} text={m.library_list_empty_hint()}>
          <Link to="." search={{}} className="font-medium text-brand-text underline">
            {m.library_list_reset()}
          </Link>
        </EmptyState>
      )}
      {groups.map(({ key, ...group }) => (
        <LeagueGroup key={key} id={`leagues-${key}`} {...group} isByCountry={isByCountry} />
      ))}
    </div>
  )
}

interface LeagueGroupProps {
  id: string
  name: string
  icon: ReactNode
  leagues: readonly LeagueCount[]
  isByCountry: boolean
}

function LeagueGroup({ id, name, icon, leagues, isByCountry }: LeagueGroupProps) {
  if (leagues.length === 0) return null
  return (
    <section aria-labelledby={id} className="[contain-intrinsic-size:auto_240px] [content-visibility:auto]">
      <h2 id={id} className="mb-2 flex items-center gap-2 font-semibold text-16">
        {icon}
        {name}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {leagues.map((league) => (
          <LeagueCard key={league.id} league={league} isByCountry={isByCountry} />
        ))}
      </ul>
    </section>
  )
}

function LeagueCard({ league, isByCountry }: { league: LeagueCount; isByCountry: boolean }) {
  const { locale } = useShell()
  const { id, country, tier, name, liveCount } = league
  const place = isByCountry ? gameName(league.gameId) : placeName(country, locale.tag)
  return (
    <li className="min-w-0">
      <Link
        {...libraryLink('league', id)}
        preload={false}
        className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 py-2 hover:bg-surface-2"
      >
        {isByCountry ? <GameIcon id={league.gameId} size={20} /> : <Flag country={country} />}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {name}
          </span>
          <span className="block truncate text-12 text-text-muted">
            {place} · {m.library_tier({ tier })}
          </span>
        </span>
        {liveCount > 0 && (
          <span className="flex shrink-0 items-center gap-1.5 text-12 text-live-text">
            <i aria-hidden="true" className="size-2 rounded-full bg-live" />
            {m.library_live_count({ count: liveCount })}
          </span>
        )}
      </Link>
    </li>
  )
}
