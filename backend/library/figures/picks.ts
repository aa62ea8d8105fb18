import type { Family } from '#contract/games.ts'
import { mapsOf, type Values } from './line-parts.ts'

/** Where the maps of a line name the hero or agent. */
const PLACE: Partial<Record<Family, number>> = { moba: 5, rounds: 4 }

export interface Pick {
  name: string
  maps: number
  kills: number
  deaths: number
  assists: number
}

/** Heroes or agents of a match, map by map. */
export function picksIn(family: Family, values: Values): string[] {
  const place = PLACE[family]
  return place === undefined ? [] : mapsOf(values).flatMap((map) => map[place] || [])
}

/** What somebody has played with in all these lines, most often first. */
export function countPicks(family: Family, lines: readonly Values[]): Pick[] {
  const place = PLACE[family]
  const picks = new Map<string, Pick>()
  for (const map of place === undefined ? [] : lines.flatMap(mapsOf)) {
    const name = map[place ?? 0]
    if (!name) continue
    const { maps, kills, deaths, assists } = picks.get(name) ?? { maps: 0, kills: 0, deaths: 0, assists: 0 }
    const [k = 0, d = 0, a = 0] = map.slice(0, 3).map(Number)
    picks.set(name, { name, maps: maps + 1, kills: kills + k, deaths: deaths + d, assists: assists + a })
  }
  return [...picks.values()].sort((one, other) => other.maps - one.maps || one.name.localeCompare(other.name))
}
