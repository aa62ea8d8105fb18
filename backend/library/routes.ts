import type { Verbs } from '#backend/core/serve.ts'
import type { libraryCalls } from '#contract/library.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { getFacts } from './get-facts.ts'
import { getLeague } from './get-league.ts'
import { getPlayer } from './get-player.ts'
import { getSquad } from './get-squad.ts'
import { getTable } from './get-table.ts'
import { getTree } from './get-tree.ts'
import { listChampions } from './list-champions.ts'
import { listHonours } from './list-honours.ts'
import { listPlayerPlaces } from './list-player-places.ts'
import { listRankings } from './list-rankings.ts'
import { listRounds } from './list-rounds.ts'
import { listMeetings, listSquadMatches } from './list-squad-matches.ts'
import { listSquadPlaces } from './list-squad-places.ts'

export const libraryRoutes: Verbs<typeof libraryCalls & typeof librarySquadCalls> = {
  getLeague,
  getTable,
  getTree,
  getFacts,
  listRounds,
  listChampions,
  getSquad,
  listSquadPlaces,
  listPlayerPlaces,
  listSquadMatches,
  listMeetings,
  listHonours,
  getPlayer,
  listRankings,
}
