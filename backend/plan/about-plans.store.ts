import { sql } from 'drizzle-orm'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Accuracy } from '#contract/plan.ts'
import { ALL_GAMES } from './standings.store.ts'

const idsIn = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify([...new Set(ids)])}))`

/** How some experts stand in all games, by uid: in the largest window that is full. */
export async function readRecords(
  db: AccountDatabase,
  uids: readonly number[],
): Promise<ReadonlyMap<number, Accuracy>> {
  if (uids.length === 0) return new Map()
  const rows = await db.all<Accuracy & { uid: number }>(
    // The other columns are of the row with the maximum.
    sql`select uid, max(span) as settled, hits, profit from expert_standings
      where uid in ${idsIn(uids)} and game_id = ${ALL_GAMES} group by uid`,
  )
  return new Map(
    rows.map(({ uid, settled, hits, profit }) => [uid, { settled, hits, profit: Math.round(profit * 100) / 100 }]),
  )
}

/** Those of some plans beside which their experts published another outcome of the same kind for the match. */
export async function readWithOtherOutcome(db: AccountDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.all<{ id: number }>(
    sql`select one.id from plans one where one.id in ${idsIn(ids)} and exists (select 1 from plans other
      where other.uid = one.uid and other.match_id = one.match_id and other.play = one.play
        and other.choice <> one.choice and other.seal is not null)`,
  )
  return new Set(rows.map(({ id }) => id))
}
