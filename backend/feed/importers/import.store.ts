import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type MatchDatabase, runTogether } from '#backend/db/database.ts'
import { imports } from '#backend/db/matches/schema/imports.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matchEvents } from '#backend/db/matches/schema/match-events.ts'
import { matchLines, type StoredLine } from '#backend/db/matches/schema/match-lines.ts'
import { matchStates } from '#backend/db/matches/schema/match-states.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { people } from '#backend/db/matches/schema/people.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import { insertLeagues, insertTeams } from '../calendar.store.ts'
import { savingLines } from '../lines.store.ts'
import type { StoredSnapshot } from '../stored-match.ts'
import type { ImportedMatch, ImportedPerson, ImportedSeason } from './imported-season.ts'

export type SettledMatch = Omit<ImportedMatch, 'events' | 'isTimeUnknown' | 'cupRound'> &
  StoredSnapshot & { importance: number; importHash: number; lines: StoredLine[] }

export const readImported = (db: MatchDatabase, leagueId: number, season: string) =>
  db
    .select({
      id: matches.id,
      startsAt: matches.startsAt,
      snapshot: matches.snapshot,
      importHash: matches.importHash,
      hasLines: sql<number>`${matchLines.matchId} is not null`.mapWith(Boolean),
    })
    .from(matches)
    .leftJoin(matchLines, eq(matchLines.matchId, matches.id))
    .where(and(eq(matches.leagueId, leagueId), eq(matches.season, season)))

const insertMatches = ({ league, gameId, season }: ImportedSeason, list: readonly SettledMatch[]) =>
  sql`insert into ${matches} (id, game_id, league_id, season, round, group_name, is_knockout, starts_at, home_id, away_id,
      is_simulated, importance, status, ends_at, home_score, away_score, winner, closeness, snapshot, source_key,
      best_of, squads, import_hash, replay_of)
    select value ->> 'id', ${gameId}, ${league.id}, ${season}, value ->> 'round', value ->> 'group',
      coalesce(value ->> 'isKnockout', 0), value ->> 'startsAt',
      value ->> 'homeId', value ->> 'awayId', 0, value ->> 'importance', value ->> 'status', value ->> 'endsAt',
      value ->> 'homeScore', value ->> 'awayScore', value ->> 'winner', value ->> 'closeness', value -> 'snapshot',
      value ->> 'sourceKey', value ->> 'bestOf', value -> 'squads', value ->> 'importHash', value ->> 'replayOf'
    from json_each(${JSON.stringify(list.map(({ lines: _, ...match }) => match))}) where true
    on conflict (id) do update set round = excluded.round, group_name = excluded.group_name,
      is_knockout = excluded.is_knockout, starts_at = excluded.starts_at, status = excluded.status,
      ends_at = excluded.ends_at, home_score = excluded.home_score, away_score = excluded.away_score,
      winner = excluded.winner, closeness = excluded.closeness, snapshot = excluded.snapshot,
      best_of = excluded.best_of, squads = excluded.squads, import_hash = excluded.import_hash,
      log_revision = matches.log_revision + 1`

const savingEvents = (changed: readonly ImportedMatch[]) => {
  const list = changed.map(({ id, events }) => ({ id, events }))
  return sql`insert into ${matchEvents} (match_id, seq, event)
    select m.value ->> 'id', e.value ->> 'seq', e.value
    from json_each(${JSON.stringify(list)}) as m, json_each(m.value, '$.events') as e`
}

/** For which team each player has the last line, or stands in the last line-up. */
function teamsOfPeople(settled: readonly SettledMatch[]): ReadonlyMap<number, number> {
  const teamIds = new Map<number, number>()
  for (const { homeId, awayId, lines, squads } of [...settled].sort((a, b) => a.startsAt - b.startsAt)) {
    for (const { id } of squads?.home ?? []) teamIds.set(id, homeId)
    for (const { id } of squads?.away ?? []) teamIds.set(id, awayId)
    for (const [player, side] of lines) teamIds.set(player, side === 0 ? homeId : awayId)
  }
  return teamIds
}

function insertPeople(named: readonly ImportedPerson[], settled: readonly SettledMatch[]) {
  const teamIds = teamsOfPeople(settled)
  const list = named.map((person) => ({ ...person, teamId: teamIds.get(person.id) ?? null }))
  return sql`insert into ${people} (id, names, team_id) select value ->> 'id', value -> 'names', value ->> 'teamId'
    from json_each(${JSON.stringify(list)}) where true
    on conflict (id) do update set names = excluded.names, team_id = coalesce(excluded.team_id, ${people.teamId})`
}

const isOneOf = (changed: readonly ImportedMatch[]) =>
  sql`match_id in (select value from json_each(${JSON.stringify(changed.map((match) => match.id))}))`

/** Stores a season in one transaction. */
export async function saveSeason(
  db: MatchDatabase,
  season: ImportedSeason,
  changed: readonly ImportedMatch[],
  settled: readonly SettledMatch[],
  importedAt: number,
): Promise<void> {
  const { key, gameId, league, teams } = season
  const named = season.people ?? []
  const record = { leagueId: league.id, matchCount: season.matches.length, importedAt }
  await runTogether(db, [
    insertLeagues([{ ...league, gameId }]),
    insertTeams(teams.map((team) => ({ ...team, gameId }))),
    ...(named.length > 0 ? [insertPeople(named, settled)] : []),
    insertMatches(season, settled),
    db.delete(matchEvents).where(isOneOf(changed)),
    db.delete(matchStates).where(isOneOf(changed)),
    db.delete(matchLines).where(isOneOf(changed)),
    savingEvents(changed),
    savingLines(settled),
    db
      .insert(imports)
      .values({ key, ...record })
      .onConflictDoUpdate({ target: imports.key, set: record }),
  ])
}

const teamOf = ({ gameId: _gameId, shortNames, ...team }: typeof teams.$inferSelect) => ({
  ...team,
  ...(shortNames ? { shortNames } : {}),
})

/** A stored match with its league, sides, people and whole log; undefined for a simulated match or an unknown one. */
export async function readStored(db: MatchDatabase, matchId: number): Promise<ImportedSeason | undefined> {
  const [match] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.id, matchId), eq(matches.isSimulated, false)))
  if (!match) return undefined
  const { homeId, awayId, squads, sourceKey, season, gameId } = match
  const members = squads ? [...squads.home, ...squads.away].map(({ id }) => id) : []
  const [[league], sides, named, log] = await Promise.all([
    db.select().from(leagues).where(eq(leagues.id, match.leagueId)),
    db
      .select()
      .from(teams)
      .where(inArray(teams.id, [homeId, awayId])),
    db
      .select()
      .from(people)
      .where(sql`${people.id} in (select value from json_each(${JSON.stringify(members)}))`),
    db
      .select({ event: matchEvents.event })
      .from(matchEvents)
      .where(eq(matchEvents.matchId, matchId))
      .orderBy(asc(matchEvents.seq)),
  ])
  if (!league || sourceKey === null) return undefined
  const { gameId: _gameId, ...shown } = league
  return {
    key: sourceKey.slice(0, 100),
    gameId,
    season,
    league: shown,
    teams: sides.map(teamOf),
    ...(named.length > 0 ? { people: named } : {}),
    matches: [
      {
        id: match.id,
        sourceKey,
        ...(match.round === null ? {} : { round: match.round }),
        ...(match.group === null ? {} : { group: match.group }),
        ...(match.isKnockout ? { isKnockout: true } : {}),
        startsAt: match.startsAt,
        homeId,
        awayId,
        ...(match.bestOf === null ? {} : { bestOf: match.bestOf }),
        ...(squads ? { squads } : {}),
        ...(match.replayOf === null ? {} : { replayOf: match.replayOf }),
        events: log.map(({ event }) => event),
      },
    ],
  }
}
