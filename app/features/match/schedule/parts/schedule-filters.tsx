import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { seriesCountQuery } from '../../match.queries.ts'
import { type ScheduleSearch, STATES } from '../schedule-search.ts'

const STATE_NAMES = {
  live: m.match_filter_live,
  upcoming: m.match_filter_upcoming,
  finished: m.match_filter_finished,
  off: m.match_filter_off,
} as const

const chip =
  'flex min-h-9 items-center whitespace-nowrap rounded-full px-3 text-13 text-text-muted hover:bg-surface-1 hover:text-text aria-[current]:bg-surface-2 aria-[current]:font-medium aria-[current]:text-text'

/** Narrow a day to a league or to a state. */
export function ScheduleFilters({ search, gameId }: { search: ScheduleSearch; gameId: number | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 md:px-0">
      {search.view !== 'results' && (
        <ul
          className="scroll-quiet flex w-full gap-1 overflow-x-auto md:w-auto md:flex-1"
          aria-label={m.match_filter_state_label()}
        >
          <li>
            <Link
              to="."
              search={(old) => ({ ...old, state: undefined, page: undefined })}
              resetScroll={false}
              activeOptions={EXACT_LINK}
              aria-current={search.state ? undefined : 'true'}
              className={chip}
            >
              {m.match_filter_all()}
            </Link>
          </li>
          {STATES.map((state) => (
            <li key={state}>
              <Link
                to="."
                search={(old) => ({ ...old, state, page: undefined })}
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
      {gameId !== undefined && <LeagueFilter search={search} gameId={gameId} />}
    </div>
  )
}

function LeagueFilter({ search, gameId }: { search: ScheduleSearch; gameId: number }) {
  const navigate = useNavigate()
  const { data } = useQuery(seriesCountQuery({ gameId }))
  return (
    <label>
      <span className="sr-only">{m.match_filter_league_label()}</span>
      <select
        value={search.league ?? ''}
        onChange={(event) => {
          const league = Number(event.target.value) || undefined
          void navigate({ to: '.', search: (old) => ({ ...old, league, page: undefined }), resetScroll: false })
        }}
        className="h-9 w-52 max-w-full rounded-md border border-line bg-surface-1 px-2 text-13 text-text"
      >
        <option value="">{m.match_filter_every_league()}</option>
        {data?.leagues.map((league) => (
          <option key={league.id} value={league.id}>
            {league.name} ({league.matchCount})
          </option>
        ))}
      </select>
    </label>
  )
}
