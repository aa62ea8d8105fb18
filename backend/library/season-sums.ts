import { LRUCache } from 'lru-cache'
import type { Context } from '#backend/core/context.ts'
import { squadOf } from '#backend/feed/catalogue/squads.ts'
import { type Family, gameById } from '#contract/games.ts'
import { addParts, type Parts, partsOf, type Values } from './figures/line-parts.ts'
import { countTeamMaps, type TeamMap } from './figures/maps.ts'
import { isToldByResults, linesOfResults } from './figures/result-lines.ts'
import { addLines, type PlayedLine, type PlayerSeason } from './figures/season-figures.ts'
import { readSeasonLines } from './lines.store.ts'
import type { LibrarySeason } from './season.ts'

/** Of a team: what its players did together, and in how many matches. */
export interface TeamSums {
  matches: number
  parts: Parts
}

export interface SeasonSums {
  family: Family
  players: ReadonlyMap<number, PlayerSeason>
  teams: ReadonlyMap<number, TeamSums>
  /** Of shooters, by team. */
  maps: ReadonlyMap<number, TeamMap[]>
}

type Rows = Awaited<ReturnType<typeof readSeasonLines>>

/** What the lines of each side say of the maps is in every one of them. */
function mapsOfTeams(rows: Rows): ReadonlyMap<number, TeamMap[]> {
  const lines = new Map<number, Values[]>()
  for (const { homeId, awayId, lines: ofMatch } of rows)
    for (const [teamId, side] of [
      [homeId, 0],
      [awayId, 1],
    ] as const) {
      const values = ofMatch.find((line) => line[1] === side)?.[2]
      if (values) lines.set(teamId, [...(lines.get(teamId) ?? []), values])
    }
  return new Map([...lines].map(([teamId, ofTeam]) => [teamId, countTeamMaps(ofTeam)]))
}

function sumOf(family: Family, rows: Rows): SeasonSums {
  const lines: PlayedLine[] = []
  const teams = new Map<number, TeamSums>()
  for (const { homeId, awayId, lines: ofMatch } of rows.toReversed()) {
    for (const id of [homeId, awayId]) {
      const { matches = 0, parts = {} } = teams.get(id) ?? {}
      teams.set(id, { matches: matches + 1, parts })
    }
    for (const [player, side, values] of ofMatch) {
      const teamId = side === 0 ? homeId : awayId
      lines.push({ player, teamId, values })
      const team = teams.get(teamId)
      if (team) team.parts = addParts(team.parts, partsOf(family, values))
    }
  }
  const maps = family === 'rounds' ? mapsOfTeams(rows) : new Map()
  return { family, players: addLines(family, lines), teams, maps }
}

/** Who plays alone is the one player of the side. */
const onlyPlayerOf = (teamId: number): number | undefined => {
  const [first, ...others] = squadOf(teamId)
  return others.length === 0 ? first?.id : undefined
}

const sumOfResults = (family: Family, results: LibrarySeason['results']): SeasonSums => ({
  family,
  players: addLines(family, linesOfResults(family, results, onlyPlayerOf)),
  teams: new Map(),
  maps: new Map(),
})

/** As long as a call's answer is fresh. A page of a player needs those of the whole league. */
const KEPT_MS = 60_000
/** One of a large league is a megabyte or two. */
const kept = new LRUCache<string, SeasonSums>({ max: 8 })

/** What the players and teams of a season's finished matches have done. */
export async function seasonSums(context: Context, { league, column, results }: LibrarySeason): Promise<SeasonSums> {
  const { matchDb, now, env } = context
  const key = `${env.SIM_SEED} ${league.id} ${column} ${Math.floor(now / KEPT_MS)}`
  const before = kept.get(key)
  if (before) return before
  const family = gameById(league.gameId)?.family ?? 'games'
  const sums = isToldByResults(family)
    ? sumOfResults(family, results)
    : sumOf(family, await readSeasonLines(matchDb, league.id, column, now))
  kept.set(key, sums)
  return sums
}
