import { seasonParam } from '#app/lib/season-param.ts'
import { lastPageOf } from '#contract/list-limits.ts'

export interface DataSearch {
  /** The league whose table is shown; the first one of the game when absent. */
  league?: number
  /** The current one when absent: `2025-26`, or a first day. */
  season?: string
  /** Of the table; `matches` lists the season's matches. */
  view?: 'home' | 'away' | 'matches'
  /** Of the matches. */
  page?: number
}

const PAGE_SIZE = 80
const PAGE_MAX = lastPageOf(PAGE_SIZE)

/** Valid search parameters. Invalid ones are undefined rather than absent, or the router would keep the raw values. */
export function parseDataSearch(search: Record<string, unknown>): DataSearch {
  const { season, view } = search
  const league = Number(search.league)
  const page = Number(search.page)
  return {
    league: Number.isSafeInteger(league) && league > 0 ? league : undefined,
    season: seasonParam(season),
    view: view === 'home' || view === 'away' || view === 'matches' ? view : undefined,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

/** Input of the list of a season's matches. */
export const seasonMatches = (leagueId: number, season: string, { page = 1 }: DataSearch) => ({
  leagueIds: [leagueId],
  season,
  page,
  size: PAGE_SIZE,
})
