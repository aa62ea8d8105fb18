import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { countryName } from '#app/lib/country-name.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { chip } from '#app/ui/chip.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { Select } from '#app/ui/select.tsx'
import type { LeagueCount } from '#contract/entities.ts'
import { GAMES, gameByCode } from '#contract/games.ts'
import { gameName } from '../match/game-name.ts'
import { gamesInOrder } from '../shell/game-order.ts'
import { libraryLink } from '../shell/library-link.ts'
import { useShell } from '../shell/shell.queries.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { type LeaguesSearch, parseLeaguesSearch } from './leagues-search.ts'
import type { LibraryPageProps } from './library-places.ts'

/** All leagues by sport, country and tier. */
export function LeaguesPage({ asked }: LibraryPageProps) {
  const search = parseLeaguesSearch(asked)
  const { brand } = useShell()
  const { data } = useSuspenseQuery(allLeaguesQuery(gameByCode(search.game ?? '')?.id))
  const known = data.leagues.filter(({ gameId }) => !brand.games || brand.games.includes(gameId))
  const shown = known.filter(
    ({ country, tier }) =>
      (search.country === undefined || country === search.country) &&
      (search.tier === undefined || tier === search.tier),
  )
  const games = gamesInOrder(GAMES, brand.games)
  return (
    <div className="space-y-5 px-3 md:px-0">
      <header>
        <h1 className="font-bold text-20">{m.library_title()}</h1>
        <p className="mt-1 text-text-muted">{m.library_lead()}</p>
      </header>
      <LeagueFilters search={search} leagues={known} />
      {shown.length === 0 && (
        <EmptyState picture="table" title={m.library_list_empty()} text={m.library_list_empty_hint()}>
          <Link
            to="/{$library}Library/{-$id}"
            params={{ library: 'league', id: undefined }}
            search={{}}
            className="font-medium text-brand-text underline"
          >
            {m.library_list_reset()}
          </Link>
        </EmptyState>
      )}
      {games.map(({ id }) => (
        <GameLeagues key={id} gameId={id} leagues={shown.filter(({ gameId }) => gameId === id)} />
      ))}
    </div>
  )
}

function LeagueFilters({ search, leagues }: { search: LeaguesSearch; leagues: readonly LeagueCount[] }) {
  const navigate = useNavigate()
  const { brand, locale } = useShell()
  const show = (change: LeaguesSearch) =>
    navigate({ to: '.', search: { ...search, ...change }, hash: true, resetScroll: false })
  const nameOf = (country: string) => countryName(country, locale.tag) ?? m.library_filter_international()
  const countries = [
    ...new Set([...leagues.map(({ country }) => country), ...(search.country ? [search.country] : [])]),
  ]
  const tiers = [...new Set([...leagues.map(({ tier }) => tier), ...(search.tier ? [search.tier] : [])])]
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
      <nav
        aria-label={m.library_filter_games()}
        className="scroll-quiet -mx-3 min-w-0 overflow-x-auto px-3 md:mx-0 md:px-0"
      >
        <ul className="flex w-max gap-2">
          <GameChip search={search} game={undefined} />
          {gamesInOrder(GAMES, brand.games)
            .filter(({ id }) => !brand.games || brand.games.includes(id))
            .map(({ id, code }) => (
              <GameChip key={id} search={search} game={code} />
            ))}
        </ul>
      </nav>
      <div className="grid shrink-0 grid-cols-2 gap-2 md:flex">
        <Select
          aria-label={m.library_filter_country()}
          value={search.country ?? ''}
          onChange={({ target }) => void show({ country: target.value || undefined })}
          options={[
            { value: '', label: m.library_filter_country_all() },
            ...countries
              .map((value) => ({ value, label: nameOf(value) }))
              .sort((a, b) => a.label.localeCompare(b.label, locale.tag)),
          ]}
        />
        <Select
          aria-label={m.library_filter_tier()}
          value={String(search.tier ?? '')}
          onChange={({ target }) => void show({ tier: Number(target.value) || undefined })}
          options={[
            { value: '', label: m.library_filter_tier_all() },
            ...tiers.sort((a, b) => a - b).map((tier) => ({ value: String(tier), label: m.library_tier({ tier }) })),
          ]}
        />
      </div>
    </div>
  )
}

/** `game`: undefined for all. */
function GameChip({ search, game }: { search: LeaguesSearch; game: string | undefined }) {
  const isCurrent = search.game === game
  const id = gameByCode(game ?? '')?.id
  return (
    <li>
      <Link
        to="."
        hash
        search={{ ...search, game }}
        activeOptions={EXACT_LINK}
        aria-current={isCurrent ? 'page' : undefined}
        className={chip(isCurrent)}
      >
        {id === undefined ? (
          m.library_filter_game_all()
        ) : (
          <>
            <GameIcon id={id} size={16} />
            {gameName(id)}
          </>
        )}
      </Link>
    </li>
  )
}

function GameLeagues({ gameId, leagues }: { gameId: number; leagues: readonly LeagueCount[] }) {
  if (leagues.length === 0) return null
  return (
    <section
      aria-labelledby={`leagues-${gameId}`}
      className="[contain-intrinsic-size:auto_240px] [content-visibility:auto]"
    >
      <h2 id={`leagues-${gameId}`} className="mb-2 flex items-center gap-2 font-semibold text-16">
        <GameIcon id={gameId} size={20} />
        {gameName(gameId)}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {leagues.map((league) => (
          <LeagueCard key={league.id} league={league} />
        ))}
      </ul>
    </section>
  )
}

function LeagueCard({ league }: { league: LeagueCount }) {
  const { locale } = useShell()
  const { id, country, tier, name, liveCount } = league
  const place = countryName(country, locale.tag) ?? m.library_filter_international()
  return (
    <li className="min-w-0">
      <Link
        {...libraryLink('league', id)}
        preload={false}
        className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 py-2 hover:bg-surface-2"
      >
        <Flag country={country} />
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
