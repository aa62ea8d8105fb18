import { standingsQuery } from '../match.queries.ts'
import type { DataSearch } from './data-search.ts'

/** The table that a search shows; beside the list of matches, the whole one. */
export const tableQuery = (leagueId: number, { season, view }: DataSearch) =>
  standingsQuery(leagueId, { season, view: view === 'home' || view === 'away' ? view : 'overall' })
