import { ImportFault } from '../import-fault.ts'
import type { ImportedMatch, ImportedSeason, ImportedTeam } from '../imported-season.ts'
import { checked } from '../importer.ts'
import { wideId } from '../stable-id.ts'
import { OPENFOOTBALL_LEAGUES, type SourceLeague } from './leagues.ts'
import { eventsOf } from './log.ts'
import { nameOfInvalid, rowName, SourceFile, type SourceMatch } from './source.ts'
import { clubNames, teamsOf } from './teams.ts'
import { seasonOf, startOf } from './time.ts'

const FOOTBALL = 202
const FIRST_MATCH_ID = 900_000_000_000

function leagueOf(file: string): { code: string; league: SourceLeague } {
  const code = (file.split('/').at(-1) ?? file).replace(/\.json$/, '')
  const league = OPENFOOTBALL_LEAGUES.get(code)
  if (league) return { code, league }
  throw new ImportFault(file, '', `no league is known by the file name ${code}.json`)
}

function checkMatch(file: string, at: number, match: SourceMatch): void {
  const { ht, ft, et, p } = match.score ?? {}
  const fault = (field: string, problem: string) =>
    new ImportFault(file, `matches[${at}].${field}`, problem, rowName(match))
  if (match.team1 === match.team2) throw fault('team2', 'a team plays itself')
  if (!ft && (ht || et || p)) throw fault('score.ft', 'missing beside another score')
  if (ht && ft && (ht[0] > ft[0] || ht[1] > ft[1])) throw fault('score.ht', 'more goals at half-time than at full-time')
  if (et && ft && (et[0] < ft[0] || et[1] < ft[1])) throw fault('score.et', 'fewer goals after extra time than before')
}

/** Of two entries of the same match the later one counts, unless only the earlier one has a score. */
function addMatch(matches: Map<string, ImportedMatch>, match: ImportedMatch): void {
  const known = matches.get(match.sourceKey)
  if (!known || match.events.length >= known.events.length) matches.set(match.sourceKey, match)
}

function checkIds(file: string, things: readonly (ImportedTeam | ImportedMatch)[]): void {
  if (new Set(things.map((thing) => thing.id)).size < things.length)
    throw new ImportFault(file, '', 'two teams or matches fell on one id')
}

/**
 * Reads one season of one league. `file` is the path it came from: its last part names the league.
 * Throws `ImportFault` with the path of the fault. Deterministic: does not depend on the current time.
 */
export function parseOpenfootball(file: string, content: unknown): ImportedSeason {
  const { code, league } = leagueOf(file)
  const source = checked(SourceFile, file, content, ([list, at]) => {
    const rows = (content as { matches?: unknown } | null)?.matches
    return list === 'matches' && Array.isArray(rows) ? nameOfInvalid(rows[Number(at)]) : undefined
  })
  const season = seasonOf(file, source.name)
  const nameOf = clubNames(source.matches)
  const teams = teamsOf(
    league,
    source.matches.flatMap((match) => [nameOf(match.team1), nameOf(match.team2)]),
  )
  const idOf = new Map(teams.map((team) => [team.names.en_US, team.id]))
  const key = `openfootball:${code}:${season.name}`
  const matches = new Map<string, ImportedMatch>()
  for (const [at, match] of source.matches.entries()) {
    checkMatch(file, at, match)
    const [home, away] = [nameOf(match.team1), nameOf(match.team2)]
    const startsAt = startOf(file, at, match, season, league.zone)
    const sourceKey = `${key}:${match.round}:${home}:${away}`
    const round = Number(/\d+/.exec(match.round)?.[0] ?? Number.NaN)
    addMatch(matches, {
      id: FIRST_MATCH_ID + wideId(sourceKey),
      sourceKey,
      ...(Number.isNaN(round) ? {} : { round }),
      startsAt,
      ...(match.time === undefined ? { isTimeUnknown: true } : {}),
      homeId: idOf.get(home) ?? 0,
      awayId: idOf.get(away) ?? 0,
      events: eventsOf(match, startsAt),
    })
  }
  const { zone: _zone, ...shown } = league
  const result = { key, gameId: FOOTBALL, season: season.name, league: shown, teams, matches: [...matches.values()] }
  checkIds(file, result.teams)
  checkIds(file, result.matches)
  return result
}
