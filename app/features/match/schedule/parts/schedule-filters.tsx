import { Link, useNavigate } from '@tanstack/react-router'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { NoScriptSubmit } from '#app/ui/no-script-submit.tsx'
import { type ScheduleSearch, STATES } from '../schedule-search.ts'

const STATE_NAMES = {
  live: m.match_filter_live,
  upcoming: m.match_filter_upcoming,
  finished: m.match_filter_finished,
  off: m.match_filter_off,
} as const

const chip =
  'flex min-h-9 items-center whitespace-nowrap rounded-full px-3 text-13 text-text-muted hover:bg-surface-1 hover:text-text aria-[current]:bg-surface-2 aria-[current]:font-medium aria-[current]:text-text'

interface League {
  id: number
  name: string
  matchCount: number
}

interface ScheduleFiltersProps {
  /** Route code of a game; absent for all games. */
  code: string | undefined
  search: ScheduleSearch
  /** Leagues to choose from; without any there is no league filter. */
  leagues: readonly League[]
}

/** Filters a list by league and by state. */
export function ScheduleFilters({ code, search, leagues }: ScheduleFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 empty:hidden md:px-0">
      {search.view !== 'results' && (
        <ul
          className="scroll-quiet flex w-full gap-1 overflow-x-auto md:w-auto md:flex-1"
          aria-label={m.match_filter_state_label()}
        >
          <li>
            <Link
              to="/match/{-$game}"
              params={{ game: code }}
              search={{ ...search, state: undefined, page: undefined }}
              resetScroll={false}
              activeOptions={EXACT_LINK}
              aria-current={search.state ? undefined : 'true'}
              className={chip}
            >
              {m.match_filter_all()}
            </Link>
          </li>
          {STATES.map((state) => (
            <li key={state} ref={search.state === state ? bringIntoView : undefined}>
              <Link
                to="/match/{-$game}"
                params={{ game: code }}
                search={{ ...search, state, page: undefined }}
                resetScroll={false}
                activeOptions={EXACT_LINK}
                aria-current={search.state === state ? 'true' : undefined}
                className={chip}
              >
                {STATE_NAMES[state]()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {leagues.length > 0 && <LeagueFilter code={code} search={search} leagues={leagues} />}
    </div>
  )
}

function LeagueFilter({ code, search, leagues }: ScheduleFiltersProps) {
  const navigate = useNavigate()
  return (
    <form className="flex">
      <label>
        <span className="sr-only">{m.match_filter_league_label()}</span>
        <select
          name="league"
          value={search.league ?? ''}
          onChange={(event) => {
            const league = Number(event.target.value) || undefined
            void navigate({
              to: '/match/{-$game}',
              params: { game: code },
              search: { ...search, league, page: undefined },
              resetScroll: false,
            })
          }}
          className="h-9 w-52 max-w-full rounded-md border border-line bg-surface-1 px-2 text-13 text-text"
        >
          <option value="">{m.match_filter_every_league()}</option>
          {leagues.map((league) => (
            <option key={league.id} value={league.id}>
              {league.name} ({league.matchCount})
            </option>
          ))}
        </select>
      </label>
      <NoScriptSubmit hiddenFields={{ ...search, league: undefined, page: undefined }} />
    </form>
  )
}
