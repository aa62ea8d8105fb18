import type { Side } from '#contract/match-state.ts'
import { isDecided } from '../../shared/series.ts'
import { other } from '../../shared/state.ts'
import { SECOND } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedSeason } from '../imported-season.ts'
import { checked, type Importer, joinSeasons, jsonOf, type SourceText } from '../importer.ts'
import { initialsOf, plainNames, plainTeams } from '../plain-names.ts'
import { leagueId, matchId } from '../stable-id.ts'
import { eventsOf, type SideOf } from './events.ts'
import { isRadiant, rosterOf } from './people.ts'
import { MatchFile, type SourceMatch } from './source.ts'

const DOTA = 4
/** `series_type`: of how many at most. */
const BEST_OF = new Map([
  [0, 1],
  [1, 3],
  [2, 5],
  [3, 2],
])
const TIERS = new Map([
  ['premium', 1],
  ['professional', 2],
])
const LOWEST_TIER = 3
const MAPS_MAX = 5

interface Team {
  id: number
  name: string
}

interface Entry {
  file: string
  map: SourceMatch
  radiant: Team
  dire: Team
}

function read(source: SourceText): Entry {
  const { file } = source
  const map = checked(MatchFile, file, jsonOf(source), ([first, , key]) =>
    first === 'objectives' || (first === 'players' && /_(t|log)$/.test(String(key)))
      ? 'OpenDota has not parsed the replay of this match, or not yet'
      : undefined,
  )
  const teamOf = (key: 'radiant_team' | 'dire_team'): Team => {
    const { team_id: id, name } = map[key] ?? { team_id: 0 }
    if (!id || !name) throw new ImportFault(file, key, 'no team: only matches between teams can be imported')
    return { id, name }
  }
  const [radiant, dire] = [teamOf('radiant_team'), teamOf('dire_team')]
  if (radiant.id === dire.id || radiant.name === dire.name)
    throw new ImportFault(file, 'dire_team.team_id', 'a team plays itself')
  if (new Set(map.players.map(({ player_slot: slot }) => slot)).size < map.players.length)
    throw new ImportFault(file, 'players', 'two have one player_slot')
  if (map.players.filter(isRadiant).length !== map.players.length / 2)
    throw new ImportFault(file, 'players', 'the sides are not five each')
  return { file, map, radiant, dire }
}

const keyOf = ({ map: { series_id: series, match_id: match } }: Entry): string =>
  series ? `opendota:series:${series}` : `opendota:${match}`

/** Matches of a series together, in the order in which they were played; the same match once. */
function seriesOf(entries: readonly Entry[]): Entry[][] {
  const all = new Map<string, Map<number, Entry>>()
  for (const entry of entries) {
    const maps = all.get(keyOf(entry)) ?? new Map<number, Entry>()
    all.set(keyOf(entry), maps.set(entry.map.match_id, entry))
  }
  return [...all.values()].map((maps) =>
    [...maps.values()].sort((a, b) => a.map.start_time - b.map.start_time || a.map.match_id - b.map.match_id),
  )
}

/** Of a series that the files do not decide, only the matches given count. */
function bestOfOf(maps: readonly SourceMatch[], sideOf: SideOf): number {
  const bestOf = BEST_OF.get(maps[0]?.series_type ?? 0) ?? 1
  const score: Record<Side, number> = { home: 0, away: 0 }
  for (const map of maps) score[sideOf(map, map.radiant_win)] += 1
  return isDecided(score, bestOf) ? Math.max(bestOf, maps.length) : maps.length
}

function seasonOf(entries: readonly Entry[]): ImportedSeason[] {
  const [first] = entries
  if (!first) return []
  // Sides change places from match to match: the order of the teams' numbers does not.
  const [home, away] = [first.radiant, first.dire].sort((a, b) => a.id - b.id)
  if (!home || !away) return []
  const stranger = entries.find(({ radiant, dire }) =>
    [radiant, dire].some(({ id }) => id !== home.id && id !== away.id),
  )
  if (stranger) throw new ImportFault(stranger.file, 'series_id', `${first.file} has other teams of the same series`)
  if (entries.length > MAPS_MAX)
    throw new ImportFault(first.file, 'series_id', `${entries.length} matches of one series: ${MAPS_MAX} at most`)
  const maps = entries.map(({ map }) => map)
  const ofRadiant = new Map(entries.map(({ map, radiant }) => [map, radiant]))
  const sideOf: SideOf = (map, isRadiants) => {
    const side: Side = ofRadiant.get(map)?.id === home.id ? 'home' : 'away'
    return isRadiants ? side : other(side)
  }
  const { start_time: start, leagueid: number, league } = first.map
  const season = String(new Date(start * SECOND).getUTCFullYear())
  const name = league?.name || (number ? `League ${number}` : 'Dota 2')
  const series = `opendota:${number || 0}`
  const keys = new Map([
    [home.name, home.id],
    [away.name, away.id],
  ])
  const teams = plainTeams([home.name, away.name], (team) => `opendota:${keys.get(team)}`)
  const { people, squads } = rosterOf(maps, sideOf)
  return [
    {
      key: `${series}:${season}`,
      gameId: DOTA,
      season,
      league: {
        id: leagueId(series),
        names: plainNames(name),
        abbr: initialsOf(name),
        country: 'INT',
        tier: TIERS.get(league?.tier ?? '') ?? LOWEST_TIER,
      },
      teams,
      people,
      matches: [
        {
          id: matchId(keyOf(first)),
          sourceKey: keyOf(first),
          startsAt: start * SECOND,
          homeId: teams[0]?.id ?? 0,
          awayId: teams[1]?.id ?? 0,
          bestOf: bestOfOf(maps, sideOf),
          squads,
          events: eventsOf(maps, sideOf),
        },
      ],
    },
  ]
}

/** Each file is a match of a series, or one that stands alone. */
export const opendota: Importer = {
  takes: 'Dota 2 matches of teams from the API of OpenDota, in JSON: 7490235544.json',
  parse: (sources) => joinSeasons(seriesOf(sources.map(read)).flatMap(seasonOf)),
}
