import { m } from '#app/paraglide/messages.js'
import type { LibraryPart } from './library-parts.ts'

type Chosen = Exclude<LibraryPart, 'leagueList'>

/** What each page is called, and what it is for. */
export const PART_TEXTS: Readonly<Record<Chosen, readonly [title: () => string, lead: () => string]>> = {
  groupTable: [m.library_tables_title, m.library_tables_lead],
  sortTable: [m.library_sorts_title, m.library_sorts_lead],
  scheduleTable: [m.library_schedules_title, m.library_schedules_lead],
  promotionTree: [m.library_trees_title, m.library_trees_lead],
  squads: [m.library_teams, m.library_squads_lead],
  players: [m.library_players, m.library_players_lead],
  config: [m.library_config_title, m.library_config_lead],
}
