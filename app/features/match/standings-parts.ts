import { m } from '#app/paraglide/messages.js'
import type { StandingRow } from '#contract/standings.ts'

/** A letter or a number is not a name. */
export const groupName = (name: string): string => (/^\w{1,2}$/.test(name) ? m.library_tree_group({ name }) : name)

interface StandingsPart {
  /** Of a group; absent where the table is one. */
  name?: string
  rows: StandingRow[]
}

/** A table's rows, by their groups where it has any: of `teams` only the groups in which they play. */
export function standingsParts(rows: readonly StandingRow[], teams?: readonly number[]): StandingsPart[] {
  const parts = [...new Set(rows.map(({ group }) => group))].map((group) => ({
    ...(group === undefined ? {} : { name: groupName(group) }),
    rows: rows.filter((row) => row.group === group),
  }))
  const own = parts.filter((part) => part.rows.some(({ team }) => teams?.includes(team.id)))
  return own.length > 0 ? own : parts
}
