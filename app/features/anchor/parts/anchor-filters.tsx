import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { chip } from '#app/ui/chip.ts'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { GAMES, gameByCode } from '#contract/games.ts'
import { localeByCode } from '#contract/languages.ts'
import { gameName } from '../../match/game-name.ts'
import { gamesInOrder } from '../../shell/game-order.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { AnchorSearch } from '../anchor-search.ts'

interface AnchorFiltersProps {
  search: AnchorSearch
  /** Games with somebody live. */
  games: readonly number[]
  languages: readonly string[]
}

/** Sport, language and order of the list, all in the address. */
export function AnchorFilters({ search, games, languages }: AnchorFiltersProps) {
  const navigate = useNavigate()
  const show = (change: AnchorSearch) =>
    navigate({ to: '.', search: { ...search, page: undefined, ...change }, hash: true, resetScroll: false })
  const chosen = gameByCode(search.game ?? '')?.id
  const { games: brandGames } = useShell().brand
  const shown = gamesInOrder(GAMES, brandGames).filter(({ id }) => games.includes(id) || id === chosen)
  const spoken = search.language && !languages.includes(search.language) ? [...languages, search.language] : languages
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
      <nav
        aria-label={m.anchor_list_games()}
        className="scroll-quiet -mx-3 min-w-0 overflow-x-auto px-3 md:mx-0 md:px-0"
      >
        <ul className="flex w-max gap-2">
          <GameChip search={search} game={undefined}>
            {m.live_list_all()}
          </GameChip>
          {shown.map(({ id, code }) => (
            <GameChip key={id} search={search} game={code}>
              <GameIcon id={id} size={16} />
              {gameName(id)}
            </GameChip>
          ))}
        </ul>
      </nav>
      <div className="grid shrink-0 grid-cols-2 gap-2 md:flex">
        <Select
          aria-label={m.anchor_list_language()}
          value={search.language ?? ''}
          onChange={({ target }) => void show({ language: localeByCode(target.value)?.code })}
          options={[
            { value: '', label: m.anchor_list_language_all() },
            ...spoken.map((code) => ({ value: code, label: localeByCode(code)?.endonym ?? code })),
          ]}
        />
        <Select
          aria-label={m.anchor_list_order()}
          value={search.order ?? ''}
          onChange={({ target }) => void show({ order: target.value === 'name' ? 'name' : undefined })}
          options={[
            { value: '', label: m.anchor_list_order_popular() },
            { value: 'name', label: m.anchor_list_order_name() },
          ]}
        />
      </div>
    </div>
  )
}

interface GameChipProps {
  search: AnchorSearch
  /** undefined: all games. */
  game: string | undefined
  children: ReactNode
}

function GameChip({ search, game, children }: GameChipProps) {
  const isCurrent = search.game === game
  return (
    <li>
      <Link
        to="."
        hash
        search={{ ...search, page: undefined, game }}
        activeOptions={EXACT_LINK}
        aria-current={isCurrent ? 'page' : undefined}
        className={chip(isCurrent)}
      >
        {children}
      </Link>
    </li>
  )
}
