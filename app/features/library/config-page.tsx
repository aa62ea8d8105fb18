import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/select.tsx'
import type { LeagueCount } from '#contract/entities.ts'
import { gameByCode } from '#contract/games.ts'
import { isTour } from '#contract/tours.ts'
import { useShell } from '../shell/shell.queries.ts'
import { ofSeason, tabsOf } from './league-search.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { leagueQuery } from './library.queries.ts'
import { partParams } from './library-parts.ts'
import type { LibraryPageProps } from './library-places.ts'
import { leaguesLeft, type PartSearch, parsePartSearch } from './part-search.ts'
import { PART_TEXTS } from './part-texts.ts'
import { LeagueChooser } from './parts/league-chooser.tsx'
import { LeagueFilters } from './parts/league-filters.tsx'
import { LibraryNav } from './parts/library-nav.tsx'
import type { LeagueData } from './parts/panel-props.ts'
import { RankingRules } from './parts/ranking-rules.tsx'

const OPENED = ['groupTable', 'scheduleTable', 'sortTable', 'promotionTree', 'squads', 'players'] as const

function hasPart(data: LeagueData, part: (typeof OPENED)[number]): boolean {
  const { tab } = parsePartSearch({}, part)
  return tab ? tabsOf(data).includes(tab) : part !== 'squads' || !isTour(data.league.gameId)
}

/** What the library shows: chosen once, for all of its pages. And how tables are ranked. */
export function ConfigPage({ asked }: LibraryPageProps) {
  const search = parsePartSearch(asked, 'config')
  const { brand } = useShell()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(allLeaguesQuery(gameByCode(search.game ?? '')?.id))
  const known = data.leagues.filter(({ gameId }) => !brand.games || brand.games.includes(gameId))
  const left = leaguesLeft(known, search)
  const [title, lead] = PART_TEXTS.config
  return (
    <div className="space-y-5 px-3 md:px-0">
      <header>
        <h1 className="font-bold text-20">{title()}</h1>
        <p className="mt-1 text-text-muted">{lead()}</p>
      </header>
      <LibraryNav place="config" keep={{ game: search.game, league: search.league }} />
      <LeagueFilters search={{ game: search.game, country: search.country, tier: search.tier }} leagues={known} />
      {search.league !== undefined ? (
        <Chosen leagueId={search.league} leagues={left} search={search} />
      ) : left.length === 0 ? (
        <EmptyState picture="table" title={m.library_list_empty()} text={m.library_list_empty_hint()} />
      ) : (
        <div className="sm:max-w-96">
          <Select
            aria-label={m.library_choose_league()}
            placeholder={m.library_choose_league()}
            value=""
            onChange={({ target }) =>
              target.value &&
              void navigate({
                to: '.',
                search: (now) => ({ ...now, league: Number(target.value) }),
                hash: true,
                resetScroll: false,
              })
            }
            options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
      )}
      <RankingRules />
    </div>
  )
}

interface ChosenProps {
  leagueId: number
  /** Those that can be chosen in its place; of other sports, too. */
  leagues: readonly LeagueCount[]
  search: PartSearch
}

/** The season of a chosen competition, and what there is of it. */
function Chosen({ leagueId, leagues, search }: ChosenProps) {
  const { data } = useSuspenseQuery(leagueQuery(ofSeason(leagueId, search)))
  const ofSport = leagues.filter(({ gameId }) => gameId === data.league.gameId)
  return (
    <div className="space-y-3">
      <LeagueChooser part="config" data={data} leagues={ofSport} search={search} />
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {OPENED.filter((part) => hasPart(data, part)).map((part) => (
          <li key={part}>
            <Link
              to="/{$library}Library/{-$id}"
              params={partParams(part)}
              search={{ league: leagueId, season: search.season }}
              preload={false}
              className="flex min-h-14 flex-col justify-center rounded-lg border border-line bg-surface-1 px-3 py-2 hover:bg-surface-2"
            >
              <span className="font-medium">{PART_TEXTS[part][0]()}</span>
              <bdi className="truncate text-12 text-text-muted">{data.league.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
