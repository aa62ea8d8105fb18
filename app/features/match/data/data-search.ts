import { lastPageOf } from '#contract/list-limits.ts'

export const DATA_VIEWS = ['overall', 'home', 'away', 'matches'] as const
export type DataView = (typeof DATA_VIEWS)[number]

export interface DataSearch {
  /** The league whose table is shown; the first one of the game when absent. */
  league?: number
  /** The current one when absent: `2025-26`, or a first day. */
  season?: string
  /** `overall` when absent; `matches` lists the season's matches. */
  view?: Exclude<DataView, 'overall'>
  /** Of the matches. */
  page?: number
}

export const MATCHES_PAGE_SIZE = 50
const PAGE_MAX = lastPageOf(MATCHES_PAGE_SIZE)

/** Valid search parameters. Invalid ones are undefined rather than absent, or the router would keep the raw values. */
export function parseDataSearch({ league, season, view, page }: Record<string, unknown>): DataSearch {
  return {
    league: typeof league === 'number' && Number.isSafeInteger(league) && league > 0 ? league : undefined,
    season: typeof season === 'string' && /^\d{4}-[\d-]{2,5}$/.test(season) ? season : undefined,
    view: view === 'home' || view === 'away' || view === 'matches' ? view : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

/** Input of the list of a season's matches. */
export const seasonMatches = (leagueId: number, season: string, { page = 1 }: DataSearch) => ({
  leagueIds: [leagueId],
  season,
  page,
  size: MATCHES_PAGE_SIZE,
})
