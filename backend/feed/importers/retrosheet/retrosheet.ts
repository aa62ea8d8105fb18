import { HOUR } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedSeason } from '../imported-season.ts'
import { type Importer, joinSeasons, type SourceText } from '../importer.ts'
import { plainNames, plainTeams } from '../plain-names.ts'
import { leagueId, matchId } from '../stable-id.ts'
import { eventsOf } from './events.ts'
import { peopleOf } from './people.ts'
import { gamesOf, type SourceGame, teamsOf } from './source.ts'

const BASEBALL = 205
const LEAGUE = 'retrosheet:mlb'
const NAME = 'Major League Baseball'
/** Afternoon in the east of America, whose hours the source has without a zone; a second game of the day is later. */
const USUAL_HOUR = 17
const SECOND_GAME_HOURS = 4

const EVENT_FILE = /\.EV[AN]$/i
const TEAM_FILE = /TEAM(\d{4})$/i

type TeamNames = ReadonlyMap<string, ReadonlyMap<string, string>>

function startOf({ file, path, id }: SourceGame): number {
  const [, year, month, day, number] = /^...(\d{4})(\d\d)(\d\d)(\d)$/.exec(id) ?? []
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (!Number.isFinite(time) || new Date(time).getUTCDate() !== Number(day))
    throw new ImportFault(file, path, `no such day: ${id}`)
  return time + (USUAL_HOUR + (Number(number) > 1 ? SECOND_GAME_HOURS : 0)) * HOUR
}

function seasonOf(game: SourceGame, names: TeamNames): ImportedSeason {
  const { file, path, id, info } = game
  const startsAt = startOf(game)
  const season = id.slice(3, 7)
  const known = names.get(season)
  if (!known) throw new ImportFault(file, path, `no names of teams: give TEAM${season} too`)
  const codes = [info.get('hometeam') ?? '', info.get('visteam') ?? '']
  const [home = '', away = ''] = codes.map((code) => {
    const name = known.get(code)
    if (!name) throw new ImportFault(file, path, `game ${id}: ${code || 'a team'} is not in TEAM${season}`)
    return name
  })
  if (home === away) throw new ImportFault(file, path, `game ${id}: a team plays itself`)
  const keys = new Map([
    [home, codes[0]],
    [away, codes[1]],
  ])
  const teams = plainTeams([home, away], (name) => `retrosheet:${keys.get(name)}`)
  const people = peopleOf(game)
  return {
    key: `${LEAGUE}:${season}`,
    gameId: BASEBALL,
    season,
    league: { id: leagueId(LEAGUE), names: plainNames(NAME), abbr: 'MLB', country: 'US', tier: 1 },
    // Their codes are what everybody calls them by.
    teams: teams.map((team, at) => ({ ...team, abbr: codes[at] ?? team.abbr })),
    people: people.people,
    matches: [
      {
        id: matchId(`retrosheet:${id}`),
        sourceKey: `retrosheet:${id}`,
        startsAt,
        isTimeUnknown: true,
        homeId: teams[0]?.id ?? 0,
        awayId: teams[1]?.id ?? 0,
        squads: people.squads,
        events: eventsOf(game, people, startsAt),
      },
    ],
  }
}

function read(sources: readonly SourceText[]): { games: SourceGame[]; names: TeamNames } {
  const names = new Map<string, Map<string, string>>()
  const games: SourceGame[] = []
  for (const source of sources) {
    const [, year] = TEAM_FILE.exec(source.file) ?? []
    if (year) names.set(year, teamsOf(source))
    else if (EVENT_FILE.test(source.file)) for (const game of gamesOf(source)) games.push(game)
    else throw new ImportFault(source.file, '', 'neither an event file nor one of teams: 2020ANA.EVA, TEAM2020')
  }
  return { games, names }
}

/** Home games of teams of a season of the American and the National League. */
export const retrosheet: Importer = {
  takes: 'baseball of Retrosheet, play by play: event files and the teams of their season: 2020ANA.EVA TEAM2020',
  parse(sources) {
    const { games, names } = read(sources)
    return joinSeasons(games.map((game) => seasonOf(game, names)))
  },
}
