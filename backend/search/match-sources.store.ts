import { gt, sql } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { leagues } from '#backend/db/matches/schema/leagues.ts'
import { matches } from '#backend/db/matches/schema/matches.ts'
import { anchors } from '#backend/db/matches/schema/rooms.ts'
import { teams } from '#backend/db/matches/schema/teams.ts'
import { isAmong } from '#backend/match/match-status.store.ts'

/** A part of a source, in the order of its ids. */
export interface Part {
  after: number
  limit: number
}

export const leaguesAfter = (db: MatchDatabase, { after, limit }: Part) =>
  db.select().from(leagues).where(gt(leagues.id, after)).orderBy(leagues.id).limit(limit)

export const teamsAfter = (db: MatchDatabase, { after, limit }: Part) =>
  db.select().from(teams).where(gt(teams.id, after)).orderBy(teams.id).limit(limit)

export const anchorsAfter = (db: MatchDatabase, { after, limit }: Part) =>
  db.select().from(anchors).where(gt(anchors.id, after)).orderBy(anchors.id).limit(limit)

/** Matches that start within a time, with the names of their teams. */
export async function matchesAfter(db: MatchDatabase, { after, limit }: Part, range: { from: number; to: number }) {
  // First the ids alone, from the index of starts.
  const ids = await db.all<{ id: number }>(
    sql`select id from ${matches} where starts_at >= ${range.from} and starts_at < ${range.to} and id > ${after} and replay_of is null order by id limit ${limit}`,
  )
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: matches.id, homeId: matches.homeId, awayId: matches.awayId, importance: matches.importance })
    .from(matches)
    .where(
      isAmong(
        matches.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(matches.id)
  const known = await db
    .select({ id: teams.id, names: teams.names, abbr: teams.abbr })
    .from(teams)
    .where(isAmong(teams.id, [...new Set(rows.flatMap(({ homeId, awayId }) => [homeId, awayId]))]))
  const byId = new Map(known.map((team) => [team.id, team]))
  return rows.map((row) => ({ ...row, teams: [row.homeId, row.awayId].flatMap((id) => byId.get(id) ?? []) }))
}
