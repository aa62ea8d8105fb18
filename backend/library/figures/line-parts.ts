import type { StoredLine } from '#backend/db/matches/schema/match-lines.ts'
import type { Family } from '#contract/games.ts'

export type Values = StoredLine[2]
/** What of lines can be added up: `shots` 3, `field_goals` 7 with `field_goals_tried` 12. */
export type Parts = Readonly<Record<string, number>>

/** Shares and means of a match, which follow from other figures, and those of single maps. */
const FOLLOWS = new Set(['kda', 'strike_rate', 'economy', 'overs'])
const OF_MAP = /^m\d+$/
const TRIED = /^(\d+)-(\d+)$/

/** `m1`, `m2`... of a line: its figures and, as the last, the hero or agent. */
export const mapsOf = (values: Values): string[][] =>
  Object.entries(values).flatMap(([key, value]) => (OF_MAP.test(key) ? [String(value).split('/')] : []))

/** Of a series: kills, deaths and assists of all maps; last hits and gold, which lines have of the last one, from the maps. */
function mobaParts(values: Values): Record<string, number> {
  const maps = mapsOf(values)
  const sumOf = (place: number) => maps.reduce((sum, map) => sum + (Number(map[place]) || 0), 0)
  return {
    maps: maps.length,
    kills: Number(values.match_kills ?? 0),
    deaths: Number(values.match_deaths ?? 0),
    assists: Number(values.match_assists ?? 0),
    last_hits: sumOf(3),
    gold: sumOf(4),
  }
}

function plainParts(values: Values): Record<string, number> {
  const parts: Record<string, number> = {}
  for (const [key, value] of Object.entries(values)) {
    if (FOLLOWS.has(key) || OF_MAP.test(key)) continue
    const [, made, tried] = typeof value === 'string' ? (TRIED.exec(value) ?? []) : []
    if (typeof value === 'number') parts[key] = value
    else if (made !== undefined && tried !== undefined) {
      parts[key] = Number(made)
      parts[`${key}_tried`] = Number(tried)
    }
  }
  return parts
}

/** Not batted yet, not out, retired. */
const NOT_OUT: ReadonlySet<string | number> = new Set(['', '*', 'ret'])

/** The greatest innings is kept, not added. */
function cricketParts(values: Values): Record<string, number> {
  const { dismissal = '', runs = 0 } = values
  return { ...plainParts(values), outs: NOT_OUT.has(dismissal) ? 0 : 1, max_runs: Number(runs) }
}

const INNINGS = /^(\d+)\.([012])$/

/** Innings are added up by their outs. */
function baseballParts(values: Values): Record<string, number> {
  const [, innings, outs] = INNINGS.exec(String(values.innings_pitched)) ?? []
  return { ...plainParts(values), ...(innings ? { outs_pitched: Number(innings) * 3 + Number(outs) } : {}) }
}

const PARTS: Partial<Record<Family, (values: Values) => Record<string, number>>> = {
  baseball: baseballParts,
  cricket: cricketParts,
  moba: mobaParts,
}

/** What of a player's line can be added to those of other matches. */
export function partsOf(family: Family, values: Values): Parts {
  // Without a rating the source has no line-ups, only who scored: how many matches a player was in is not known.
  if (family === 'football' && values.rating === undefined) return plainParts(values)
  return { matches: 1, ...(PARTS[family] ?? plainParts)(values) }
}

/** Parts named `max_…` are the greatest of them. */
export function addParts(one: Parts, other: Parts): Parts {
  const sum: Record<string, number> = { ...one }
  for (const [key, value] of Object.entries(other))
    sum[key] = key.startsWith('max_') ? Math.max(sum[key] ?? 0, value) : (sum[key] ?? 0) + value
  return sum
}
