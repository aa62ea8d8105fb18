import { and, between, eq, exists, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Names } from '#backend/core/names.ts'
import { type MatchDatabase, runTogether } from '#backend/db/database.ts'
import { calendarDays } from '#backend/db/matches/schema/calendar-days.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import {
  deleteSimulatedRooms,
  deleteSimulatedRoomsBefore,
  hasChannelRooms,
  insertRooms,
  type NewRoom,
  upsertAnchors,
} from '#backend/room/simulated-rooms.store.ts'
import type { Crest } from '#contract/entities.ts'
import { mayChange } from './calendar-lease.store.ts'
import { savingLines } from './lines.store.ts'
import type { Resolution } from './resolve-match.ts'
import type { Fate } from './types.ts'

/** A bound value may have 2 MB: this many rows stay well below. */
const ROWS_AT_ONCE = 4000
const RESOLUTIONS_AT_ONCE = 400

export interface NewLeague {
  id: number
  gameId: number
  names: Names
  abbr: string
  country: string
  tier: number
}

export interface NewTeam {
  id: number
  gameId: number
  names: Names
  shortNames?: Names
  abbr: string
  crest: Crest
}

export interface NewMatch {
  id: number
  gameId: number
  leagueId: number
  season: string
  round: number
  startsAt: number
  homeId: number
  awayId: number
  bestOf?: number
  isKnockout: boolean
  roomId?: number
  importance: number
  fate: Fate
}

function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}

export const insertLeagues = (list: readonly NewLeague[]): SQL =>
  sql`insert into leagues (id, game_id, names, abbr, country, tier)
    select value ->> 'id', value ->> 'gameId', value -> 'names', value ->> 'abbr', value ->> 'country', value ->> 'tier'
    from json_each(${JSON.stringify(list)}) where true
    on conflict (id) do update set names = excluded.names, abbr = excluded.abbr, tier = excluded.tier`

export const insertTeams = (list: readonly NewTeam[]): SQL =>
  sql`insert into teams (id, game_id, names, short_names, abbr, crest)
    select value ->> 'id', value ->> 'gameId', value -> 'names', value -> 'shortNames', value ->> 'abbr',
      value -> 'crest'
    from json_each(${JSON.stringify(list)}) where true
    on conflict (id) do update set names = excluded.names, short_names = excluded.short_names,
      abbr = excluded.abbr, crest = excluded.crest`

interface CatalogueRows {
  leagues: readonly NewLeague[]
  teams: readonly NewTeam[]
  anchors: readonly { id: number; names: Names }[]
  /** Rooms without a match. */
  rooms: readonly NewRoom[]
  /** Of the feed: it inserts no rooms while another one holds the calendar. */
  version: number
}

/** Inserts or updates leagues, teams and streamers, and inserts the rooms without a match. */
export async function saveCatalogue(
  db: MatchDatabase,
  { leagues, teams, anchors, rooms, version }: CatalogueRows,
): Promise<void> {
  await runTogether(db, [
    insertLeagues(leagues),
    ...chunksOf(teams, ROWS_AT_ONCE).map(insertTeams),
    upsertAnchors(anchors),
    ...insertRooms(rooms, mayChange(version)),
  ])
}

const insertMatches = (list: readonly NewMatch[], version: number): SQL =>
  sql`insert into matches (id, game_id, league_id, season, round, starts_at, home_id, away_id, best_of,
      is_knockout, is_simulated, room_id, importance, fate)
    select value ->> 'id', value ->> 'gameId', value ->> 'leagueId', value ->> 'season', value ->> 'round',
      value ->> 'startsAt', value ->> 'homeId', value ->> 'awayId', value ->> 'bestOf',
      value ->> 'isKnockout', 1, value ->> 'roomId', value ->> 'importance', value ->> 'fate'
    from json_each(${JSON.stringify(list)}) where ${mayChange(version)}
    on conflict (id) do nothing`

/** Inserts fixtures of the simulated calendar and their rooms, as this version of the feed; existing ones are not changed. */
export async function addFixtures(
  db: MatchDatabase,
  fixtures: readonly NewMatch[],
  rooms: readonly NewRoom[],
  version: number,
): Promise<void> {
  await runTogether(db, [
    ...chunksOf(fixtures, ROWS_AT_ONCE).map((chunk) => insertMatches(chunk, version)),
    ...chunksOf(rooms, ROWS_AT_ONCE).flatMap((chunk) => insertRooms(chunk, mayChange(version))),
  ])
}

export const readDays = (db: MatchDatabase, fromDay: number, toDay: number) =>
  db
    .select()
    .from(calendarDays)
    .where(between(calendarDays.day, fromDay, toDay))

/** Whether the catalogue of this version of the feed is stored: its days are stored later, its rooms are removed by others. */
export async function hasCatalogue(db: MatchDatabase, version: number): Promise<boolean> {
  const days = await db.select().from(calendarDays).where(eq(calendarDays.version, version)).limit(1)
  return days.length > 0 && hasChannelRooms(db)
}

export async function saveDays(db: MatchDatabase, days: readonly number[], version: number): Promise<void> {
  await db.run(sql`insert into calendar_days (day, version) select value, ${version} from json_each(${JSON.stringify(days)})
    where ${mayChange(version)} on conflict (day) do update set version = excluded.version`)
}

/** Deletes the simulated matches of other versions of the feed; whether there were any. */
export async function deleteOtherVersions(db: MatchDatabase, version: number): Promise<boolean> {
  const [other] = await db.select().from(calendarDays).where(ne(calendarDays.version, version)).limit(1)
  if (!other) return false
  // Asked again in the transaction: another isolate may have done it, and stored its matches, in the meantime.
  const others = db.select().from(calendarDays).where(ne(calendarDays.version, version))
  const condition = and(mayChange(version), exists(others))
  await runTogether(db, [
    ...deleteSimulatedRooms(db, condition),
    sql`delete from match_lines where match_id in (select id from matches where is_simulated = 1) and ${condition}`,
    db.delete(matches).where(and(eq(matches.isSimulated, true), condition)),
    db.delete(calendarDays).where(and(ne(calendarDays.version, version), mayChange(version))),
  ])
  return true
}

export async function deleteBefore(db: MatchDatabase, startsAt: number, day: number): Promise<void> {
  await runTogether(db, [
    ...deleteSimulatedRoomsBefore(db, startsAt),
    sql`delete from match_lines where match_id in (select id from matches where is_simulated = 1 and starts_at < ${startsAt})`,
    db.delete(matches).where(and(eq(matches.isSimulated, true), lt(matches.startsAt, startsAt))),
    db.delete(calendarDays).where(lt(calendarDays.day, day)),
  ])
}

/** Ids of simulated matches that start within the range and are not resolved, nearest to its end first. */
export async function listUnresolved(db: MatchDatabase, from: number, to: number, limit: number): Promise<number[]> {
  const found = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.isSimulated, true),
        isNull(matches.endsAt),
        isNull(matches.calledOffAt),
        between(matches.startsAt, from, to),
      ),
    )
    .orderBy(sql`${matches.startsAt} desc`)
    .limit(limit)
  return found.map((match) => match.id)
}

/** Which of these matches are stored, and whether they are resolved. */
export async function readStored(db: MatchDatabase, ids: readonly number[]): Promise<Map<number, boolean>> {
  const found = await db
    .select({ id: matches.id, endsAt: matches.endsAt, calledOffAt: matches.calledOffAt })
    .from(matches)
    .where(sql`${matches.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Map(found.map(({ id, endsAt, calledOffAt }) => [id, endsAt !== null || calledOffAt !== null]))
}

const updateResolutions = (chunk: readonly (readonly [number, Resolution])[], version: number): SQL => {
  const list = chunk.map(([id, { lines: _, ...resolution }]) => ({ id, ...resolution }))
  return sql`update matches set preview_at = value ->> 'previewAt', called_off_at = value ->> 'calledOffAt',
      ends_at = value ->> 'endsAt', home_score = value ->> 'homeScore', away_score = value ->> 'awayScore',
      winner = value ->> 'winner', closeness = value ->> 'closeness', prematch = value -> 'prematch',
      snapshot = value -> 'snapshot'
    from json_each(${JSON.stringify(list)}) where matches.id = value ->> 'id'
      and ${mayChange(version)}`
}

export async function saveResolutions(
  db: MatchDatabase,
  resolved: ReadonlyMap<number, Resolution>,
  version: number,
): Promise<void> {
  await runTogether(
    db,
    chunksOf([...resolved], RESOLUTIONS_AT_ONCE).flatMap((chunk) => [
      updateResolutions(chunk, version),
      savingLines(
        chunk.map(([id, { lines }]) => ({ id, lines })),
        mayChange(version),
      ),
    ]),
  )
}
