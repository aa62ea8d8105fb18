import { type SQL, sql } from 'drizzle-orm'
import { matchLines, type StoredLine } from '#backend/db/matches/schema/match-lines.ts'

interface LinesOf {
  id: number
  lines: readonly StoredLine[]
}

/** Stores players' lines of matches, in place of those stored before, where the condition holds. */
export function savingLines(list: readonly LinesOf[], condition: SQL = sql`true`): SQL {
  const known = list.flatMap(({ id, lines }) => (lines.length > 0 ? { id, lines } : []))
  return sql`insert into ${matchLines} (match_id, lines) select value ->> 'id', value -> 'lines'
    from json_each(${JSON.stringify(known)}) where ${condition}
    on conflict (match_id) do update set lines = excluded.lines`
}
