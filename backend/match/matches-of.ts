import type { Context } from '#backend/core/context.ts'
import type { KeptMatch } from '#backend/db/kept-match.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { hasIds } from './conditions.store.ts'
import { readKeptRows } from './kept-rows.ts'
import { readRows } from './read-rows.ts'

/** What refers to a match, with what is left of it. */
interface Referring {
  matchId: number
  match: KeptMatch | null
}

/**
 * Rows of the matches of some things, by id. One of which the result is kept is as it ended, and any other one is what is left
 * of it when the match is not stored any more: no old match is generated again.
 */
export async function matchesOf(
  context: Context,
  things: readonly Referring[],
): Promise<ReadonlyMap<number, MatchRow>> {
  const kept = new Map(things.flatMap(({ match }) => (match ? [[match.id, match] as const] : [])))
  const ended = things.flatMap(({ match }) => (match?.change ? [match] : []))
  const found = ended.length > 0 ? await readKeptRows(context, ended) : new Map<number, MatchRow>()
  const ids = [...new Set(things.map(({ matchId }) => matchId))].filter((id) => !found.has(id))
  if (ids.length === 0) return found
  const { rows } = await readRows(context, { where: hasIds(ids), order: 'time', limit: ids.length })
  for (const row of rows) found.set(row.id, row)
  const gone = ids.flatMap((id) => (found.has(id) ? [] : (kept.get(id) ?? [])))
  if (gone.length > 0) for (const [id, row] of await readKeptRows(context, gone)) found.set(id, row)
  return found
}
