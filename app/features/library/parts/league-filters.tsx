import { Link, useNavigate } from '@tanstack/react-router'
import { countryName } from '#app/lib/country-name.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { chip } from '#app/ui/chip.ts'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { Select } from '#app/ui/select.tsx'
import type { LeagueCount } from '#contract/entities.ts'
import { GAMES, gameByCode } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { gamesInOrder } from '../../shell/game-order.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { LeaguesSearch } from '../leagues-search.ts'

/** Leagues by sport, country and tier. */
export function LeagueFilters({ search, leagues }: { search: LeaguesSearch; leagues: readonly LeagueCount[] }) {
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
