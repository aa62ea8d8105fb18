import type { Verbs } from '#backend/core/serve.ts'
import type { libraryCalls } from '#contract/library.ts'
import { getFacts } from './get-facts.ts'
import { getLeague } from './get-league.ts'
import { getTable } from './get-table.ts'
import { getTree } from './get-tree.ts'
import { listChampions } from './list-champions.ts'
import { listRounds } from './list-rounds.ts'

export const libraryRoutes: Verbs<typeof libraryCalls> = {
  getLeague,
  getTable,
  getTree,
  getFacts,
  listRounds,
  listChampions,
}
