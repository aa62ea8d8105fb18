import type { Answer } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import type { LeagueSearch } from '../league-search.ts'
import type { SquadSearch } from '../squad-search.ts'

export type LeagueData = Answer<typeof libraryCalls.getLeague>

export interface LeaguePanelProps {
  data: LeagueData
  search: LeagueSearch
}

export type SquadData = Answer<typeof librarySquadCalls.getSquad>

export interface SquadPanelProps {
  data: SquadData
  search: SquadSearch
}

export type PlayerData = Answer<typeof librarySquadCalls.getPlayer>
