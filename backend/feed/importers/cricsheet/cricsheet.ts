import { ImportFault } from '../import-fault.ts'
import type { ImportedSeason } from '../imported-season.ts'
import { checked, type Importer, joinSeasons, jsonOf, type SourceText } from '../importer.ts'
import { initialsOf, plainNames, plainTeams } from '../plain-names.ts'
import { leagueId, matchId } from '../stable-id.ts'
import { eventsOf } from './events.ts'
import { peopleOf } from './people.ts'
import { CricsheetFile, type CricsheetInfo } from './source.ts'

const CRICKET = 210
/** Nothing says when it began: an hour at which it is day wherever cricket is played. */
const USUAL_HOUR = 'T09:00:00.000Z'

/** `2007/08`, `2016` or 2016. */
function seasonOf(file: string, season: string | number): string {
  const text = String(season).replace('/', '-')
  if (!/^\d{4}(-\d{2})?$/.test(text))
    throw new ImportFault(file, 'info.season', `no season such as 2016 or 2007/08: ${season}`)
  return text
}

function startOf(file: string, { dates }: CricsheetInfo): number {
  const [day = ''] = dates
  const start = Date.parse(`${day}${USUAL_HOUR}`)
  if (!Number.isFinite(start) || new Date(start).toISOString().slice(0, 10) !== day)
    throw new ImportFault(file, 'info.dates[0]', `no such day: ${day}`)
  return start
}

/** Men and women of one country are two teams. */
const isWomens = ({ gender, team_type: of }: CricsheetInfo): boolean => gender === 'female' && of === 'international'

function parseFile(source: SourceText): ImportedSeason {
  const { file } = source
  const content = checked(CricsheetFile, file, jsonOf(source))
  const { info } = content
  const [home, away] = info.teams
  if (home === away) throw new ImportFault(file, 'info.teams[1]', 'a team plays itself')
  const season = seasonOf(file, info.season)
  const startsAt = startOf(file, info)
  const name = info.event?.name ?? `${info.match_type} matches`
  const series = `cricsheet:${info.gender}:${info.match_type}:${name}`
  const people = peopleOf(file, content)
  const shown = (team: string) => (isWomens(info) ? `${team} Women` : team)
  const teams = plainTeams([home, away].map(shown), (team) => `cricket:${info.gender}:${team}`)
  const [code = ''] = (file.split('/').at(-1) ?? file).split('.')
  const sourceKey = `cricsheet:${code}`
  const { group, stage } = info.event ?? {}
  return {
    key: `${series}:${season}`.slice(0, 100),
    gameId: CRICKET,
    season,
    league: {
      id: leagueId(series),
      names: plainNames(name),
      abbr: initialsOf(name),
      country: 'INT',
      tier: info.team_type === 'international' ? 1 : 2,
    },
    teams,
    people: people.people,
    matches: [
      {
        id: matchId(sourceKey),
        sourceKey,
        ...(group === undefined ? {} : { group: String(group).slice(0, 20) }),
        ...(stage === undefined ? {} : { isKnockout: true }),
        startsAt,
        isTimeUnknown: true,
        homeId: teams[0]?.id ?? 0,
        awayId: teams[1]?.id ?? 0,
        squads: people.squads,
        events: eventsOf(file, content, people, startsAt),
      },
    ],
  }
}

/** Each file is a match, named by its number. */
export const cricsheet: Importer = {
  takes: 'matches of Cricsheet in JSON, ball by ball, of limited overs: 335982.json',
  parse: (sources) => joinSeasons(sources.map(parseFile)),
}
