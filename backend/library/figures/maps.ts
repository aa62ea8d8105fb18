import type { Values } from './line-parts.ts'

/** A map as lines of shooters tell it (backend/feed/rounds/stored-line.ts). */
interface PlayedMap {
  name: string
  roundsWon: number
  roundsLost: number
  /** Kills, deaths, assists, damage; empty where the line has no figures of single maps. */
  figures: readonly string[]
}

const ON_MAP = /^on(\d+)$/
const RESULT = /^(\d+)-(\d+) (.+)$/s
const WEAPON = /^(\d+)\/(\d+) (.+)$/s

function playedMaps(values: Values): PlayedMap[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const map = ON_MAP.exec(key)?.[1]
    const [, won, lost, name] = (map && RESULT.exec(String(value))) || []
    if (!map || !name) return []
    const figures = String(values[`m${map}`] ?? '').split('/')
    return [{ name, roundsWon: Number(won), roundsLost: Number(lost), figures }]
  })
}

const isWon = ({ roundsWon, roundsLost }: PlayedMap): number => (roundsWon > roundsLost ? 1 : 0)

/** The most first. */
const byMost = <T extends { name: string }>(list: Iterable<T>, of: (item: T) => number): T[] =>
  [...list].sort((one, other) => of(other) - of(one) || one.name.localeCompare(other.name))

export interface PlayerMap {
  name: string
  maps: number
  won: number
  kills: number
  deaths: number
  assists: number
  adr?: number
}

/** What somebody has done on each map in all these lines. */
export function countPlayerMaps(lines: readonly Values[]): PlayerMap[] {
  const sums = new Map<string, PlayerMap & { damage: number; rounds: number }>()
  for (const map of lines.flatMap(playedMaps)) {
    const none = { name: map.name, maps: 0, won: 0, kills: 0, deaths: 0, assists: 0, damage: 0, rounds: 0 }
    const sum = sums.get(map.name) ?? none
    const [kills = 0, deaths = 0, assists = 0, damage = 0] = map.figures.slice(0, 4).map(Number)
    sums.set(map.name, {
      name: map.name,
      maps: sum.maps + 1,
      won: sum.won + isWon(map),
      kills: sum.kills + kills,
      deaths: sum.deaths + deaths,
      assists: sum.assists + assists,
      damage: sum.damage + damage,
      rounds: sum.rounds + map.roundsWon + map.roundsLost,
    })
  }
  const known = [...sums.values()].map(({ damage, rounds, ...sum }) =>
    damage > 0 && rounds > 0 ? { ...sum, adr: Math.round((damage / rounds) * 10) / 10 } : sum,
  )
  return byMost(known, ({ maps }) => maps)
}

export interface TeamMap {
  name: string
  maps: number
  won: number
  roundsWon: number
  roundsLost: number
}

/** What a team has done on each map: `lines` has one line of each of its matches. */
export function countTeamMaps(lines: readonly Values[]): TeamMap[] {
  const sums = new Map<string, TeamMap>()
  for (const map of lines.flatMap(playedMaps)) {
    const sum = sums.get(map.name) ?? { name: map.name, maps: 0, won: 0, roundsWon: 0, roundsLost: 0 }
    sums.set(map.name, {
      name: map.name,
      maps: sum.maps + 1,
      won: sum.won + isWon(map),
      roundsWon: sum.roundsWon + map.roundsWon,
      roundsLost: sum.roundsLost + map.roundsLost,
    })
  }
  return byMost(sums.values(), ({ maps }) => maps)
}

export interface Weapon {
  name: string
  kills: number
  headshots: number
}

/** Kills with each weapon in all these lines, and how many kills there were in those that tell any. */
export function countWeapons(lines: readonly Values[]): { kills: number; list: Weapon[] } {
  const told = lines.filter(({ weapons }) => weapons !== undefined)
  const sums = new Map<string, Weapon>()
  for (const text of told.flatMap(({ weapons }) => String(weapons).split('|'))) {
    const [, kills, headshots, name] = WEAPON.exec(text) ?? []
    if (!name) continue
    const sum = sums.get(name) ?? { name, kills: 0, headshots: 0 }
    sums.set(name, { name, kills: sum.kills + Number(kills), headshots: sum.headshots + Number(headshots) })
  }
  const kills = told.reduce((sum, values) => sum + (Number(values.kills) || 0), 0)
  return { kills, list: byMost(sums.values(), (weapon) => weapon.kills) }
}
