import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { PlayerLine, SquadMember } from '#contract/match-state.ts'

export interface PlayerTableOf {
  /** What the table tells, where a sport has several. */
  title?: string
  /** Of who batted in cricket: the totals of the innings belong below it. */
  isBatting?: boolean
  columns: readonly string[]
  lines: readonly PlayerLine[]
}

const OF_BOWLERS: ReadonlySet<string> = new Set([...['overs', 'maidens', 'runs_conceded', 'wickets', 'economy']])

/** Of fielders: who only took a catch has not bowled. */
const CAUGHT = 'catches'

const isSet = (value: number | string | undefined): boolean =>
  value !== undefined && value !== '' && Number.parseFloat(`${value}`) !== 0

/** `0-3` was tried three times. */
const isTold = (value: number | string | undefined): boolean =>
  typeof value === 'string' ? value !== '' : isSet(value)

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

/** As a box score prints them. A kicker's points are of kicks; those of others are in their touchdowns. */
const BOX_SCORE = [
  { title: m.match_stats_passing, keys: ['passes', 'passing_yards', 'passing_touchdowns', 'interceptions'] },
  { title: m.match_stats_rushing, keys: ['carries', 'rushing_yards', 'rushing_touchdowns'] },
  { title: m.match_stats_receiving, keys: ['receptions', 'receiving_yards', 'receiving_touchdowns'] },
  {
    title: m.match_stats_kicking,
    keys: ['kicked_goals', 'extra_points', 'points'],
    mark: ['kicked_goals', 'extra_points'],
  },
] as const

function americanFootballTables(columns: readonly string[], lines: readonly PlayerLine[]): PlayerTableOf[] {
  const parts = BOX_SCORE.flatMap((part): PlayerTableOf[] => {
    const own = columns.filter((column) => part.keys.some((key) => key === column))
    const marks: readonly string[] = 'mark' in part ? part.mark : own
    const active = lines.filter(({ values }) => marks.some((column) => isTold(values[column])))
    const most = own[1] ?? ''
    const sorted = active.toSorted((a, b) => Number(b.values[most] ?? 0) - Number(a.values[most] ?? 0))
    return active.length > 0 ? [{ title: part.title(), columns: own, lines: 'mark' in part ? active : sorted }] : []
  })
  return parts.length > 0 ? parts : [{ columns, lines }]
}

const OF_SERIES = ['kills', 'deaths', 'assists', 'kda'] as const

/** Lines of a MOBA are of one game, with the series behind them: in one of several games both are shown, and which one it is. */
function mobaTables(
  columns: readonly string[],
  lines: readonly PlayerLine[],
  game: string | undefined,
): PlayerTableOf[] {
  if (game === undefined || lines.every(({ values }) => values.match_kills === undefined)) return [{ columns, lines }]
  const ofSeries = lines.map(({ values, ...line }) => {
    const own = OF_SERIES.map((key) => [key, values[`match_${key}`] ?? values[key] ?? 0] as const)
    return { ...line, values: Object.fromEntries(own) }
  })
  return [
    { title: m.match_stats_series(), columns: OF_SERIES, lines: ofSeries },
    { title: game, columns: columns.filter((column) => column !== 'kda'), lines },
  ]
}

/**
 * The tables of one side's players, as its sport prints them: cricket has who batted, who bowled and who caught, baseball
 * no pitcher for whom another bats, and American football, of whose fifty most never touch the ball, who passed, ran, caught or kicked.
 * `game`: which one of a series the lines are of.
 */
export function playerTablesOf(
  family: Family,
  columns: readonly string[],
  lines: readonly PlayerLine[],
  squad: readonly SquadMember[],
  game?: string,
): PlayerTableOf[] {
  if (family === 'moba') return mobaTables(columns, lines, game)
  if (family === 'cricket') {
    const tables = [
      {
        title: m.match_stats_batting(),
        isBatting: true,
        columns: columns.filter((column) => !OF_BOWLERS.has(column) && column !== CAUGHT),
      },
      { title: m.match_stats_bowling(), columns: columns.filter((column) => OF_BOWLERS.has(column)) },
      { title: m.match_stats_fielding(), columns: columns.filter((column) => column === CAUGHT) },
    ]
    return tables.flatMap((table) => {
      const active = lines.filter(({ values }) => table.columns.some((column) => isSet(values[column])))
      return active.length > 0 ? [{ ...table, lines: active }] : []
    })
  }
  if (family === 'american_football') return americanFootballTables(columns, lines)
  if (family !== 'baseball') return [{ columns, lines }]
  return baseballTables(columns, lines, squad)
}
