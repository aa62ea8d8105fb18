import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { PlayerLine, SquadMember } from '#contract/match-state.ts'

export interface PlayerTableOf {
  /** What the table tells, where a sport has several. */
  title?: string
  columns: readonly string[]
  lines: readonly PlayerLine[]
}

const IN_THE_FIELD: ReadonlySet<string> = new Set(['overs', 'runs_conceded', 'wickets', 'economy', 'catches'])

const isSet = (value: number | string | undefined): boolean =>
  value !== undefined && value !== '' && Number.parseFloat(`${value}`) !== 0

/**
 * The tables of one side's players, as its sport prints them: cricket has who batted and who bowled or caught, baseball
 * no pitcher for whom another bats, and American football, of whose fifty most never touch the ball, who has figures.
 */
export function playerTablesOf(
  family: Family,
  columns: readonly string[],
  lines: readonly PlayerLine[],
  squad: readonly SquadMember[],
): PlayerTableOf[] {
  if (family === 'cricket') {
    const tables = [
      { title: m.match_stats_batting(), columns: columns.filter((column) => !IN_THE_FIELD.has(column)) },
      { title: m.match_stats_bowling(), columns: columns.filter((column) => IN_THE_FIELD.has(column)) },
    ]
    return tables.flatMap((table) => {
      const active = lines.filter(({ values }) => table.columns.some((column) => isSet(values[column])))
      return active.length > 0 ? [{ ...table, lines: active }] : []
    })
  }
  if (family === 'american_football') {
    const active = lines.filter(({ values }) => columns.some((column) => isSet(values[column])))
    return [{ columns, lines: active.length > 0 ? active : lines }]
  }
  if (family !== 'baseball') return [{ columns, lines }]
  const pitchers = new Set(squad.flatMap(({ id, position }) => (position === 'pitcher' ? [id] : [])))
  const batters = lines.filter(
    ({ player, values }) => !pitchers.has(player) || columns.some((column) => isSet(values[column])),
  )
  return [{ columns, lines: batters }]
}
