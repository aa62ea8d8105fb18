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

/** What only a pitcher has, where a feed tells it. */
const ON_THE_MOUND: ReadonlySet<string> = new Set([
  ...['innings_pitched', 'hits_allowed', 'earned_runs', 'walks_allowed', 'strikeouts_thrown'],
])

function baseballTables(
  columns: readonly string[],
  lines: readonly PlayerLine[],
  squad: readonly SquadMember[],
): PlayerTableOf[] {
  const ofBatters = columns.filter((column) => !ON_THE_MOUND.has(column))
  const pitchers = new Set(squad.flatMap(({ id, position }) => (position === 'pitcher' ? [id] : [])))
  const batters = lines.filter(
    ({ player, values }) => !pitchers.has(player) || ofBatters.some((column) => isSet(values[column])),
  )
  const onTheMound = lines.filter(({ values }) => values.innings_pitched !== undefined)
  if (onTheMound.length === 0) return [{ columns: ofBatters, lines: batters }]
  return [
    { title: m.match_stats_hitting(), columns: ofBatters, lines: batters },
    {
      title: m.match_stats_pitching(),
      columns: columns.filter((column) => ON_THE_MOUND.has(column)),
      lines: onTheMound,
    },
  ]
}

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
  return baseballTables(columns, lines, squad)
}
