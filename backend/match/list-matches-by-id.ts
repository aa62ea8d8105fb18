import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { hasIds } from './conditions.store.ts'
import { readRows } from './read-rows.ts'

/** The matches with these ids, in their order; unknown ids are left out. */
export const listMatchesById: Verb<typeof matchCalls.listMatchesById> = async (context, { ids }) => {
  const { rows } = await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { matches: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []) }
}
