import { ImportFault } from '../import-fault.ts'
import type { ImportedMatch, ImportedSeason } from '../imported-season.ts'
import { checked } from '../importer.ts'
import { wideId } from '../stable-id.ts'
import { checkIds, checkMatch } from './check-match.ts'
import { OPENFOOTBALL_LEAGUES, type SourceLeague } from './leagues.ts'
import { eventsOf } from './log.ts'
import { parseTournament } from './parse-tournament.ts'
import { nameOfInvalid, SourceFile } from './source.ts'
import { clubNames, teamsOf } from './teams.ts'
import { seasonOf, startOf } from './time.ts'

const FOOTBALL = 202
/** Of national teams; all others are leagues of clubs. */
const TOURNAMENTS: ReadonlySet<string> = new Set(['worldcup', 'euro'])
const FIRST_MATCH_ID = 900_000_000_000

function leagueOf(file: string): { code: string; league: SourceLeague } {
  const code = (file.split('/').at(-1) ?? file).replace(/\.json$/, '')
  const league = OPENFOOTBALL_LEAGUES.get(code)
  if (league) return { code, league }
  throw new ImportFault(file, '', `no league is known by the file name ${code}.json`)
}

/** Of two entries of the same match the later one counts, unless only the earlier one has a score. */
function addMatch(matches: Map<string, ImportedMatch>, match: ImportedMatch): void {
  const known = matches.get(match.sourceKey)
  if (!known || match.events.length >= known.events.length) matches.set(match.sourceKey, match)
}

/**
 * Reads one season of one league. `file` is the path it came from: its last part names the league.
 * Throws `ImportFault` with the path of the fault. Deterministic: does not depend on the current time.
 */
export function parseOpenfootball(file: string, content: unknown): ImportedSeason {
  const { code, league } = leagueOf(file)
  if (TOURNAMENTS.has(code)) return parseTournament(file, code, league, content)
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
    checkMatch(file, `matches[${at}]`, match)
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
