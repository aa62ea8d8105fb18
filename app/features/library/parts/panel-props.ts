import type { Answer } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import type { LeagueSearch } from '../league-search.ts'

export type LeagueData = Answer<typeof libraryCalls.getLeague>

export interface LeaguePanelProps {
  data: LeagueData
  search: LeagueSearch
}
