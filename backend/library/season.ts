import type { Context } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { leagueById } from '#backend/feed/catalogue/leagues.ts'
import { isCupLeague } from '#backend/feed/cup-tree.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { keptStages, seasonColumn, seasonOfStage } from '#backend/feed/season-id.ts'
import { type LeagueSeason, readLeagueSeason } from '#backend/match/league-season.ts'
import { readLeague } from '#backend/match/leagues.store.ts'
import { readTeams } from '#backend/match/results.store.ts'
import type { LibraryTable } from '#contract/library-rules.ts'
import { tablesOf } from './tables-of.ts'

type StoredLeague = NonNullable<Awaited<ReturnType<typeof readLeague>>>
export type StoredTeam = Awaited<ReturnType<typeof readTeams>>[number]

export interface LibrarySeason extends LeagueSeason {
  league: StoredLeague
  /** Of its matches in the database. */
  column: string
  /** The newest one: its matches may be running. */
  isCurrent: boolean
  isSimulated: boolean
  /** The usual one first. */
  tables: LibraryTable[]
}

export interface OfSeason {
  leagueId: number
  /** Absent: the current one. */
  season?: string | undefined
}

/** The stage that runs, of a simulated league; others begin with their newest season. */
const runningSeason = (leagueId: number, now: number): string | undefined => {
  const stage = leagueById(leagueId) ? keptStages(now)[0] : undefined
  return stage === undefined ? undefined : seasonOfStage(stage)
}

/** A season of a league with its results; undefined where there is none. */
export async function readLibrarySeason(
  context: Context,
  { leagueId, season }: OfSeason,
): Promise<LibrarySeason | undefined> {
  const { matchDb, now } = context
  await ensureCalendar(context, now)
  const league = await readLeague(matchDb, leagueId)
  if (!league) return undefined
  const found = await readLeagueSeason(context, leagueId, season ?? runningSeason(leagueId, now))
  if (!found) return undefined
  const isSimulated = leagueById(leagueId) !== undefined
  const isCurrent = found.season.id === found.seasons[0]?.id
  return {
    ...found,
    league,
    column: seasonColumn(isSimulated, found.season.id),
    isCurrent,
    isSimulated,
    tables: tablesOf({
      gameId: league.gameId,
      isCurrent,
      isCup: isCupLeague(leagueId),
      groups: found.groups.length === 0 ? 'none' : isSimulated ? 'conferences' : 'apart',
    }),
  }
}

export interface SeasonTeams {
  teams: ReadonlyMap<number, StoredTeam>
  /** Ranks teams that are level in all else. */
  nameOf: (teamId: number) => string
}

/** Teams of a season by id. */
export async function readSeasonTeams(context: Context, teamIds: readonly number[]): Promise<SeasonTeams> {
  const teams = new Map((await readTeams(context.matchDb, teamIds)).map((team) => [team.id, team]))
  return { teams, nameOf: (id) => nameIn('en_US', teams.get(id)?.names ?? { en_US: '', zh_CN: '' }) }
}
