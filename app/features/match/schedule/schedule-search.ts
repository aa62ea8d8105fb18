import { addDays, dayOf, isDay } from '#app/lib/day-of.ts'
import { lastPageOf } from '#contract/list-limits.ts'
import type { MatchRow } from '#contract/match-row.ts'

export const VIEWS = ['schedule', 'results', 'favourites'] as const
export type ScheduleView = (typeof VIEWS)[number]
export const STATES = ['live', 'upcoming', 'finished', 'off'] as const
export type MatchStateFilter = (typeof STATES)[number]

/** Search parameters of the schedule page; defaults are absent. */
export interface ScheduleSearch {
  view?: ScheduleView
  day?: string
  league?: number
  state?: MatchStateFilter
  page?: number
}

const PAGE_SIZE = 80
const PAGE_MAX = lastPageOf(PAGE_SIZE)
const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T)

export function parseScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const league = Number(search.league)
  const page = Number(search.page)
  // Undefined rather than absent: the router would keep the raw value of a missing key.
  return {
    view: isOneOf(VIEWS, search.view) && search.view !== 'schedule' ? search.view : undefined,
    day: isDay(search.day) ? search.day : undefined,
    league: Number.isSafeInteger(league) && league > 0 ? league : undefined,
    state: isOneOf(STATES, search.state) ? search.state : undefined,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

const STATUSES = {
  live: ['live'],
  upcoming: ['scheduled', 'previewed'],
  finished: ['finished', 'result_unknown'],
  off: ['postponed', 'cancelled'],
} as const satisfies Record<MatchStateFilter, readonly MatchRow['status'][]>

/** Rows of a game, of a league and in a state, as far as given. */
export function filterMatches(
  matches: readonly MatchRow[],
  { league, state }: ScheduleSearch,
  gameId?: number,
): MatchRow[] {
  const statuses: readonly string[] | undefined = state && STATUSES[state]
  return matches.filter(
    (match) =>
      (gameId === undefined || match.gameId === gameId) &&
      (league === undefined || match.league.id === league) &&
      (statuses?.includes(match.status) ?? true),
  )
}

/** Input of the call: one day of a game, optionally of one league or state. */
export function scheduleInput(search: ScheduleSearch, gameIds: number[] | undefined, zone: string, today: string) {
  const statuses = search.state ? STATUSES[search.state] : search.view === 'results' ? STATUSES.finished : undefined
  return {
    list: 'day' as const,
    day: search.day ?? today,
    zone,
    order: 'league' as const,
    page: search.page ?? 1,
    size: PAGE_SIZE,
    ...(gameIds ? { gameIds } : {}),
    ...(search.league ? { leagueIds: [search.league] } : {}),
    ...(statuses ? { statuses: [...statuses] } : {}),
  }
}

/** Input of the call that counts matches by day, and by league for the filter of a game. */
export const countInput = (gameId: number | undefined, brandGames: number[] | undefined, zone: string) =>
  gameId === undefined
    ? { ...(brandGames ? { gameIds: brandGames.join() } : {}), isWithoutLeagues: 'true' as const, zone }
    : { gameId, zone }

const DAYS_SHOWN = 7

/** The seven days of a view: from today on for the schedule, back from today for results. */
export function daysOf(view: ScheduleView, today: string): string[] {
  const step = view === 'results' ? -1 : 1
  return Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index * step))
}

/** Today in a time zone, at a time that server and browser agree on. */
export const todayIn = (zone: string, now: number): string => dayOf(now, zone)
