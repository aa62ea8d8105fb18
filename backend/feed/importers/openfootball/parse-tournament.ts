import { TZDate } from '@date-fns/tz'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import { ImportFault } from '../import-fault.ts'
import type { ImportedMatch, ImportedSeason } from '../imported-season.ts'
import { checked } from '../importer.ts'
import { matchId } from '../stable-id.ts'
import { checkIds, checkMatch } from './check-match.ts'
import { type Goal, goalLog, goalsOf } from './goals.ts'
import type { SourceLeague } from './leagues.ts'
import { eventsOf } from './log.ts'
import { nationalTeams, nationId, nationKey } from './nations.ts'
import { cupRoundNamed, roundNumbers } from './rounds.ts'
import { scorersOf } from './scorers.ts'
import { RoundsFile, rowName, type SourceMatch, TournamentFile, type TournamentMatch } from './source.ts'

const FOOTBALL = 202
const USUAL_HOUR = 15

/** Where times are local of files that tell no offset, by tournament and year. */
const HOSTS = new Map([
  ['worldcup:2022', 'Asia/Qatar'],
  ['worldcup:2010', 'Africa/Johannesburg'],
])

type Row = Omit<TournamentMatch, 'team1' | 'team2' | 'round'> &
  Pick<SourceMatch, 'team1' | 'team2' | 'round'> & { path: string }

const nameOf = (team: TournamentMatch['team1']): string => (typeof team === 'string' ? team : team.name)

/** Of a match that is planned before its teams are known: `W74`, `A1`, `Winner Group A`. */
const isOpen = (team: string): boolean => /\d|^(?:Winner|Loser|Runner-up)\b/.test(team)

const inGroup = (name: string): string | undefined => /^Group (\S{1,20})$/.exec(name)?.[1]

function rowOf(file: string, path: string, match: TournamentMatch, round: string | undefined): Row {
  const name = match.round ?? round
  if (name === undefined) throw new ImportFault(file, `${path}.round`, 'missing')
  const { group: told, ...rest } = match
  const group = inGroup(told ?? '') ?? told ?? inGroup(name)
  const row = { ...rest, path, round: name, team1: nameOf(match.team1), team2: nameOf(match.team2) }
  if (group === undefined && !cupRoundNamed(name) && /^(?:final round|matchday|group)\b/i.test(name))
    throw new ImportFault(file, `${path}.round`, `neither a group nor a round of a knock-out: ${name}`, rowName(row))
  return group === undefined ? row : { ...row, group }
}

function rowsOf(file: string, content: unknown): { name: string; rows: Row[] } {
  if (typeof content === 'object' && content !== null && 'rounds' in content) {
    const { name, rounds } = checked(RoundsFile, file, content)
    const rows = rounds.flatMap((round, index) =>
      round.matches.map((match, at) => rowOf(file, `rounds[${index}].matches[${at}]`, match, round.name)),
    )
    return { name, rows }
  }
  const { name, matches } = checked(TournamentFile, file, content)
  return { name, rows: matches.map((match, at) => rowOf(file, `matches[${at}]`, match, undefined)) }
}

function isGoalless({ score }: Row): boolean {
  const last = score?.et ?? score?.ft
  return last !== undefined && last[0] + last[1] === 0
}

interface Start {
  startsAt: number
  isTimeUnknown?: true
}

/** Throws `ImportFault` for a day that does not exist or is not of the tournament's year. */
function startOf(file: string, row: Row, year: string, zone: string | undefined): Start {
  const fault = (field: string, problem: string) => new ImportFault(file, `${row.path}.${field}`, problem, rowName(row))
  const midnight = Date.parse(`${row.date}T00:00:00.000Z`)
  if (!new Date(midnight + DAY / 2).toJSON()?.startsWith(row.date)) throw fault('date', `no such day: ${row.date}`)
  if (!row.date.startsWith(year)) throw fault('date', `${row.date} is not in ${year}`)
  const [, hour, minute, offset, offsetMinutes = '0'] =
    /^(\d+):(\d+)(?: UTC([+-]\d+)(?::(\d+))?)?$/.exec(row.time ?? '') ?? []
  if (Number(hour) > 23 || Number(minute) > 59) throw fault('time', `no such time: ${row.time}`)
  const local = midnight + Number(hour ?? USUAL_HOUR) * HOUR + Number(minute ?? 0) * MINUTE
  if (offset !== undefined) {
    const sign = offset.startsWith('-') ? -1 : 1
    return { startsAt: local - Number(offset) * HOUR - sign * Number(offsetMinutes) * MINUTE }
  }
  if (hour === undefined || zone === undefined) return { startsAt: local, isTimeUnknown: true }
  const [at, month, day] = row.date.split('-').map(Number)
  return { startsAt: new TZDate(at ?? 0, (month ?? 1) - 1, day ?? 1, Number(hour), Number(minute), zone).getTime() }
}

/** Goals that do not add up to the score are not the whole match. */
function checkGoals(file: string, row: Row, goals: readonly Goal[]): void {
  const { ft, et } = row.score ?? {}
  for (const [at, side] of (['home', 'away'] as const).entries()) {
    const own = goals.filter((goal) => goal.side === side)
    const check = (score: number | undefined, counted: number, when: string) => {
      if (score !== counted)
        throw new ImportFault(
          file,
          `${row.path}.goals${at + 1}`,
          `${counted} goals${when}, but the score has ${score ?? 'none'}`,
          rowName(row),
        )
    }
    check((et ?? ft)?.[at], own.length, '')
    if (et) check(ft?.[at], own.filter(({ period }) => period < 2).length, ' in 90 minutes')
  }
}

/** Reads a tournament of national teams, of one year. Throws `ImportFault` with the path of the fault. */
export function parseTournament(file: string, code: string, league: SourceLeague, content: unknown): ImportedSeason {
  const { name, rows: all } = rowsOf(file, content)
  const year = /\b\d{4}$/.exec(name)?.[0]
  if (!year) throw new ImportFault(file, 'name', 'no year such as 2022 at its end')
  const { zone: usual, ...shown } = league
  const zone = HOSTS.get(`${code}:${year}`) ?? usual
  const rows = all.filter(({ team1, team2 }) => !isOpen(team1) && !isOpen(team2))
  const key = `openfootball:${code}:${year}`
  const tellsGoals = rows.some((row) => goalsOf(row) !== undefined)
  const played = rows.map((row) => {
    checkMatch(file, row.path, row)
    // The source leaves out the goals of a match that had none.
    const goals = goalsOf(row) ?? (tellsGoals && isGoalless(row) ? [] : undefined)
    if (goals) checkGoals(file, row, goals)
    const start = startOf(file, row, year, zone === 'UTC' ? undefined : zone)
    return { row, goals, ...start, homeId: nationId(row.team1), awayId: nationId(row.team2) }
  })
  const teamOf = (row: Row, { side, type }: Goal) =>
    (side === 'home') === (type !== 'own_goal') ? row.team1 : row.team2
  const scorers = scorersOf(
    played.flatMap(({ row, goals = [] }) => goals.map((goal) => ({ team: teamOf(row, goal), name: goal.name }))),
  )
  const numbers = roundNumbers(
    played.map(({ row, ...match }) => ({ ...match, round: row.round, ...(row.group ? { group: row.group } : {}) })),
  )
  const matches = played.map(({ row, goals, startsAt, isTimeUnknown, homeId, awayId }, at): ImportedMatch => {
    const { group, round } = row
    const sourceKey = `${key}:${group ? `Group ${group}` : round}:${nationKey(row.team1)}:${nationKey(row.team2)}`
    const cupRound = group ? undefined : cupRoundNamed(round)
    const playerOf = (goal: Goal) => scorers.idOf(teamOf(row, goal), goal.name)
    return {
      id: matchId(sourceKey),
      sourceKey,
      round: numbers[at] ?? 0,
      ...(group ? { group } : { isKnockout: true as const }),
      ...(cupRound ? { cupRound } : {}),
      startsAt,
      ...(isTimeUnknown ? { isTimeUnknown } : {}),
      homeId,
      awayId,
      events: goals ? goalLog(row, goals, playerOf, startsAt) : eventsOf(row, startsAt),
    }
  })
  const teams = nationalTeams(rows.flatMap(({ team1, team2 }) => [team1, team2]))
  checkIds(file, teams)
  checkIds(file, matches)
  const people = scorers.people.length > 0 ? { people: scorers.people } : {}
  return { key, gameId: FOOTBALL, season: year, league: shown, teams, matches, ...people }
}
