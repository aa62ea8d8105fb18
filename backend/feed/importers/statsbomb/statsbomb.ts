import type { MatchEvent } from '#contract/match-state.ts'
import { createLogWriter } from '../../shared/log-writer.ts'
import { MINUTE } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedSeason } from '../imported-season.ts'
import { checked, type Importer, joinSeasons, jsonOf, type SourceText } from '../importer.ts'
import { initialsOf, plainNames, plainTeams } from '../plain-names.ts'
import { leagueId, matchId } from '../stable-id.ts'
import { eventsOf } from './events.ts'
import { sheetOf } from './people.ts'
import {
  EventsFile,
  LineupsFile,
  MatchesFile,
  type SourceEvent,
  type SourceLineups,
  type SourceMatch,
} from './source.ts'

const FOOTBALL = 202
/** The source's kick-off has no time zone. */
const USUAL_HOUR = 'T15:00:00.000Z'
const IN_A_TABLE = new Set(['Regular Season', 'Group Stage'])
const GOALS = new Set(['goal', 'penalty_goal', 'own_goal'])

interface Files {
  matches: { file: string; at: number; match: SourceMatch }[]
  events: Map<number, { file: string; events: SourceEvent[] }>
  lineups: Map<number, SourceLineups>
}

/** Which match a file of events or line-ups is of: its name. */
function numberOf(file: string): number {
  const [, number] = /(\d+)\.json$/.exec(file) ?? []
  if (!number) throw new ImportFault(file, '', 'its name is no number of a match: 15946.json')
  return Number(number)
}

/** The three kinds of files are told apart by what their first entry has. */
function read(sources: readonly SourceText[]): Files {
  const files: Files = { matches: [], events: new Map(), lineups: new Map() }
  for (const source of sources) {
    const { file } = source
    const content = jsonOf(source)
    const first: unknown = Array.isArray(content) ? content[0] : undefined
    const has = (key: string) => typeof first === 'object' && first !== null && key in first
    if (has('lineup')) files.lineups.set(numberOf(file), checked(LineupsFile, file, content))
    else if (has('period')) files.events.set(numberOf(file), { file, events: checked(EventsFile, file, content) })
    else
      for (const [at, match] of checked(MatchesFile, file, content).entries()) files.matches.push({ file, at, match })
  }
  const known = new Set(files.matches.map(({ match }) => match.match_id))
  for (const [id, { file }] of files.events)
    if (!known.has(id))
      throw new ImportFault(file, '', `match ${id} is in no file of matches: give that of its season too`)
  return files
}

function resultOf({ home_score: home, away_score: away }: SourceMatch, startsAt: number): MatchEvent[] {
  const writer = createLogWriter()
  if (home !== null && away !== null) writer.write(startsAt + 110 * MINUTE, 'result', { data: { home, away } })
  return writer.log
}

/** Events that do not add up to the score of the file of matches are not the whole match. */
function checkScore({ file, at, match }: Files['matches'][number], events: readonly MatchEvent[]): void {
  for (const side of ['home', 'away'] as const) {
    const counted = events.filter((event) => GOALS.has(event.type) && event.side === side).length
    const score = match[`${side}_score`]
    if (counted !== score)
      throw new ImportFault(
        file,
        `[${at}].${side}_score`,
        `${score}, but the events of ${match.match_id} have ${counted}`,
      )
  }
}

function seasonOf(entry: Files['matches'][number], { events, lineups }: Files): ImportedSeason {
  const { file, at, match } = entry
  const { competition, home_team: home, away_team: away, competition_stage: stage } = match
  const startsAt = Date.parse(`${match.match_date}${USUAL_HOUR}`)
  if (!Number.isFinite(startsAt)) throw new ImportFault(file, `[${at}].match_date`, `no such day: ${match.match_date}`)
  const [homeId, awayId] = [home.home_team_id, away.away_team_id]
  if (homeId === awayId) throw new ImportFault(file, `[${at}].away_team`, 'a team plays itself')
  const keys = new Map([
    [home.home_team_name, homeId],
    [away.away_team_name, awayId],
  ])
  const teams = plainTeams([home.home_team_name, away.away_team_name], (name) => `statsbomb:${keys.get(name)}`)
  const source = events.get(match.match_id)
  const sheets = source && [homeId, awayId].map((id) => sheetOf(id, source.events, lineups.get(match.match_id)))
  const log = source
    ? eventsOf(source.events, ({ team }) => (team.id === homeId ? 'home' : 'away'), startsAt)
    : resultOf(match, startsAt)
  if (source) checkScore(entry, log)
  const series = `statsbomb:${competition.competition_id}`
  const season = match.season.season_name.replace(/\/\d\d/, '-')
  const sourceKey = `statsbomb:${match.match_id}`
  return {
    key: `${series}:${season}`,
    gameId: FOOTBALL,
    season,
    league: {
      id: leagueId(series),
      names: plainNames(competition.competition_name),
      abbr: initialsOf(competition.competition_name),
      country: 'INT',
      tier: 1,
    },
    teams,
    ...(sheets ? { people: sheets.flatMap(({ people }) => people) } : {}),
    matches: [
      {
        id: matchId(sourceKey),
        sourceKey,
        ...(match.match_week == null ? {} : { round: match.match_week }),
        ...(home.home_team_group ? { group: home.home_team_group.slice(0, 20) } : {}),
        ...(stage && !IN_A_TABLE.has(stage.name) ? { isKnockout: true as const } : {}),
        startsAt,
        isTimeUnknown: true,
        homeId: teams[0]?.id ?? 0,
        awayId: teams[1]?.id ?? 0,
        ...(sheets ? { squads: { home: sheets[0]?.members ?? [], away: sheets[1]?.members ?? [] } } : {}),
        events: log,
      },
    ],
  }
}

/** A season's matches; of those whose events are given too, the whole match. */
export const statsbomb: Importer = {
  takes: 'StatsBomb open data: matches/11/4.json, and of some of its matches events/15946.json and lineups/15946.json',
  parse(sources) {
    const files = read(sources)
    return joinSeasons(files.matches.map((entry) => seasonOf(entry, files)))
  },
}
